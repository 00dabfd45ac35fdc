import { displayUnit, type NutrientKey } from '../food/nutrients';
import { formatNumber } from '../text/numberFormat';
import { roundTo } from '../text/round';
import type { NutrientTotal } from './totals';

export { formatNumber } from '../text/numberFormat';

export const UNKNOWN = '—';

const WHOLE = new Set<NutrientKey>(['calories', 'protein', 'carbs', 'fat']);

function getDecimals(key: NutrientKey, value: number): 0 | 1 | 2 {
  if (WHOLE.has(key) || value >= 100) return 0;
  return value >= 1 ? 1 : 2;
}

/** Verdicts compare this, so that figures which read the same are judged the same. */
export const asShown = (key: NutrientKey, value: number): number =>
  roundTo(value, getDecimals(key, value));

/** More than zero is never shown as 0. */
export function formatAmount(key: NutrientKey, value: number): string {
  const digits = getDecimals(key, value);
  if (value > 0 && roundTo(value, digits) === 0) return `< ${formatNumber(10 ** -digits, digits)}`;
  return formatNumber(value, digits);
}

const isWhole = (total: NutrientTotal | undefined): total is NutrientTotal =>
  total !== undefined && total.share >= 1 && !total.uncounted;

/**
 * The difference of the figures as they are shown beside it, so that the three add up: `+9`, `−0,4`, `0`. `—` where one
 * is not known wholly: a lower bound says neither too much nor too little.
 */
export function formatDifference(
  key: NutrientKey,
  from: NutrientTotal | undefined,
  to: NutrientTotal | undefined,
): string {
  if (!isWhole(from) || !isWhole(to)) return UNKNOWN;
  const digits = Math.max(getDecimals(key, from.known), getDecimals(key, to.known)) as 0 | 1 | 2;
  const difference = roundTo(asShown(key, to.known) - asShown(key, from.known), digits);
  if (difference === 0) return '0';
  return `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference), digits)}`;
}

/** Incomplete is never shown as 100 %, and something never as 0 %. */
export function formatShare(share: number): string {
  if (share >= 1) return '100 %';
  const percent = Math.floor(roundTo(share, 4) * 100 + 1e-9);
  return `${Math.min(Math.max(percent, share > 0 ? 1 : 0), 99)} %`;
}

export function formatPart(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %';
  return share >= 1 ? '100 %' : `${Math.min(Math.round(share * 100), 99)} %`;
}

/** Product decision 4: `—` when nobody reports it, `1.462 kcal` when all do, `≥ 12 mg (60 % dữ liệu)` when some do. */
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
