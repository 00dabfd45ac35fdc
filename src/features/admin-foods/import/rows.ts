import type { ImportOutcome, PlannedRow } from '../../../api/foodImports';
import {
  readImportRow,
  withDecimals,
  type Column,
  type ImportReading,
  type RowChange,
  type RowValues,
} from '../../../domain/food/catalogueImport';
import { NUTRIENT_LABELS, NUTRIENT_UNITS, type NutrientKey } from '../../../domain/food/nutrients';
import type { Cell } from '../../../domain/practice/tabular/cells';
import { foodImportTexts as texts } from '../../../i18n/foodImports';
import { formatNumber } from '../../../ui/format';
import { doubtText } from '../doubtText';

export type RowState = PlannedRow['state'] | 'unread';

export interface ShownRow {
  /** The line, as a list keys it. */
  id: string;
  line: number;
  name: string;
  state: RowState;
  values: RowValues;
  changes: readonly RowChange[];
  /** What is odd about it, in words. */
  notes: readonly string[];
  entryId?: string | undefined;
  revision?: string | undefined;
  outcome?: ImportOutcome;
}

export interface ReadRow extends ImportReading {
  line: number;
}

/** `from`: how many lines stand above the rows. Empty rows are passed over. */
export function readRows(
  cells: readonly Cell[][],
  columns: readonly (Column | null)[],
  from: number,
): ReadRow[] {
  const known = withDecimals(columns, cells);
  return cells.flatMap((row, at) =>
    row.every((cell) => String(cell ?? '').trim() === '')
      ? []
      : [{ line: at + from + 1, ...readImportRow(row, known) }],
  );
}

export const columnLabel = (field: Column['field']): string =>
  Object.hasOwn(NUTRIENT_UNITS, field)
    ? NUTRIENT_LABELS[field as NutrientKey]
    : texts.columns.words[field as keyof typeof texts.columns.words];

export function toUnreadRow({ line, values, unread }: ReadRow): ShownRow {
  const name = values.words.name ?? values.words.code ?? '';
  const notes = unread.map(({ field, cell }) => texts.unreadCell(columnLabel(field), cell));
  return { id: String(line), line, name, state: 'unread', values, changes: [], notes };
}

const PER_100_G = { amount: 100, unit: 'g' };

export function toShownRow({ values }: ReadRow, planned: PlannedRow): ShownRow {
  const { line, name, state, entryId, revision, changes, doubts, candidates } = planned;
  const notes = doubts.map((doubt) => doubtText(doubt, PER_100_G));
  const names = candidates.map((one) => one.name).join(', ');
  return {
    id: String(line),
    line,
    name,
    state,
    values,
    changes,
    notes: candidates.length > 0 ? [...notes, texts.candidates(names)] : notes,
    entryId,
    revision,
  };
}

export const isChoosable = ({ state }: ShownRow): boolean =>
  state === 'new' || state === 'change' || state === 'doubtful';

export const formatValue = (value: string | number): string =>
  typeof value === 'number' ? formatNumber(value, value < 10 ? 2 : 1) : value;

/** What became of a row, for the report. */
export function formatOutcome({ state, outcome }: ShownRow): string {
  if (outcome) return texts.outcomes[outcome];
  if (state === 'same') return texts.outcomes.same;
  if (state === 'new' || state === 'change' || state === 'doubtful') return texts.outcomes.left;
  return texts.results[state];
}

export const countStates = (rows: readonly ShownRow[]): Record<RowState | 'all', number> => {
  const counts = { all: rows.length } as Record<RowState | 'all', number>;
  for (const state of [
    'new',
    'change',
    'same',
    'doubtful',
    'held',
    'open',
    'nameless',
    'unread',
  ] as const)
    counts[state] = 0;
  for (const { state } of rows) counts[state] += 1;
  return counts;
};
