import { dateAfter, dateInUtc, daysBetween } from '../../text/days';

/** Calendar dates in Vietnam, `YYYY-MM-DD`; both days belong to it. */
export interface Period {
  from: string;
  to: string;
}

export const MAX_PERIOD_DAYS = 731;

export const countDays = ({ from, to }: Period): number => daysBetween(from, to) + 1;

export const weeksBefore = (today: string, weeks: number): Period => ({
  from: dateAfter(today, 1 - 7 * weeks),
  to: today,
});

export const periodBefore = (period: Period): Period => ({
  from: dateAfter(period.from, -countDays(period)),
  to: dateAfter(period.from, -1),
});

export const isWithin = (date: string, { from, to }: Period): boolean => date >= from && date <= to;

export function isPeriod(period: Period): boolean {
  const days = countDays(period);
  return days >= 1 && days <= MAX_PERIOD_DAYS;
}

export function getMonday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return dateAfter(date, -((day + 6) % 7));
}

export function listWeeks({ from, to }: Period): string[] {
  const weeks: string[] = [];
  for (let week = getMonday(from); week <= to; week = dateAfter(week, 7)) weeks.push(week);
  return weeks;
}

/** 31 January and a month is the last of February. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateInUtc(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}
