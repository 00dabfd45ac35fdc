import type { NutrientMap } from '../nutrients';
import type { NutrientTotal } from '../nutrition/totals';
import { roundTo } from '../nutrition/round';

/** Daily reference values where a client has no target (platform, section 9). */
const DAILY_REFERENCE = {
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

/** The reference values, overridden by a client's targets. */
export function withDailyReference(targets: NutrientMap = {}): NutrientMap {
  return { ...DAILY_REFERENCE, ...targets };
}

/**
 * `low` under 90 %, `high` over 100 % of the target (platform, section 9). `unknown` where nothing
 * is reported, or where the known part has not reached the end of the range and more may hide in
 * what is not reported.
 */
export type TargetLevel = 'low' | 'ok' | 'high' | 'unknown';

export interface Comparison {
  level: TargetLevel;
  /** Whole percent of the target, as shown; absent when nothing is known or there is no target. */
  percent?: number;
}

/** Compares a day's total with its target. The level follows the whole percent that is shown. */
export function compareWithTarget(
  total: NutrientTotal | undefined,
  target: number | undefined,
): Comparison {
  if (!total || target === undefined || !(target > 0)) return { level: 'unknown' };
  const percent = roundTo((total.known / target) * 100);
  if (percent > 100) return { level: 'high', percent };
  if (total.share < 1) return { level: 'unknown', percent };
  return { level: percent < 90 ? 'low' : 'ok', percent };
}

export type CoverageColour = 'red' | 'orange' | 'yellow' | 'green';

/** Colour of a coverage bar: under 25, 50, 75 %, else green (platform, section 9). */
export function coverageColour(percent: number): CoverageColour {
  if (percent < 25) return 'red';
  if (percent < 50) return 'orange';
  return percent < 75 ? 'yellow' : 'green';
}
