import { z } from 'zod';
import { MEAL_SLOTS, type Meals } from '../../../src/domain/food/storedLines';
import { NUTRIENT_KEYS, NUTRIENT_UNITS } from '../../../src/domain/food/nutrients';
import { mealTotals, menuTotals, type NutrientTotals } from '../../../src/domain/nutrition/totals';

const rangeFields = { min: z.number().optional(), max: z.number().optional() };

/** Energy of a gram in kcal (Atwater), for shares of the day's energy. */
const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;

export const targetSchema = z.union([
  z.strictObject({ nutrient: z.enum(NUTRIENT_KEYS), ...rangeFields }),
  /** Percent of the energy of the day. */
  z.strictObject({ energyShareOf: z.enum(['protein', 'carbs', 'fat']), ...rangeFields }),
  /** Grams of carbohydrate in each of the three main meals. */
  z.strictObject({ carbsOfMainMeals: z.literal(true), ...rangeFields }),
]);
export type Target = z.infer<typeof targetSchema>;

export const ENERGY_TOLERANCE = 0.05;

const NAMES: Partial<Record<keyof typeof NUTRIENT_UNITS, string>> = {
  protein: 'đạm',
  carbs: 'bột đường',
  fat: 'chất béo',
  fiber: 'chất xơ',
  sodium: 'natri',
  potassium: 'kali',
  calcium: 'canxi',
  iron: 'sắt',
  folate: 'folate',
  magnesium: 'magie',
  vitaminB12: 'vitamin B12',
  phosphorus: 'phốt pho',
  saturatedFat: 'béo bão hòa',
  cholesterol: 'cholesterol',
  purine: 'purin',
  sugar: 'đường',
};

const number = new Intl.NumberFormat('vi-VN');

function rangeText({ min, max }: { min?: number; max?: number }, unit: string): string {
  if (min !== undefined && max !== undefined)
    return `${number.format(min)}–${number.format(max)} ${unit}`;
  if (min !== undefined) return `từ ${number.format(min)} ${unit}`;
  if (max !== undefined) return `không quá ${number.format(max)} ${unit}`;
  throw new RangeError('A target needs a bound.');
}

function targetText(target: Target): string {
  if ('nutrient' in target) {
    const name = NAMES[target.nutrient];
    if (name === undefined) throw new RangeError(`Targets do not name ${target.nutrient}.`);
    return `${name} ${rangeText(target, NUTRIENT_UNITS[target.nutrient])}`;
  }
  if ('energyShareOf' in target)
    return `${NAMES[target.energyShareOf] ?? ''} ${rangeText(target, '% năng lượng')}`;
  return `bột đường mỗi bữa chính ${rangeText(target, 'g')}`;
}

export function targetsText(energy: number, targets: readonly Target[]): string {
  return `Mục tiêu: ${[`${number.format(energy)} kcal`, ...targets.map(targetText)].join('; ')}.`;
}

const MAIN_MEALS = MEAL_SLOTS.slice(0, 3);

function listValues(target: Target, meals: Meals, totals: NutrientTotals): number[] {
  if ('nutrient' in target) return [totals[target.nutrient]?.known ?? 0];
  if ('energyShareOf' in target) {
    const of = target.energyShareOf;
    const energy = totals.calories?.known ?? 0;
    return [(((totals[of]?.known ?? 0) * KCAL[of]) / energy) * 100];
  }
  return MAIN_MEALS.map((slot) => mealTotals(meals[slot]).carbs?.known ?? 0);
}

/** In English for the menus' authors; empty when all are kept. */
export function missedTargets(meals: Meals, energy: number, targets: readonly Target[]): string[] {
  const totals = menuTotals(meals);
  const known = totals.calories?.known ?? 0;
  const missed = Math.abs(known / energy - 1) > ENERGY_TOLERANCE ? [`energy ${known}`] : [];
  for (const target of targets) {
    const { min = -Infinity, max = Infinity } = target;
    for (const value of listValues(target, meals, totals))
      if (!(value >= min && value <= max)) missed.push(`${JSON.stringify(target)}: ${value}`);
  }
  return missed;
}
