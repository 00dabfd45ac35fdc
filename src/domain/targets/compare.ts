import type { NutrientKey, NutrientMap } from '../nutrients';
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
 * What a target asks for: at least so much, at most so much, or about so much.
 * More calcium than its minimum is no fault, less sodium than its maximum neither.
 */
export type TargetDirection = 'minimum' | 'maximum' | 'range';

const MAXIMA: ReadonlySet<NutrientKey> = new Set(['sodium', 'cholesterol', 'sugar']);
const RANGES: ReadonlySet<NutrientKey> = new Set(['calories', 'protein', 'carbs', 'fat']);

/** Energy and macro-nutrients are ranges, sodium, sugar and cholesterol maxima, the rest minima. */
export function targetDirection(nutrient: NutrientKey): TargetDirection {
  if (RANGES.has(nutrient)) return 'range';
  return MAXIMA.has(nutrient) ? 'maximum' : 'minimum';
}

/**
 * `low` under 90 %, `high` over 100 % of the target (platform, section 9), as far as the target's
 * direction calls it a fault. `unknown` where nothing is reported, or where what is not reported
 * could still change the verdict.
 */
export type TargetLevel = 'low' | 'ok' | 'high' | 'unknown';

export interface Comparison {
  level: TargetLevel;
  /** Whole percent of the target, as shown; absent when nothing is known or there is no target. */
  percent?: number;
}

function levelOf(direction: TargetDirection, percent: number, whole: boolean): TargetLevel {
  const over = percent > 100;
  if (direction === 'minimum') {
    if (percent >= 90) return 'ok';
    return whole ? 'low' : 'unknown';
  }
  if (over) return 'high';
  if (!whole) return 'unknown';
  return direction === 'range' && percent < 90 ? 'low' : 'ok';
}

/** Compares a day's total with its target. The level follows the whole percent that is shown. */
export function compareWithTarget(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  target: number | undefined,
): Comparison {
  if (!total || target === undefined || !(target > 0)) return { level: 'unknown' };
  const percent = roundTo((total.known / target) * 100);
  return { level: levelOf(targetDirection(nutrient), percent, total.share >= 1), percent };
}

export type CoverageColour = 'red' | 'orange' | 'yellow' | 'green';

/** Colour of a coverage bar: under 25, 50, 75 %, else green (platform, section 9). */
export function coverageColour(percent: number): CoverageColour {
  if (percent < 25) return 'red';
  if (percent < 50) return 'orange';
  return percent < 75 ? 'yellow' : 'green';
}
