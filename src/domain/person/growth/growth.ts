import type { Gender } from '../../records/clients';
import { roundTo } from '../../text/round';
import { listMonths, WHO_LMS } from './who';

export type GrowthMeasure = keyof typeof WHO_LMS;

/** L, M and S of one age: skewness, median and coefficient of variation. */
export type Lms = readonly [number, number, number];

/** Children older than this have no reference of the WHO. */
export const LAST_MONTH = 228;

const read = new Map<string, Lms[]>();

function readFigures(measure: GrowthMeasure, gender: Gender): Lms[] {
  const key = `${measure}:${gender}`;
  let figures = read.get(key);
  if (!figures) {
    figures = WHO_LMS[measure][gender].split(';').map((one) => {
      const [l = 1, m = 1, s = 1] = one.trim().split(/\s+/).map(Number);
      return [l, m, s] as const;
    });
    read.set(key, figures);
  }
  return figures;
}

/**
 * Linear between the printed months, 0–228 (weight: to 120).
 * @returns undefined outside the tables, and for a sex that a newer version added
 */
export function lmsAt(measure: GrowthMeasure, gender: Gender, month: number): Lms | undefined {
  if (!Object.hasOwn(WHO_LMS[measure], gender)) return undefined;
  const months = listMonths(measure);
  const figures = readFigures(measure, gender);
  if (!(month >= 0) || month > (months.at(-1) ?? 0)) return undefined;
  const at = months.findLastIndex((printed) => printed <= month);
  const [low, high] = [figures[at], figures[at + 1] ?? figures[at]];
  const from = months[at] ?? 0;
  if (!low || !high) return undefined;
  const part = (month - from) / Math.max((months[at + 1] ?? from + 1) - from, 1);
  const between = (index: 0 | 1 | 2) => low[index] + (high[index] - low[index]) * part;
  return [between(0), between(1), between(2)];
}

export function valueAt(z: number, [l, m, s]: Lms): number {
  return Math.abs(l) < 1e-9 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
}

/**
 * z = ((y/m)^l − 1)/(l·s). Weight and BMI beyond ±3 go on by the distance from 2 to 3 SD, as the WHO counts
 * them; height does not.
 */
export function zScore(measure: GrowthMeasure, value: number, lms: Lms): number {
  const [l, m, s] = lms;
  const z = Math.abs(l) < 1e-9 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (measure === 'height' || Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const [two, three] = [valueAt(2 * side, lms), valueAt(3 * side, lms)];
  return 3 * side + (value - three) / Math.abs(three - two);
}

/** Share of children below a z-score, in percent; Abramowitz and Stegun 26.2.17, within 0.00001 %. */
export function computePercentile(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return 100 * (z >= 0 ? 1 - tail : tail);
}

/**
 * WHO 2006 (to 60 months) and 2007 (from 61): height below −2 SD is stunted. BMI below −2 thin, below −3 very
 * thin; above +1 overweight and +2 obese from 61 months on, before that above +2 and +3.
 */
export type GrowthClass =
  | 'severelyThin'
  | 'thin'
  | 'normal'
  | 'overweight'
  | 'obese'
  | 'severelyStunted'
  | 'stunted'
  | 'atRisk'
  | 'underweight';

function classifyGrowth(measure: GrowthMeasure, z: number, month: number): GrowthClass {
  if (measure === 'height') return z < -3 ? 'severelyStunted' : z < -2 ? 'stunted' : 'normal';
  if (measure === 'weight') return z < -2 ? 'underweight' : 'normal';
  if (z < -2) return z < -3 ? 'severelyThin' : 'thin';
  const older = month > 60;
  if (z > (older ? 2 : 3)) return 'obese';
  if (z > (older ? 1 : 2)) return 'overweight';
  return !older && z > 1 ? 'atRisk' : 'normal';
}

export interface GrowthResult {
  measure: GrowthMeasure;
  value: number;
  z: number;
  /** 0–100. */
  percentile: number;
  class: GrowthClass;
}

export function computeGrowth(child: {
  gender: Gender;
  month: number;
  weight: number | undefined;
  height: number | undefined;
}): GrowthResult[] {
  const { gender, month, weight, height } = child;
  const bmi = weight && height ? weight / (height / 100) ** 2 : undefined;
  const values = { weight, height, bmi };
  return (['weight', 'height', 'bmi'] as const).flatMap((measure) => {
    const value = values[measure];
    const lms = lmsAt(measure, gender, month);
    if (!value || !lms) return [];
    const z = roundTo(zScore(measure, value, lms), 2);
    if (!Number.isFinite(z)) return [];
    const percentile = Math.min(Math.max(computePercentile(z), 0), 100);
    return [{ measure, value, z, percentile, class: classifyGrowth(measure, z, month) }];
  });
}
