import type { Gender } from '../records/clients';
import { roundTo } from '../text/round';

/** A month in Vietnam, 1–12. */
export interface CalendarMonth {
  year: number;
  month: number;
  day?: number;
}

export function toCalendarMonth(date: string): CalendarMonth {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

export function toIsoDate({ year, month, day = 15 }: CalendarMonth): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * Mifflin-St Jeor (1990), kcal a day: 10w + 6.25h − 5age, +5 for men, −161 for women.
 * @param body kg, cm, years
 */
export function mifflinStJeor(body: {
  weight: number;
  height: number;
  age: number;
  gender: Gender;
}): number {
  const common = 10 * body.weight + 6.25 * body.height - 5 * body.age;
  return body.gender === 'male' ? common + 5 : common - 161;
}

export type BmiBand = 'underweight' | 'normal' | 'overweight' | 'obese1' | 'obese2';

/**
 * kg/m², rounded as it is shown, so that a band never contradicts the number beside it.
 * @returns undefined when weight (kg) or height (cm) is unknown
 */
export function computeBmi(
  weight: number | undefined,
  height: number | undefined,
): number | undefined {
  if (weight === undefined || height === undefined || !(weight > 0) || !(height > 0))
    return undefined;
  const metres = height / 100;
  const bmi = roundTo(weight / (metres * metres), 1);
  return Number.isFinite(bmi) ? bmi : undefined;
}

/**
 * kg, not rounded.
 * @param height cm
 */
export const weightAtBmi = (bmi: number, height: number): number => bmi * (height / 100) ** 2;

/** Bands for adults: 18.5 / 23 / 25 / 30 (product decision 6; QĐ 2892/QĐ-BYT, 2022). */
export function bmiBand(bmi: number): BmiBand {
  if (bmi < 18.5) return 'underweight';
  if (bmi < 23) return 'normal';
  if (bmi < 25) return 'overweight';
  return bmi < 30 ? 'obese1' : 'obese2';
}
