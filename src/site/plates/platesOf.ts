import { drawPlate, type Dish, type Plate } from '../../domain/menus/plates/plate';

export interface PlateSet {
  plates: Plate[];
  findPlate(dish: Dish): number;
}

const MAX_KEPT = 2_000;
const plateCache = new Map<string, Plate>();

function drawn(key: string, dish: Dish): Plate {
  const plate = plateCache.get(key) ?? drawPlate(dish);
  plateCache.delete(key);
  plateCache.set(key, plate);
  if (plateCache.size > MAX_KEPT) plateCache.delete(plateCache.keys().next().value ?? '');
  return plate;
}

export function createPlateSet(): PlateSet {
  const plates: Plate[] = [];
  const indexes = new Map<string, number>();
  return {
    plates,
    findPlate: (dish) => {
      const key = JSON.stringify(dish);
      const index = indexes.get(key) ?? plates.push(drawn(key, dish)) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}
