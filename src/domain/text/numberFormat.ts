import { once } from './once';
import { roundTo } from './round';

const formats = once(() =>
  [0, 1, 2].map((digits) => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: digits })),
);

/**
 * A number as Vietnamese readers write it: `1.462`, `12,5`.
 * @param digits most decimal places, 0 to 2
 */
export function formatNumber(value: number, digits: 0 | 1 | 2 = 0): string {
  return (formats()[digits] as Intl.NumberFormat).format(roundTo(value, digits));
}
