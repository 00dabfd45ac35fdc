import type { AllergenGroup } from '../../domain/allergens/found';
import { summaryTotal } from '../../domain/nutrition/summary';
import type { MenuCard, RecipeCard } from '../../domain/publicCards';
import { recipeFits, saysAll } from '../../domain/publicSearch/search';
import { fold } from '../../domain/search/fold';
import { createFolded } from '../cards/folded';
import type { Author } from '../home/model';
import type { MenuQuery } from './query';

/** A menu or a recipe with who wrote it. */
export interface Listed {
  card: MenuCard | RecipeCard;
  author: Author;
}

export const energyOf = (card: MenuCard | RecipeCard): number | undefined =>
  summaryTotal(card, 'calories')?.known;

const menuWords = createFolded(({ title, lead, tags, dishes, names = [] }: MenuCard) => [
  title,
  lead,
  ...tags,
  ...dishes.map(({ name }) => name),
  ...names,
]);
const recipeWords = createFolded(({ title, tags, cuisine, category, dish }: RecipeCard) => [
  title,
  ...tags,
  ...[cuisine, category].filter((word) => word !== undefined),
  ...dish.parts.map(({ name }) => name),
]);

/** Whether the energy is within bounds; one that is known in part is more than that, and within no upper bound. */
function isWithin(card: MenuCard, { from, to }: MenuQuery): boolean {
  if (from === undefined && to === undefined) return true;
  const energy = summaryTotal(card, 'calories');
  if (!energy || energy.known < (from ?? 0)) return false;
  return to === undefined || (energy.share >= 1 && energy.known <= to);
}

/** A figure of which a part is unknown is enough where its known part is. */
const hasProtein = (card: MenuCard, least: number | undefined): boolean =>
  least === undefined || (summaryTotal(card, 'protein')?.known ?? 0) >= least;

/** @param tag folded */
function isMenu(card: MenuCard, query: MenuQuery, tag: string | undefined): boolean {
  const { meal, protein } = query;
  if (tag !== undefined && !card.tags.some((label) => fold(label) === tag)) return false;
  if (meal !== undefined && !(card.meals ?? []).includes(meal)) return false;
  return isWithin(card, query) && hasProtein(card, protein);
}

/** Menus or recipes by everything but allergens. */
export function matching(all: readonly Listed[], query: MenuQuery): Listed[] {
  const { words } = query;
  const tag = query.tag === undefined ? undefined : fold(query.tag);
  const wanted = { ...query, without: [] };
  return all.filter(({ card, author }) => {
    if (card.kind === 'recipes')
      return recipeFits(card, words === '' ? '' : recipeWords(card, author), wanted);
    return isMenu(card, query, tag) && (words === '' || saysAll(menuWords(card, author), words));
  });
}

const holds = (card: MenuCard | RecipeCard, groups: readonly AllergenGroup[]): boolean =>
  groups.some((group) => card.allergens[group] !== undefined);

/**
 * Removes what has the given allergens; what is made of unknown parts is free of nothing (product
 * decision 55).
 */
export function safe(found: readonly Listed[], { without }: Pick<MenuQuery, 'without'>) {
  if (without.length === 0) return { shown: [...found], allergens: 0, unclear: 0 };
  const free = found.filter(({ card }) => !holds(card, without));
  const shown = free.filter(({ card }) => !card.isUnclear);
  return {
    shown,
    allergens: found.length - free.length,
    unclear: free.length - shown.length,
  };
}
