import { dateAfter } from '../../text/days';
import { roundTo } from '../../text/round';

/** Energy of a kilogram of body weight, kcal (platform, section 9). */
const KCAL_PER_KG = 7700;
/** Most that a daily gap counts for, kcal (platform, section 9). */
const [MAX_ABOVE, MAX_BELOW] = [500, 1000];
/** Weeks beyond which a date says nothing (platform, section 9). */
const MAX_WEEKS = 104;
/** Kilograms a week from which losing is warned about (product decision 54). */
export const FAST_LOSS = 0.75;

export interface WeightChange {
  isLosing: boolean;
  /** kg, to two decimals. */
  weekly: number;
  /** kg in 30 days, to one decimal. */
  monthly: number;
  isFast: boolean;
  /** The day on which the target is reached, `YYYY-MM-DD`; `later`: in more than two years. */
  targetDate: string | 'later';
}

/** @returns undefined beyond two years */
export function weeksFor(kg: number, gap: number): number | undefined {
  const weeks = Math.ceil((Math.abs(kg) * KCAL_PER_KG) / Math.abs(gap) / 7);
  return weeks > MAX_WEEKS ? undefined : weeks;
}

/**
 * @param gap kcal eaten a day beyond what is used; negative to lose
 * @param today `YYYY-MM-DD`
 * @returns undefined where the gap does not lead to the target
 */
export function weightChange(
  gap: number,
  { weightKg, targetWeightKg }: { weightKg: number; targetWeightKg: number },
  today: string,
): WeightChange | undefined {
  const counted = Math.min(MAX_ABOVE, Math.max(-MAX_BELOW, gap));
  const kilograms = targetWeightKg - weightKg;
  if (counted === 0 || kilograms === 0 || counted > 0 !== kilograms > 0) return undefined;
  const weekly = Math.abs(counted * 7) / KCAL_PER_KG;
  const days = Math.ceil((Math.abs(kilograms) * KCAL_PER_KG) / Math.abs(counted));
  const isLosing = counted < 0;
  return {
    isLosing,
    weekly: roundTo(weekly, 2),
    monthly: roundTo((weekly * 30) / 7, 1),
    isFast: isLosing && weekly > FAST_LOSS,
    targetDate: days > MAX_WEEKS * 7 ? 'later' : dateAfter(today, days),
  };
}
