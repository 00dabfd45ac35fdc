import { once } from './once';
import { roundTo } from './round';

const formats = once(() =>
  [0, 1, 2].map((digits) => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: digits })),
);

export function formatNumber(value: number, digits: 0 | 1 | 2 = 0): string {
  return (formats()[digits] as Intl.NumberFormat).format(roundTo(value, digits));
}
