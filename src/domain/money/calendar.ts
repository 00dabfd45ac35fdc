import { dateInUtc, VIETNAM_OFFSET } from '../text/days';

const DAY = 86_400_000;

const countDays = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Vietnam's time; a shorter month ends on its last day (31 January + 1: 28 or 29 February).
 * @param instant UTC, ISO 8601
 */
export function addMonths(instant: string, months: number): string {
  const local = new Date(Date.parse(instant) + VIETNAM_OFFSET);
  const monthNumber = local.getUTCFullYear() * 12 + local.getUTCMonth() + months;
  const [year, month] = [Math.floor(monthNumber / 12), monthNumber % 12];
  const day = Math.min(local.getUTCDate(), countDays(year, month));
  const time = ((local.getTime() % DAY) + DAY) % DAY;
  return new Date(Date.UTC(year, month, day) + time - VIETNAM_OFFSET).toISOString();
}

const toDayNumber = (instant: string): number =>
  Math.floor((Date.parse(instant) + VIETNAM_OFFSET) / DAY);

export const daysBetween = (from: string, until: string): number =>
  Math.max(0, toDayNumber(until) - toDayNumber(from));

export function workingDaysAfter(instant: string, days: number): string {
  let day = toDayNumber(instant);
  for (let left = days; left > 0;) {
    day += 1;
    // Day 0 of 1970 was a Thursday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return dateInUtc(new Date(day * DAY));
}

export const getYear = (instant: string): number =>
  new Date(Date.parse(instant) + VIETNAM_OFFSET).getUTCFullYear();
