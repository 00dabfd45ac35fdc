import { Counts } from './counts';
import { mealCost } from './meals';
import {
  NOTHING,
  computePreference,
  type Arrangement,
  type Puzzle,
  type PuzzlePlace,
  type Setting,
} from './puzzleTypes';

/** Share by which a most may be exceeded before each further share costs so many times more. */
const [FAR_OVER, STEEP] = [0.25, 6] as const;
const [OTHER_DISH, SAME_AMOUNT] = [0.6, 0.3] as const;

function withNothing(values: Float64Array, width: number): Float64Array {
  const all = new Float64Array(values.length + width);
  all.set(values);
  return all;
}

const sum = (costs: Float64Array): number => costs.reduce((all, cost) => all + cost, 0);

export class Search {
  readonly #puzzle: Puzzle;
  readonly #setting: Setting;
  readonly #random: () => number;
  readonly #rules: number;
  readonly #counts: Counts;
  readonly #candidates: Int32Array;
  readonly #quantities: Float64Array;
  readonly #values: Float64Array;
  readonly #mealValues: Float64Array;
  readonly #weights: Float64Array;
  readonly #totals: Float64Array;
  readonly #mealTotals: Float64Array;
  readonly #dayCosts: Float64Array;
  readonly #mealCosts: Float64Array;
  readonly #tried: Float64Array;
  #strictness = 1;

  constructor(puzzle: Puzzle, setting: Setting, random: () => number) {
    this.#puzzle = puzzle;
    this.#setting = setting;
    this.#random = random;
    const { days, positions, bounds, meals, grouping, weights } = puzzle;
    this.#rules = bounds.length;
    this.#values = withNothing(puzzle.values, this.#rules);
    this.#mealValues = withNothing(puzzle.mealValues, 2);
    this.#weights = Float64Array.from(
      weights,
      (weight, rule) => weight / Math.max(bounds[rule] as number, 1),
    );
    this.#counts = new Counts(grouping, days, meals);
    this.#candidates = new Int32Array(positions.length).fill(NOTHING);
    this.#quantities = new Float64Array(positions.length);
    this.#totals = new Float64Array(days * this.#rules);
    this.#mealTotals = new Float64Array(days * meals * 2);
    this.#dayCosts = new Float64Array(days);
    this.#mealCosts = new Float64Array(days * meals);
    this.#tried = new Float64Array(this.#rules);
    positions.forEach((position, index) => this.#begin(position, index));
    this.#weighAll();
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }

  #begin({ fixedDish, pool }: PuzzlePlace, index: number): void {
    const candidate = fixedDish ? fixedDish.candidate : (this.#pick(pool) ?? NOTHING);
    this.#candidates[index] = candidate;
    this.#quantities[index] = fixedDish ? fixedDish.quantity : this.#portion(candidate);
    this.#put(index);
  }

  #portion(candidate: number): number {
    return candidate === NOTHING ? 0 : (this.#pick(this.#puzzle.portions[candidate] ?? [1]) ?? 1);
  }

  #row(candidate: number): number {
    return candidate === NOTHING ? this.#puzzle.preferences.length : candidate;
  }

  #put(index: number): void {
    const candidate = this.#candidates[index] as number;
    const quantity = this.#quantities[index] as number;
    const { day, meal } = this.#puzzle.positions[index] as PuzzlePlace;
    if (candidate === NOTHING) return;
    const [from, to] = [candidate * this.#rules, day * this.#rules];
    for (let rule = 0; rule < this.#rules; rule += 1)
      (this.#totals[to + rule] as number) += quantity * (this.#values[from + rule] as number);
    const at = (day * this.#puzzle.meals + meal) * 2;
    for (let value = 0; value < 2; value += 1)
      (this.#mealTotals[at + value] as number) +=
        quantity * (this.#mealValues[candidate * 2 + value] as number);
    this.#counts.put(candidate, day, meal, 1, 1);
  }

  #count(candidate: number, { day, meal }: PuzzlePlace, by: 1 | -1): number {
    if (candidate === NOTHING) return 0;
    const factor = this.#setting.repeat * Math.sqrt(this.#strictness);
    return this.#counts.put(candidate, day, meal, by, factor);
  }

  #sumCost(totals: Float64Array, at: number): number {
    const { bounds, signs, strict, steep: isSteep } = this.#puzzle;
    let sum = 0;
    for (let rule = 0; rule < this.#rules; rule += 1) {
      const bound = bounds[rule] as number;
      const over = ((totals[at + rule] as number) - bound) * (signs[rule] as number);
      if (over <= 1e-9) continue;
      const times = strict[rule] ? this.#strictness : 1;
      const steep = isSteep[rule] ? STEEP * Math.max(0, over - FAR_OVER * Math.max(bound, 1)) : 0;
      sum += times * (this.#weights[rule] as number) * (over + steep);
    }
    return sum;
  }

  #sumMealCost(meal: number, energy: number, carbs: number): number {
    return mealCost(this.#puzzle.mealBounds[meal] ?? [], energy, carbs, this.#strictness);
  }

  #weighAll(): void {
    const { days, meals } = this.#puzzle;
    for (let day = 0; day < days; day += 1) {
      this.#dayCosts[day] = this.#sumCost(this.#totals, day * this.#rules);
      for (let meal = 0; meal < meals; meal += 1) {
        const at = day * meals + meal;
        this.#mealCosts[at] = this.#sumMealCost(
          meal,
          this.#mealTotals[at * 2] as number,
          this.#mealTotals[at * 2 + 1] as number,
        );
      }
    }
  }

  weighLimits(strictness: number): void {
    this.#strictness = strictness;
    this.#weighAll();
  }

  move(index: number, heat: number): void {
    const position = this.#puzzle.positions[index] as PuzzlePlace;
    const [was, amount] = [this.#candidates[index] as number, this.#quantities[index] as number];
    const isOther = this.#random() < OTHER_DISH || was === NOTHING;
    const becomes = isOther ? (this.#pick(position.pool) ?? was) : was;
    const isSame = isOther && this.#random() < SAME_AMOUNT && becomes === was;
    const quantity = isSame ? amount : this.#portion(becomes);
    if (becomes === was && quantity === amount) return;
    this.#try(index, becomes, quantity, heat);
  }

  #sumAs(index: number, becomes: number, quantity: number): void {
    const { day } = this.#puzzle.positions[index] as PuzzlePlace;
    const amount = this.#quantities[index] as number;
    const from = this.#row(this.#candidates[index] as number) * this.#rules;
    const [to, today] = [this.#row(becomes) * this.#rules, day * this.#rules];
    const [values, tried] = [this.#values, this.#tried];
    for (let rule = 0; rule < this.#rules; rule += 1)
      tried[rule] =
        (this.#totals[today + rule] as number) -
        amount * (values[from + rule] as number) +
        quantity * (values[to + rule] as number);
  }

  #try(index: number, becomes: number, quantity: number, heat: number): void {
    const position = this.#puzzle.positions[index] as PuzzlePlace;
    const [was, amount] = [this.#candidates[index] as number, this.#quantities[index] as number];
    const today = position.day * this.#rules;
    this.#sumAs(index, becomes, quantity);
    const now = this.#sumCost(this.#tried, 0);
    const at = position.day * this.#puzzle.meals + position.meal;
    const [wasAt, isAt] = [this.#row(was) * 2, this.#row(becomes) * 2];
    const energy =
      (this.#mealTotals[at * 2] as number) -
      amount * (this.#mealValues[wasAt] as number) +
      quantity * (this.#mealValues[isAt] as number);
    const carbs =
      (this.#mealTotals[at * 2 + 1] as number) -
      amount * (this.#mealValues[wasAt + 1] as number) +
      quantity * (this.#mealValues[isAt + 1] as number);
    const mealNow = this.#sumMealCost(position.meal, energy, carbs);
    const limits =
      now - (this.#dayCosts[position.day] as number) + mealNow - (this.#mealCosts[at] as number);
    let cost =
      computePreference(this.#puzzle, was, amount) -
      computePreference(this.#puzzle, becomes, quantity);
    cost += this.#setting.violation * limits;
    if (was !== becomes) cost += this.#count(was, position, -1) + this.#count(becomes, position, 1);
    if (cost > 0 && this.#random() >= Math.exp(-cost / heat)) {
      if (was !== becomes) {
        this.#count(becomes, position, -1);
        this.#count(was, position, 1);
      }
      return;
    }
    this.#candidates[index] = becomes;
    this.#quantities[index] = quantity;
    this.#totals.set(this.#tried, today);
    this.#dayCosts[position.day] = now;
    this.#mealTotals[at * 2] = energy;
    this.#mealTotals[at * 2 + 1] = carbs;
    this.#mealCosts[at] = mealNow;
  }

  arrangement(): Arrangement {
    // Recomputed: a million additions and subtractions accumulate rounding errors.
    this.#totals.fill(0);
    this.#mealTotals.fill(0);
    this.#counts.clear();
    let preference = 0;
    this.#candidates.forEach((candidate, index) => {
      this.#put(index);
      preference += computePreference(this.#puzzle, candidate, this.#quantities[index] as number);
    });
    this.weighLimits(1);
    return {
      candidates: this.#candidates.slice(),
      quantities: this.#quantities.slice(),
      violation: sum(this.#dayCosts) + sum(this.#mealCosts),
      repeats: this.#counts.excesses().length,
      preference,
    };
  }
}
