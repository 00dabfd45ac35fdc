import type { Consultation } from '../records/consultations';
import type { Meals } from '../food/storedLines';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import type { NutrientTotals } from '../nutrition/totals';

export interface Recall {
  date: string;
  meals: Meals;
}

export function latestRecall(newestFirst: readonly Consultation[]): Recall | undefined {
  for (const { visitDate, recall } of newestFirst)
    if (recall) return { date: visitDate, meals: recall };
  return undefined;
}

export interface RecallDifference {
  nutrient: NutrientKey;
  difference?: number;
}

/** Only figures that are known of both days are compared: a lower bound says neither too much nor too little. */
export function recallDifferences(
  eaten: NutrientTotals,
  planned: NutrientTotals,
  nutrients: readonly NutrientKey[] = NUTRIENT_KEYS,
): RecallDifference[] {
  return nutrients.map((nutrient) => {
    const [one, other] = [eaten[nutrient], planned[nutrient]];
    const isKnown =
      one && other && one.share >= 1 && other.share >= 1 && !one.uncounted && !other.uncounted;
    return isKnown ? { nutrient, difference: one.known - other.known } : { nutrient };
  });
}
