import { useEffect, useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import { nutritionClient } from '../../../workers/nutritionClient';
import { useRestoringState } from '../../../ui/restoring';
import { addables, indexItem, type Addable } from '../../../domain/menus/addables';

/**
 * Keeps the worker's index in step.
 * @returns `undefined` until the device's data is first read, on a new device until all of it has come (`heldBack`)
 */
export function useFoodIndex(): ReadonlyMap<string, Addable> | undefined {
  const data = useData();
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const all = useMemo(
    () =>
      catalogue && foods && recipes && library
        ? addables(catalogue, foods, recipes, library)
        : undefined,
    [catalogue, foods, recipes, library],
  );
  useEffect(() => {
    if (all) nutritionClient().setFoods([...all.values()].map(indexItem));
  }, [all]);
  return all;
}

/** Whether no catalogue has come to this device, as where the network broke off: then "not in the catalogue" is no answer. */
export function useCatalogueMissing(): boolean {
  const data = useData();
  const isCut = useRestoringState() === 'cut';
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  return catalogue ? catalogue.length === 0 : isCut;
}
