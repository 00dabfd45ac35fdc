import type { NutrientKey } from '../food/nutrients';
import type { NutrientTotal } from '../nutrition/totals';
import {
  compareEnergy,
  compareWithBounds,
  compareWithTarget,
  coverageColour,
  energyLevel,
  type Bounds,
  type CoverageColour,
  type TargetLevel,
} from './compare';

/** `none`: nothing can be said, so that no colour is shown. */
export type Coverage = CoverageColour | 'none';

/** The measure of a nutrient of a day: a target, a minimum and a maximum; any may be absent. */
export interface Measure extends Bounds {
  target?: number | undefined;
}

/** The worst first. What is unknown stands before green: it could still be a fault. */
const ORDER: readonly Coverage[] = ['red', 'orange', 'yellow', 'none', 'green'];

/** The mark of a low nutrient: never green, even from 75 % on. */
function ofLow(percent: number): Coverage {
  const colour = coverageColour(percent);
  return colour === 'green' ? 'yellow' : colour;
}

function ofLevel(level: TargetLevel, percent = 0): Coverage {
  if (level === 'high') return 'red';
  if (level === 'low') return ofLow(percent);
  if (level === 'near') return 'yellow';
  return level === 'ok' ? 'green' : 'none';
}

/** Energy has bands of its own, too little as well as too much. */
const BANDS = { good: 'green', amber: 'yellow', red: 'red', unknown: 'none' } as const;

/** The verdict of the target or of the bounds on a nutrient. */
export interface Verdict {
  by: 'bounds' | 'target';
  level: TargetLevel;
  percent?: number;
  colour: Coverage;
}

function ofBounds(nutrient: NutrientKey, total: NutrientTotal, measure: Measure): Verdict {
  const compared = compareWithBounds(nutrient, total, measure);
  return { by: 'bounds', ...compared, colour: ofLevel(compared.level, compared.percent) };
}

function ofTarget(nutrient: NutrientKey, total: NutrientTotal, target: number): Verdict {
  if (nutrient === 'calories')
    return {
      by: 'target',
      ...energyLevel(total, target),
      colour: BANDS[compareEnergy(total, target).band],
    };
  const compared = compareWithTarget(nutrient, total, target);
  return { by: 'target', ...compared, colour: ofLevel(compared.level, compared.percent) };
}

/** Verdicts of a nutrient's bounds and target, the worst first; empty where nothing is measured. */
export function verdictsOf(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  measure: Measure,
): Verdict[] {
  if (!total || total.uncounted) return [];
  const { target, minimum, maximum } = measure;
  return [
    ...(minimum || maximum ? [ofBounds(nutrient, total, measure)] : []),
    ...(target !== undefined && target > 0 ? [ofTarget(nutrient, total, target)] : []),
  ].sort((one, other) => ORDER.indexOf(one.colour) - ORDER.indexOf(other.colour));
}

/**
 * The colour of a nutrient's coverage: the specification's four for what is reached of a least or a target (under
 * 25, 50, 75 %), but red above a most, and never green where something is too low, too high, or not counted yet.
 */
export function coverageOf(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  measure: Measure,
): Coverage {
  return verdictsOf(nutrient, total, measure)[0]?.colour ?? 'none';
}

/** Part (0–1) of its least, its target or its most that is known to be reached; absent without any, or a known part. */
export function coveredPart(
  total: NutrientTotal | undefined,
  measure: Measure,
): number | undefined {
  const whole = measure.minimum?.value ?? measure.target ?? measure.maximum?.value;
  if (!total || total.uncounted || whole === undefined || !(whole > 0)) return undefined;
  return Math.min(total.known / whole, 1);
}
