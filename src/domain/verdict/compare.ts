import type { NutrientKey } from '../food/nutrients';
import type { NutrientTotal } from '../nutrition/totals';
import { asShown } from '../nutrition/format';
import { roundTo } from '../text/round';
import { judgeAmount } from './judgeAmount';
import { createLimit } from './limit';
import type { Status, VerdictLine } from './types';
import type { YieldedSides } from '../clinical/limits';
import type { Bound } from '../clinical/types';
import type { LimitSide } from '../clinical/limitTypes';
import { targetDirection, type TargetDirection } from '../targets/dailyReference';

/**
 * `low` under 90 %, `high` over 100 % of the target (platform, section 9), as far as the target's
 * direction calls it a fault; `near` from 90 % of a least amount on: it is not reached yet. `unknown` where nothing is
 * reported, or where what is not reported could still change the verdict; `yielded` where the only fault is against a limit that
 * the professional let give way, and where such a limit is kept: it is never called reached.
 */
export type TargetLevel = 'low' | 'near' | 'ok' | 'high' | 'unknown' | 'yielded';

export interface Comparison {
  level: TargetLevel;
  percent?: number;
  /** Of what gives way: the side on which the amount is beyond it. */
  beyond?: 'over' | 'short';
}

function levelOfLeast(percent: number): 'low' | 'near' | 'ok' {
  if (percent < 90) return 'low';
  return percent < 100 ? 'near' : 'ok';
}

function getLevel(direction: TargetDirection, percent: number, whole: boolean): TargetLevel {
  if (direction === 'minimum' || direction === 'aim') {
    const level = direction === 'minimum' ? levelOfLeast(percent) : percent < 90 ? 'low' : 'ok';
    return level === 'ok' || whole ? level : 'unknown';
  }
  if (percent > 100) return 'high';
  if (!whole) return 'unknown';
  return direction === 'range' && percent < 90 ? 'low' : 'ok';
}

export function compareWithTarget(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  target: number | undefined,
): Comparison {
  if (!total || total.uncounted || target === undefined || !(target > 0))
    return { level: 'unknown' };
  const percent = roundTo((total.known / target) * 100);
  return { level: getLevel(targetDirection(nutrient), percent, total.share >= 1), percent };
}

export type CoverageColour = 'red' | 'orange' | 'yellow' | 'green';

/** Colour of a coverage bar: under 25, 50, 75 %, else green (platform, section 9). */
export function coverageColour(percent: number): CoverageColour {
  if (percent < 25) return 'red';
  if (percent < 50) return 'orange';
  return percent < 75 ? 'yellow' : 'green';
}

/** How far energy may be from its target: good within 5 %, to be looked at within 10 %, beyond that wrong. */
export type EnergyBand = 'good' | 'amber' | 'red' | 'unknown' | 'yielded';
const [GOOD, AMBER] = [0.05, 0.1];

export interface EnergyComparison {
  band: EnergyBand;
  /** Whole kcal above (positive) or below the target; absent when nothing can be said. */
  difference?: number;
}

/** Compares unrounded values; while some energy is unknown, only an excess can be stated. */
export function compareEnergy(
  total: NutrientTotal | undefined,
  target: number | undefined,
  yielded: YieldedSides = {},
): EnergyComparison {
  if (!total || target === undefined || !(target > 0)) return { band: 'unknown' };
  const difference = asShown('calories', total.known) - target;
  if (total.share < 1 && difference <= GOOD * target) return { band: 'unknown' };
  const part = Math.abs(difference) / target;
  // 5 % of 2,000 is 100: not 100.00000000000001.
  const band = part <= GOOD + 1e-9 ? 'good' : part <= AMBER + 1e-9 ? 'amber' : 'red';
  const isYielded =
    band === 'good'
      ? yielded.minimum !== undefined || yielded.maximum !== undefined
      : yielded[difference > 0 ? 'maximum' : 'minimum'] !== undefined;
  return { band: isYielded ? 'yielded' : band, difference: roundTo(difference) };
}

export function energyLevel(
  total: NutrientTotal | undefined,
  target: number | undefined,
  yielded: YieldedSides = {},
): Comparison {
  const { band, difference = 0 } = compareEnergy(total, target, yielded);
  const { percent } = compareWithTarget('calories', total, target);
  const share = percent === undefined ? {} : { percent };
  if (band === 'unknown') return { level: 'unknown', ...share };
  if (band === 'yielded') {
    const isBeyond = compareEnergy(total, target).band !== 'good';
    const side = difference > 0 ? 'over' : 'short';
    return { level: 'yielded', ...share, ...(isBeyond ? { beyond: side } : {}) };
  }
  return { level: band === 'good' ? 'ok' : difference > 0 ? 'high' : 'low', ...share };
}

type ComparedBound = Pick<Bound, 'value' | 'yieldedOn'>;

export interface Bounds {
  minimum?: ComparedBound;
  maximum?: ComparedBound;
}

/** The whole percent of a bound that stands beside a verdict: what is short is never 100 %, what is over always more. */
function percentBeside(known: number, bound: number, status: Status): number | undefined {
  if (!(bound > 0)) return undefined;
  const percent = roundTo((known / bound) * 100);
  if (status === 'short') return Math.min(percent, 99);
  return status === 'over' ? Math.max(percent, 101) : percent;
}

function judgeBound(
  of: NutrientKey,
  side: LimitSide,
  bound: ComparedBound | undefined,
  total: NutrientTotal,
): Pick<VerdictLine, 'status' | 'by'> {
  if (!bound) return { status: 'met' };
  const { value, yieldedOn: date } = bound;
  const limit = createLimit({ of, side, value, ...OF_DAY });
  return judgeAmount(date === undefined ? limit : { ...limit, yields: { to: [], date } }, total);
}

/** Bands of platform section 9: `low` is under 90 % of the least, `near` from there up to the least. */
export function compareWithBounds(
  nutrient: NutrientKey,
  total: NutrientTotal | undefined,
  { minimum, maximum }: Bounds,
): Comparison {
  // A salty food that is not counted leaves nothing to compare: no percentage, no green.
  if (!total || total.uncounted) return { level: 'unknown' };
  const low = judgeBound(nutrient, 'minimum', minimum, total);
  const high = judgeBound(nutrient, 'maximum', maximum, total);
  const [least, most] = [low.status, high.status];
  const share = (bound: ComparedBound | undefined, status: Status) => {
    const percent = bound && percentBeside(total.known, bound.value, status);
    return percent === undefined ? {} : { percent };
  };
  if (most === 'over') return { level: 'high', ...share(maximum, 'over') };
  if (least === 'short') {
    const { percent = 0, ...none } = share(minimum, 'short');
    return { level: percent < 90 ? 'low' : 'near', percent, ...none };
  }
  const percent = share(minimum ?? maximum, 'met');
  if (least === 'unknown' || most === 'unknown') return { level: 'unknown', ...percent };
  if (least === 'yielded' || most === 'yielded') {
    const isOver = most === 'yielded' && high.by !== undefined;
    const isShort = least === 'yielded' && low.by !== undefined;
    const against = isOver ? share(maximum, 'over') : isShort ? share(minimum, 'short') : percent;
    const beyond = isOver ? 'over' : isShort ? 'short' : undefined;
    return { level: 'yielded', ...against, ...(beyond ? { beyond } : {}) };
  }
  return minimum || maximum ? { level: 'ok', ...percent } : { level: 'unknown' };
}

const OF_DAY = { per: 'day', origin: { by: 'fixed' }, severity: 'general' } as const;

/** Protein, carbohydrate and fat as whole percents of the energy that they give; `undefined` while one is unknown, in part too. */
export function energyPercents(
  totals: Partial<Record<NutrientKey, NutrientTotal>>,
): { protein: number; carbs: number; fat: number } | undefined {
  const { protein, carbs, fat } = totals;
  if (!protein || !carbs || !fat) return undefined;
  if ([protein, carbs, fat].some(({ share }) => share < 1)) return undefined;
  const [p, c, f] = [4 * protein.known, 4 * carbs.known, 9 * fat.known];
  const all = p + c + f;
  if (!(all > 0)) return undefined;
  const proteinShare = roundTo((p / all) * 100);
  const fatShare = roundTo((f / all) * 100);
  // Carbohydrate takes the remainder so that the three sum to 100; rounding alone can make it −1.
  return {
    protein: proteinShare,
    carbs: Math.max(0, 100 - proteinShare - fatShare),
    fat: fatShare,
  };
}
