import { roundTo } from '../text/round';

/**
 * Difference of two weights in kg as a reader would work it out: weights are shown with one decimal,
 * so 72,44 and 71,86, shown as 72,4 and 71,9, differ by −0,5 and not by −0,6.
 */
export function weightDifference(now: number, before: number): number {
  return (Math.round(roundTo(now, 1) * 10) - Math.round(roundTo(before, 1) * 10)) / 10;
}
