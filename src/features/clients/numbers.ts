import { once } from '../../domain/once';
import { roundTo } from '../../domain/nutrition/round';
import { parseNumber as readNumber } from '../../ui/format';

/**
 * A number as a person types it, with decimal comma or point.
 * @returns `undefined` for an empty field, NaN for what is not a number (yet)
 */
export function parseNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  // "66," is on its way to "66,2": it counts as 66 and is no mistake.
  return readNumber(text.trim().replace(/[,.]$/, '')) ?? Number.NaN;
}

const oneDecimal = once(
  () => new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `66,2`, `66,0`: always one decimal, for kg and BMI that stand under each other. */
export function formatOne(value: number): string {
  // Rounded as differences are: 72,35 is 72,4 in both.
  return oneDecimal().format(roundTo(value, 1));
}
