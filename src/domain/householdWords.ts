import type { UnitChoice } from './nutrition/items';
import { MILLILITRE } from './quantities';
import { fold } from './search/fold';

/** Numbers as people say them; "nửa" and "rưỡi" are halves. */
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

/** Words of the regions for one measure, without accents; the first is how most foods write it. */
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

const VOLUMES = ['ml', 'l', 'lit'];

/** Grams or millilitres that a metric word stands for. */
const METRIC: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gam: 1,
  gram: 1,
  ml: 1,
  kg: 1000,
  lang: 100,
  l: 1000,
  lit: 1000,
};

export interface SpokenAmount {
  quantity: number;
  /** Folded, as typed. */
  unit: string;
}

function numberOf(word: string): number | undefined {
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word];
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(word);
  if (fraction)
    return Number(fraction[2]) > 0 ? Number(fraction[1]) / Number(fraction[2]) : undefined;
  return /^\d{1,5}([.,]\d{1,3})?$/.test(word) ? Number(word.replace(',', '.')) : undefined;
}

/**
 * "1 chén", "nửa quả", "2 muỗng canh", "1/2 trái", "2 quả rưỡi", "một chén rưỡi", "150g": the number and the
 * measure. `undefined` for what is no amount with a measure.
 */
export function readSpoken(text: string): SpokenAmount | undefined {
  const words = fold(text)
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length < 2 || words.length > 6) return undefined;
  const first = numberOf(words[0] ?? '');
  if (first === undefined) return undefined;
  const rest = words.slice(1);
  const half = rest.indexOf('ruoi');
  if (half >= 0) rest.splice(half, 1);
  if (rest.length === 0) return undefined;
  return { quantity: first + (half >= 0 ? 0.5 : 0), unit: rest.join(' ') };
}

const alike = (unit: string) => SAME.find((words) => words.includes(unit)) ?? [unit];

const beginsWith = (unit: string, wanted: string) =>
  unit === wanted || unit.startsWith(`${wanted} `);

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A spoken amount as a quantity of one of a food's units. The food's own name may follow ("2 quả trứng").
 * @param basisUnit `g` or `ml` where the food is weighed
 * @returns `undefined` where the food has no such measure: nothing is guessed
 */
export function amountOf(
  text: string,
  choices: readonly UnitChoice[],
  basisUnit: string,
): { quantity: number; unit: string; unitAmount: number } | undefined {
  const spoken = readSpoken(text);
  if (!spoken) return undefined;
  const weighed = Object.hasOwn(METRIC, spoken.unit) ? METRIC[spoken.unit] : undefined;
  const isVolume = VOLUMES.includes(spoken.unit);
  if (
    weighed !== undefined &&
    (basisUnit === 'g' || basisUnit === 'ml') &&
    isVolume === (basisUnit === 'ml')
  )
    return { quantity: round(spoken.quantity * weighed), unit: basisUnit, unitAmount: 1 };
  const poured = isVolume ? choices.find(({ unit }) => unit === MILLILITRE) : undefined;
  if (poured && weighed !== undefined)
    return { ...poured, quantity: round(spoken.quantity * weighed) };
  const words = alike(spoken.unit);
  const exact = choices.find(({ unit }) => fold(unit) === spoken.unit);
  const same =
    exact ?? choices.find(({ unit }) => words.some((word) => beginsWith(fold(unit), word)));
  // "2 quả trứng": the measure stands first, the food's name behind it.
  const longer =
    same ??
    choices.find(({ unit }) => alike(fold(unit)).some((word) => beginsWith(spoken.unit, word)));
  return (
    longer && { quantity: round(spoken.quantity), unit: longer.unit, unitAmount: longer.unitAmount }
  );
}

/** Grams of one line, or kcal, above which the amount is asked about at once. */
const ABSURD = { grams: 2000, kilocalories: 2500, servings: 10 } as const;

/** Whether an amount is more than anybody eats of one thing in a day, and was probably mistyped. */
export function isAbsurdAmount(line: {
  type: string;
  quantity: number;
  unitAmount: number;
  snapshot: {
    basis: { amount: number; unit: string };
    nutrients: { calories?: number | undefined };
  };
}): boolean {
  const { basis, nutrients } = line.snapshot;
  const amount = line.quantity * line.unitAmount;
  const kilocalories = ((nutrients.calories ?? 0) * amount) / basis.amount;
  if (kilocalories > ABSURD.kilocalories) return true;
  return line.type === 'recipe' ? line.quantity > ABSURD.servings : amount > ABSURD.grams;
}
