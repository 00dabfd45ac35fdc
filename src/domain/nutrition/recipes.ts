import {
  SERVING_UNIT,
  type CookingLoss,
  type ItemSnapshot,
  type MenuItem,
} from '../food/storedLines';
import {
  NUTRIENT_KEYS,
  type ExtendedNutrition,
  type NutrientKey,
  type NutrientMap,
  type NutritionSummary,
} from '../food/nutrients';
import {
  toExtended,
  itemAmount,
  lineTotals,
  toSummary,
  type NutrientTotals,
  type NutritionLine,
} from './totals';
import { sumValues } from './completeness';

export function recipeTotals(
  ingredients: readonly NutritionLine[],
  servings: number,
): NutrientTotals {
  const divisor = servings > 0 && Number.isFinite(servings) ? servings : 1;
  const totals = lineTotals(ingredients);
  for (const key of NUTRIENT_KEYS) {
    const total = totals[key];
    if (total) totals[key] = { ...total, known: total.known / divisor };
  }
  return totals;
}

interface RecipeDerived {
  nutritionSummary: NutritionSummary;
  extendedNutrition: ExtendedNutrition;
}

export function recipeDerived(
  ingredients: readonly NutritionLine[],
  servings: number,
): RecipeDerived {
  const totals = recipeTotals(ingredients, servings);
  return { nutritionSummary: toSummary(totals), extendedNutrition: toExtended(totals) };
}

const whole = (known: number) => ({ known, share: 1 });

interface RecipeFigures extends RecipeDerived {
  updatedAt: string;
  servings: number;
  finishedWeight?: number | undefined;
  cookingLoss?: CookingLoss | undefined;
  ingredients: readonly NutritionLine[];
}

/** 0–1; a loss that names no source does not count. */
function keptShare(loss: CookingLoss | undefined): number {
  const counts = loss && loss.source.trim() !== '' && loss.percent > 0 && loss.percent < 100;
  return counts ? 1 - loss.percent / 100 : 1;
}

/**
 * g; cooking changes the weight only, not the nutrients.
 * @returns undefined where a part has no weight
 */
export function dishWeight({
  ingredients,
  finishedWeight,
  cookingLoss,
}: Pick<RecipeFigures, 'ingredients' | 'finishedWeight' | 'cookingLoss'>):
  | { grams: number; weighed: boolean }
  | undefined {
  if (finishedWeight !== undefined) return { grams: finishedWeight, weighed: true };
  const known = ingredients.every(({ snapshot: { basis } }) => ['g', 'ml'].includes(basis.unit));
  const eaten = sumValues(
    ingredients.map((line) => itemAmount(line) * keptShare(line.cookingLoss)),
  );
  const grams = eaten * keptShare(cookingLoss);
  return known && grams > 0 ? { grams, weighed: false } : undefined;
}

export interface Dish extends RecipeFigures {
  id: string;
  title: string;
  category?: string | undefined;
  aliases?: readonly string[];
  note?: string | undefined;
  mealTypes?: readonly string[];
  cuisine?: string | undefined;
  tagNames?: readonly string[];
  minutes?: number;
  hasMethod?: boolean;
}

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

const MAX_PARTS = 200;

function computeServing(
  recipe: RecipeFigures,
  totals: NutrientTotals,
): Pick<ItemSnapshot, 'weight' | 'servingSize' | 'atMost'> {
  const { ingredients, servings } = recipe;
  const divisor = servings > 0 && Number.isFinite(servings) ? servings : 1;
  const weight = dishWeight(recipe);
  const atMost: NutrientMap = {};
  for (const key of NUTRIENT_KEYS) {
    if ((totals[key]?.share ?? 0) >= 1) continue;
    const most = unknownMost(key, ingredients);
    if (most !== undefined) atMost[key] = most / divisor;
  }
  return {
    ...(weight ? { weight: weight.grams / divisor } : {}),
    ...(weight?.weighed ? { servingSize: weight.grams / divisor } : {}),
    ...(ingredients.length > 0 && Object.keys(atMost).length > 0 ? { atMost } : {}),
  };
}

/** @returns undefined where an ingredient has no bound */
function unknownMost(key: NutrientKey, ingredients: readonly NutritionLine[]): number | undefined {
  const bounds = ingredients.flatMap((line) => {
    const { nutrients, coverage, atMost, basis } = line.snapshot;
    if (nutrients[key] !== undefined && (coverage?.[key] ?? 1) >= 1) return [];
    const most = atMost?.[key];
    return [most === undefined ? Number.NaN : (most * itemAmount(line)) / basis.amount];
  });
  const sum = sumValues(bounds);
  return Number.isFinite(sum) ? sum : undefined;
}

export function snapshotOfRecipe(recipe: RecipeFigures & Pick<Dish, 'note'>): ItemSnapshot {
  const totals = servingTotals(recipe);
  const nutrients: NutrientMap = {};
  const coverage: Record<string, number> = {};
  for (const key of NUTRIENT_KEYS) {
    const total = totals[key];
    if (!total || total.share === 0) continue;
    nutrients[key] = total.known;
    if (total.share < 1) coverage[key] = total.share;
  }
  const parts = [...new Set(recipe.ingredients.flatMap(({ name }) => (name ? [name] : [])))];
  const allergens = new Set(recipe.ingredients.flatMap((line) => line.snapshot.allergens ?? []));
  return {
    basis: { amount: 1, unit: SERVING_UNIT },
    nutrients,
    ...(Object.keys(coverage).length > 0 ? { coverage } : {}),
    ...(allergens.size > 0 ? { allergens: [...allergens].slice(0, 40) } : {}),
    ...(parts.length > 0 ? { parts: parts.slice(0, MAX_PARTS) } : {}),
    ...computeServing(recipe, totals),
    ...(totals.sodium?.uncounted
      ? { saltUnknown: totals.sodium.uncounted.slice(0, MAX_PARTS) }
      : {}),
    ...(recipe.note ? { sourceLabel: recipe.note } : {}),
    sourceVersion: recipe.updatedAt,
  };
}

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
