import { NOTHING, type Arrangement, type Puzzle, type PuzzlePlace } from './puzzleTypes';
import { areMainsScarce } from './mains';
import { foodReasons } from '../verdict/fitFoods';
import { emptyMeals } from '../food/storedLines';
import { getGrouping } from './groups';
import { mealBounds } from './meals';
import { dayPlaces, type DayPlace } from './places';
import { suits, type Candidate } from './pool';
import { usualBowls } from './portions';
import { placeId, valueFor, type Prepared } from './prepare';
import type { DayRule } from './rules';
import type { DishPosition, PlannedDish } from './types';

/** Part of a bound by which the search stays within it: days that end on it would miss it by a hair. */
const MARGIN = 0.004;
/** Preference that an amount loses for each serving away from the usual: a Vietnamese meal is rice and what goes with it. */
const FAR = { rice: 1.2, other: 0.5 } as const;
const USUAL_CARBS = 0.55;
const NARROW = 0.15;
function buildPool(free: readonly Candidate[], { slot, role, optional }: DayPlace): number[] {
  const pool = free.flatMap((candidate, index) => (suits(candidate, slot, role) ? [index] : []));
  return optional ? [...pool, NOTHING] : pool;
}

function findCandidate(free: readonly Candidate[], id: string): number {
  return free.findIndex(({ line }) => line.itemId === id);
}

export interface GenerateOptions {
  seed: string;
  kept: readonly PlannedDish[];
  not?: readonly (DishPosition & { itemId: string })[];
}

function refusedOnDays({
  wish,
  free,
}: Pick<Prepared, 'wish' | 'free'>): ReadonlyMap<number, ReadonlySet<number>> {
  const exclusionsByDay = new Map<number, Set<number>>();
  for (const { words, days } of wish.dayRestrictions ?? []) {
    const eater = { allergies: [], dietaryRestrictions: words };
    const refused = free.flatMap(({ line }, index) => {
      const meals = { ...emptyMeals(), lunch: { items: [{ ...line, order: 1 }] } };
      return foodReasons({ meals }, eater).length > 0 ? [index] : [];
    });
    for (const day of days)
      exclusionsByDay.set(day, new Set([...(exclusionsByDay.get(day) ?? []), ...refused]));
  }
  return exclusionsByDay;
}

export function buildPlaces(
  { wish, free }: Pick<Prepared, 'wish' | 'free'>,
  { kept, not = [] }: GenerateOptions,
): (PuzzlePlace & DishPosition)[] {
  const known = new Map(kept.map((dish) => [placeId(dish), dish]));
  const refused = new Map(not.map((one) => [placeId(one), one.itemId]));
  const isScarce = areMainsScarce(wish, free);
  const onDays = refusedOnDays({ wish, free });
  return Array.from({ length: wish.days }, (_, day) =>
    dayPlaces(wish.slots).map((position): PuzzlePlace & DishPosition => {
      const at = { day, slot: position.slot, role: position.role };
      const dish = known.get(placeId(at));
      const candidate = dish && findCandidate(free, dish.line.itemId);
      const pool = buildPool(
        free,
        isScarce && position.role === 'main' ? { ...position, optional: true } : position,
      )
        .filter((one) => free[one]?.line.itemId !== refused.get(placeId(at)) || one === NOTHING)
        .filter((one) => !onDays.get(day)?.has(one));
      return {
        ...at,
        meal: wish.slots.indexOf(position.slot),
        pool,
        ...(dish && candidate !== undefined && candidate >= 0
          ? { fixedDish: { candidate, quantity: dish.line.quantity } }
          : {}),
      };
    }),
  ).flat();
}

const computeMealValues = (free: Prepared['free'], day: { calories: number; carbs: number }) =>
  Float64Array.from(
    free.flatMap(({ known }) => [
      (known.calories ?? 0) / Math.max(day.calories, 1),
      (known.carbs ?? 0) / Math.max(day.carbs, 1),
    ]),
  );

function carbsOfDay({ wish, rules, energy = 0 }: Pick<Prepared, 'wish' | 'rules' | 'energy'>) {
  const { carbs } = wish.target.targets ?? {};
  if (carbs !== undefined) return carbs;
  const bounds = (side: DayRule['side']) =>
    rules.flatMap((rule) => (rule.nutrient === 'carbs' && rule.side === side ? [rule.bound] : []));
  const least = Math.max(0, ...bounds('minimum'));
  const most = Math.min(Number.POSITIVE_INFINITY, ...bounds('maximum'));
  const usual = (energy * USUAL_CARBS) / 4;
  return usual > most ? (Math.max(least, most * (1 - NARROW)) + most) / 2 : Math.max(usual, least);
}

export function buildPuzzle(prepared: Prepared, positions: readonly PuzzlePlace[]): Puzzle {
  const { rules, free, wish, energy = 0 } = prepared;
  const values = new Float64Array(free.length * rules.length);
  free.forEach((candidate, row) =>
    rules.forEach((rule, column) => {
      values[row * rules.length + column] = valueFor(candidate, rule);
    }),
  );
  const bounds = mealBounds(wish);
  return {
    days: wish.days,
    positions,
    values,
    bounds: Float64Array.from(
      rules,
      ({ bound, side }) => bound * (side === 'maximum' ? 1 - MARGIN : 1 + MARGIN),
    ),
    signs: Int8Array.from(rules, ({ side }) => (side === 'maximum' ? 1 : -1)),
    weights: Float64Array.from(rules, ({ weight }) => weight),
    strict: Uint8Array.from(rules, ({ isStrict }) => (isStrict ? 1 : 0)),
    steep: Uint8Array.from(rules, ({ side, limit }) =>
      side === 'maximum' && !limit?.yields ? 1 : 0,
    ),
    portions: free.map(({ portions }) => portions),
    preferences: free.map(({ preference }) => preference),
    usual: free.map(({ line, roles }) =>
      roles.includes('rice') ? usualBowls(energy) : line.type === 'recipe' ? 1 : 0,
    ),
    far: free.map(({ roles }) => (roles.includes('rice') ? FAR.rice : FAR.other)),
    grouping: getGrouping(free, wish),
    meals: wish.slots.length,
    mealValues: computeMealValues(free, { calories: energy, carbs: carbsOfDay(prepared) }),
    mealBounds: wish.slots.map((_, meal) => bounds.filter((bound) => bound.meal === meal)),
  };
}

/** The line of a dish in its place; its id is the place's until it is stored. */
const toPlannedDish = (at: DishPosition, { line }: Candidate, quantity: number): PlannedDish => ({
  ...at,
  line: { ...line, lineId: placeId(at), quantity },
});

export function buildDishes(
  { free }: Prepared,
  positions: readonly (PuzzlePlace & DishPosition)[],
  arrangement: Arrangement,
  keptById: ReadonlyMap<string, PlannedDish> = new Map(),
): PlannedDish[] {
  return positions.flatMap(({ day, slot, role, fixedDish: isKept }, index) => {
    const candidate = free[arrangement.candidates[index] ?? NOTHING];
    const before = isKept && keptById.get(placeId({ day, slot, role }));
    if (before) return [before];
    return candidate
      ? [toPlannedDish({ day, slot, role }, candidate, arrangement.quantities[index] ?? 1)]
      : [];
  });
}
