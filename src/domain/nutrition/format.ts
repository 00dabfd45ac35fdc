import { displayUnit, type NutrientKey } from '../food/nutrients';
import { formatNumber } from '../text/numberFormat';
import { roundTo } from '../text/round';
import type { NutrientTotal } from './totals';

export { formatNumber } from '../text/numberFormat';

/** The sign for an unknown figure. */
export const UNKNOWN = '—';

/** Shown as integers: the four values that the specification rounds so. */
const WHOLE = new Set<NutrientKey>(['calories', 'protein', 'carbs', 'fat']);

function decimalsOf(key: NutrientKey, value: number): 0 | 1 | 2 {
  if (WHOLE.has(key) || value >= 100) return 0;
  return value >= 1 ? 1 : 2;
}

/** The figure that a reader sees of an amount: what reads the same is the same to every verdict. */
export const asShown = (key: NutrientKey, value: number): number =>
  roundTo(value, decimalsOf(key, value));

/**
 * The amount of a nutrient without its unit. Energy and macro-nutrients are integers; the others
 * keep one decimal below 100 and two below 1. What is more than zero is never shown as 0.
 */
export function formatAmount(key: NutrientKey, value: number): string {
  const digits = decimalsOf(key, value);
  if (value > 0 && roundTo(value, digits) === 0) return `< ${formatNumber(10 ** -digits, digits)}`;
  return formatNumber(value, digits);
}

/**
 * A share as a whole percentage. What is not complete is never shown as 100 %, what is not
 * nothing never as 0 %.
 */
export function formatShare(share: number): string {
  if (share >= 1) return '100 %';
  const percent = Math.floor(roundTo(share, 4) * 100 + 1e-9);
  return `${Math.min(Math.max(percent, share > 0 ? 1 : 0), 99)} %`;
}

/**
 * A line's share of a sum as a whole percentage; what is something and rounds to nothing is `< 1 %`, and only the whole
 * is 100 %.
 */
export function formatPart(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %';
  return share >= 1 ? '100 %' : `${Math.min(Math.round(share * 100), 99)} %`;
}

/**
 * A total as product decision 4 wants it: `—` when nobody reports it, `1.462 kcal` when all do,
 * `≥ 12 mg (60 % dữ liệu)` when some do.
 * @param unit whether to write the unit; leave it out where a column heading names it
 */
export function formatNutrient(
  key: NutrientKey,
  total: NutrientTotal | undefined,
  { unit = true }: { unit?: boolean } = {},
): string {
  if (!total) return UNKNOWN;
  const amount = formatAmount(key, total.known) + (unit ? ` ${displayUnit(key)}` : '');
  if (total.share >= 1) return amount;
  // "≥ < 1" says nothing: a lower bound that rounds to nothing is at least 0.
  const bound = amount.startsWith('<') ? `> 0${unit ? ` ${displayUnit(key)}` : ''}` : `≥ ${amount}`;
  return `${bound} (${formatShare(total.share)} dữ liệu)`;
}
