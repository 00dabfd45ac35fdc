import type { MenuItem } from './storedLines';
import { cleanLetters } from '../text/cleanLetters';
import { parseAmount, isAbsurdAmount } from './householdWords';
import { unitChoices, type UnitChoice } from './items';
import {
  convertQuantity,
  GRAM,
  isMetered,
  MILLILITRE,
  readLineQuantity,
  readQuantity,
  typedMost,
  type QuantityProblem,
} from './quantities';
import { fold, normalise } from '../text/fold';

export type CountedLine = Pick<MenuItem, 'type' | 'quantity' | 'unit' | 'unitAmount' | 'snapshot'>;
export type LineAmount = Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount'>;

export type AmountReading =
  | {
      ok: true;
      amount: LineAmount;
      /**
       * Remark on the reading: `grams`: a bare number was more than anybody eats of the measure; `read`: the text could
       * have meant something else to somebody, or named its unit. Absent where there is nothing to say.
       */
      say?: 'grams' | 'read';
    }
  | { ok: false; problem: 'tooMuch'; quantity: number; unit: string }
  | { ok: false; problem: Exclude<QuantityProblem, 'tooMuch'> };

/** No line of a menu weighs less; smaller numbers may be pieces or servings. */
const LEAST_GRAMS = 10;
const LEAST_GRAMS_OF_DISH = 30;

function getMaximum({ unit, unitAmount, type, snapshot }: CountedLine): number {
  if (type === 'recipe') return typedMost({ type, unit });
  if (/^(muong|thia)/.test(fold(unit))) return 8;
  const grams = snapshot.basis.unit === GRAM || snapshot.basis.unit === MILLILITRE ? unitAmount : 0;
  if (grams >= 100) return LEAST_GRAMS - 1;
  return grams >= 20 ? 12 : 20;
}

/** @returns `undefined` where the food's weight is unknown */
function findMeteredUnit(line: CountedLine): UnitChoice | undefined {
  const choices = unitChoices(line.type, line.snapshot);
  const { basis } = line.snapshot;
  const baseUnit = basis.unit === MILLILITRE ? MILLILITRE : GRAM;
  return choices.find(({ unit }) => unit === baseUnit);
}

/** Product decision 44. */
function gramsMeant(quantity: number, line: CountedLine): LineAmount | undefined {
  const least = line.type === 'recipe' ? LEAST_GRAMS_OF_DISH : LEAST_GRAMS;
  if (isMetered(line) || quantity < least) return undefined;
  const metered = findMeteredUnit(line);
  if (!metered || metered.unit === line.unit) return undefined;
  const grams = { quantity, ...metered };
  const isTooMany =
    quantity > getMaximum(line) ||
    (isAbsurdAmount({ ...line, quantity }) && !isAbsurdAmount({ ...line, ...grams }));
  return isTooMany ? grams : undefined;
}

function inWords(text: string, line: CountedLine): AmountReading | undefined {
  const { type, snapshot, unit, unitAmount } = line;
  const amount = parseAmount(
    text,
    unitChoices(type, snapshot, { unit, unitAmount }),
    snapshot.basis.unit,
  );
  if (!amount) return undefined;
  const most = typedMost({ type, unit: amount.unit });
  return amount.quantity <= most
    ? { ok: true, amount, say: 'read' }
    : { ok: false, problem: 'tooMuch', quantity: amount.quantity, unit: amount.unit };
}

/**
 * Reads what is typed as the amount of a line: "150", "2,5", "½", "150g", "2 chén", "1 kg". A bare number counts the line's
 * unit; one that is more than anybody eats of that measure is grams, or millilitres of what is poured.
 * @param line its unit is the one that a bare number counts
 */
export function readTypedAmount(text: string, line: CountedLine): AmountReading {
  const number = readQuantity(text);
  const grams =
    number.ok || number.problem === 'tooMuch' ? gramsMeant(number.quantity, line) : undefined;
  if (grams && grams.quantity <= typedMost({ type: line.type, unit: grams.unit }))
    return { ok: true, amount: grams, say: 'grams' };
  const { unit, unitAmount } = line;
  const reading = readLineQuantity(text, line);
  if (reading.ok)
    return {
      ok: true,
      amount: { quantity: reading.quantity, unit, unitAmount },
      ...(reading.doubtful ? { say: 'read' as const } : {}),
    };
  const spoken = inWords(text, line);
  if (spoken) return spoken;
  return reading.problem === 'tooMuch' ? { ...reading, unit: (grams ?? line).unit } : reading;
}

/** @returns `undefined` where a household measure cannot count it */
export function inOtherUnit(line: CountedLine, choice: UnitChoice): LineAmount | undefined {
  const { quantity, unitAmount } = line;
  const converted = convertQuantity(quantity, unitAmount, choice.unitAmount);
  if (converted !== undefined) return { ...choice, quantity: converted };
  if (choice.unit !== GRAM && choice.unit !== MILLILITRE) return undefined;
  if (quantity > getMaximum(line)) return { ...choice, quantity };
  const large = { unit: choice.unit === GRAM ? 'kg' : 'lít', unitAmount: choice.unitAmount * 1000 };
  const larger = convertQuantity(quantity, unitAmount, large.unitAmount);
  return larger === undefined ? undefined : { ...large, quantity: larger };
}

/** Words of an amount at most: "2 muỗng canh rưỡi", "1 1/2 chén". */
const MAX_WORDS = 5;

/** "cơm-150g", "cơm: 150g", "cơm (150g)", "cơm150g": a sign or nothing between a food and its amount is a space. */
const apart = (query: string): string =>
  cleanLetters(query)
    .replaceAll(/(?<=\p{L}\s*)[-–:(](?=\s*[\d\u00BC-\u00BE\u2150-\u215E])/gu, ' ')
    .replace(/\)\s*$/u, '')
    .replace(/(?<=\p{L}{2})(?=\d+([.,]\d+)?\s*(g|gr|gram|gam|kg|ml|cc|l|lit)\s*$)/iu, ' ');

function amountsIn(query: string): string[] {
  const words = query.trim().split(/\s+/);
  const lengths = Array.from({ length: Math.min(MAX_WORDS, words.length - 1) }, (_, at) => at + 1);
  const longest = lengths.reverse();
  return [
    ...longest.map((length) => words.slice(0, length).join(' ')),
    ...longest.map((length) => words.slice(-length).join(' ')),
  ];
}

const toWords = (text: string) =>
  ` ${normalise(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const joined = (words: string) => words.replaceAll(' ', '');

const WITH_FIGURE = /[\d\u00BC-\u00BE\u2150-\u215E]/;
/**
 * Numbers in words, with their accents: "Chả rươi Tứ Kỳ", "cha ruoi tu ky" name a district, and no four kilograms. Without
 * accents only those that are no other word.
 */
const IN_WORDS =
  /^(?:một|hai|ba|bốn|tư|năm|sáu|bảy|tám|chín|mười|nửa|vài|mot|bon|chin|muoi|nua)\s|\srưỡi$/u;

/** @param names of the food; a number in one of them is no amount ("bia 333") */
export function amountBesideName(
  query: string,
  names: readonly string[],
  line: CountedLine,
): (AmountReading & { ok: true }) | undefined {
  const known = names.map(toWords);
  if (known.some((name) => joined(name).includes(joined(toWords(query))))) return undefined;
  for (const text of amountsIn(apart(query))) {
    const isName = known.some((name) => name.includes(toWords(text)));
    if (isName || !(WITH_FIGURE.test(text) || IN_WORDS.test(normalise(text)))) continue;
    const reading = readTypedAmount(text, line);
    if (reading.ok && reading.amount.quantity > 0) return reading;
  }
  return undefined;
}
