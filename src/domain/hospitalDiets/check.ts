import type { Bound, Limits } from '../clinical/limits';
import { isRule } from '../clinical/bounds';
import type { Meals } from '../collections/shared/lines';
import { MEAL_SLOTS } from '../collections/shared/lines';
import { roundTo } from '../nutrition/round';
import type { NutrientTotals } from '../nutrition/totals';
import { boundsOf } from './ranges';
import { DIET_NUTRIENTS } from './types';
import type { DietNutrient, DietRange, HospitalDiet } from './types';

/** `pass`, `fail`; `unknown`: figures are missing that could change it; `conditional`: holds only where the serum value is high. */
export type DietVerdict = 'pass' | 'fail' | 'unknown' | 'conditional';

/** How one limit of a diet is met by a day. */
export interface DietFinding {
  of: DietNutrient | 'meals';
  range: DietRange;
  verdict: DietVerdict;
  /** Known amount of the day, in the nutrient's unit; absent where nothing is known. */
  value?: number;
  /** Part (0–1) of the day that reports it; less than 1: `value` is a lower bound. */
  share: number;
  /** Of a fail: how much over (positive) or under (negative) the nearer bound. */
  by?: number;
}

export { boundsOf } from './ranges';

const WHOLE: ReadonlySet<string> = new Set([
  'calories',
  'sodium',
  'potassium',
  'phosphorus',
  'cholesterol',
  'meals',
]);

/** Digits with which a figure is shown and compared: what reads the same is the same. */
export const digitsOf = (of: DietNutrient | 'meals'): 0 | 1 => (WHOLE.has(of) ? 0 : 1);

/** How far a shown figure is outside the bounds; 0 within. An exclusive bound that is touched is missed by the least step. */
function missedBy(
  of: DietNutrient | 'meals',
  value: number,
  bounds: ReturnType<typeof boundsOf>,
): number {
  const digits = digitsOf(of);
  const step = 10 ** -digits;
  const shown = roundTo(value, digits);
  const { min, max, minExclusive, maxExclusive } = bounds;
  const over = max === undefined ? 0 : roundTo(shown - max, digits);
  if (over > 0 || (over === 0 && maxExclusive && max !== undefined)) return Math.max(over, step);
  const under = min === undefined ? 0 : roundTo(min - shown, digits);
  if (under > 0 || (under === 0 && minExclusive && min !== undefined))
    return -Math.max(under, step);
  return 0;
}

function findingOf(
  of: DietNutrient | 'meals',
  range: DietRange,
  total: { known: number; share: number; uncounted?: string[] } | undefined,
): DietFinding {
  if (!total || (total.uncounted && total.known === 0))
    return { of, range, verdict: range.ifSerumHigh ? 'conditional' : 'unknown', share: 0 };
  const { known } = total;
  const share = total.uncounted ? Math.min(total.share, 0.999) : total.share;
  const bounds = boundsOf(of, range);
  const by = missedBy(of, known, bounds);
  const base = { of, range, value: known, share };
  if (range.ifSerumHigh) return { ...base, verdict: 'conditional', ...(by === 0 ? {} : { by }) };
  if (by > 0) return { ...base, verdict: 'fail', by };
  // An amount that is not reported could still lift it over the least, or over the most.
  if (share < 1 && (by < 0 || bounds.max !== undefined)) return { ...base, verdict: 'unknown' };
  return by < 0 ? { ...base, verdict: 'fail', by } : { ...base, verdict: 'pass' };
}

/** Meals of a day that hold something. */
export const mealCount = (meals: Meals): number =>
  MEAL_SLOTS.filter((slot) => meals[slot].items.some(({ quantity }) => quantity > 0)).length;

/**
 * Compares a day with a diet, limit by limit, in grams (product decision 52). A limit that the table does not have is
 * not compared; water is not either, since a menu does not say what is drunk.
 * @param count meals of the day that hold something
 */
export function checkDiet(
  diet: HospitalDiet,
  totals: NutrientTotals,
  count: number,
): DietFinding[] {
  const nutrients = DIET_NUTRIENTS.flatMap((key) => {
    const range = diet.limits[key];
    return range ? [findingOf(key, range, totals[key])] : [];
  });
  // Five slots are all that a menu has: six to eight meals cannot be told from it.
  const { meals } = diet;
  const isCountable = meals && (meals.min ?? meals.value ?? 0) <= MEAL_SLOTS.length;
  return isCountable
    ? [...nutrients, findingOf('meals', meals, { known: count, share: 1 })]
    : nutrients;
}

export interface DietSummary {
  pass: number;
  fail: number;
  /** Unknown, and those that hold under a condition. */
  open: number;
}

export function summaryOfDiet(findings: readonly DietFinding[]): DietSummary {
  const count = (...verdicts: DietVerdict[]) =>
    findings.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { pass: count('pass'), fail: count('fail'), open: count('unknown', 'conditional') };
}

/** A rule of the client that a diet of 2006 contradicts; the newer guideline wins (product decision 47). */
export interface NewerRule {
  nutrient: DietNutrient;
  side: 'minimum' | 'maximum';
  bound: Bound;
}

/** Rules of the client which a day cannot keep that stands within the diet. */
export function newerRules(diet: HospitalDiet, limits: Limits): NewerRule[] {
  return DIET_NUTRIENTS.flatMap((nutrient): NewerRule[] => {
    const range = diet.limits[nutrient];
    if (!range) return [];
    const { min, max } = boundsOf(nutrient, range);
    const { minimum, maximum } = limits[nutrient] ?? {};
    const isBelow = isRule(maximum) && max !== undefined && maximum && maximum.value < max;
    const isAbove = isRule(minimum) && min !== undefined && minimum && minimum.value > min;
    return [
      ...(isBelow && maximum ? [{ nutrient, side: 'maximum' as const, bound: maximum }] : []),
      ...(isAbove && minimum ? [{ nutrient, side: 'minimum' as const, bound: minimum }] : []),
    ];
  });
}

/** A least of the client above the diet's most, or a most below its least: no day keeps both. */
interface OpposedBound extends NewerRule {
  range: DietRange;
}

/** Bounds of the client, of whatever origin, that the diet's range excludes. */
export function opposedBounds(diet: HospitalDiet, limits: Limits): OpposedBound[] {
  return DIET_NUTRIENTS.flatMap((nutrient): OpposedBound[] => {
    const range = diet.limits[nutrient];
    if (!range || range.ifSerumHigh) return [];
    const { min, max } = boundsOf(nutrient, range);
    const { minimum, maximum } = limits[nutrient] ?? {};
    if (minimum && max !== undefined && minimum.value > max)
      return [{ nutrient, side: 'minimum', bound: minimum, range }];
    return maximum && min !== undefined && maximum.value < min
      ? [{ nutrient, side: 'maximum', bound: maximum, range }]
      : [];
  });
}
