import type { Grouping } from './groups';
import type { MealBound } from './meals';
import type { DishRole } from './types';

export interface PuzzlePlace {
  day: number;
  meal: number;
  role: DishRole;
  /** `NOTHING` stands among them where the place may stay empty. */
  pool: readonly number[];
  fixedDish?: { candidate: number; quantity: number };
}

export const NOTHING = -1;

export interface Puzzle {
  days: number;
  positions: readonly PuzzlePlace[];
  /** Amount of each rule in one unit of a candidate: `values[candidate * rules + rule]`. */
  values: Float64Array;
  bounds: Float64Array;
  /** 1: at most, -1: at least. */
  signs: Int8Array;
  weights: Float64Array;
  /** 1: weighs more at the end of a search. */
  strict: Uint8Array;
  /** 1: far beyond it costs more still; not of a most that gives way. */
  steep: Uint8Array;
  portions: readonly (readonly number[])[];
  preferences: readonly number[];
  /** The amount in which each is usually served; 0: any is as good. */
  usual: readonly number[];
  far: readonly number[];
  grouping: Grouping;
  meals: number;
  /** Shares of the day's energy and carbohydrate in one unit of each: two numbers a candidate. */
  mealValues: Float64Array;
  mealBounds: readonly (readonly MealBound[])[];
}

/** How strictly limits and repeats are weighed; several are tried, since one alone is a lottery where limits are tight. */
export interface Setting {
  violation: number;
  repeat: number;
  moves: number;
}

export interface Arrangement {
  candidates: Int32Array;
  quantities: Float64Array;
  violation: number;
  repeats: number;
  preference: number;
}

const EMPTY = 0.3;

export function computePreference(puzzle: Puzzle, candidate: number, quantity: number): number {
  if (candidate === NOTHING) return EMPTY;
  const liked = puzzle.preferences[candidate] as number;
  const usual = puzzle.usual[candidate] as number;
  const far = usual === 0 ? 0 : (puzzle.far[candidate] as number) * Math.abs(quantity - usual);
  return liked - far;
}
