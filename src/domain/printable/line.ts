import type { MenuItem } from '../food/storedLines';
import { allergyPhrase } from '../clinical/allergens/phrase';
import { allergyWarnings } from '../clinical/allergens/warnings';
import { displayUnit, type NutrientKey } from '../food/nutrients';
import { formatAmount, formatNumber, formatNutrient } from '../nutrition/format';
import { lineTotals, type NutrientTotal } from '../nutrition/totals';
import { roundTo } from '../text/round';
import { amountText, MILLILITRE, quantityText, servedAs } from '../food/quantities';
import { warningText } from './allergies';
import { cleanLine, cleanText } from '../text/clean';
import type { PrintableRow } from '../records/printableModel';
import { imageField } from './images';
import { printableWords as words } from './words';

export function figureText(
  key: NutrientKey,
  total: NutrientTotal | undefined,
  unit = true,
): string {
  return formatNutrient(key, total, { unit }).replace(/ \([^)]*\)$/, '');
}

const MEASURE_TOLERANCE = 0.03;
const QUARTERS: readonly [number, string][] = [
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
];

function quartersText(amount: number): string | undefined {
  const nearest = Math.round(amount * 4) / 4;
  if (nearest <= 0 || Math.abs(nearest - amount) / amount > MEASURE_TOLERANCE) return undefined;
  const whole = Math.floor(nearest);
  const part = QUARTERS.find(([value]) => value === nearest - whole)?.[1] ?? '';
  return `${whole > 0 || part === '' ? whole : ''}${part}`;
}

type Measured = Pick<MenuItem, 'type' | 'quantity' | 'unit' | 'unitAmount' | 'snapshot'>;

/**
 * A line typed in grams is shown in a measure of its food where it is a whole number of quarters of it; the weight stays
 * exact.
 */
export function formatMeasure(line: Measured): Pick<PrintableRow, 'measure' | 'grams'> {
  const { basis, measures = [] } = line.snapshot;
  const amount = line.quantity * line.unitAmount;
  const weight = cleanLine(`${formatNumber(amount, amount < 10 ? 1 : 0)} ${basis.unit}`, 60);
  if (line.type === 'recipe') {
    if (line.unit !== basis.unit) return { measure: cleanLine(amountText(line), 60) };
    const { measure, grams } = servedAs(line.quantity, line.snapshot);
    return measure === undefined
      ? { measure: grams ?? '' }
      : { measure, ...(grams ? { grams } : {}) };
  }
  const own = cleanLine(`${quantityText(line.quantity)} ${line.unit}`, 60);
  if (line.unit !== basis.unit) return { measure: own, grams: weight };
  for (const measure of measures.filter(({ unit }) => unit !== MILLILITRE)) {
    const text =
      amount > 0 && amount / measure.amount <= 4
        ? quartersText(amount / measure.amount)
        : undefined;
    if (text !== undefined)
      return { measure: cleanLine(`${text} ${measure.unit}`, 60), grams: weight };
  }
  return { measure: weight };
}

function findWarning(line: MenuItem, allergies: readonly string[]): PrintableRow['warning'] {
  const [worst] = allergyWarnings(line, allergies);
  if (!worst) return undefined;
  const isCertain = worst.level === 'contains';
  const text = isCertain
    ? words.containsRow(allergyPhrase(worst.allergy), worst.sign)
    : warningText(line.name, worst);
  return { level: isCertain ? 'contains' : 'may', text: cleanLine(text, 400) };
}

export function toRow(
  line: MenuItem,
  allergies: readonly string[] = [],
  address?: string,
): PrintableRow {
  const warning = findWarning(line, allergies);
  return {
    ...formatMeasure(line),
    name: cleanLine(line.name, 320),
    ...(line.notes?.trim() ? { note: cleanText(line.notes, 2000) } : {}),
    figure: figureText('calories', lineTotals([line]).calories),
    ...(warning ? { warning } : {}),
    ...imageField(address),
  };
}

export function targetText(key: NutrientKey, target: number): string {
  const figure = `${formatNumber(roundTo(target))} ${displayUnit(key)}`;
  return key === 'sodium' ? words.atMost(figure) : words.of(figure);
}

export function boundText(side: 'minimum' | 'maximum', key: NutrientKey, value: number): string {
  const figure = `${formatAmount(key, value)} ${displayUnit(key)}`;
  return side === 'minimum' ? words.least(figure) : words.most(figure);
}
