import type { DishRole } from './types';

/** A place of the days with what may stand in it: numbers of candidates. */
export interface PuzzlePlace {
  day: number;
  role: DishRole;
  /** `NOTHING` stands among them where the place may stay empty. */
  pool: readonly number[];
  /** Dish and amount that stay as they are. */
  kept?: { candidate: number; quantity: number };
}

/** Candidate of an empty place. */
export const NOTHING = -1;

/** The days as numbers. */
export interface Puzzle {
  days: number;
  places: readonly PuzzlePlace[];
  /** Amount of each rule in one unit of a candidate: `values[candidate * rules + rule]`. */
  values: Float64Array;
  bounds: Float64Array;
  /** 1: at most, -1: at least. */
  signs: Int8Array;
  weights: Float64Array;
  /** 1: weighs more at the end of a search. */
  strict: Uint8Array;
  portions: readonly (readonly number[])[];
  preferences: readonly number[];
  /** The amount in which each is usually served; 0: any is as good. */
  usual: readonly number[];
  /** Share of the day's energy that one unit of each has, and that it should have where it stands; 0: whatever it has. */
  energy: readonly number[];
  energyWanted: readonly number[];
  /** Number of its family, or -1. */
  families: readonly number[];
  /** Times that a candidate may stand in a week. */
  maxAWeek: readonly number[];
  /** How many times as much as others a repeat of each costs. */
  repeatWeights: readonly number[];
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
  /** Sum of all shares by which rules are missed, each with its weight. */
  violation: number;
  /** Dishes that stand more often than they may. */
  repeats: number;
  preference: number;
}

const DAYS_A_WEEK = 7;
/** Preference of an empty place, and what a second dish of one family costs in a day, and a fourth in a week. */
const EMPTY = 0.3;
const SAME_FAMILY = 0.6;
/** Preference that an amount loses which is so many servings away from the usual one. */
const FAR_FROM_USUAL = 0.4;
/** And that it loses for each share of the day's energy which it has too much or too little. */
const FAR_FROM_WANTED = 5;
/** Share by which a most may be exceeded before each further share costs so many times more. */
const [FAR_OVER, STEEP] = [0.25, 6] as const;
const MAX_FAMILY_A_WEEK = 3;
const [HOT, COLD] = [0.8, 0.004];
const MOVES_BETWEEN_LOOKS = 4096;
/** Share of the moves from which on a limit weighs so many times as much, so that none is missed by a hair; a repeat its root. */
const [END, STRICT] = [0.85, 25];

/** How much a dish in an amount is liked. */
export function preferenceOf(puzzle: Puzzle, candidate: number, quantity: number): number {
  if (candidate === NOTHING) return EMPTY;
  const liked = puzzle.preferences[candidate] as number;
  const usual = puzzle.usual[candidate] as number;
  const wanted = puzzle.energyWanted[candidate] as number;
  const energy = (puzzle.energy[candidate] as number) * quantity;
  const far = usual === 0 ? 0 : FAR_FROM_USUAL * Math.abs(quantity - usual);
  return liked - far - (wanted === 0 ? 0 : FAR_FROM_WANTED * Math.abs(energy - wanted));
}

/** One search: an arrangement of all places that is changed step by step. */
class Search {
  readonly #puzzle: Puzzle;
  readonly #setting: Setting;
  readonly #random: () => number;
  readonly #rules: number;
  readonly #weeks: number;
  readonly #candidates: Int32Array;
  readonly #quantities: Float64Array;
  readonly #totals: Float64Array;
  readonly #dayCosts: Float64Array;
  readonly #perWeek: Uint16Array;
  readonly #perDay: Uint8Array;
  readonly #familyDay: Uint8Array;
  readonly #familyWeek: Uint8Array;
  readonly #families: number;
  #strictness = 1;

  constructor(puzzle: Puzzle, setting: Setting, random: () => number) {
    this.#puzzle = puzzle;
    this.#setting = setting;
    this.#random = random;
    const { days, places, bounds, preferences, families } = puzzle;
    this.#rules = bounds.length;
    this.#weeks = Math.ceil(days / DAYS_A_WEEK);
    this.#families = Math.max(0, ...families.map((family) => family + 1));
    this.#candidates = new Int32Array(places.length).fill(NOTHING);
    this.#quantities = new Float64Array(places.length);
    this.#totals = new Float64Array(days * this.#rules);
    this.#dayCosts = new Float64Array(days);
    this.#perWeek = new Uint16Array(preferences.length * this.#weeks);
    this.#perDay = new Uint8Array(preferences.length * days);
    this.#familyDay = new Uint8Array(this.#families * days);
    this.#familyWeek = new Uint8Array(this.#families * this.#weeks);
    places.forEach((place, index) => this.#begin(place, index));
    for (let day = 0; day < days; day += 1) this.#dayCosts[day] = this.#costOf(day);
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }

  #begin({ kept, pool }: PuzzlePlace, index: number): void {
    const candidate = kept ? kept.candidate : (this.#pick(pool) ?? NOTHING);
    const quantity = kept ? kept.quantity : this.#portion(candidate);
    this.#put(index, candidate, quantity, 1);
    this.#candidates[index] = candidate;
    this.#quantities[index] = quantity;
  }

  #portion(candidate: number): number {
    return candidate === NOTHING ? 0 : (this.#pick(this.#puzzle.portions[candidate] ?? [1]) ?? 1);
  }

  /** Puts a dish into the sums, or takes it out of them. @returns what its repeats cost more */
  #put(index: number, candidate: number, quantity: number, by: 1 | -1): number {
    if (candidate === NOTHING) return 0;
    const { day, role } = this.#puzzle.places[index] as PuzzlePlace;
    const { values } = this.#puzzle;
    const [from, to] = [candidate * this.#rules, day * this.#rules];
    for (let rule = 0; rule < this.#rules; rule += 1)
      (this.#totals[to + rule] as number) += by * quantity * (values[from + rule] as number);
    return this.#countRepeat(candidate, day, by) + this.#countFamily(candidate, day, role, by);
  }

  #countRepeat(candidate: number, day: number, by: 1 | -1): number {
    const most = this.#puzzle.maxAWeek[candidate] as number;
    if (most === Number.POSITIVE_INFINITY) return 0;
    const week = candidate * this.#weeks + Math.floor(day / DAYS_A_WEEK);
    const today = candidate * this.#puzzle.days + day;
    const before = Math.max(0, (this.#perWeek[week] as number) - most);
    const beforeToday = Math.max(0, (this.#perDay[today] as number) - 1);
    (this.#perWeek[week] as number) += by;
    (this.#perDay[today] as number) += by;
    const after = Math.max(0, (this.#perWeek[week] as number) - most);
    const afterToday = Math.max(0, (this.#perDay[today] as number) - 1);
    const own = this.#puzzle.repeatWeights[candidate] as number;
    const weight = own * this.#setting.repeat * Math.sqrt(this.#strictness);
    return weight * (after - before + afterToday - beforeToday);
  }

  #countFamily(candidate: number, day: number, role: DishRole, by: 1 | -1): number {
    const family = this.#puzzle.families[candidate] as number;
    if (family < 0 || (role !== 'main' && role !== 'bowl')) return 0;
    const today = family * this.#puzzle.days + day;
    const week = family * this.#weeks + Math.floor(day / DAYS_A_WEEK);
    const before = this.#familyExcess(today, week);
    (this.#familyDay[today] as number) += by;
    (this.#familyWeek[week] as number) += by;
    return SAME_FAMILY * (this.#familyExcess(today, week) - before);
  }

  #familyExcess(today: number, week: number): number {
    return (
      Math.max(0, (this.#familyDay[today] as number) - 1) +
      Math.max(0, (this.#familyWeek[week] as number) - MAX_FAMILY_A_WEEK)
    );
  }

  #costOf(day: number): number {
    const { bounds, signs, weights, strict } = this.#puzzle;
    let sum = 0;
    for (let rule = 0; rule < this.#rules; rule += 1) {
      const bound = bounds[rule] as number;
      const over =
        ((this.#totals[day * this.#rules + rule] as number) - bound) * (signs[rule] as number);
      if (over <= 1e-9) continue;
      const weight = weights[rule] as number;
      const missed = over / Math.max(bound, 1);
      const steep = signs[rule] === 1 ? STEEP * Math.max(0, missed - FAR_OVER) : 0;
      sum += (strict[rule] ? this.#strictness : 1) * weight * (missed + steep);
    }
    return sum;
  }

  /** Weighs limits that are kept so many times as much from now on. */
  weighLimits(strictness: number): void {
    this.#strictness = strictness;
    for (let day = 0; day < this.#puzzle.days; day += 1) this.#dayCosts[day] = this.#costOf(day);
  }

  #preferenceOf(candidate: number, quantity: number): number {
    return preferenceOf(this.#puzzle, candidate, quantity);
  }

  /** One move: another dish in a place, or another amount of the same; taken back where it is not accepted. */
  move(index: number, heat: number): void {
    const place = this.#puzzle.places[index] as PuzzlePlace;
    const [was, amount] = [this.#candidates[index] as number, this.#quantities[index] as number];
    const isOther = this.#random() < 0.6 || was === NOTHING;
    const becomes = isOther ? (this.#pick(place.pool) ?? was) : was;
    const quantity =
      isOther && this.#random() < 0.3 && becomes === was ? amount : this.#portion(becomes);
    if (becomes === was && quantity === amount) return;
    let cost = this.#preferenceOf(was, amount) - this.#preferenceOf(becomes, quantity);
    cost += this.#put(index, was, amount, -1);
    cost += this.#put(index, becomes, quantity, 1);
    const now = this.#costOf(place.day);
    cost += this.#setting.violation * (now - (this.#dayCosts[place.day] as number));
    if (cost <= 0 || this.#random() < Math.exp(-cost / heat)) {
      this.#candidates[index] = becomes;
      this.#quantities[index] = quantity;
      this.#dayCosts[place.day] = now;
    } else {
      this.#put(index, becomes, quantity, -1);
      this.#put(index, was, amount, 1);
    }
  }

  arrangement(): Arrangement {
    // Sums that were added to and taken from a million times are made anew.
    this.#totals.fill(0);
    this.#strictness = 1;
    let repeats = 0;
    let preference = 0;
    this.#perWeek.fill(0);
    this.#perDay.fill(0);
    this.#candidates.forEach((candidate, index) => {
      const cost = this.#put(index, candidate, this.#quantities[index] as number, 1);
      if (cost >= this.#setting.repeat) repeats += 1;
      preference += this.#preferenceOf(candidate, this.#quantities[index] as number);
    });
    let violation = 0;
    for (let day = 0; day < this.#puzzle.days; day += 1) violation += this.#costOf(day);
    return {
      candidates: this.#candidates.slice(),
      quantities: this.#quantities.slice(),
      violation,
      repeats,
      preference,
    };
  }
}

/**
 * Simulated annealing: at first nearly every change is taken, at last only those that help.
 * @param random numbers that follow from a seed: the same puzzle, setting and seed give the same days
 * @param onLook called now and then with the share (0–1) that is done
 */
export function anneal(
  puzzle: Puzzle,
  setting: Setting,
  random: () => number,
  onLook?: (done: number) => void,
): Arrangement {
  const search = new Search(puzzle, setting, random);
  const free = puzzle.places.flatMap(({ kept, pool }, index) =>
    kept || pool.length === 0 ? [] : [index],
  );
  const end = Math.floor(setting.moves * END);
  for (let move = 0; move < setting.moves && free.length > 0; move += 1) {
    if (move === end) search.weighLimits(STRICT);
    const heat = HOT * (COLD / HOT) ** (move / setting.moves);
    search.move(free[Math.floor(random() * free.length)] as number, heat);
    if (onLook && move % MOVES_BETWEEN_LOOKS === 0) onLook(move / setting.moves);
  }
  return search.arrangement();
}

/** The better of two: fewer broken limits and repeats first, then what is liked more. */
export function isBetter(one: Arrangement, other: Arrangement): boolean {
  const missed = ({ violation, repeats }: Arrangement) =>
    Math.round(violation * 1e6) / 1e6 + repeats;
  const difference = missed(one) - missed(other);
  return difference === 0 ? one.preference > other.preference : difference < 0;
}
