import { localDate } from '../../platform/clock';

/** The present calendar year in Vietnam. */
export function thisYear(): number {
  return Number(localDate().slice(0, 4));
}
