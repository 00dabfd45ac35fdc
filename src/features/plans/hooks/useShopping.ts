import { useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import type { Meals } from '../../../domain/food/storedLines';
import { listLines } from '../../../domain/printable/menu';
import { shoppingList, type ShoppingList } from '../../../domain/menus/shopping';
import { shoppingDishes } from '../../../domain/printable/shoppingDishes';

export function useShopping(days: readonly Meals[]): ShoppingList | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  return useMemo(() => {
    if (!recipes || !library || !catalogue || !foods) return undefined;
    const lines = days.flatMap(listLines);
    const dishes = lines.filter(({ type }) => type === 'recipe').map(({ itemId }) => itemId);
    const edibles = new Map([...catalogue, ...foods].map((edible) => [edible.id, edible]));
    const known = shoppingDishes(recipes, library, edibles, new Set(dishes));
    return shoppingList(lines, known, (id) => edibles.get(id)?.category);
  }, [days, recipes, library, catalogue, foods]);
}
