import { sortedItems } from '../food/lines';
import type { ItemType, Meal, Meals, MealSlot } from '../food/storedLines';

export type MealStatistics = Record<ItemType, number>;

export function mealStatistics({ items }: Pick<Meal, 'items'>): MealStatistics {
  const counts: MealStatistics = { recipe: 0, food: 0, product: 0 };
  for (const { type } of items) if (Object.hasOwn(counts, type)) counts[type] += 1;
  return counts;
}

export type MealNote = 'notes' | 'privateNotes';

export function setMealNotes(
  meals: Meals,
  slot: MealSlot,
  notes: string,
  which: MealNote = 'notes',
): Meals {
  const { [which]: _old, ...meal } = meals[slot];
  return { ...meals, [slot]: notes === '' ? meal : { ...meal, [which]: notes } };
}

/** New line ids, so that the two never merge into one another; snapshots stay as they are (product decision 20). */
export function copyMeals(meals: Meals, newId: () => string): Meals {
  const copy = (meal: Meal): Meal => ({
    ...meal,
    items: sortedItems(meal).map((item, index) => ({ ...item, lineId: newId(), order: index + 1 })),
  });
  return {
    ...meals,
    breakfast: copy(meals.breakfast),
    lunch: copy(meals.lunch),
    dinner: copy(meals.dinner),
    snack1: copy(meals.snack1),
    snack2: copy(meals.snack2),
  };
}

export function personalMenuName(masterName: string, clientName: string): string {
  return `${masterName} – ${clientName}`.slice(0, 300);
}
