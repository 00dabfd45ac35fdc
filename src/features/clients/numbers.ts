import { once } from '../../domain/text/once';
import { roundTo } from '../../domain/text/round';

const oneDecimal = once(
  () => new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export function formatOne(value: number): string {
  // Rounded as differences are: 72,35 is 72,4 in both.
  return oneDecimal().format(roundTo(value, 1));
}
