import type { Addable } from '../../src/domain/menus/addables';
import { MEAL_SLOTS, type MealSlot } from '../../src/domain/food/storedLines';
import type { PlannedDish } from '../../src/domain/generator/types';
import { NUTRIENT_KEYS, type NutrientKey } from '../../src/domain/food/nutrients';
import { itemNutrients } from '../../src/domain/nutrition/totals';
import { addedSugar, isSweet, rawFoods, type CategoryLookup, type RawFood } from './foods';

export interface Amount {
  known: number;
  most: number;
}

export interface EatenDish {
  id: string;
  name: string;
  day: number;
  slot: MealSlot;
  isCooked: boolean;
  isSweet: boolean;
  foods: RawFood[];
  dish: PlannedDish;
}

export interface EatenWeek {
  days: number;
  dishes: EatenDish[];
}

export function eatenWeek(
  dishes: readonly PlannedDish[],
  days: number,
  all: ReadonlyMap<string, Addable>,
  getCategory: CategoryLookup,
): EatenWeek {
  return {
    days,
    dishes: dishes.flatMap((dish): EatenDish[] => {
      const { day, slot, role, line } = dish;
      const addable = all.get(line.itemId);
      if (!addable) return [];
      const foods = rawFoods(addable, line, getCategory);
      const { name, itemId: id } = line;
      const isCooked = addable.kind === 'recipe';
      return [{ id, name, day, slot, isCooked, isSweet: isSweet(name, role, foods), foods, dish }];
    }),
  };
}

const ALIASES: Readonly<Record<string, NutrientKey>> = {
  energy: 'calories',
  kcal: 'calories',
  carbohydrate: 'carbs',
  carbohydrates: 'carbs',
  fibre: 'fiber',
  saturated: 'saturatedFat',
  satFat: 'saturatedFat',
  folicAcid: 'folate',
  thiamine: 'vitaminB1',
  thiamin: 'vitaminB1',
  riboflavin: 'vitaminB2',
  niacin: 'vitaminB3',
};

type Measured = NutrientKey | 'freeSugars';

/** @throws Error for a nutrient that nobody knows by that name */
export function nutrientNamed(name: string): Measured {
  if (name === 'freeSugars' || name === 'freeSugar' || name === 'addedSugar') return 'freeSugars';
  const key = ALIASES[name] ?? NUTRIENT_KEYS.find((known) => known === name);
  if (!key) throw new Error(`unknown nutrient "${name}"`);
  return key;
}

/** A figure that is not reported is bounded by the food's group, or unbounded. */
function amountIn({ dish: { line }, foods }: EatenDish, of: Measured): Amount {
  if (of === 'freeSugars') {
    const sugar = addedSugar(foods);
    return { known: sugar, most: sugar };
  }
  const known = itemNutrients(line)[of];
  const { coverage, atMost, basis } = line.snapshot;
  if (known !== undefined && (coverage?.[of] ?? 1) >= 1) return { known, most: known };
  const open = atMost?.[of];
  const share = (line.quantity * line.unitAmount) / basis.amount;
  const rest = open === undefined ? Number.POSITIVE_INFINITY : open * share;
  return { known: known ?? 0, most: (known ?? 0) + rest };
}

function sumAmounts(dishes: readonly EatenDish[], of: Measured): Amount {
  const all = dishes.map((dish) => amountIn(dish, of));
  const sum = (side: keyof Amount) => all.reduce((before, one) => before + one[side], 0);
  return { known: sum('known'), most: sum('most') };
}

export const dayAmount = ({ dishes }: EatenWeek, day: number, of: Measured): Amount =>
  sumAmounts(
    dishes.filter((dish) => dish.day === day),
    of,
  );

export const mealsOfDay = ({ dishes }: EatenWeek, day: number): MealSlot[] =>
  MEAL_SLOTS.filter((slot) => dishes.some((dish) => dish.day === day && dish.slot === slot));

export const mealAmount = (
  { dishes }: EatenWeek,
  day: number,
  slot: MealSlot,
  of: Measured,
): Amount =>
  sumAmounts(
    dishes.filter((dish) => dish.day === day && dish.slot === slot),
    of,
  );

const KCAL: Partial<Record<Measured, number>> = {
  protein: 4,
  carbs: 4,
  sugar: 4,
  freeSugars: 4,
  fat: 9,
  saturatedFat: 9,
};

export function energyPercent(week: EatenWeek, day: number, of: Measured): Amount {
  const energy = Math.max(dayAmount(week, day, 'calories').known, 1);
  const { known, most } = dayAmount(week, day, of);
  const percent = (grams: number) => ((KCAL[of] ?? 0) * grams * 100) / energy;
  return { known: percent(known), most: percent(most) };
}
