import { localDate } from '../../platform/clock';

export function thisYear(): number {
  return Number(localDate().slice(0, 4));
}
