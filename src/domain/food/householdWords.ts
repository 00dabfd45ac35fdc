import type { UnitChoice } from './items';
import { amountAt, readable } from './amounts/readAmount';
import { numberInWords } from './amounts/numberWords';
import { plainFractions } from '../text/fractions';
import { GRAM, MILLILITRE, QUANTITY_LIMITS } from './quantities';
import { fold } from '../text/fold';

const SAME: readonly (readonly string[])[] = [
  ['chen', 'bat', 'chen com', 'bat com'],
  ['muong canh', 'thia canh', 'mc', 'muong an canh', 'thia an canh', 'tbsp'],
  ['muong ca phe', 'thia ca phe', 'muong cafe', 'thia cafe', 'mcf', 'muong nho', 'thia nho', 'tsp'],
  ['qua', 'trai'],
  ['ly', 'coc'],
  ['lat', 'mieng'],
  ['to', 'bat to', 'to lon'],
  ['dia', 'dia nho'],
  ['hop', 'hu', 'lo'],
  ['phan', 'suat', 'khau phan'],
  ['cu', 'tep', 'nhanh'],
  ['goi', 'bich', 'tui'],
  ['lang', '100 g'],
];

export interface SpokenAmount {
  quantity: number;
  unit: string;
}

interface SpokenLine {
  quantity: number;
  unit: string;
  unitAmount: number;
}

/** "1.500" groups thousands, as everywhere a quantity is typed; "0.500" does not. */
const GROUPED = /^[1-9]\d?\.\d{3}$/;
/** Without its accent "cân" is a can. */
const UNCLEAR_KILOGRAM = /\bcan\b/i;
const NOT_FULL = /\b(lung|voi)\b/;

function parseNumber(word: string): number | undefined {
  const inWords = numberInWords(`${word} `);
  if (inWords) return inWords.value;
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(word);
  if (fraction)
    return Number(fraction[2]) > 0 ? Number(fraction[1]) / Number(fraction[2]) : undefined;
  if (GROUPED.test(word)) return Number(word.replace('.', ''));
  return /^(\d{1,5}([.,]\d{1,3})?|[.,]\d{1,3})$/.test(word)
    ? Number(word.replace(',', '.'))
    : undefined;
}

/** Words as they are counted: "1½" and "1-1/2" are "1 1/2". */
function splitWords(text: string): string[] {
  return fold(plainFractions(text))
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/\s+/)
    .filter(Boolean);
}

function leading(words: readonly string[]): { value: number; wordCount: number } | undefined {
  const [first = '', second = ''] = words;
  const value = parseNumber(first);
  if (value === undefined) return words.includes('ruoi') ? { value: 1, wordCount: 0 } : undefined;
  if (second === 'nua') return value === 1 ? { value: 0.5, wordCount: 2 } : undefined;
  if (!/^[1-9]\/[2-9]$/.test(second)) return { value, wordCount: 1 };
  return Number.isInteger(value)
    ? { value: value + (parseNumber(second) ?? 0), wordCount: 2 }
    : undefined;
}

/**
 * "1 chén", "nửa quả", "2 muỗng canh", "1/2 trái", "2 quả rưỡi", "chén rưỡi", "1½ chén", "150g": the number and the
 * measure. `undefined` for what is no amount with a measure.
 */
export function readSpoken(text: string): SpokenAmount | undefined {
  if (text.length > 200) return undefined;
  const words = splitWords(text);
  if (words.length < 2 || words.length > 6) return undefined;
  const number = leading(words);
  if (!number) return undefined;
  const rest = words.slice(number.wordCount);
  let half = rest.indexOf('ruoi');
  // "1 chén nửa", "1 chén 1/2": as "rưỡi".
  if (half < 0 && /^(nua|1\/2)$/.test(rest.at(-1) ?? '')) half = rest.length - 1;
  if (half >= 0) rest.splice(half, 1);
  if (rest.length === 0 || NOT_FULL.test(rest.join(' '))) return undefined;
  return { quantity: number.value + (half >= 0 ? 0.5 : 0), unit: rest.join(' ') };
}

const alike = (unit: string) => SAME.find((words) => words.includes(unit)) ?? [unit];

const beginsWith = (unit: string, unitPrefix: string) =>
  unit === unitPrefix || unit.startsWith(`${unitPrefix} `);

const round = (value: number) => Math.round(value * 100) / 100;

/** From 1,000 g or ml on as kg or l, so that a line can hold the number. */
function weighedAs(quantity: number, unit: string): SpokenLine {
  if (quantity <= QUANTITY_LIMITS.max) return { quantity, unit, unitAmount: 1 };
  return { quantity: round(quantity / 1000), unit: unit === GRAM ? 'kg' : 'lít', unitAmount: 1000 };
}

/** "2 lạng thịt": the food's name may follow what is weighed, but no second amount. */
function weighedIn(
  text: string,
  choices: readonly UnitChoice[],
  basisUnit: string,
): SpokenLine | undefined {
  const { folded } = readable(text);
  const reading = text.length > 200 || UNCLEAR_KILOGRAM.test(text) ? undefined : amountAt(folded);
  if (!reading) return undefined;
  const { quantity, unit, vague, range } = reading.amount;
  const isWeighed = unit === GRAM || unit === MILLILITRE;
  if (!isWeighed || vague || range || /^\S|\d/.test(folded.slice(reading.length))) return undefined;
  if (unit === basisUnit) return weighedAs(round(quantity), basisUnit);
  const metered = choices.find((choice) => choice.unit === unit);
  return metered && { ...metered, quantity: round(quantity) };
}

/**
 * The food's own name may follow ("2 quả trứng").
 * @param basisUnit `g` or `ml` where the food is weighed
 * @returns undefined where the food has no such measure: nothing is guessed
 */
export function parseAmount(
  text: string,
  choices: readonly UnitChoice[],
  basisUnit: string,
): SpokenLine | undefined {
  const weighed = weighedIn(text, choices, basisUnit);
  if (weighed) return weighed;
  const spoken = readSpoken(text);
  if (!spoken) return undefined;
  const isAlone = !/\d/.test(spoken.unit.split(' ').slice(1).join(' '));
  const words = alike(spoken.unit);
  const exact = choices.find(({ unit }) => fold(unit) === spoken.unit);
  const same =
    exact ?? choices.find(({ unit }) => words.some((word) => beginsWith(fold(unit), word)));
  const longer =
    same ??
    (isAlone
      ? choices.find(({ unit }) => alike(fold(unit)).some((word) => beginsWith(spoken.unit, word)))
      : undefined);
  return (
    longer && { quantity: round(spoken.quantity), unit: longer.unit, unitAmount: longer.unitAmount }
  );
}

/**
 * Grams, kcal or mg of sodium of one line above which the amount is asked about at once. So much sodium is three times
 * what WHO 2012 allows in a day: 15 g of salt, a bowl of which has hardly any energy and weighs little.
 */
const ABSURD = { grams: 2000, kilocalories: 2500, servings: 10, sodium: 6000 } as const;

/** @param eaters for how many people the line is: an ingredient serves as many as its recipe */
export function isAbsurdAmount(
  line: {
    type: string;
    quantity: number;
    unitAmount: number;
    snapshot: {
      basis: { amount: number; unit: string };
      nutrients: { calories?: number | undefined; sodium?: number | undefined };
    };
  },
  eaters = 1,
): boolean {
  const { basis, nutrients } = line.snapshot;
  const amount = line.quantity * line.unitAmount;
  const brings = (perBasis = 0) => (perBasis * amount) / basis.amount;
  const times = Math.max(eaters, 1);
  if (brings(nutrients.calories) > ABSURD.kilocalories * times) return true;
  if (brings(nutrients.sodium) > ABSURD.sodium * times) return true;
  return amount > (line.type === 'recipe' ? ABSURD.servings : ABSURD.grams) * times;
}
