import type { Consultation } from '../records/consultations';
import type { Meals } from '../food/storedLines';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import type { NutrientTotals } from '../nutrition/totals';

/** The food that a client ate within 24 hours, and the visit at which that was noted. */
export interface Recall {
  date: string;
  meals: Meals;
}

/** The newest recall of some visits. @param newestFirst the client's visits */
export function latestRecall(newestFirst: readonly Consultation[]): Recall | undefined {
  for (const { visitDate, recall } of newestFirst)
    if (recall) return { date: visitDate, meals: recall };
  return undefined;
}

/** A nutrient as it is eaten and as it is planned. */
export interface RecallDifference {
  nutrient: NutrientKey;
  /** The amount eaten above (positive) or below the plan; absent where one of the two is not wholly known. */
  difference?: number;
}

/**
 * Compares what is eaten with what is planned, nutrient by nutrient. A lower bound says neither too much nor too
 * little, so only figures that are known of both days are compared.
 */
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
