import type { MenuItem } from '../../../domain/collections/shared/lines';
import { isAbsurdAmount } from '../../../domain/householdWords';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { typedMost } from '../../../domain/quantities';
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
  line: Pick<MenuItem, 'quantity' | 'unit'> & Partial<Counted>,
): string {
  const amount = (quantity: number) => `${formatNumber(quantity, 2)} ${line.unit}`;
  if (reading.ok) {
    if (reading.quantity === 0) return linesText.line.zero;
    const absurd = absurdMessage(line);
    if (absurd !== '') return absurd;
    return reading.doubtful ? text.readAs(amount(reading.quantity)) : '';
  }
  const why =
    reading.problem === 'tooMuch'
      ? text.tooMuch(amount(reading.quantity), amount(typedMost({ type: line.type ?? 'food' })))
      : text[reading.problem];
  return `${why} ${text.stillCounted(amount(line.quantity))}`;
}

type Counted = Pick<MenuItem, 'type' | 'quantity' | 'unit' | 'unitAmount' | 'snapshot'>;

/** A question where the line's amount is more than anybody eats of one thing; else empty. */
function absurdMessage(line: Pick<MenuItem, 'quantity' | 'unit'> & Partial<Counted>): string {
  const { type, unitAmount, snapshot, quantity, unit } = line;
  if (!type || unitAmount === undefined || !snapshot) return '';
  if (!isAbsurdAmount({ type, quantity, unitAmount, snapshot })) return '';
  const calories = itemNutrients({ quantity, unitAmount, snapshot }).calories;
  const energy = calories === undefined ? '' : `${formatNumber(calories, 0)} kcal`;
  return text.absurd(`${formatNumber(quantity, 2)} ${unit}`, energy);
}

/** How words were read: `Hiểu là 2 muỗng canh (30 g)`. */
export function spokenMessage(
  amount: Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount'>,
  line: Counted,
): string {
  const { basis } = line.snapshot;
  const said = `${formatNumber(amount.quantity, 2)} ${amount.unit}`;
  const weight = `${formatNumber(amount.quantity * amount.unitAmount, 0)} ${basis.unit}`;
  return text.readAs(amount.unit === basis.unit ? said : `${said} (${weight})`);
}
