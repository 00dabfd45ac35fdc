import { MEAL_SLOTS, type MealSlot, type Meals, type MenuItem } from '../../food/storedLines';
import { sortedItems } from '../../food/lines';
import { NUTRIENT_KEYS, type NutrientMap } from '../../food/nutrients';
import { itemNutrients } from '../../nutrition/totals';
import { isMetered, QUANTITY_LIMITS } from '../../food/quantities';
import { isAlcohol, isPurineFood } from '../../verdict/foods';
import type { Standard } from '../../verdict/types';
import type { Limit } from '../../clinical/limitTypes';

/** A helping stays one: between half and one and a half times what was planned. */
export const ADJUST_RANGE = { least: 0.5, most: 1.5 } as const;
/** Below that much energy a line is a condiment: it is not what makes a day. */
const LEAST_ENERGY = 15;
/** From this share of its energy on, a line is there for its protein. */
const PROTEIN_SHARE = 0.25;
/** g of fibre in 100 kcal from which on a line is a vegetable or a fruit: rice has 0.3, brown rice 1.5, leaves 8. */
const FIBRE_DENSITY = 2.5;
/** How much dearer it is to take from protein foods and vegetables than from anything else. */
const KEEPING = 6;
/** A line whose amount may change, in steps of its measure. */
export interface Part {
  slot: MealSlot;
  item: MenuItem;
  /** Of one of its unit. */
  nutrients: NutrientMap;
  /** Whether less of it is taken last. */
  kept: boolean;
  step: number;
  least: number;
  most: number;
  quantity: number;
}

/** Halves of measures and servings, 10 g and ml; small amounts of both in finer ones. */
function stepOf(line: MenuItem): number {
  if (isMetered(line)) return line.quantity <= 30 ? 5 : 10;
  return line.quantity <= 1 ? 0.25 : 0.5;
}

/** Alcohol and what is very rich in purine are counted, not weighed: more of one is as wrong as one more. */
function mayGrow(item: MenuItem, { limits }: Standard): boolean {
  const isLimited = (of: Limit['of']) => limits.some((limit) => limit.of === of);
  return !(
    (isLimited('alcohol') && isAlcohol(item)) ||
    (isLimited('purineFoods') && isPurineFood(item))
  );
}

/** The part that a line is of a day whose amounts change; none for a condiment. */
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
      kept: 4 * protein >= PROTEIN_SHARE * calories || fiber >= (FIBRE_DENSITY * calories) / 100,
      step: stepOf(item),
      least: item.quantity * ADJUST_RANGE.least,
      most: mayGrow(item, standard)
        ? Math.min(item.quantity * ADJUST_RANGE.most, QUANTITY_LIMITS.max)
        : item.quantity,
      quantity: item.quantity,
    },
  ];
}

/** Lines whose amounts may change, in the order of the day. */
export const adjustParts = (meals: Meals, standard: Standard): Part[] =>
  MEAL_SLOTS.flatMap((slot) =>
    sortedItems(meals[slot]).flatMap((item) => partsOfLine(slot, item, standard)),
  );

/** The next amount in that direction: on the grid of its steps, within its range. */
export function nextQuantity(
  { quantity, step, least, most }: Part,
  direction: 1 | -1,
): number | undefined {
  const at = quantity / step;
  const next = (direction > 0 ? Math.floor(at + 1e-9) + 1 : Math.ceil(at - 1e-9) - 1) * step;
  const rounded = Math.round(next * 100) / 100;
  return rounded > 0 && rounded >= least - 1e-9 && rounded <= most + 1e-9 ? rounded : undefined;
}

/** How much a line is already away from what was planned, so that many change a little. */
const strain = ({ quantity, item }: Part) => Math.abs(quantity / item.quantity - 1);

/** The cost of a step: more the farther a line already is from its plan, and most where it takes from what is kept. */
export const costOf = (part: Part, direction: 1 | -1) =>
  direction < 0 && part.kept ? KEEPING * (1 + 4 * strain(part)) : 1 + 4 * strain(part);
