import { dateAfter, dateInUtc, daysBetween } from '../../text/days';

/** Calendar dates in Vietnam, `YYYY-MM-DD`; both days belong to it. */
export interface Period {
  from: string;
  to: string;
}

/** Longest period that is reported on: two years. */
export const MAX_PERIOD_DAYS = 731;

/** Days of a period, its first and its last among them. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** The last so many weeks, today among them. */
export const weeksBefore = (today: string, weeks: number): Period => ({
  from: dateAfter(today, 1 - 7 * weeks),
  to: today,
});

/** The period of the same length that ends the day before. */
export const periodBefore = (period: Period): Period => ({
  from: dateAfter(period.from, -lengthOf(period)),
  to: dateAfter(period.from, -1),
});

export const isWithin = (date: string, { from, to }: Period): boolean => date >= from && date <= to;

/** Whether a period can be reported on: in order, and not longer than two years. */
export function isPeriod(period: Period): boolean {
  const days = lengthOf(period);
  return days >= 1 && days <= MAX_PERIOD_DAYS;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return dateAfter(date, -((day + 6) % 7));
}

/** The Mondays of all weeks that a period touches. */
export function weeksOf({ from, to }: Period): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = dateAfter(week, 7)) weeks.push(week);
  return weeks;
}

/** The date so many calendar months later; 31 January and a month is the last of February. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateInUtc(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}
