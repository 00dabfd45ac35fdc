import { createHash } from 'node:crypto';
import type { FoodKind } from '../../../src/api/adminFoods';
import type { PlannedRow } from '../../../src/api/foodImports';
import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import {
  applyRow,
  indexCatalogue,
  matchRow,
  type CatalogueIndex,
  type RowChange,
  type RowValues,
} from '../../../src/domain/food/catalogueImport';
import { findNewDoubts, type Doubt } from '../../../src/domain/food/doubts';
import type { Entries } from './entries';

export interface ImportRow {
  line: number;
  values: RowValues;
}

interface Outcome {
  entry: CatalogueEntry;
  changes: RowChange[];
  doubts: Doubt[];
  /** Not of the schema: more than any food may hold. */
  isHeld: boolean;
}

const OTHER_GROUP = 'Khác';

export const newEntryId = (importId: string, line: number): string =>
  `import-${createHash('sha256').update(`${importId}/${line}`).digest('hex').slice(0, 32)}`;

function blankEntry(kind: FoodKind, id: string, { words }: RowValues, source: string, at: string) {
  const code = words.code?.slice(0, 60);
  const common = {
    id,
    createdAt: at,
    updatedAt: at,
    name: words.name ?? '',
    aliases: [],
    category: words.category ?? OTHER_GROUP,
    basis: { amount: 100, unit: 'g' },
    nutrients: {},
    servingSize: 100,
    unit: 'g',
    measures: [],
    allergens: [],
    isPublic: true,
    status: 'active' as const,
    source: { name: source, ...(code === undefined ? {} : { code }) },
  };
  return kind === 'food' ? { ...common, kind } : { ...common, kind };
}

/** @param before absent for a new food */
export function importRow(
  row: ImportRow,
  before: CatalogueEntry | undefined,
  { kind, source, id, at }: { kind: FoodKind; source: string; id: string; at: string },
): Outcome {
  const from = before ?? blankEntry(kind, id, row.values, source, at);
  const { entry, changes } = applyRow(from, row.values, source);
  // A new food has one source; each figure need not name it again.
  const { figureSources: _own, ...own } = entry;
  const next = before ? entry : ({ ...own } as CatalogueEntry);
  const doubts = findNewDoubts(next, before);
  const isHeld =
    doubts.some(({ certain }) => certain) || !catalogueEntrySchema.safeParse(next).success;
  return { entry: { ...next, updatedAt: at }, changes, doubts, isHeld };
}

function stateOf({ changes, doubts, isHeld }: Outcome, isNew: boolean): PlannedRow['state'] {
  if (changes.length === 0 && !isNew) return 'same';
  if (isHeld) return 'held';
  if (doubts.length > 0) return 'doubtful';
  return isNew ? 'new' : 'change';
}

interface Planned {
  kind: FoodKind;
  source: string;
  rows: readonly ImportRow[];
}

interface Known {
  index: CatalogueIndex;
  revisions: ReadonlyMap<string, string>;
  at: string;
}

function planRow(
  row: ImportRow,
  { kind, source }: Planned,
  { index, revisions, at }: Known,
): PlannedRow {
  const { line, values } = row;
  const matches = matchRow(values, index);
  const [before] = matches;
  const name = before?.name ?? values.words.name ?? values.words.code ?? '';
  const plain = { line, name: name.slice(0, 200), changes: [], doubts: [], candidates: [] };
  const candidates = matches.map((one) => ({ id: one.id, name: one.name }));
  if (matches.length > 1) return { ...plain, state: 'open', candidates };
  if (!before && values.words.name === undefined) return { ...plain, state: 'nameless' };
  const outcome = importRow(row, before, { kind, source, id: 'new', at });
  const revision = before && revisions.get(before.id);
  return {
    ...plain,
    state: stateOf(outcome, !before),
    ...(before ? { entryId: before.id } : {}),
    ...(revision === undefined ? {} : { revision }),
    changes: outcome.changes,
    doubts: outcome.doubts,
  };
}

export async function planRows(
  entries: Entries,
  planned: Planned,
  at: string,
): Promise<PlannedRow[]> {
  const present: CatalogueEntry[] = [];
  const revisions = new Map<string, string>();
  for await (const { entry, revision } of entries.all()) {
    if (entry.kind !== planned.kind) continue;
    present.push(entry);
    revisions.set(entry.id, revision);
  }
  const known = { index: indexCatalogue(present), revisions, at };
  return planned.rows.map((row) => planRow(row, planned, known));
}
