import type { MealSlot } from '../food/storedLines';
import type { DishRole } from './types';

/** A place in the meals of every day. */
export interface DayPlace {
  slot: MealSlot;
  role: DishRole;
  /** It may stay empty where a limit asks for that. */
  optional?: true;
}

/** Meals as they are eaten in Vietnam: a bowl in the morning, rice with a dish, vegetables, a soup and fruit at noon. */
const MEALS: Readonly<Record<MealSlot, readonly Omit<DayPlace, 'slot'>[]>> = {
  breakfast: [{ role: 'bowl' }],
  lunch: [
    { role: 'rice' },
    { role: 'main' },
    { role: 'vegetable' },
    { role: 'soup', optional: true },
    { role: 'fruit', optional: true },
  ],
  dinner: [
    { role: 'rice' },
    { role: 'main' },
    { role: 'vegetable' },
    { role: 'soup', optional: true },
    { role: 'fruit', optional: true },
  ],
  snack1: [{ role: 'snack' }],
  snack2: [{ role: 'snack' }],
};

/** Times that one dish may stand in seven days; rice in each. */
export const MAX_A_WEEK: Readonly<Record<DishRole, number>> = {
  bowl: 2,
  main: 2,
  soup: 2,
  vegetable: 2,
  fruit: 3,
  snack: 3,
  rice: Number.POSITIVE_INFINITY,
};

/** Places of a day with these meals, in the order in which they are eaten. */
export function dayPlaces(slots: readonly MealSlot[]): DayPlace[] {
  return slots.flatMap((slot) => MEALS[slot].map((place) => ({ slot, ...place })));
}
