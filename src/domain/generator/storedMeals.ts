import { emptyMeals, type Meals } from '../food/storedLines';
import { insertLine } from '../food/lines';
import { newId } from '../schema/newId';
import type { GeneratedPlan } from './types';

export function storedMeals({ dishes }: Pick<GeneratedPlan, 'dishes'>, day: number): Meals {
  return dishes
    .filter((dish) => dish.day === day)
    .reduce(
      (meals, { slot, line }) => insertLine(meals, slot, { ...line, lineId: newId() }),
      emptyMeals(),
    );
}
