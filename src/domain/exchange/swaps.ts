import { allergyWarnings } from '../allergens/warnings';
import type { AllergyWarning } from '../allergens/warnings';
import { isRule } from '../clinical/bounds';
import type { Limits } from '../clinical/limits';
import type { NewLine } from '../lines';
import type { NutrientKey, NutrientMap } from '../nutrients';
import { NUTRIENT_KEYS } from '../nutrients';
import type { NutrientTotals } from '../nutrition/totals';
import { itemNutrients } from '../nutrition/totals';
import { isMetered, QUANTITY_LIMITS } from '../quantities';
import { exchangeGroupOf } from './groups';

const MACROS = ['protein', 'carbs', 'fat'] as const;
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
  /** Totals of the day with the line that goes. */
  day: NutrientTotals;
}

export interface Swap {
  /** In the amount that has the same energy. */
  line: NewLine;
  /** Warnings of allergies that are possible; what is certain is not proposed. */
  warnings: AllergyWarning[];
  /** kcal and g more than what goes; absent where one of the two does not report it. */
  change: Partial<Record<(typeof MACROS)[number] | 'calories', number>>;
  /** Of what else the day is limited in, and of sodium and potassium: how much more; absent where one is unknown. */
  limited: { nutrient: NutrientKey; more?: number; overBefore: boolean }[];
}

/** The group within which things replace each other: dishes of a kind, foods of one exchange group. */
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

/** Rounding is no change. */
const SLACK = 1e-9;
/**
 * Largest share of a limit by which a helpful change may worsen another limit that is broken
 * already.
 */
const MAX_FARTHER = 0.02;

/** The effect of a change of one line on the limits of its day. */
interface Effect {
  /** It passes a limit that the day keeps, or goes well beyond one that it does not. */
  breaks: boolean;
  /** Change of all parts above limits together, each as a share of its limit; below 0 the day is better than now. */
  excess: number;
}

/**
 * Compares a day with one line in place of another. A figure that either does not report counts as the same: it is
 * no reason against, and none for.
 */
function effectOn(before: NutrientMap, after: NutrientMap, { limits, day }: SwapOptions): Effect {
  const effect: Effect = { breaks: false, excess: 0 };
  for (const [key, limit] of Object.entries(limits)) {
    const most = limit.maximum?.value;
    const nutrient = key as NutrientKey;
    if (most === undefined) continue;
    const reported = after[nutrient] !== undefined;
    const more = reported ? (after[nutrient] ?? 0) - (before[nutrient] ?? 0) : 0;
    const now = day[nutrient]?.known ?? 0;
    const above = (value: number) => Math.max(0, value - most) / Math.max(most, 1);
    const isFarther = now > most && more > most * MAX_FARTHER;
    if (isFarther || (now <= most && more > SLACK && now + more > most)) effect.breaks = true;
    effect.excess += above(now + more) - above(now);
  }
  return effect;
}

/** Nutrients that people look at besides energy and macro-nutrients where somebody is ill. */
const ALWAYS_SHOWN: readonly NutrientKey[] = ['sodium', 'potassium'];
const IN_CHANGE: ReadonlySet<string> = new Set(['calories', 'protein', 'carbs', 'fat']);

/** Nutrients that a rule or the expert limits, or that the expert is asked to limit. */
function limitedNutrients(limits: Limits): NutrientKey[] {
  const ruled = NUTRIENT_KEYS.filter((key) => {
    const { maximum, expertSets } = limits[key] ?? {};
    return !IN_CHANGE.has(key) && (isRule(maximum) || expertSets !== undefined);
  });
  return [...new Set([...ALWAYS_SHOWN, ...ruled])];
}

function limitedChanges(
  before: NutrientMap,
  after: NutrientMap,
  { limits, day }: SwapOptions,
): Swap['limited'] {
  return limitedNutrients(limits).map((nutrient) => {
    const [was, becomes] = [before[nutrient], after[nutrient]];
    const most = limits[nutrient]?.maximum?.value;
    return {
      nutrient,
      ...(was === undefined || becomes === undefined ? {} : { more: becomes - was }),
      overBefore: most !== undefined && (day[nutrient]?.known ?? 0) > most,
    };
  });
}

const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;

function changeOf(before: NutrientMap, after: NutrientMap): Swap['change'] {
  const change: Swap['change'] = {};
  for (const key of ['calories', ...MACROS] as const) {
    const [was, becomes] = [before[key], after[key]];
    if (was !== undefined && becomes !== undefined) change[key] = becomes - was;
  }
  return change;
}

/** How different it is to eat: kcal of macro-nutrients that change; nobody knows of one that is not reported. */
const distance = ({ change }: Pick<Swap, 'change'>) =>
  MACROS.reduce((sum, key) => sum + Math.abs(change[key] ?? Infinity) * KCAL[key], 0);

/** Ascending; two that are infinite are equal. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * Finds replacements for a line: of its exchange group, within ±5 % of its energy, without what the person is
 * certainly allergic to, without breaking a limit that the day keeps, and where it is over some already, without making
 * any of them clearly worse, nor the day in all. What makes such a day better stands first, then the most alike.
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
      const { breaks, excess } = effectOn(before, after, options);
      if (breaks || excess > SLACK) return [];
      const limited = limitedChanges(before, after, options);
      return [{ line: fit, warnings, change: changeOf(before, after), limited, excess }];
    })
    .sort(
      (a, b) =>
        a.warnings.length - b.warnings.length ||
        a.excess - b.excess ||
        compareNumbers(distance(a), distance(b)),
    )
    .map(({ excess: _excess, ...swap }) => swap);
}
