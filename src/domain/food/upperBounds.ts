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

const findGroup = (category: string): NutrientMap | undefined =>
  Object.hasOwn(GROUPS, category) ? GROUPS[category] : undefined;

const isWeighed = (unit: string): boolean => unit === 'g' || unit === 'ml';

/** The largest figures of the food group in this basis; none where the group or the weight of the basis is unknown. */
export function groupMost(
  category: string,
  { amount, unit }: { amount: number; unit: string },
): NutrientMap {
  const group = isWeighed(unit) ? Object.entries(findGroup(category) ?? {}) : [];
  return Object.fromEntries(group.map(([key, value]) => [key, (value * amount) / 100]));
}

/**
 * The largest figure of the food group; energy nutrients no more than the food's own energy allows. Absent where the group
 * is unknown or has no figure either.
 */
export function upperBounds(food: {
  category: string;
  basis: { amount: number; unit: string };
  nutrients: NutrientMap;
}): NutrientMap {
  const group = findGroup(food.category);
  const { unit, amount } = food.basis;
  const weighs = isWeighed(unit);
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
