import type { BulkChange } from '../../../src/api/adminFoods';
import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { findNewDoubts } from '../../../src/domain/food/doubts';
import type { NutrientKey } from '../../../src/domain/food/nutrients';
import { AppError } from '../../../src/domain/protocol/errors';
import { readSound } from '../../store/envelope';
import { openEntry, type Entries, type EntryWrite } from './entries';
import type { StoredEntry } from './records';

/** @throws AppError figures_impossible, figures_doubtful */
export function requireSound(
  next: CatalogueEntry,
  before: CatalogueEntry | undefined,
  confirmed: boolean,
): void {
  const doubts = findNewDoubts(next, before);
  const certain = doubts.filter((doubt) => doubt.certain);
  if (certain.length > 0) throw new AppError('figures_impossible', { doubts: certain });
  if (doubts.length > 0 && !confirmed) throw new AppError('figures_doubtful', { doubts });
}

/** Back to the version that the last edit replaced; without one the entry is deleted. */
export async function undoEdit(
  { entries, now }: { entries: Pick<Entries, 'version'>; now: () => Date },
  stored: StoredEntry,
  { by, reason }: { by: string; reason: string },
): Promise<EntryWrite> {
  const { _rev: on = null, edit, body } = stored;
  const former = edit?.replaced === undefined ? undefined : await entries.version(edit.replaced);
  const entry =
    former && !former.deleted ? readSound(catalogueEntrySchema, former.body) : undefined;
  const next = entry ? { ...entry, updatedAt: now().toISOString() } : null;
  return { id: String(body.id), on, next, by, edit: { reason } };
}

function withoutFigure(entry: CatalogueEntry, nutrient: NutrientKey): CatalogueEntry {
  const { [nutrient]: _unknown, ...nutrients } = entry.nutrients;
  const { figureSources: before, ...rest } = entry;
  const figureSources = (before ?? []).flatMap((source) => {
    const left = source.nutrients.filter((key) => key !== nutrient);
    return left.length > 0 ? [{ ...source, nutrients: left }] : [];
  });
  return { ...rest, nutrients, ...(figureSources.length > 0 ? { figureSources } : {}) };
}

export function applyBulk(entry: CatalogueEntry, change: BulkChange, at: string): CatalogueEntry {
  const next = { ...entry, updatedAt: at };
  switch (change.kind) {
    case 'category':
      return { ...next, category: change.category };
    case 'allergen':
      return { ...next, allergens: [...new Set([...entry.allergens, change.allergen])] };
    case 'unknown':
      return withoutFigure(next, change.nutrient);
    case 'hide':
      return { ...next, status: 'inactive' };
    case 'show':
      return { ...next, status: 'active' };
  }
}

interface Bulk {
  entries: readonly { id: string; revision: string }[];
  change: BulkChange;
  reason: string;
}

export async function changeInBulk(
  entries: Entries,
  { entries: wanted, change, reason }: Bulk,
  by: string,
  at: string,
): Promise<{ changed: number; conflicts: string[]; full: string[] }> {
  const present = await entries.storedMany(wanted.map(({ id }) => id));
  const open = new Map(wanted.map(({ id }) => [id, openEntry(present.get(id))?.entry]));
  const writes = wanted.flatMap(({ id, revision }): EntryWrite[] => {
    const entry = open.get(id);
    if (!entry) return [];
    return [{ id, on: revision, next: applyBulk(entry, change, at), by, edit: { reason } }];
  });
  const { revisions, full } = await entries.writeMany(writes);
  const left = wanted.filter(({ id }) => !revisions.has(id) && !full.has(id));
  const getName = (id: string): string => open.get(id)?.name ?? id;
  return {
    changed: revisions.size,
    conflicts: left.map(({ id }) => getName(id)),
    full: [...full].map(getName),
  };
}
