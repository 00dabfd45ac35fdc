import type { MealSlot } from '../food/storedLines';
import type { Care } from './care';
import type { Wish } from './types';

export interface MealBound {
  meal: number;
  of: 'energy' | 'carbs';
  least: number;
  most: number;
  weight: number;
  isStrict: boolean;
}

type Shares = Readonly<Record<MealSlot, readonly [least: number, most: number]>>;

/** Habit: lunch is the greatest meal, an evening is light; snacks about a tenth together (product decision 54). */
const USUAL: Shares = {
  breakfast: [0.2, 0.32],
  lunch: [0.28, 0.4],
  dinner: [0.22, 0.38],
  snack1: [0.03, 0.12],
  snack2: [0.03, 0.12],
};
/** Pupils 6–18 (National Institute of Nutrition): breakfast 30–35, lunch 35–40, dinner 20–25 %; what is left are snacks. */
const PUPIL: Shares = {
  breakfast: [0.28, 0.35],
  lunch: [0.33, 0.4],
  dinner: [0.2, 0.27],
  snack1: [0.03, 0.12],
  snack2: [0.03, 0.1],
};
/** QĐ 1470/QĐ-BYT 2024, five meals: 25-10-30-25-10 %. */
const GESTATIONAL: Shares = {
  breakfast: [0.2, 0.3],
  lunch: [0.25, 0.35],
  dinner: [0.2, 0.3],
  snack1: [0.05, 0.15],
  snack2: [0.05, 0.15],
};
/** Little at once: the snacks carry what the main meals leave. No guideline names the shares, and none is shown. */
const SMALL: Shares = {
  breakfast: [0.18, 0.27],
  lunch: [0.22, 0.32],
  dinner: [0.2, 0.3],
  snack1: [0.08, 0.17],
  snack2: [0.08, 0.17],
};
/** No meal is more of a day than that; the days of two meals excepted. */
const MOST_OF_DAY = 0.4;
const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const;
/** Share by which the carbohydrate of a meal may differ from its own share of the day, where insulin is dosed for it. */
const STEADY_CARBS = 0.04;
const WEIGHTS = { most: 2, habit: 0.7, carbs: 3 };

function getShares(care: Care, slots: readonly MealSlot[]): Shares {
  if (care.meals === 'gestational') return GESTATIONAL;
  if (care.meals === 'small' && slots.length > MAIN_MEALS.length + 1) return SMALL;
  const shares = care.meals === 'pupil' ? PUPIL : USUAL;
  if (slots.some((slot) => slot === 'snack1' || slot === 'snack2')) return shares;
  return {
    ...shares,
    breakfast: [shares.breakfast[0], shares.breakfast[1] + 0.03],
    dinner: [shares.dinner[0] + 0.03, shares.dinner[1] + 0.02],
  };
}

/** Bounds of the meals of a day; none where a main meal is not asked for, for the others then share the whole day. */
export function mealBounds({ slots, care = {} }: Wish): MealBound[] {
  if (MAIN_MEALS.some((slot) => !slots.includes(slot))) return [];
  const shares = getShares(care, slots);
  return slots.flatMap((slot, meal): MealBound[] => {
    const [least, most] = shares[slot];
    const energy = { meal, of: 'energy' } as const;
    const isMain = MAIN_MEALS.some((main) => main === slot);
    const middle = (least + most) / 2;
    return [
      { ...energy, least, most, weight: WEIGHTS.habit, isStrict: false },
      { ...energy, least: 0, most: MOST_OF_DAY, weight: WEIGHTS.most, isStrict: true },
      ...(care.steadyCarbs && isMain
        ? [
            {
              meal,
              of: 'carbs' as const,
              least: middle - STEADY_CARBS,
              most: middle + STEADY_CARBS,
              weight: WEIGHTS.carbs,
              isStrict: true,
            },
          ]
        : []),
    ];
  });
}

export function mealCost(
  bounds: readonly MealBound[],
  energy: number,
  carbs: number,
  strictness: number,
): number {
  let cost = 0;
  for (const { of, least, most, weight, isStrict } of bounds) {
    const value = of === 'energy' ? energy : carbs;
    const missed = value > most ? value - most : least - value;
    if (missed > 1e-9) cost += missed * weight * (isStrict ? strictness : 1);
  }
  return cost;
}
