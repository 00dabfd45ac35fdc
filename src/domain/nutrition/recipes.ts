import type { ItemSnapshot, MenuItem } from '../collections/shared/lines';
import type { ExtendedNutrition, NutrientMap, NutritionSummary } from '../nutrients';
import { NUTRIENT_KEYS } from '../nutrients';
import type { NutrientTotals, NutritionLine } from './totals';
import { extendedOf, lineTotals, summaryOf } from './totals';

/** The unit in which recipes are eaten; one of it is the basis of a recipe's figures. */
const SERVING_UNIT = 'phần';

/**
 * Totals of **one serving**: the ingredients' sum divided by the number of servings.
 * @param servings more than 0; anything else counts as 1
 */
export function recipeTotals(
  ingredients: readonly NutritionLine[],
  servings: number,
): NutrientTotals {
  const divisor = servings > 0 && Number.isFinite(servings) ? servings : 1;
  const totals = lineTotals(ingredients);
  for (const key of NUTRIENT_KEYS) {
    const total = totals[key];
    if (total) totals[key] = { known: total.known / divisor, share: total.share };
  }
  return totals;
}

/** What a recipe stores of its nutrition, for one serving. */
interface RecipeDerived {
  nutritionSummary: NutritionSummary;
  extendedNutrition: ExtendedNutrition;
}

/** Computes what a recipe stores of its nutrition. */
export function recipeDerived(
  ingredients: readonly NutritionLine[],
  servings: number,
): RecipeDerived {
  const totals = recipeTotals(ingredients, servings);
  return { nutritionSummary: summaryOf(totals), extendedNutrition: extendedOf(totals) };
}

/** A figure that nothing is missing from. */
const whole = (known: number) => ({ known, share: 1 });

interface RecipeFigures extends RecipeDerived {
  updatedAt: string;
  servings: number;
  ingredients: readonly NutritionLine[];
}

/** What searching for a recipe and serving it needs of one. */
export interface Dish extends RecipeFigures {
  id: string;
  title: string;
  category?: string | undefined;
}

/** Totals of one serving: from the ingredients, or as stored where a recipe lists none. */
function servingTotals(recipe: RecipeFigures): NutrientTotals {
  if (recipe.ingredients.length > 0) return recipeTotals(recipe.ingredients, recipe.servings);
  const totals: NutrientTotals = {};
  for (const key of NUTRIENT_KEYS) {
    const stored = recipe.extendedNutrition[key];
    if (stored) totals[key] = { known: stored.amount, share: stored.coverage ?? 1 };
  }
  if (Object.keys(totals).length > 0) return totals;
  const { calories, protein, carbs, fat } = recipe.nutritionSummary;
  // Four zeros are the form's default, not a measurement.
  if (calories + protein + carbs + fat === 0) return {};
  return {
    calories: whole(calories),
    protein: whole(protein),
    carbs: whole(carbs),
    fat: whole(fat),
  };
}

/** The figures of one serving as they are now; partial sums carry their coverage. */
export function snapshotOfRecipe(recipe: RecipeFigures): ItemSnapshot {
  const totals = servingTotals(recipe);
  const nutrients: NutrientMap = {};
  const coverage: Record<string, number> = {};
  for (const key of NUTRIENT_KEYS) {
    const total = totals[key];
    if (!total) continue;
    nutrients[key] = total.known;
    if (total.share < 1) coverage[key] = total.share;
  }
  const allergens = new Set(recipe.ingredients.flatMap((line) => line.snapshot.allergens ?? []));
  return {
    basis: { amount: 1, unit: SERVING_UNIT },
    nutrients,
    ...(Object.keys(coverage).length > 0 ? { coverage } : {}),
    ...(allergens.size > 0 ? { allergens: [...allergens].slice(0, 40) } : {}),
    sourceVersion: recipe.updatedAt,
  };
}

/** A new line of a meal that serves a recipe; `quantity` counts servings. */
export function newRecipeItem(line: {
  recipe: Dish;
  lineId: string;
  order: number;
  quantity?: number;
}): MenuItem {
  return {
    lineId: line.lineId,
    type: 'recipe',
    itemId: line.recipe.id,
    // Menu lines hold 200 characters, titles of recipes 300.
    name: line.recipe.title.slice(0, 200),
    quantity: line.quantity ?? 1,
    unit: SERVING_UNIT,
    unitAmount: 1,
    order: line.order,
    snapshot: snapshotOfRecipe(line.recipe),
  };
}
