import { daysBetween } from '../../text/days';
import { roundTo } from '../../text/round';

/** A weight on a day, kg. */
export interface Weighed {
  date: string;
  weight: number;
}

/** How the weight changed over some months. */
export interface WeightChange {
  months: number;
  from: Weighed;
  to: Weighed;
  /** Percent of the first weight; below zero: lost. */
  percent: number;
}

const DAYS_A_MONTH = 30.4375;
/** How far a weight may lie from the day it stands for, in days. */
const NEAR = 30;

/**
 * The change from a weight so many months ago to the newest one. The weight of then is the one nearest to that day, within
 * a month of it; without one nothing is said.
 * @param oldestFirst readings of one person
 */
export function weightChangeOver(
  oldestFirst: readonly Weighed[],
  months: number,
): WeightChange | undefined {
  const to = oldestFirst.at(-1);
  if (!to) return undefined;
  const wanted = months * DAYS_A_MONTH;
  const away = ({ date }: Weighed) => Math.abs(daysBetween(date, to.date) - wanted);
  const [from] = oldestFirst.filter((one) => away(one) <= NEAR).sort((a, b) => away(a) - away(b));
  if (!from || from === to) return undefined;
  return { months, from, to, percent: roundTo((100 * (to.weight - from.weight)) / from.weight, 1) };
}
