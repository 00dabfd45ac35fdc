import type { MenuItem } from '../../../domain/collections/shared/lines';
import { QUANTITY_LIMITS } from '../../../domain/quantities';
import type { QuantityReading } from '../../../domain/quantities';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';

const text = linesText.line.amount;

/**
 * What is said beside a typed amount: how it was read where that could be doubted, or why it is not
 * taken and what counts instead. Empty where there is nothing to say.
 */
export function quantityMessage(
  reading: QuantityReading,
  line: Pick<MenuItem, 'quantity' | 'unit'>,
): string {
  const amount = (quantity: number) => `${formatNumber(quantity, 2)} ${line.unit}`;
  if (reading.ok) {
    if (reading.quantity === 0) return linesText.line.zero;
    return reading.doubtful ? text.readAs(amount(reading.quantity)) : '';
  }
  const why =
    reading.problem === 'tooMuch'
      ? text.tooMuch(amount(reading.quantity), amount(QUANTITY_LIMITS.max))
      : text[reading.problem];
  return `${why} ${text.stillCounted(amount(line.quantity))}`;
}
