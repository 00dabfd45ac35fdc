import { parseNumber as readNumber } from '../../ui/format';

/**
 * Decimal comma or point.
 * @returns `undefined` for an empty field, NaN for what is not a number (yet)
 */
export function parseNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  // "66," is on its way to "66,2": it counts as 66 and is no mistake.
  return readNumber(text.trim().replace(/[,.]$/, '')) ?? Number.NaN;
}
