import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import type { MenuItem } from '../../domain/food/storedLines';
import { cardOfLine, type DishCard } from '../../domain/printable/cookingCard';
import { preparedDishes } from '../../domain/printable/dishes';

/** @returns null where the dish is unknown on this device, undefined until it is read */
export function useDishCard(item: MenuItem): DishCard | null | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  return useMemo(() => {
    if (!recipes || !library || !catalogue || !foods) return undefined;
    const edibles = new Map([...catalogue, ...foods].map((edible) => [edible.id, edible]));
    const itemIds = new Set([item.itemId]);
    return cardOfLine(item, preparedDishes(recipes, library, itemIds, edibles)) ?? null;
  }, [item, recipes, library, catalogue, foods]);
}
