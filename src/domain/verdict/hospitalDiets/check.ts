import type { Bound, Limits } from '../../clinical/limits';
import { isRule } from '../../clinical/bounds';
import { MEAL_SLOTS, type Meals } from '../../food/storedLines';
import type { NutrientTotal, NutrientTotals } from '../../nutrition/totals';
import { judgeAmount } from '../judgeAmount';
import { buildStandard } from '../standard';
import type { Standard, VerdictLine } from '../types';
import { toBounds } from '../../targets/hospitalDiets/ranges';
import {
  DIET_NUTRIENTS,
  type DietNutrient,
  type DietRange,
  type HospitalDiet,
} from '../../targets/hospitalDiets/types';

/**
 * `pass`, `fail`; `unknown`: figures are missing that could change it; `conditional`: holds only where the serum value is high;
 * `yielded`: the prescription, a rule of the client or what the expert chose stands in its place.
 */
export type DietVerdict = 'pass' | 'fail' | 'unknown' | 'conditional' | 'yielded';

export interface DietFinding {
  of: DietNutrient | 'meals';
  range: DietRange;
  verdict: DietVerdict;
  value?: number;
  /** Part (0–1) of the day that reports it; less than 1: `value` is a lower bound. */
  share: number;
  /** Of a fail: how much over (positive) or under (negative) the nearer bound. */
  by?: number;
}

export { toBounds } from '../../targets/hospitalDiets/ranges';

const bare = (diet: HospitalDiet): Standard =>
  buildStandard({ day: { targets: {}, sources: {}, clinical: { limits: {} } }, diet });

function buildFinding(
  { of, range }: Pick<DietFinding, 'of' | 'range'>,
  total: NutrientTotal | undefined,
  lines: readonly VerdictLine[],
): DietFinding {
  const { known, share = 0 } = total ?? {};
  const isNothing = known === undefined || (share < 1 && known === 0);
  const base = { of, range, share, ...(isNothing ? {} : { value: known }) };
  if (lines.length === 0) return { ...base, verdict: 'yielded' };
  const missed = lines.find(({ status }) => status === 'over' || status === 'short');
  if (missed)
    return { ...base, verdict: 'fail', by: (missed.by ?? 0) * (missed.status === 'over' ? 1 : -1) };
  if (lines.some(({ limit }) => limit.ifSerumHigh)) return { ...base, verdict: 'conditional' };
  if (lines.some(({ status }) => status === 'unknown')) return { ...base, verdict: 'unknown' };
  return {
    ...base,
    verdict: lines.some(({ status }) => status === 'yielded') ? 'yielded' : 'pass',
  };
}

export const mealCount = (meals: Meals): number =>
  MEAL_SLOTS.filter((slot) => meals[slot].items.some(({ quantity }) => quantity > 0)).length;

/**
 * Water is not compared: a menu does not say what is drunk (product decision 52).
 * @param standard absent: the code's limits alone
 */
export function checkDiet(
  diet: HospitalDiet,
  totals: NutrientTotals,
  count: number,
  standard: Standard = bare(diet),
): DietFinding[] {
  const ofCode = standard.limits.filter(({ origin }) => origin.by === 'code');
  const bounds = standard.opposed.some(({ dropped }) => dropped.origin.by === 'code')
    ? [...ofCode, ...standard.opposed.map(({ dropped }) => dropped)]
    : ofCode;
  const finding = (of: DietFinding['of'], range: DietRange | undefined): DietFinding[] => {
    if (!range || !bounds.some((limit) => limit.of === of)) return [];
    const total = of === 'meals' ? { known: count, share: 1 } : totals[of];
    const lines = ofCode
      .filter((limit) => limit.of === of)
      .map((limit) => ({ limit, ...judgeAmount(limit, total) }));
    return [buildFinding({ of, range }, total, lines)];
  };
  return [
    ...DIET_NUTRIENTS.flatMap((key) => finding(key, diet.limits[key])),
    ...finding('meals', diet.meals),
  ];
}

export interface DietSummary {
  pass: number;
  fail: number;
  open: number;
}

export function summaryOfDiet(findings: readonly DietFinding[]): DietSummary {
  const count = (...verdicts: DietVerdict[]) =>
    findings.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { pass: count('pass'), fail: count('fail'), open: count('unknown', 'conditional') };
}

/** A client's rule that a diet of 2006 contradicts: the newer guideline wins (product decision 47). */
export interface NewerRule {
  nutrient: DietNutrient;
  side: 'minimum' | 'maximum';
  bound: Bound;
}

export function newerRules(diet: HospitalDiet, limits: Limits): NewerRule[] {
  return DIET_NUTRIENTS.flatMap((nutrient): NewerRule[] => {
    const range = diet.limits[nutrient];
    if (!range) return [];
    const { min, max } = toBounds(nutrient, range);
    const { minimum, maximum } = limits[nutrient] ?? {};
    const isBelow = isRule(maximum) && max !== undefined && maximum && maximum.value < max;
    const isAbove = isRule(minimum) && min !== undefined && minimum && minimum.value > min;
    return [
      ...(isBelow && maximum ? [{ nutrient, side: 'maximum' as const, bound: maximum }] : []),
      ...(isAbove && minimum ? [{ nutrient, side: 'minimum' as const, bound: minimum }] : []),
    ];
  });
}
