import { isAbsurdAmount } from '../../../domain/food/householdWords';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { typedMost, unitName } from '../../../domain/food/quantities';
import type { AmountReading, CountedLine, LineAmount } from '../../../domain/food/typedAmount';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';

const text = linesText.line.amount;

const amountText = ({ quantity, unit }: Pick<LineAmount, 'quantity' | 'unit'>) =>
  `${formatNumber(quantity, 2)} ${unit}`;

export function readAs(
  { quantity, unit, unitAmount }: LineAmount,
  { type, snapshot }: CountedLine,
): string {
  const { basis } = snapshot;
  const amountLabel = amountText({ quantity, unit: unitName({ type, unit, snapshot }) });
  const weight = `${formatNumber(quantity * unitAmount, unit === 'g' ? 2 : 0)} ${basis.unit}`;
  return text.readAs(
    unit === basis.unit || unitAmount === 1 ? amountLabel : `${amountLabel} (${weight})`,
  );
}

function absurdText(amount: LineAmount, line: CountedLine, eaters: number): string {
  const candidate = { ...line, ...amount };
  if (!isAbsurdAmount(candidate, eaters)) return '';
  const { calories, sodium } = itemNutrients(candidate);
  // Of a seasoning, the salt is what is too much.
  const isSalty = sodium !== undefined && sodium > (calories ?? 0);
  const energy = calories === undefined ? '' : `${formatNumber(calories, 0)} kcal`;
  const brings = isSalty ? `${formatNumber(sodium, 0)} mg natri` : energy;
  return text.absurd(amountText(amount), brings);
}

/**
 * How the amount was read where that is doubtful, why it is not taken, or whether so much is meant; else empty.
 * @param line as it is now
 * @param home the line in the unit that a bare number counts
 */
export function quantityMessage(
  reading: AmountReading,
  line: CountedLine,
  home: CountedLine = line,
  eaters = 1,
): string {
  if (!reading.ok) {
    const { type } = line;
    const why =
      reading.problem === 'tooMuch'
        ? text.tooMuch(
            amountText(reading),
            amountText({ quantity: typedMost({ type, unit: reading.unit }), unit: reading.unit }),
          )
        : text[reading.problem];
    return `${why} ${text.stillCounted(amountText(line))}`;
  }
  const { amount, say } = reading;
  if (amount.quantity === 0) return linesText.line.zero;
  const absurd = absurdText(amount, line, eaters);
  if (absurd !== '') return absurd;
  if (say === 'grams')
    return text.grams(amountText(amount), `${formatNumber(amount.quantity, 2)} ${home.unit}`);
  return say ? readAs(amount, line) : '';
}
