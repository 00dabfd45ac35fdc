import type { CatalogueRow, ShownEntry, FoodVersion } from '../../../src/api/adminFoods';
import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { countKnown, findDoubts, type Doubt } from '../../../src/domain/food/doubts';
import { readSound } from '../../store/envelope';
import { energyExceptions } from '../catalogue/starter';
import { toVersion, type Entries, type FoundEntry } from './entries';
import { editorKind, type createEditors } from './people';
import type { StoredVersion } from './records';

/** Beside energy, fat: it is missed where the energy is of something else. */
const ENERGY: readonly string[] = ['calories', 'fat'];

let notes: ReadonlyMap<string, string> | undefined;
const energyNotes = () => (notes ??= energyExceptions());

/** Energy that differs for a known reason (alcohol, acids) is no doubt. */
export function doubtsOf(entry: CatalogueEntry): Doubt[] {
  const isExplained = energyNotes().has(entry.id);
  return findDoubts(entry).filter(({ field }) => !(isExplained && ENERGY.includes(field)));
}

export function toRow({ entry, revision, stored, isUnreadable }: FoundEntry): CatalogueRow {
  const { id, name, aliases, category, source, basis, nutrients, updatedAt } = entry;
  const { calories, protein, carbs, fat, sodium, potassium } = nutrients;
  return {
    id,
    revision,
    name,
    aliases,
    ...(entry.kind === 'food' && entry.code !== undefined ? { code: entry.code } : {}),
    ...(entry.kind === 'product' && entry.brand !== undefined ? { brand: entry.brand } : {}),
    category,
    ...(source ? { source: source.name } : {}),
    basis: `${basis.amount} ${basis.unit}`,
    calories,
    protein,
    carbs,
    fat,
    sodium,
    potassium,
    known: countKnown(nutrients),
    doubts: doubtsOf(entry),
    isHidden: isHidden(entry),
    ...(isUnreadable ? { isUnreadable } : {}),
    editor: editorKind(stored.by),
    updatedAt,
  };
}

export const isHidden = ({ status, isPublic }: CatalogueEntry): boolean =>
  !isPublic || !['active', 'published', 'out_of_stock'].includes(status);

type Editors = ReturnType<typeof createEditors>;

async function toShownVersion(
  { version, at, by, reason, importId, body }: StoredVersion,
  editors: Editors,
  isCurrent: boolean,
): Promise<FoodVersion[]> {
  const entry = readSound(catalogueEntrySchema, body);
  if (!entry) return [];
  const about = {
    ...(reason === undefined ? {} : { reason }),
    ...(importId === undefined ? {} : { importId }),
  };
  return [{ version, at, editor: await editors(by), ...about, entry, isCurrent }];
}

export async function showEntry(
  shown: FoundEntry,
  entries: Entries,
  editors: Editors,
): Promise<Omit<ShownEntry, 'success'>> {
  const { entry, revision, stored, isUnreadable } = shown;
  const current = toVersion(stored);
  const former = (await entries.versions(entry.id)).filter((one) => one.version !== revision);
  const versions = await toShownVersion(current, editors, true);
  for (const one of former.toReversed())
    versions.push(...(await toShownVersion(one, editors, false)));
  const energyNote = energyNotes().get(entry.id);
  return {
    entry,
    revision,
    ...(isUnreadable ? { isUnreadable } : {}),
    doubts: doubtsOf(entry),
    ...(energyNote === undefined ? {} : { energyNote }),
    versions,
  };
}
