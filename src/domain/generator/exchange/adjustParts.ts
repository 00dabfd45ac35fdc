import { MEAL_SLOTS, type MealSlot, type Meals, type MenuItem } from '../../food/storedLines';
import { sortedItems } from '../../food/lines';
import { NUTRIENT_KEYS, type NutrientMap } from '../../food/nutrients';
import { itemNutrients } from '../../nutrition/totals';
import { isMetered, QUANTITY_LIMITS } from '../../food/quantities';
import { isAlcohol, isPurineFood } from '../../verdict/foods';
import type { Standard } from '../../verdict/types';
import type { Limit } from '../../clinical/limitTypes';

export const ADJUST_RANGE = { least: 0.5, most: 1.5 } as const;
/** Below that much energy a line is a condiment: it is not what makes a day. */
const LEAST_ENERGY = 15;
const PROTEIN_SHARE = 0.25;
/** g of fibre in 100 kcal from which on a line is a vegetable or a fruit: rice has 0.3, brown rice 1.5, leaves 8. */
const FIBRE_DENSITY = 2.5;
const KEEPING = 6;
export interface Part {
  slot: MealSlot;
  item: MenuItem;
  nutrients: NutrientMap;
  isKept: boolean;
  step: number;
  least: number;
  most: number;
  quantity: number;
}

function getStep(line: MenuItem): number {
  if (isMetered(line)) return line.quantity <= 30 ? 5 : 10;
  return line.quantity <= 1 ? 0.25 : 0.5;
}

/** Alcohol and foods very rich in purine never grow: a larger portion is as wrong as another one. */
function mayGrow(item: MenuItem, { limits }: Standard): boolean {
  const isLimited = (of: Limit['of']) => limits.some((limit) => limit.of === of);
  return !(
    (isLimited('alcohol') && isAlcohol(item)) ||
    (isLimited('purineFoods') && isPurineFood(item))
  );
}

function partsOfLine(slot: MealSlot, item: MenuItem, standard: Standard): Part[] {
  const eaten = itemNutrients(item);
  const { calories, protein = 0, fiber = 0 } = eaten;
  if (!(item.quantity > 0) || calories === undefined || calories < LEAST_ENERGY) return [];
  const nutrients: NutrientMap = {};
  for (const key of NUTRIENT_KEYS) {
    const value = eaten[key];
    if (value !== undefined) nutrients[key] = value / item.quantity;
  }
  return [
    {
      slot,
      item,
      nutrients,
      isKept: 4 * protein >= PROTEIN_SHARE * calories || fiber >= (FIBRE_DENSITY * calories) / 100,
      step: getStep(item),
      least: item.quantity * ADJUST_RANGE.least,
      most: mayGrow(item, standard)
        ? Math.min(item.quantity * ADJUST_RANGE.most, QUANTITY_LIMITS.max)
        : item.quantity,
      quantity: item.quantity,
    },
  ];
}

export const adjustParts = (meals: Meals, standard: Standard): Part[] =>
  MEAL_SLOTS.flatMap((slot) =>
    sortedItems(meals[slot]).flatMap((item) => partsOfLine(slot, item, standard)),
  );

export function nextQuantity(
  { quantity, step, least, most }: Part,
  direction: 1 | -1,
): number | undefined {
  const at = quantity / step;
  const next = (direction > 0 ? Math.floor(at + 1e-9) + 1 : Math.ceil(at - 1e-9) - 1) * step;
  const rounded = Math.round(next * 100) / 100;
  return rounded > 0 && rounded >= least - 1e-9 && rounded <= most + 1e-9 ? rounded : undefined;
}

const strain = ({ quantity, item }: Part) => Math.abs(quantity / item.quantity - 1);

export const computeCost = (part: Part, direction: 1 | -1) =>
  direction < 0 && part.isKept ? KEEPING * (1 + 4 * strain(part)) : 1 + 4 * strain(part);
