import { dateAfter } from '../domain/menus/planning';
import { plansText } from '../i18n/plans';
import { formatDate } from './format';

const WEEKDAYS = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];

/** `T2 23/11` with a first day, `Ngày 1` without. */
export function dayName(startDate: string | undefined, index: number): string {
  if (startDate === undefined) return plansText.day.name(index + 1);
  const date = dateAfter(startDate, index);
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday} ${formatDate(date).slice(0, 5)}`;
}
