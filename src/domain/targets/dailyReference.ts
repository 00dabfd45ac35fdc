import type { NutrientMap, NutrientKey } from '../food/nutrients';

/** Daily reference values where a client has no target (platform, section 9). */
export const DAILY_REFERENCE = {
  calories: 2000,
  protein: 50,
  carbs: 250,
  fat: 65,
  fiber: 25,
  sodium: 2300,
  potassium: 3500,
  calcium: 1000,
  iron: 14,
  vitaminC: 90,
  vitaminD: 15,
} as const satisfies NutrientMap;

export function withDailyReference(targets: NutrientMap = {}): NutrientMap {
  return { ...DAILY_REFERENCE, ...targets };
}

/** At least, at most, about so much, or an aim that is no ceiling. */
export type TargetDirection = 'minimum' | 'maximum' | 'range' | 'aim';

const MAXIMA: ReadonlySet<NutrientKey> = new Set(['sodium', 'cholesterol', 'sugar']);

const AIMS: ReadonlySet<NutrientKey> = new Set(['protein', 'carbs', 'fat']);

/**
 * Energy is a range; macro-nutrients are aims, of which only a rule makes a maximum (product decision 45); sodium,
 * sugar and cholesterol are maxima, the rest minima.
 */
export function targetDirection(nutrient: NutrientKey): TargetDirection {
  if (nutrient === 'calories') return 'range';
  if (AIMS.has(nutrient)) return 'aim';
  return MAXIMA.has(nutrient) ? 'maximum' : 'minimum';
}
