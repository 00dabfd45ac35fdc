import { useMemo } from 'react';
import { useData, useLiveState } from '../../../data/react';
import { toSnapshot } from '../../../domain/food/items';
import { snapshotOfRecipe } from '../../../domain/nutrition/recipes';
import type { Present, SourcedLine } from '../../../domain/nutrition/newFigures';
import { templateDishes } from '../../../domain/menus/templateDishes';

export type PresentLookup = (line: SourcedLine) => Present | undefined;

function useStored() {
  const data = useData();
  const { value: catalogue } = useLiveState(() => data.catalogue.watchAll(), [data]);
  const { value: foods } = useLiveState(() => data.foods.watchAll(), [data]);
  const { value: recipes } = useLiveState(() => data.recipes.watchAll(), [data]);
  const { value: library } = useLiveState(() => data.library.watchAll(), [data]);
  return useMemo(
    () =>
      // On a new device the catalogue may not be here yet: then its foods are not gone.
      catalogue && catalogue.length > 0 && foods && recipes && library
        ? { catalogue, foods, recipes, library }
        : undefined,
    [catalogue, foods, recipes, library],
  );
}

/** Cached, because a line's source is asked for with every keystroke. */
function remembered(
  find: (id: string) => Present | undefined,
): (id: string) => Present | undefined {
  const known = new Map<string, Present | undefined>();
  return (id) => {
    if (!known.has(id)) known.set(id, find(id));
    return known.get(id);
  };
}

export function useSources(): PresentLookup | undefined {
  const stored = useStored();
  return useMemo(() => {
    if (!stored) return undefined;
    const catalogue = new Map(stored.catalogue.map((entry) => [entry.id, entry]));
    const edibles = new Map([...stored.catalogue, ...stored.foods].map((one) => [one.id, one]));
    const own = new Map(stored.recipes.map((recipe) => [recipe.id, recipe]));
    const library = new Map(stored.library.map((entry) => [entry.id, entry]));
    const edible = remembered((id) => {
      const source = edibles.get(id);
      return source && source.deletedAt === undefined
        ? { snapshot: toSnapshot(source) }
        : undefined;
    });
    const recipe = remembered((id) => {
      const entry = library.get(id);
      const [dish] = entry ? templateDishes([entry], catalogue) : [own.get(id)];
      if (dish) return { snapshot: snapshotOfRecipe(dish) };
      return entry ? {} : undefined;
    });
    return ({ type, itemId }) => (type === 'recipe' ? recipe(itemId) : edible(itemId));
  }, [stored]);
}
