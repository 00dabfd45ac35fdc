import type { AllergenGroup } from '../../domain/clinical/allergens/found';
import { summaryTotal } from '../../domain/nutrition/summary';
import type { MenuCard, RecipeCard } from '../../domain/publicHouse/publicCards';
import {
  isTagged,
  prepareSearch,
  recipeFits,
  type PreparedSearch,
} from '../../domain/publicHouse/publicSearch/search';
import { saysAll, wordsOfCard, wordsOfName } from '../../domain/publicHouse/publicSearch/words';
import type { Author } from '../home/model';
import type { MenuQuery } from './query';

export interface Listed {
  card: MenuCard | RecipeCard;
  author: Author;
}

export const getEnergy = (card: MenuCard | RecipeCard): number | undefined =>
  summaryTotal(card, 'calories')?.known;

/** An energy that is known in part is at least that, and within no upper bound. */
function isWithin(card: MenuCard, { from, to }: PreparedSearch): boolean {
  if (from === undefined && to === undefined) return true;
  const energy = summaryTotal(card, 'calories');
  if (!energy || energy.known < (from ?? 0)) return false;
  return to === undefined || (energy.share >= 1 && energy.known <= to);
}

/** A figure with an unknown part is enough where its known part is. */
const hasProtein = (card: MenuCard, least: number | undefined): boolean =>
  least === undefined || (summaryTotal(card, 'protein')?.known ?? 0) >= least;

function isMenu(card: MenuCard, author: string, search: PreparedSearch): boolean {
  const { meal, protein, tag, words } = search;
  const { searchText, labels } = wordsOfCard(card);
  if (!isTagged(labels, tag)) return false;
  if (meal !== undefined && !(card.meals ?? []).includes(meal)) return false;
  if (!isWithin(card, search) || !hasProtein(card, protein)) return false;
  return saysAll([searchText, wordsOfName(author)], words);
}

export function matching(all: readonly Listed[], query: MenuQuery): Listed[] {
  const search = prepareSearch({ ...query, without: [] });
  return all.filter(({ card, author: { name } }) =>
    card.kind === 'recipes' ? recipeFits(card, search, name) : isMenu(card, name, search),
  );
}

const holds = (card: MenuCard | RecipeCard, groups: readonly AllergenGroup[]): boolean =>
  groups.some((group) => card.allergens[group] !== undefined);

/** A thing of unknown parts is free of nothing (product decision 55). */
export function safe(items: readonly Listed[], { without }: Pick<MenuQuery, 'without'>) {
  if (without.length === 0) return { items: [...items], allergens: 0, unclear: 0 };
  const free = items.filter(({ card }) => !holds(card, without));
  const safeItems = free.filter(({ card }) => !card.isUnclear);
  return {
    items: safeItems,
    allergens: items.length - free.length,
    unclear: free.length - safeItems.length,
  };
}
