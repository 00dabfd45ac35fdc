import type { UnitChoice } from './items';
import { plainFractions } from '../text/fractions';
import { GRAM, MILLILITRE, QUANTITY_LIMITS } from './quantities';
import { fold } from '../text/fold';

const NUMBERS: Readonly<Record<string, number>> = {
  nua: 0.5,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  tu: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
};

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

const VOLUMES = ['ml', 'cc', 'l', 'lit'];

/** Grams or millilitres that a metric word stands for. */
const METRIC: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gam: 1,
  gram: 1,
  ml: 1,
  grams: 1,
  cc: 1,
  kg: 1000,
  lang: 100,
  l: 1000,
  lit: 1000,
};

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
const NOT_FULL = /\b(lung|voi)\b/;

function parseNumber(word: string): number | undefined {
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word];
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(word);
  if (fraction)
    return Number(fraction[2]) > 0 ? Number(fraction[1]) / Number(fraction[2]) : undefined;
  if (GROUPED.test(word)) return Number(word.replace('.', ''));
  return /^(\d{1,5}([.,]\d{1,3})?|[.,]\d{1,3})$/.test(word)
    ? Number(word.replace(',', '.'))
    : undefined;
}

/** Words as they are counted: "1½" and "1-1/2" are "1 1/2", "cân" and "ký" are kilograms. */
function splitWords(text: string): string[] {
  const written = plainFractions(text)
    .toLowerCase()
    .replace(/(^|[\s\d])(?:cân|ký|kí|ki lô|kilo)(?=\s|$)/g, '$1 kg');
  return fold(written)
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/\s+/)
    .filter(Boolean);
}

function leading(words: readonly string[]): { value: number; taken: number } | undefined {
  const [first = '', second = ''] = words;
  const value = parseNumber(first);
  if (value === undefined) return words.includes('ruoi') ? { value: 1, taken: 0 } : undefined;
  if (second === 'nua') return value === 1 ? { value: 0.5, taken: 2 } : undefined;
  if (!/^[1-9]\/[2-9]$/.test(second)) return { value, taken: 1 };
  return Number.isInteger(value)
    ? { value: value + (parseNumber(second) ?? 0), taken: 2 }
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
  const rest = words.slice(number.taken);
  let half = rest.indexOf('ruoi');
  // "1 chén nửa", "1 chén 1/2": as "rưỡi".
  if (half < 0 && /^(nua|1\/2)$/.test(rest.at(-1) ?? '')) half = rest.length - 1;
  if (half >= 0) rest.splice(half, 1);
  if (rest.length === 0 || NOT_FULL.test(rest.join(' '))) return undefined;
  return { quantity: number.value + (half >= 0 ? 0.5 : 0), unit: rest.join(' ') };
}

const alike = (unit: string) => SAME.find((words) => words.includes(unit)) ?? [unit];

const beginsWith = (unit: string, wanted: string) =>
  unit === wanted || unit.startsWith(`${wanted} `);

const round = (value: number) => Math.round(value * 100) / 100;

/** From 1,000 g or ml on as kg or l, so that a line can hold the number. */
function weighedAs(quantity: number, unit: string): SpokenLine {
  if (quantity <= QUANTITY_LIMITS.max) return { quantity, unit, unitAmount: 1 };
  return { quantity: round(quantity / 1000), unit: unit === GRAM ? 'kg' : 'lít', unitAmount: 1000 };
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
  const spoken = readSpoken(text);
  if (!spoken) return undefined;
  // "2 lạng thịt": the food's name may follow, but no second amount.
  const [metric = '', ...name] = spoken.unit.split(' ');
  const alone = !/\d/.test(name.join(' '));
  const weighed = alone && Object.hasOwn(METRIC, metric) ? METRIC[metric] : undefined;
  const isVolume = VOLUMES.includes(metric);
  if (
    weighed !== undefined &&
    (basisUnit === 'g' || basisUnit === 'ml') &&
    isVolume === (basisUnit === 'ml')
  )
    return weighedAs(round(spoken.quantity * weighed), basisUnit);
  const metered = choices.find(({ unit }) => unit === (isVolume ? MILLILITRE : GRAM));
  if (metered && weighed !== undefined)
    return { ...metered, quantity: round(spoken.quantity * weighed) };
  const words = alike(spoken.unit);
  const exact = choices.find(({ unit }) => fold(unit) === spoken.unit);
  const same =
    exact ?? choices.find(({ unit }) => words.some((word) => beginsWith(fold(unit), word)));
  const longer =
    same ??
    (alone
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
