import { useEffect, useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import { nutritionClient } from '../../../workers/nutritionClient';
import { useRestoring } from '../../../ui/restoring';
import { addables, indexItem, type Addable } from '../../../domain/menus/addables';

/**
 * Keeps the worker's index in step.
 * @returns `undefined` until the device's data is first read, and on a new device until all of it has come: half a
 * catalogue takes "tôm" for a cracker
 */
export function useFoodIndex(): ReadonlyMap<string, Addable> | undefined {
  const data = useData();
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const restoring = useRestoring();
  const all = useMemo(
    () =>
      !restoring && catalogue && foods && recipes && library
        ? addables(catalogue, foods, recipes, library)
        : undefined,
    [restoring, catalogue, foods, recipes, library],
  );
  useEffect(() => {
    if (all) nutritionClient().setFoods([...all.values()].map(indexItem));
  }, [all]);
  return all;
}

/** Whether no catalogue has come to this device, as where the network broke off: then "not in the catalogue" is no answer. */
export function useCatalogueMissing(): boolean {
  const data = useData();
  return useLive(() => data.catalogue.watchAll(), [data])?.length === 0;
}
