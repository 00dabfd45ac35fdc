import { NUTRIENT_KEYS, type NutrientKey, type NutrientMap } from './nutrients';
import maxima from './groupMaxima.json';

/** The largest figure known of each nutrient in each food group, per 100 g. */
const GROUPS: Readonly<Record<string, NutrientMap>> = maxima;

/** kcal per gram. */
const KCAL: Partial<Record<NutrientKey, number>> = {
  protein: 4,
  fat: 9,
  carbs: 4,
  saturatedFat: 9,
};

/**
 * The largest figure of the food group; energy nutrients no more than the food's own energy allows. Absent where the group
 * is unknown or has no figure either.
 */
export function upperBounds(food: {
  category: string;
  basis: { amount: number; unit: string };
  nutrients: NutrientMap;
}): NutrientMap {
  const group = Object.hasOwn(GROUPS, food.category) ? GROUPS[food.category] : undefined;
  const { unit, amount } = food.basis;
  const weighs = unit === 'g' || unit === 'ml';
  const most: NutrientMap = {};
  for (const key of NUTRIENT_KEYS) {
    if (food.nutrients[key] !== undefined) continue;
    const bounds = [];
    const largest = group?.[key];
    if (largest !== undefined && weighs) bounds.push((largest * amount) / 100);
    const perGram = KCAL[key];
    const energy = food.nutrients.calories;
    if (perGram !== undefined && energy !== undefined) bounds.push(energy / perGram);
    if (bounds.length > 0) most[key] = Math.min(...bounds);
  }
  return most;
}
