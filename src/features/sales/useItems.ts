import type { SoldItem } from '../../api/sales';
import { useData, useLive } from '../../data/react';
import type { Recipe } from '../../domain/collections/recipes';
import { matchesWords } from './words';

/** A recipe with a price, and what it brought in a month. */
export interface Item {
  recipe: Recipe;
  price: number;
  isActive: boolean;
  /** Whether strangers see its page. */
  isPublic: boolean;
  bought: number;
  /** VND that customers paid, and the practice's share. */
  amount: number;
  share: number;
}

export type Filter = 'all' | 'active' | 'paused';

/** Items of the practice, those that brought most first. @param sold of the month; empty until the server has answered */
export function itemsOf(recipes: readonly Recipe[], sold: readonly SoldItem[]): Item[] {
  const items = recipes.flatMap((recipe): Item[] => {
    const { sale, status, isPublic } = recipe;
    if (!sale) return [];
    const own = sold.filter(({ recipeId, share }) => recipeId === recipe.id && share > 0);
    return [
      {
        recipe,
        price: sale.price,
        isActive: sale.isActive,
        isPublic: isPublic && status === 'published',
        bought: own.length,
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        share: own.reduce((sum, { share }) => sum + share, 0),
      },
    ];
  });
  return items.toSorted(
    (a, b) => b.share - a.share || a.recipe.title.localeCompare(b.recipe.title, 'vi'),
  );
}

export const shownItems = (items: readonly Item[], filter: Filter, search: string): Item[] =>
  items.filter(
    ({ recipe, isActive }) =>
      (filter === 'all' || isActive === (filter === 'active')) &&
      matchesWords(recipe.title, search),
  );

/** Recipes of the practice, as this device has them. */
export function useRecipes(): readonly Recipe[] | undefined {
  const data = useData();
  return useLive(() => data.recipes.watchAll(), [data]);
}
