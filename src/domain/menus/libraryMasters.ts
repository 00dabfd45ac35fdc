import type { LibraryEntry } from '../records/library';
import { menuSchema, type Menu } from '../records/menus';
import { menuDerived } from '../nutrition/totals';
import { copyMeals, personalMenuName } from './menuEditing';
import type { DocumentBase } from '../schema/primitives';
import { readTolerantly } from '../schema/tolerance';

const masterShape = menuSchema
  .pick({
    name: true,
    description: true,
    tags: true,
    meals: true,
    nutritionSummary: true,
    extendedNutrition: true,
    hospitalDiet: true,
  })
  .strip();

export type LibraryMaster = Pick<
  Menu,
  | 'id'
  | 'name'
  | 'description'
  | 'tags'
  | 'meals'
  | 'nutritionSummary'
  | 'extendedNutrition'
  | 'hospitalDiet'
  | 'updatedAt'
> & { expertName: string; isUnverified: boolean };

/** @returns undefined for another kind, and for a menu that this version cannot read */
export function masterOfEntry(entry: LibraryEntry): LibraryMaster | undefined {
  if (entry.kind !== 'master') return undefined;
  const read = readTolerantly(masterShape, entry.menu);
  if (!read.ok) return undefined;
  const { id, updatedAt, expertName, expertVerified } = entry;
  return { ...read.value, id, updatedAt, expertName, isUnverified: expertVerified === false };
}

export function foreignMasters(
  library: readonly LibraryEntry[],
  workspaceId: string,
): LibraryMaster[] {
  return library
    .flatMap((entry) =>
      entry.kind === 'master' && entry.workspaceId !== workspaceId
        ? (masterOfEntry(entry) ?? [])
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'vi'));
}

export function menuFromLibrary(
  { id, name, description, tags, meals, hospitalDiet }: LibraryMaster,
  base: DocumentBase,
  client: { id: string; clientName: string } | undefined,
  newId: () => string,
): Menu {
  const copied = copyMeals(meals, newId);
  return {
    ...base,
    kind: client ? 'personal' : 'master',
    name: client ? personalMenuName(name, client.clientName) : name,
    description,
    tags: [...tags],
    meals: copied,
    isPublic: false,
    status: 'draft',
    masterMenuId: id,
    ...(client ? { clientId: client.id } : {}),
    ...(hospitalDiet ? { hospitalDiet } : {}),
    ...menuDerived(copied, base.updatedAt),
  };
}
