import { MEAL_SLOTS, type MealSlot, type Meals } from '../../food/storedLines';
import { NUTRIENT_KEYS, type NutrientKey } from '../../food/nutrients';
import { itemNutrients } from '../../nutrition/totals';
import type { Standard, VerdictLine } from '../../verdict/types';
import { AdjustGuard, missedLines } from './adjustGuard';
import { adjustParts, computeCost, nextQuantity, type Part } from './adjustParts';
import {
  bindingLines,
  breach,
  brokenBy,
  energyWithin,
  isPulling,
  isRuled,
  of,
  SLACK,
  type Binding,
  type Sums,
} from './dayBounds';
import type { Limit } from '../../clinical/limitTypes';

/** The aim of a day: kcal, and g of protein where it is prescribed. */
export interface DayGoal {
  calories: number;
  protein?: number | undefined;
}

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
  after: { calories: number; protein: number };
  /** Energy within ±5 %, no less than 90 % of the protein that is asked for (nor more than 110 % where a rule sets a most), and no limit of these broken. */
  reached: boolean;
  obstacles: Limit[];
  broken: VerdictLine[];
}

const NEAR = { calories: 0.05, protein: 0.1 } as const;
/** A gram of protein weighs as much as so many kcal when the two are weighed against each other. */
const PROTEIN_WEIGHT = 12;
/** A limit that is missed by all of its amount weighs as much as so many kcal. */
const LIMIT_WEIGHT = 1500;
const MAX_STEPS = 400;
/**
 * g of protein between a sum and what is prescribed. More than that is none where no rule sets a most: the panel calls it
 * green, and to take it away would put rice in the place of fish.
 */
function proteinMiss(sums: Sums, { goal: { protein }, bindings }: Search): number {
  if (protein === undefined) return 0;
  const short = protein - of(sums, 'protein');
  const isBounded = bindings.some(
    (binding) =>
      binding.nutrient === 'protein' && binding.limit.side === 'maximum' && isRuled(binding),
  );
  return isBounded ? Math.abs(short) : Math.max(0, short);
}

function miss(sums: Sums, search: Search): number {
  const energy = Math.abs(of(sums, 'calories') - search.goal.calories);
  const prescribed = proteinMiss(sums, search) * PROTEIN_WEIGHT;
  const breaches = search.bindings.reduce(
    (sum, binding) =>
      isPulling(binding) ? sum + (breach(sums, binding) / binding.bound) * LIMIT_WEIGHT : sum,
    0,
  );
  return energy + prescribed + breaches;
}

function shifted(sums: Sums, { nutrients }: Part, by: number): Sums {
  const result: Sums = { ...sums };
  for (const [key, each] of Object.entries(nutrients) as [NutrientKey, number][])
    result[key] = of(sums, key) + each * by;
  return result;
}

interface Search {
  parts: readonly Part[];
  goal: DayGoal;
  bindings: readonly Binding[];
  mayTake: boolean;
  guard: AdjustGuard;
}

function isRich(sums: Sums, search: Search): boolean {
  const { goal, bindings } = search;
  const isOver = of(sums, 'calories') > goal.calories * (1 + NEAR.calories);
  const isMore =
    goal.protein !== undefined &&
    of(sums, 'protein') > goal.protein &&
    proteinMiss(sums, search) > 0;
  const isAbove = bindings.some(
    (binding) =>
      binding.nutrient === 'protein' &&
      binding.limit.side === 'maximum' &&
      breach(sums, binding) > 0,
  );
  return isOver || isMore || isAbove;
}

interface Step {
  part: Part;
  to: number;
  after: Sums;
  worth: number;
}

interface Now {
  sums: Sums;
  miss: number;
  mayTakeKept: boolean;
}

function stepOn(
  part: Part,
  direction: 1 | -1,
  search: Search,
  now: Now,
): Step | Binding | undefined {
  const { sums } = now;
  const to = nextQuantity(part, direction);
  if (to === undefined) return undefined;
  if (direction < 0 && part.isKept && !now.mayTakeKept) return undefined;
  const after = shifted(sums, part, to - part.quantity);
  const gain = now.miss - miss(after, search);
  if (gain <= SLACK) return undefined;
  const broken = brokenBy(sums, after, search.bindings);
  return broken ?? { part, to, after, worth: gain / computeCost(part, direction) };
}

function bestStep(search: Search, sums: Sums): { best?: Step; stopped: Limit[] } {
  const stopped = new Set<Limit>();
  const steps: Step[] = [];
  const mayTakeKept = search.mayTake && isRich(sums, search);
  const now: Now = { sums, miss: miss(sums, search), mayTakeKept };
  for (const part of search.parts)
    for (const direction of [1, -1] as const) {
      const step = stepOn(part, direction, search, now);
      if (step === undefined) continue;
      if ('part' in step) steps.push(step);
      else stopped.add(step.limit);
    }
  for (const step of steps.sort((a, b) => b.worth - a.worth)) {
    const broken = search.guard.brokenBy(step.part.item.lineId, step.to);
    if (broken.length === 0) return { best: step, stopped: [...stopped] };
    for (const limit of broken) stopped.add(limit);
  }
  return { stopped: [...stopped] };
}

function isNear(sums: Sums, search: Search): boolean {
  const { calories, protein = 0 } = search.goal;
  const energy = Math.abs(of(sums, 'calories') - calories) <= calories * NEAR.calories;
  const prescribed = proteinMiss(sums, search) <= protein * NEAR.protein;
  const breaks = search.bindings.some(
    (binding) => isPulling(binding) && breach(sums, binding) > SLACK,
  );
  return energy && prescribed && !breaks;
}

function computeSums(meals: Meals): Sums {
  const sums: Sums = {};
  for (const slot of MEAL_SLOTS)
    for (const item of meals[slot].items) {
      const nutrients = itemNutrients(item);
      for (const key of NUTRIENT_KEYS) {
        const value = nutrients[key];
        if (value !== undefined) sums[key] = of(sums, key) + value;
      }
    }
  return sums;
}

const listChanges = (parts: readonly Part[]): Adjustment[] =>
  parts
    .filter(({ quantity, item }) => quantity !== item.quantity)
    .map(({ slot, item, quantity, nutrients }) => ({
      slot,
      lineId: item.lineId,
      name: item.name,
      unit: item.unit,
      from: item.quantity,
      to: quantity,
      calories: (quantity - item.quantity) * of(nutrients, 'calories'),
    }));

/**
 * Amounts with which a day comes nearer to its goal: each line within its sensible range, in steps that people
 * measure. No step leaves a line of the verdict, or leaves it further; protein foods and vegetables are taken from last;
 * nothing is changed of a day that already fits. Where the goal is not reached, the limits that stopped it are told.
 */
export function adjustDay(meals: Meals, goal: DayGoal, standard: Standard): Adjusted {
  const parts = adjustParts(meals, standard);
  let sums = computeSums(meals);
  const guard = new AdjustGuard(meals, standard);
  const bindings = bindingLines(standard);
  const aim = { ...goal, calories: energyWithin(goal.calories, bindings) };
  const search: Search = { parts, goal: aim, bindings, mayTake: true, guard };
  search.mayTake = isRich(sums, search);
  let stopped: Limit[] = [];
  const mostSteps = goal.protein === undefined && isNear(sums, search) ? 0 : MAX_STEPS;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const { best, stopped: now } = bestStep(search, sums);
    stopped = now;
    if (!best) break;
    sums = best.after;
    guard.take(best.part.item.lineId, best.to);
    best.part.quantity = best.to;
  }
  const reached = isNear(sums, search);
  return {
    changes: listChanges(parts),
    after: { calories: of(sums, 'calories'), protein: of(sums, 'protein') },
    reached,
    obstacles: reached ? [] : stopped,
    broken: missedLines(meals, guard.meals, standard),
  };
}
