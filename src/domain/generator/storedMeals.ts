import { emptyMeals, type Meals } from '../food/storedLines';
import { insertLine } from '../food/lines';
import { newId } from '../schema/newId';
import type { GeneratedPlan } from './types';

/** The meals of a generated day (from 0) as a menu stores them, with lines of their own. */
export function storedMeals({ dishes }: Pick<GeneratedPlan, 'dishes'>, day: number): Meals {
  return dishes
    .filter((dish) => dish.day === day)
    .reduce(
      (meals, { slot, line }) => insertLine(meals, slot, { ...line, lineId: newId() }),
      emptyMeals(),
    );
}
