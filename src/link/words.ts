import { formatNumber } from '../domain/nutrition/format';

const weekday = new Intl.DateTimeFormat('vi-VN', { weekday: 'long', timeZone: 'UTC' });

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const shortDate = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** `Thứ Sáu, 27/11`. */
export function dayTitle(date: string): string {
  const name = weekday
    .format(at(date))
    .replace(/(^|\s)\p{L}/gu, (sign) => sign.toLocaleUpperCase('vi'));
  return `${name}, ${shortDate(date)}`;
}

export const kilograms = (weight: number): string => formatNumber(weight, 1);
