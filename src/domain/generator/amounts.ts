import { NOTHING, computePreference, type Arrangement, type Puzzle } from './puzzleTypes';
import { mealCost, type MealBound } from './meals';

/** Cost of a limit that is missed by all of its amount, and how many times as much where it has to be kept. */
const [VIOLATION, KEPT] = [20, 25] as const;
const ROUNDS = 12;
const LEAST_GAIN = 1e-9;

export interface Served {
  candidate: number;
  meal: number;
  quantity: number;
}

export function ruleCost({ weights, strict, bounds }: Puzzle, rule: number): number {
  const weight = weights[rule] as number;
  return (VIOLATION * weight * (strict[rule] ? KEPT : 1)) / Math.max(bounds[rule] as number, 1);
}

export const mealBoundCost = ({ weight, isStrict }: MealBound): number =>
  VIOLATION * weight * (isStrict ? KEPT : 1);

class Day {
  readonly #puzzle: Puzzle;
  readonly #costs: Float64Array;
  readonly #totals: Float64Array;
  readonly #meals: Float64Array;
  readonly dishes: Served[];

  constructor(puzzle: Puzzle, dishes: readonly Served[]) {
    this.#puzzle = puzzle;
    this.dishes = dishes.map((dish) => ({ ...dish }));
    this.#costs = Float64Array.from(puzzle.bounds, (_, rule) => ruleCost(puzzle, rule));
    this.#totals = new Float64Array(puzzle.bounds.length);
    this.#meals = new Float64Array(puzzle.meals * 2);
    for (const { candidate, meal, quantity } of this.dishes) this.#add(candidate, meal, quantity);
  }

  #add(candidate: number, meal: number, quantity: number): void {
    const { values, mealValues } = this.#puzzle;
    for (const value of [0, 1])
      (this.#meals[meal * 2 + value] as number) +=
        quantity * (mealValues[candidate * 2 + value] as number);
    const from = candidate * this.#totals.length;
    for (let rule = 0; rule < this.#totals.length; rule += 1)
      (this.#totals[rule] as number) += quantity * (values[from + rule] as number);
  }

  set(index: number, quantity: number): void {
    const dish = this.dishes[index] as Served;
    this.#add(dish.candidate, dish.meal, quantity - dish.quantity);
    dish.quantity = quantity;
  }

  worth(): number {
    const { bounds, signs, mealBounds } = this.#puzzle;
    let worth = 0;
    for (const { candidate, quantity } of this.dishes)
      worth += computePreference(this.#puzzle, candidate, quantity);
    for (let rule = 0; rule < this.#totals.length; rule += 1) {
      const over =
        ((this.#totals[rule] as number) - (bounds[rule] as number)) * (signs[rule] as number);
      if (over > 0) worth -= over * (this.#costs[rule] as number);
    }
    mealBounds.forEach((own, meal) => {
      const [energy, carbs] = [
        this.#meals[meal * 2] as number,
        this.#meals[meal * 2 + 1] as number,
      ];
      worth -= VIOLATION * mealCost(own, energy, carbs, KEPT);
    });
    return worth;
  }
}

export const computeWorth = (puzzle: Puzzle, dishes: readonly Served[]): number =>
  new Day(puzzle, dishes).worth();

function improve(
  day: Day,
  first: number,
  second: number | undefined,
  portions: Puzzle['portions'],
): boolean {
  const getPortions = (index: number) => portions[(day.dishes[index] as Served).candidate] ?? [1];
  const was = [first, ...(second === undefined ? [] : [second])].map(
    (index) => (day.dishes[index] as Served).quantity,
  );
  let best = day.worth();
  let choice = was;
  for (const one of getPortions(first)) {
    day.set(first, one);
    for (const other of second === undefined ? [0] : getPortions(second)) {
      if (second !== undefined) day.set(second, other);
      const worth = day.worth();
      if (worth <= best + LEAST_GAIN) continue;
      best = worth;
      choice = second === undefined ? [one] : [one, other];
    }
  }
  day.set(first, choice[0] as number);
  if (second !== undefined) day.set(second, choice[1] as number);
  return choice !== was;
}

function settle(day: Day, free: readonly number[], portions: Puzzle['portions']): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isBetter = false;
    for (const [position, first] of free.entries())
      for (const second of free.slice(position + 1))
        isBetter = improve(day, first, second, portions) || isBetter;
    if (free.length === 1) isBetter = improve(day, free[0] as number, undefined, portions);
    if (!isBetter) return;
  }
}

const PASSES = 3;

/** Tries another amount of each dish, with all others settled around it, so that what two amounts alone cannot mend is found. */
function settleAround(day: Day, free: readonly number[], portions: Puzzle['portions']): void {
  settle(day, free, portions);
  for (let pass = 0; pass < PASSES; pass += 1) {
    let isBetter = false;
    for (const one of free) {
      const others = free.filter((index) => index !== one);
      for (const portion of portions[(day.dishes[one] as Served).candidate] ?? [1]) {
        const before = day.dishes.map(({ quantity }) => quantity);
        if (portion === before[one]) continue;
        const worth = day.worth();
        day.set(one, portion);
        settle(day, others, portions);
        if (day.worth() > worth + LEAST_GAIN) isBetter = true;
        else before.forEach((quantity, index) => day.set(index, quantity));
      }
    }
    if (!isBetter) return;
  }
}

export function withBetterAmounts(puzzle: Puzzle, arrangement: Arrangement): Arrangement {
  const quantities = arrangement.quantities.slice();
  for (let day = 0; day < puzzle.days; day += 1) {
    const indexes = [...puzzle.positions.keys()].filter(
      (index) => puzzle.positions[index]?.day === day && arrangement.candidates[index] !== NOTHING,
    );
    const served = indexes.map((index) => ({
      candidate: arrangement.candidates[index] as number,
      meal: puzzle.positions[index]?.meal ?? 0,
      quantity: quantities[index] as number,
    }));
    const today = new Day(puzzle, served);
    const free = [...indexes.keys()].filter(
      (index) => !puzzle.positions[indexes[index] as number]?.fixedDish,
    );
    settleAround(today, free, puzzle.portions);
    for (const [index, position] of indexes.entries())
      quantities[position] = (today.dishes[index] as Served).quantity;
  }
  return { ...arrangement, quantities };
}
