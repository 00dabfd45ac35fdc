import type { LibraryEntry } from '../../../domain/food';
import { menuSchema } from '../../../domain/menu';
import type { Menu } from '../../../domain/menu';
import { fold } from '../../../domain/search/fold';

/** How many masters the selector offers (specification, section 9). */
export const MASTER_LIMITS = { own: 20, library: 10, tags: 3 } as const;

/** A master as the selector shows it, own or another expert's. */
export type Master = Pick<
  Menu,
  | 'id'
  | 'name'
  | 'description'
  | 'tags'
  | 'meals'
  | 'nutritionSummary'
  | 'extendedNutrition'
  | 'updatedAt'
> & { expertName?: string };

const masterShape = menuSchema
  .pick({
    name: true,
    description: true,
    tags: true,
    meals: true,
    nutritionSummary: true,
    extendedNutrition: true,
  })
  .strip();

const newestFirst = (a: { updatedAt: string }, b: { updatedAt: string }) =>
  a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0;

function ofLibrary(entry: LibraryEntry): Master | undefined {
  if (entry.kind !== 'master') return undefined;
  const read = masterShape.safeParse(entry.menu);
  // A menu that this version cannot read is not offered; it stays in the library.
  if (!read.success) return undefined;
  return { ...read.data, id: entry.id, updatedAt: entry.updatedAt, expertName: entry.expertName };
}

/** The newest own masters that are not archived, then other experts' newest public ones. */
export function offeredMasters(
  menus: readonly Menu[],
  library: readonly LibraryEntry[],
  workspaceId: string,
): { own: Master[]; library: Master[] } {
  const own = menus
    .filter((menu) => menu.kind === 'master' && menu.status !== 'archived')
    .sort(newestFirst)
    .slice(0, MASTER_LIMITS.own);
  const others = library
    .filter((entry) => entry.kind === 'master' && entry.workspaceId !== workspaceId)
    .sort(newestFirst)
    .flatMap((entry) => ofLibrary(entry) ?? [])
    .slice(0, MASTER_LIMITS.library);
  return { own, library: others };
}

/** Masters whose name, description or tags hold every typed word, accents or not. */
export function searchMasters(masters: readonly Master[], query: string): Master[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  if (wanted.length === 0) return [...masters];
  return masters.filter((master) => {
    const text = fold(
      [master.name, master.description, ...master.tags.map((tag) => tag.label)].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}
