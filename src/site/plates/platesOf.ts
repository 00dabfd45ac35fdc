import { drawPlate, type Dish, type Plate } from '../../domain/menus/plates/plate';

export interface PlateSet {
  plates: Plate[];
  placeOf(dish: Dish): number;
}

const MAX_KEPT = 2_000;
const kept = new Map<string, Plate>();

function drawn(key: string, dish: Dish): Plate {
  const plate = kept.get(key) ?? drawPlate(dish);
  kept.delete(key);
  kept.set(key, plate);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  return plate;
}

export function createPlateSet(): PlateSet {
  const plates: Plate[] = [];
  const indexes = new Map<string, number>();
  return {
    plates,
    placeOf: (dish) => {
      const key = JSON.stringify(dish);
      const index = indexes.get(key) ?? plates.push(drawn(key, dish)) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}
