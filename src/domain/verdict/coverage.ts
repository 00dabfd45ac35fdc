import type { YieldedSides } from '../clinical/limits';
import type { NutrientKey } from '../food/nutrients';
import type { NutrientTotal } from '../nutrition/totals';
import {
  compareEnergy,
  compareWithBounds,
  compareWithTarget,
  coverageColour,
  energyLevel,
  type Bounds,
  type Comparison,
  type CoverageColour,
  type TargetLevel,
} from './compare';

export type Coverage = CoverageColour | 'none' | 'yielded';

export interface Measure extends Bounds {
  target?: number | undefined;
  yieldedTarget?: YieldedSides | undefined;
}

/** The worst first. What is unknown stands before green: it could still be a fault. */
const ORDER: readonly Coverage[] = ['red', 'orange', 'yellow', 'none', 'yielded', 'green'];

function ofLow(percent: number): Coverage {
  const colour = coverageColour(percent);
  return colour === 'green' ? 'yellow' : colour;
}

function ofLevel(level: TargetLevel, percent = 0): Coverage {
  if (level === 'high') return 'red';
  if (level === 'low') return ofLow(percent);
  if (level === 'near') return 'yellow';
  if (level === 'yielded') return 'yielded';
  return level === 'ok' ? 'green' : 'none';
}

const BANDS = {
  good: 'green',
  amber: 'yellow',
  red: 'red',
  unknown: 'none',
  yielded: 'yielded',
} as const;

export interface Verdict {
  by: 'bounds' | 'target';
  level: TargetLevel;
  percent?: number;
  beyond?: 'over' | 'short';
  colour: Coverage;
}

function ofBounds(nutrient: NutrientKey, total: NutrientTotal, measure: Measure): Verdict {
  const compared = compareWithBounds(nutrient, total, measure);
  return { by: 'bounds', ...compared, colour: ofLevel(compared.level, compared.percent) };
}

function compareWithYielded(
  nutrient: NutrientKey,
  total: NutrientTotal,
  target: number,
  yielded: YieldedSides,
): Comparison {
  const compared = compareWithTarget(nutrient, total, target);
  if (yielded.minimum === undefined || compared.level === 'high') return compared;
  const { level, ...share } = compared;
  return { level: 'yielded', ...share, ...(level === 'low' ? { beyond: 'short' } : {}) };
}

function ofTarget(
  nutrient: NutrientKey,
  total: NutrientTotal,
  target: number,
  yielded: YieldedSides = {},
): Verdict {
  if (nutrient === 'calories')
    return {
      by: 'target',
      ...energyLevel(total, target, yielded),
      colour: BANDS[compareEnergy(total, target, yielded).band],
    };
  const compared = compareWithYielded(nutrient, total, target, yielded);
  return { by: 'target', ...compared, colour: ofLevel(compared.level, compared.percent) };
}

export function listVerdicts(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  measure: Measure,
): Verdict[] {
  if (!total || total.uncounted) return [];
  const { target, minimum, maximum, yieldedTarget } = measure;
  return [
    ...(minimum || maximum ? [ofBounds(nutrient, total, measure)] : []),
    ...(target !== undefined && target > 0
      ? [ofTarget(nutrient, total, target, yieldedTarget)]
      : []),
  ].sort((one, other) => ORDER.indexOf(one.colour) - ORDER.indexOf(other.colour));
}

/**
 * The colour of a nutrient's coverage: the specification's four for what is reached of a least or a target (under
 * 25, 50, 75 %), but red above a most, and never green where something is too low, too high, or not counted yet.
 */
export function computeCoverage(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  measure: Measure,
): Coverage {
  return listVerdicts(nutrient, total, measure)[0]?.colour ?? 'none';
}

/** 0–1; absent without a bound or a known part. */
export function coveredPart(
  total: NutrientTotal | undefined,
  measure: Measure,
): number | undefined {
  const whole = measure.minimum?.value ?? measure.target ?? measure.maximum?.value;
  if (!total || total.uncounted || whole === undefined || !(whole > 0)) return undefined;
  return Math.min(total.known / whole, 1);
}
