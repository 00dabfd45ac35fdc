import type { MealSlot } from '../../food/storedLines';
import type { MealFrequency } from '../../publicHouse/survey/answers';

export const MEALS_OF_FREQUENCY: Readonly<Record<MealFrequency, readonly MealSlot[]>> = {
  '2': ['lunch', 'dinner'],
  '3': ['breakfast', 'lunch', 'dinner'],
  '3+1': ['breakfast', 'lunch', 'dinner', 'snack1'],
  '3+2': ['breakfast', 'lunch', 'dinner', 'snack1', 'snack2'],
};
