import { ADULT_FROM } from '../../../domain/clinical/recognise';
import { ruleYears } from '../../../domain/clinical/ruleAge';
import type { Birth } from '../../../domain/person/age';
import { toIsoDate, type CalendarMonth } from '../../../domain/person/body';
import { CATALOGUE_WORKSPACE } from '../../../domain/food/catalogue';
import type { LibraryEntry } from '../../../domain/records/library';
import type { Menu } from '../../../domain/records/menus';
import { masterOfEntry } from '../../../domain/menus/libraryMasters';
import { fold } from '../../../domain/text/fold';
import type { Suitability } from '../../../domain/targets/suitability';
import type { Fit } from '../../../domain/verdict/fit';
import type { Concern } from '../../../domain/clinical/allergens/concerns';

/** How many masters the selector offers (specification, section 9). */
export const MASTER_LIMITS = { own: 20, library: 10, tags: 3 } as const;

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
  | 'coverImage'
  | 'hospitalDiet'
> & { expertName?: string; isUnverified?: boolean };

const newestFirst = (a: { updatedAt: string }, b: { updatedAt: string }) =>
  a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0;

const isSample = (entry: { workspaceId: string }) => entry.workspaceId === CATALOGUE_WORKSPACE;

export const newestMasters = <M extends Pick<Menu, 'kind' | 'status' | 'updatedAt'>>(
  menus: readonly M[],
): M[] =>
  menus
    .filter((menu) => menu.kind === 'master' && menu.status !== 'archived')
    .sort(newestFirst)
    .slice(0, MASTER_LIMITS.own);

export function offeredMasters(
  menus: readonly Menu[],
  library: readonly LibraryEntry[],
  workspaceId: string,
  searchResults: readonly LibraryEntry[] = [],
): { own: Master[]; samples: Master[]; library: Master[] } {
  const foreign = library
    .flatMap((entry) => (entry.kind === 'master' ? [entry] : []))
    .filter((entry) => entry.workspaceId !== workspaceId)
    .sort(newestFirst);
  const others = foreign
    .filter((entry) => !isSample(entry))
    .flatMap((entry) => masterOfEntry(entry) ?? []);
  const newest = others.slice(0, MASTER_LIMITS.library);
  const offered = new Set(newest.map(({ id }) => id));
  const more = searchResults
    .filter(({ id }) => !offered.has(id))
    .flatMap((entry) => masterOfEntry(entry) ?? []);
  return {
    own: newestMasters(menus),
    samples: foreign.filter(isSample).flatMap((entry) => masterOfEntry(entry) ?? []),
    library: [...newest, ...more],
  };
}

export function searchMasters(masters: readonly Master[], query: string): Master[] {
  const terms = fold(query).split(' ').filter(Boolean);
  if (terms.length === 0) return [...masters];
  return masters.filter((master) => {
    const text = fold(
      [master.name, master.description, ...master.tags.map((tag) => tag.label)].join(' '),
    );
    return terms.every((word) => text.includes(word));
  });
}

export interface RatedMaster {
  master: Master;
  suitability: Suitability;
  concerns: Concern[];
  offends: boolean;
  fit: Fit;
}

/** An unknown age counts as adult. */
export function isAdult(client: Birth, today: CalendarMonth): boolean {
  const age = ruleYears(client, toIsoDate(today));
  return client.birthYear === undefined || (age !== undefined && age >= ADULT_FROM);
}
