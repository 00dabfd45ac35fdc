import { sortedItems } from '../food/lines';
import type { ItemType, Meal, Meals, MealSlot } from '../food/storedLines';

/** How many lines of each kind a meal has. */
export type MealStatistics = Record<ItemType, number>;

/** Counts a meal's lines by kind; those of a kind that a newer version added are not named here. */
export function mealStatistics({ items }: Pick<Meal, 'items'>): MealStatistics {
  const counts: MealStatistics = { recipe: 0, food: 0, product: 0 };
  for (const { type } of items) if (Object.hasOwn(counts, type)) counts[type] += 1;
  return counts;
}

/** The notes of a meal: for whoever eats by it, and for the practice's own eyes. */
export type MealNote = 'notes' | 'privateNotes';

/** Sets a meal's notes; blank notes are absent. */
export function setMealNotes(
  meals: Meals,
  slot: MealSlot,
  notes: string,
  which: MealNote = 'notes',
): Meals {
  const { [which]: _old, ...meal } = meals[slot];
  return { ...meals, [slot]: notes === '' ? meal : { ...meal, [which]: notes } };
}

/**
 * Meals of a master for a menu of its own: new line ids, so that the two never merge into one
 * another; snapshots as they are (product decision 20).
 */
export function copyMeals(meals: Meals, newId: () => string): Meals {
  const copy = (meal: Meal): Meal => ({
    ...meal,
    items: sortedItems(meal).map((item, index) => ({ ...item, lineId: newId(), order: index + 1 })),
  });
  return {
    // Slots that a newer version added.
    ...meals,
    breakfast: copy(meals.breakfast),
    lunch: copy(meals.lunch),
    dinner: copy(meals.dinner),
    snack1: copy(meals.snack1),
    snack2: copy(meals.snack2),
  };
}

/** Name of a personal menu made from a master: suffixed with the client's name, at most 300 characters. */
export function personalMenuName(masterName: string, clientName: string): string {
  return `${masterName} – ${clientName}`.slice(0, 300);
}
