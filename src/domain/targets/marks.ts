import type { Client } from '../records/clients';
import { roundTo } from '../text/round';
import { fold } from '../text/fold';
import type { LossCaution } from './lossCaution';
import { LEAST_ENERGY } from './weightLoss';

export type TargetMark =
  | { kind: 'proteinPerKg'; perKg: number }
  | { kind: 'lowEnergy'; calories: number; least: number }
  | { kind: 'highEnergy'; calories: number }
  | { kind: 'fastGoal'; tag: string; perWeek: number }
  | { kind: 'macrosAboveEnergy' }
  | { kind: 'proteinShare'; percent: number }
  | { kind: 'lossUnadvised'; why: LossCaution };

/** g/kg between which the specification keeps protein (platform, section 9). */
const PROTEIN_PER_KG = { from: 0.6, to: 2.2 } as const;
/** Percent of the energy up to which protein is recommended for adults; no bound (QĐ 2615/QĐ-BYT, 2016: 13–20 %). */
const PROTEIN_SHARE = 20;
/** kcal a day above which weight or height was probably mistyped. */
const MAX_ENERGY = 5000;
/** kg a week. */
const FASTEST = 1;

const RATE =
  /\b(?:giam|tang|len|xuong)\s+(\d+(?:[.,]\d+)?)\s*(?:kg|ky|ki|can)\s*(?:\/|trong|moi|mot|1|trong vong)*\s*(\d+)?\s*(tuan|thang)\b/;

/** @returns kg a week, or `undefined` where the goal names no rate */
export function weightRate(goal: string): number | undefined {
  const [, kilograms, count, unit] = RATE.exec(fold(goal).replaceAll('/', ' ')) ?? [];
  if (kilograms === undefined) return undefined;
  const weeks = Number(count ?? 1) * (unit === 'thang' ? 30 / 7 : 1);
  return weeks > 0 ? Number(kilograms.replace(',', '.')) / weeks : undefined;
}

/**
 * @param targets kcal and g of a day
 * @param about `weight` in kg; `caution` of a person who is to lose weight all the same
 */
export function targetMarks(
  client: Pick<Client, 'goals'>,
  targets: {
    calories?: number | undefined;
    protein?: number | undefined;
    fat?: number | undefined;
  },
  {
    weight,
    adult,
    gender,
    caution,
  }: {
    weight: number | undefined;
    adult: boolean;
    gender?: 'male' | 'female' | undefined;
    caution?: LossCaution | undefined;
  },
): TargetMark[] {
  const marks: TargetMark[] = caution ? [{ kind: 'lossUnadvised', why: caution }] : [];
  const { calories, protein, fat } = targets;
  const perKg = weight && protein !== undefined ? roundTo(protein / weight, 1) : undefined;
  if (adult && perKg !== undefined && (perKg > PROTEIN_PER_KG.to || perKg < PROTEIN_PER_KG.from))
    marks.push({ kind: 'proteinPerKg', perKg });
  // Where the sex is unknown the lower floor applies.
  const least = LEAST_ENERGY[gender ?? 'female'];
  if (adult && calories !== undefined && calories < least)
    marks.push({ kind: 'lowEnergy', calories, least });
  if (calories !== undefined && calories > MAX_ENERGY) marks.push({ kind: 'highEnergy', calories });
  if (calories !== undefined && 4 * (protein ?? 0) + 9 * (fat ?? 0) > calories)
    marks.push({ kind: 'macrosAboveEnergy' });
  const percent = calories ? roundTo(((protein ?? 0) * 400) / calories) : 0;
  if (adult && percent > PROTEIN_SHARE) marks.push({ kind: 'proteinShare', percent });
  for (const tag of client.goals) {
    const perWeek = weightRate(tag);
    if (perWeek !== undefined && perWeek > FASTEST)
      marks.push({ kind: 'fastGoal', tag, perWeek: roundTo(perWeek, 1) });
  }
  return marks;
}
