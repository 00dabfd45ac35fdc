import type { MealSlot } from '../food/storedLines';
import type { DishRole } from './types';

export interface DayPlace {
  slot: MealSlot;
  role: DishRole;
  optional?: true;
}

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

export const MAX_A_WEEK: Readonly<Record<DishRole, number>> = {
  bowl: 2,
  main: 2,
  soup: 2,
  vegetable: 2,
  fruit: 3,
  snack: 3,
  rice: Number.POSITIVE_INFINITY,
};

export function dayPlaces(slots: readonly MealSlot[]): DayPlace[] {
  return slots.flatMap((slot) => MEALS[slot].map((position) => ({ slot, ...position })));
}
