import { cleanLine } from '../text/clean';
import { printableWords as words } from './words';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function dateText(date: string): string {
  const [, year, month, day] = DATE.exec(date) ?? [];
  return year === undefined ? date : `${day}/${month}/${year}`;
}

export function titleOfDate(date: string, otherwise: string): string {
  if (!DATE.test(date)) return cleanLine(otherwise, 320);
  // A calendar date has no zone: its weekday is asked at noon, in UTC.
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const name = words.weekdays[weekday];
  return name === undefined ? dateText(date) : `${name}, ${dateText(date)}`;
}

export const madeOn = (today: string): string => words.made(dateText(today));
