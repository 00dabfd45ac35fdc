import { CATALOGUE_WORKSPACE } from '../../../domain/collections/catalogue';
import type { LibraryEntry } from '../../../domain/collections/library';
import { menuSchema } from '../../../domain/collections/menus';
import { MEAL_SLOTS } from '../../../domain/collections/shared/lines';
import type { Menu } from '../../../domain/collections/menus';
import { sortedItems } from '../../../domain/lines';
import { fold } from '../../../domain/search/fold';
import type { RankedMenu, Suitability } from '../../../domain/targets/suitability';
import { allergyWarnings } from '../../../domain/allergens/warnings';
import type { AllergyWarning } from '../../../domain/allergens/warnings';
import { readTolerantly } from '../../../domain/tolerance';

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
  const read = readTolerantly(masterShape, entry.menu);
  // A menu that this version cannot read is not offered; it stays in the library.
  if (!read.ok) return undefined;
  return { ...read.value, id: entry.id, updatedAt: entry.updatedAt, expertName: entry.expertName };
}

const isSample = (entry: { workspaceId: string }) => entry.workspaceId === CATALOGUE_WORKSPACE;

/**
 * The newest own masters that are not archived, the catalogue's, and other experts' newest ones.
 * @param found what a search on the server found besides
 */
export function offeredMasters(
  menus: readonly Menu[],
  library: readonly LibraryEntry[],
  workspaceId: string,
  found: readonly LibraryEntry[] = [],
): { own: Master[]; samples: Master[]; library: Master[] } {
  const own = menus
    .filter((menu) => menu.kind === 'master' && menu.status !== 'archived')
    .sort(newestFirst)
    .slice(0, MASTER_LIMITS.own);
  const foreign = library
    .flatMap((entry) => (entry.kind === 'master' ? [entry] : []))
    .filter((entry) => entry.workspaceId !== workspaceId)
    .sort(newestFirst);
  const others = foreign
    .filter((entry) => !isSample(entry))
    .flatMap((entry) => ofLibrary(entry) ?? []);
  const newest = others.slice(0, MASTER_LIMITS.library);
  const offered = new Set(newest.map(({ id }) => id));
  const more = found
    .filter(({ id }) => !offered.has(id))
    .flatMap((entry) => ofLibrary(entry) ?? []);
  return {
    own,
    samples: foreign.filter(isSample).flatMap((entry) => ofLibrary(entry) ?? []),
    library: [...newest, ...more],
  };
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

/** A line of a master that concerns the client's allergies. */
export interface Concern {
  lineId: string;
  name: string;
  warnings: AllergyWarning[];
}

/** A master and what it is for one client. */
export interface RatedMaster {
  master: Master;
  suitability: Suitability;
  concerns: Concern[];
  /** Whether a line certainly holds what the client is allergic to. */
  offends: boolean;
}

/** The lines of a menu that concern somebody's allergies, in the order of the day. */
export function concernsOf(
  { meals }: Pick<Menu, 'meals'>,
  allergies: readonly string[],
): Concern[] {
  return MEAL_SLOTS.flatMap((slot) => sortedItems(meals[slot])).flatMap((item) => {
    const warnings = allergyWarnings(item, allergies);
    return warnings.length > 0 ? [{ lineId: item.lineId, name: item.name, warnings }] : [];
  });
}

/**
 * Masters in the order in which they are worth a look: what offends an allergy below everything
 * else and still on offer, then by suitability, then with fewer lines to ask about. Equals keep
 * their order.
 * @param ranked the suitability of each of these masters
 */
export function rateMasters(
  masters: readonly Master[],
  ranked: readonly RankedMenu[],
  allergies: readonly string[],
): RatedMaster[] {
  const scores = new Map(ranked.map((entry) => [entry.id, entry]));
  return masters
    .flatMap((master) => {
      const suitability = scores.get(master.id);
      const concerns = concernsOf(master, allergies);
      const offends = concerns.some(({ warnings }) => warnings[0]?.level === 'contains');
      return suitability ? [{ master, suitability, concerns, offends }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.offends) - Number(b.offends) ||
        b.suitability.score - a.suitability.score ||
        a.concerns.length - b.concerns.length,
    );
}
