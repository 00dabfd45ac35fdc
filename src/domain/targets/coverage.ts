import type { NutrientKey } from '../nutrients';
import type { NutrientTotal } from '../nutrition/totals';
import {
  compareEnergy,
  compareWithBounds,
  compareWithTarget,
  coverageColour,
  targetDirection,
} from './compare';
import type { Bounds, CoverageColour, TargetLevel } from './compare';

/** `none`: nothing can be said, so that no colour is shown. */
export type Coverage = CoverageColour | 'none';

/** What a nutrient of a day is measured against: a target, a least and a most; any may be absent. */
export interface Measure extends Bounds {
  target?: number | undefined;
}

/** The worst first. What is unknown stands before green: it could still be a fault. */
const ORDER: readonly Coverage[] = ['red', 'orange', 'yellow', 'none', 'green'];

/** What is low is never green, even from 75 % on. */
function ofLow(percent: number): Coverage {
  const colour = coverageColour(percent);
  return colour === 'green' ? 'yellow' : colour;
}

function ofLevel(level: TargetLevel, percent = 0, high: Coverage = 'red'): Coverage {
  if (level === 'high') return high;
  if (level === 'low') return ofLow(percent);
  return level === 'ok' ? 'green' : 'none';
}

/** Energy has bands of its own, too little as well as too much. */
const BANDS = { good: 'green', amber: 'yellow', red: 'red', unknown: 'none' } as const;

function verdicts(nutrient: NutrientKey, total: NutrientTotal, measure: Measure): Coverage[] {
  const { target, minimum, maximum } = measure;
  const found: Coverage[] = [];
  if (minimum || maximum) {
    const { level, percent } = compareWithBounds(total, measure);
    found.push(ofLevel(level, percent));
  }
  if (target !== undefined && target > 0) {
    const { level, percent } = compareWithTarget(nutrient, total, target);
    const high = targetDirection(nutrient) === 'range' ? 'orange' : 'red';
    found.push(
      nutrient === 'calories'
        ? BANDS[compareEnergy(total, target).band]
        : ofLevel(level, percent, high),
    );
  }
  return found;
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
  if (!total || total.uncounted) return 'none';
  const found = verdicts(nutrient, total, measure);
  return ORDER.find((colour) => found.includes(colour)) ?? 'none';
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
