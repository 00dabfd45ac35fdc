import { MEAL_SLOTS, type Meal, type Meals } from '../food/storedLines';
import {
  NUTRIENT_KEYS,
  NUTRIENT_UNITS,
  type ExtendedNutrition,
  type NutrientKey,
  type NutrientMap,
  type NutritionMetadata,
  type NutritionSummary,
} from '../food/nutrients';
import {
  computeCompleteness,
  counted,
  saltUncounted,
  sumValues,
  type NutritionLine,
  type Completeness,
} from './completeness';
import { roundTo } from '../text/round';

export type { NutritionLine } from './completeness';

/**
 * `known`: sum of what is reported, in the unit of `NUTRIENT_UNITS`, not rounded.
 * `share`: which part (0–1) of the day reports it, by energy for energy and macro-nutrients, by weight for
 * the rest; 1 means that `known` is the whole truth, less means that it is a lower bound.
 * `uncounted`: of sodium, names of what is salty by its kind and reports none: the total cannot be told.
 */
export interface NutrientTotal extends Completeness {
  known: number;
  uncounted?: string[];
}

/** A nutrient that no line reports is absent: unknown, not zero (product decision 4). */
export type NutrientTotals = Partial<Record<NutrientKey, NutrientTotal>>;

export interface MenuDerived {
  nutritionSummary: NutritionSummary;
  extendedNutrition: ExtendedNutrition;
  nutritionMetadata: NutritionMetadata;
}

/** Confidence and method that the specification gives (expert workspace, section 9). */
const CONFIDENCE = 0.9;
const METHOD = 'per100g-aggregation';

/** Decimal places that stored extended amounts keep; the smallest vitamins are given in 0.001 mg. */
const STORED_DIGITS = 3;

function eatenShare({ leftPercent = 0 }: Pick<NutritionLine, 'leftPercent'>): number {
  return leftPercent >= 0 && leftPercent <= 100 ? 1 - leftPercent / 100 : 1;
}

function computeFactor(line: NutritionLine): number {
  const factor = (line.quantity * line.unitAmount * eatenShare(line)) / line.snapshot.basis.amount;
  return Number.isFinite(factor) && factor > 0 ? factor : 0;
}

export function itemAmount(
  line: Pick<NutritionLine, 'quantity' | 'unitAmount' | 'leftPercent'>,
): number {
  const amount = line.quantity * line.unitAmount * eatenShare(line);
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
}

/** quantity × unitAmount ÷ basis amount × values of the basis (product decision 3); not rounded. */
export function itemNutrients(line: NutritionLine): NutrientMap {
  const factor = computeFactor(line);
  const result: NutrientMap = {};
  for (const key of NUTRIENT_KEYS) {
    const value = line.snapshot.nutrients[key];
    if (value === undefined) continue;
    const scaled = value * factor;
    if (Number.isFinite(scaled) && scaled >= 0) result[key] = scaled;
  }
  return result;
}

export function lineTotals(lines: readonly NutritionLine[]): NutrientTotals {
  const eaten = lines.flatMap((line) => {
    const factor = computeFactor(line);
    return factor > 0 ? [counted(line, factor, itemNutrients(line))] : [];
  });
  const totals: NutrientTotals = {};
  for (const key of NUTRIENT_KEYS) {
    const values = eaten.flatMap(({ line, nutrients }) => {
      const value = nutrients[key];
      return value === undefined || (line.snapshot.coverage?.[key] ?? 1) <= 0 ? [] : [value];
    });
    if (values.length === 0) continue;
    const known = sumValues(values);
    totals[key] = { known, ...computeCompleteness(key, eaten, known) };
  }
  const uncounted = saltUncounted(eaten);
  if (uncounted.length > 0)
    totals.sodium = {
      known: totals.sodium?.known ?? 0,
      share: Math.min(totals.sodium?.share ?? 0, 0.999),
      uncounted,
    };
  return totals;
}

export function mealTotals(meal: Pick<Meal, 'items'>): NutrientTotals {
  return lineTotals(meal.items);
}

export function menuTotals(meals: Meals): NutrientTotals {
  return lineTotals(MEAL_SLOTS.flatMap((slot) => meals[slot].items));
}

/** Unknown is written as 0 because the field cannot be absent; a key missing in `extendedNutrition` tells the two apart. */
export function toSummary(totals: NutrientTotals): NutritionSummary {
  const whole = (key: NutrientKey) => roundTo(totals[key]?.known ?? 0);
  return {
    calories: whole('calories'),
    protein: whole('protein'),
    carbs: whole('carbs'),
    fat: whole('fat'),
  };
}

export function toExtended(totals: NutrientTotals): ExtendedNutrition {
  const extended: ExtendedNutrition = {};
  for (const key of NUTRIENT_KEYS) {
    const total = totals[key];
    // Nothing reports it; only that it is salty is known.
    if (!total || total.share === 0) continue;
    extended[key] = {
      amount: roundTo(total.known, STORED_DIGITS),
      unit: NUTRIENT_UNITS[key],
      coverage: storedShare(total.share),
    };
  }
  return extended;
}

function storedShare(share: number): number {
  return share >= 1 ? 1 : Math.min(roundTo(share, STORED_DIGITS), 0.999);
}

export function menuDerived(meals: Meals, calculatedAt: string): MenuDerived {
  const totals = menuTotals(meals);
  return {
    nutritionSummary: toSummary(totals),
    extendedNutrition: toExtended(totals),
    nutritionMetadata: {
      calculatedAt,
      source: 'calculated',
      confidence: CONFIDENCE,
      calculationMethod: METHOD,
    },
  };
}
