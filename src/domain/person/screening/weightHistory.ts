import { daysBetween } from '../../text/days';
import { roundTo } from '../../text/round';

/** kg. */
export interface Weighed {
  date: string;
  weight: number;
}

export interface WeightChange {
  months: number;
  from: Weighed;
  to: Weighed;
  /** Percent of the first weight; below zero: lost. */
  percent: number;
}

const DAYS_A_MONTH = 30.4375;
const NEAR = 30;

/**
 * The earlier weight is the one nearest to that day, within a month of it.
 * @param oldestFirst readings of one person
 * @returns undefined without such a weight
 */
export function weightChangeOver(
  oldestFirst: readonly Weighed[],
  months: number,
): WeightChange | undefined {
  const to = oldestFirst.at(-1);
  if (!to) return undefined;
  const days = months * DAYS_A_MONTH;
  const away = ({ date }: Weighed) => Math.abs(daysBetween(date, to.date) - days);
  const [from] = oldestFirst.filter((one) => away(one) <= NEAR).sort((a, b) => away(a) - away(b));
  if (!from || from === to) return undefined;
  return { months, from, to, percent: roundTo((100 * (to.weight - from.weight)) / from.weight, 1) };
}
