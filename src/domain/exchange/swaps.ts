import { allergyWarnings } from '../allergens/warnings';
import type { AllergyWarning } from '../allergens/warnings';
import type { Limits } from '../clinical/limits';
import type { NewLine } from '../lines';
import type { NutrientKey, NutrientMap } from '../nutrients';
import type { NutrientTotals } from '../nutrition/totals';
import { itemNutrients } from '../nutrition/totals';
import { isMetered, QUANTITY_LIMITS } from '../quantities';
import { exchangeGroupOf } from './groups';

/** How far the energy of what comes may be from what goes. */
export const SWAP_TOLERANCE = 0.05;
/** Below that much energy a line is a condiment, whose exchange is no question of energy. */
const LEAST_ENERGY = 5;

/** Something that may come in the place of a line, in the amount that people start from. */
export interface SwapCandidate {
  line: NewLine;
  /** Of the catalogue, or of the recipe. */
  category: string;
}

export interface SwapOptions {
  /** Of the person who will eat it. */
  allergies: readonly string[];
  /** Least and most of a day, by conditions and the expert. */
  limits: Limits;
  /** What the day has with the line that goes. */
  day: NutrientTotals;
}

export interface Swap {
  /** In the amount that has the same energy. */
  line: NewLine;
  /** What it may do to the allergies; what is certain is not proposed. */
  warnings: AllergyWarning[];
  /** kcal and g more than what goes. */
  change: { calories: number; protein: number; carbs: number; fat: number };
}

/** What may stand for what: dishes of a kind for each other, foods within their exchange group. */
export function swapGroup({ type, snapshot }: NewLine, category: string): string | undefined {
  if (type === 'recipe') return category === '' ? undefined : `dish:${category}`;
  return exchangeGroupOf(category, snapshot.nutrients);
}

/** Amounts as people measure: quarters of a measure or serving, 5 g, and where that is too coarse 1 g. */
function amountsFor(line: NewLine, factor: number): NewLine[] {
  const { basis } = line.snapshot;
  const grams = line.quantity * line.unitAmount * factor;
  const rounded = (unit: string, unitAmount: number, step: number) => ({
    ...line,
    unit,
    unitAmount,
    quantity: Math.round(grams / unitAmount / step) * step,
  });
  const own = rounded(line.unit, line.unitAmount, isMetered(line) ? 5 : 0.25);
  if (line.type === 'recipe') return [own];
  return [own, rounded(basis.unit, 1, 5), rounded(basis.unit, 1, 1)];
}

const isAmount = ({ quantity }: NewLine) =>
  quantity > 0 && quantity <= QUANTITY_LIMITS.max && Number.isFinite(quantity);

/** The candidate in the first amount whose energy is near enough. */
function fitted(candidate: NewLine, wanted: number): NewLine | undefined {
  const energy = itemNutrients(candidate).calories;
  if (energy === undefined || energy < LEAST_ENERGY) return undefined;
  return amountsFor(candidate, wanted / energy).find((line) => {
    const calories = itemNutrients(line).calories;
    return (
      isAmount(line) &&
      calories !== undefined &&
      Math.abs(calories - wanted) <= wanted * SWAP_TOLERANCE
    );
  });
}

/**
 * Whether a day that has the one in place of the other is over a limit that it would be under, or further over
 * it than before. What a candidate does not report counts as nothing known against it.
 */
function breaksLimits(
  before: NutrientMap,
  after: NutrientMap,
  { limits, day }: SwapOptions,
): boolean {
  return Object.entries(limits).some(([key, limit]) => {
    const most = limit.maximum?.value;
    if (most === undefined) return false;
    const nutrient = key as NutrientKey;
    const more = (after[nutrient] ?? 0) - (before[nutrient] ?? 0);
    return more > 1e-9 && (day[nutrient]?.known ?? 0) + more > most;
  });
}

const MACROS = ['protein', 'carbs', 'fat'] as const;
const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;

function changeOf(before: NutrientMap, after: NutrientMap): Swap['change'] {
  const by = (key: keyof Swap['change']) => (after[key] ?? 0) - (before[key] ?? 0);
  return { calories: by('calories'), protein: by('protein'), carbs: by('carbs'), fat: by('fat') };
}

/** How different it is to eat: kcal of macro-nutrients that change. */
const distance = ({ change }: Swap) =>
  MACROS.reduce((sum, key) => sum + Math.abs(change[key]) * KCAL[key], 0);

/**
 * What may come in the place of a line: of its exchange group, within ±5 % of its energy, without what the person is
 * certainly allergic to and without breaking a limit of the day. The most alike first.
 * @param group of the line, by `swapGroup`
 */
export function swapsFor(
  line: NewLine,
  group: string | undefined,
  candidates: readonly SwapCandidate[],
  options: SwapOptions,
): Swap[] {
  const before = itemNutrients(line);
  const wanted = before.calories ?? 0;
  if (group === undefined || wanted < LEAST_ENERGY) return [];
  return candidates
    .flatMap(({ line: other, category }) => {
      if (other.itemId === line.itemId || swapGroup(other, category) !== group) return [];
      const warnings = allergyWarnings(other, options.allergies);
      if (warnings.some(({ level }) => level === 'contains')) return [];
      const fit = fitted(other, wanted);
      if (!fit) return [];
      const after = itemNutrients(fit);
      if (breaksLimits(before, after, options)) return [];
      return [{ line: fit, warnings, change: changeOf(before, after) }];
    })
    .sort((a, b) => a.warnings.length - b.warnings.length || distance(a) - distance(b));
}
