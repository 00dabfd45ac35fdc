import { MEAL_SLOTS } from '../collections/shared/lines';
import type { MealSlot, Meals, MenuItem } from '../collections/shared/lines';
import { sortedItems } from '../lines';
import { itemNutrients } from '../nutrition/totals';
import { isMetered, QUANTITY_LIMITS } from '../quantities';

/** What a day should come to: kcal, and g of protein where it is prescribed. */
export interface DayGoal {
  calories: number;
  protein?: number | undefined;
}

/** Another amount of one line. */
export interface Adjustment {
  slot: MealSlot;
  lineId: string;
  name: string;
  unit: string;
  from: number;
  to: number;
  /** kcal more. */
  calories: number;
}

export interface Adjusted {
  changes: Adjustment[];
  /** What the day would come to; of what is known. */
  after: { calories: number; protein: number };
  /** Energy within ±5 %, and protein within ±10 % where it is asked for. */
  reached: boolean;
}

/** A helping stays one: between half and one and a half times what was planned. */
export const ADJUST_RANGE = { least: 0.5, most: 1.5 } as const;
const NEAR = { calories: 0.05, protein: 0.1 } as const;
/** Below that much energy a line is a condiment: it is not what makes a day. */
const LEAST_ENERGY = 15;
/** A gram of protein weighs as much as so many kcal when the two are weighed against each other. */
const PROTEIN_WEIGHT = 12;
const MAX_STEPS = 400;

/** A line whose amount may change, in steps of its measure. */
interface Part {
  slot: MealSlot;
  item: MenuItem;
  /** Of one of its unit. */
  calories: number;
  protein: number;
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

function partOf(slot: MealSlot, item: MenuItem): Part[] {
  const { calories, protein } = itemNutrients(item);
  if (!(item.quantity > 0) || calories === undefined || calories < LEAST_ENERGY) return [];
  return [
    {
      slot,
      item,
      calories: calories / item.quantity,
      protein: (protein ?? 0) / item.quantity,
      step: stepOf(item),
      least: item.quantity * ADJUST_RANGE.least,
      most: Math.min(item.quantity * ADJUST_RANGE.most, QUANTITY_LIMITS.max),
      quantity: item.quantity,
    },
  ];
}

/** How far a sum is from the goal, in kcal. */
function miss(sum: Adjusted['after'], goal: DayGoal): number {
  const energy = Math.abs(sum.calories - goal.calories);
  const protein = goal.protein === undefined ? 0 : Math.abs(sum.protein - goal.protein);
  return energy + protein * PROTEIN_WEIGHT;
}

const shifted = (sum: Adjusted['after'], part: Part, by: number) => ({
  calories: sum.calories + part.calories * by,
  protein: sum.protein + part.protein * by,
});

/** The next amount in that direction: on the grid of its steps, within its range. */
function nextQuantity(
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

/** One step that helps most for what it strains; `undefined` where none helps. */
function bestStep(parts: readonly Part[], sum: Adjusted['after'], goal: DayGoal) {
  const now = miss(sum, goal);
  let best: { part: Part; to: number; worth: number } | undefined;
  for (const part of parts)
    for (const direction of [1, -1] as const) {
      const to = nextQuantity(part, direction);
      if (to === undefined) continue;
      const gain = now - miss(shifted(sum, part, to - part.quantity), goal);
      const worth = gain / (1 + 4 * strain(part));
      if (gain > 1e-6 && worth > (best?.worth ?? 0)) best = { part, to, worth };
    }
  return best;
}

function isNear(sum: Adjusted['after'], { calories, protein }: DayGoal): boolean {
  const energy = Math.abs(sum.calories - calories) <= calories * NEAR.calories;
  return (
    energy && (protein === undefined || Math.abs(sum.protein - protein) <= protein * NEAR.protein)
  );
}

function sumOf(meals: Meals): Adjusted['after'] {
  const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items.map(itemNutrients));
  return lines.reduce<Adjusted['after']>(
    (sum, { calories = 0, protein = 0 }) => ({
      calories: sum.calories + calories,
      protein: sum.protein + protein,
    }),
    { calories: 0, protein: 0 },
  );
}

/**
 * Amounts with which a day comes nearer to its goal: each line within its sensible range, in steps that people
 * measure. Each step makes the day better; nothing is changed that already fits.
 */
export function adjustDay(meals: Meals, goal: DayGoal): Adjusted {
  const parts = MEAL_SLOTS.flatMap((slot) =>
    sortedItems(meals[slot]).flatMap((item) => partOf(slot, item)),
  );
  let sum = sumOf(meals);
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const best = bestStep(parts, sum, goal);
    if (!best) break;
    sum = shifted(sum, best.part, best.to - best.part.quantity);
    best.part.quantity = best.to;
  }
  const changes = parts
    .filter(({ quantity, item }) => quantity !== item.quantity)
    .map(({ slot, item, quantity, calories }) => ({
      slot,
      lineId: item.lineId,
      name: item.name,
      unit: item.unit,
      from: item.quantity,
      to: quantity,
      calories: (quantity - item.quantity) * calories,
    }));
  return { changes, after: sum, reached: isNear(sum, goal) };
}
