import type { Addable } from '../addables';
import { randomOf } from '../plates/random';
import { withBetterAmounts } from './amounts';
import { anneal, isBetter, NOTHING } from './anneal';
import type { Arrangement, Puzzle, PuzzlePlace, Setting } from './anneal';
import { gapAt } from './gaps';
import { dayPlaces, ENERGY_WANTED, MAX_A_WEEK } from './places';
import type { DayPlace } from './places';
import { candidatesOf, suits } from './pool';
import { usualBowls } from './portions';
import type { Candidate } from './pool';
import { dayRules } from './rules';
import type { DayRule } from './rules';
import type {
  Gap,
  GeneratedPlan,
  GeneratorOutcome,
  Place,
  PlannedDish,
  Violation,
  Wish,
} from './types';

/** Settings that are tried, with the moves of a week; the least violation counts first, then what is liked. */
const SETTINGS: readonly Setting[] = [
  { violation: 20, repeat: 3, moves: 300_000 },
  { violation: 20, repeat: 1, moves: 300_000 },
  { violation: 40, repeat: 3, moves: 300_000 },
];
/** A repeated main dish costs so many times what another dish does: what is left at the end is dropped. */
const MAIN_REPEAT = 5;
/** Part of a bound by which the search stays within it: days that end on it would miss it by a hair. */
const MARGIN = 0.004;

/** Half a percent of a bound is none that screens show: they compare whole percents (`targets/compare.ts`); the band of energy is exact. */
const ROUNDING = { energy: 1e-9, bound: 0.005 } as const;

/** All that a search needs of one wish; made once, and asked for days again and again. */
export interface Prepared {
  wish: Wish;
  rules: DayRule[];
  candidates: Candidate[];
  /** Dishes that may be proposed. */
  free: Candidate[];
}

export const placeId = ({ day, slot, role }: Place): string => `${day}-${slot}-${role}`;

/** Reads all dishes and foods for somebody: what may be proposed, and what speaks against the rest. */
export function prepare(addables: Iterable<Addable>, wish: Wish): Prepared {
  const rules = dayRules(wish);
  const candidates = candidatesOf(addables, wish, rules);
  return {
    wish,
    rules,
    candidates,
    free: candidates.filter(({ excluded }) => excluded.length === 0),
  };
}

/**
 * Value of one unit of a candidate for a rule: for a strict maximum the most that it may have, else
 * the known amount.
 */
function valueFor({ known, most }: Candidate, { nutrient, side, by }: DayRule): number {
  const isStrict = side === 'maximum' && by !== 'target';
  return (isStrict ? (most[nutrient] ?? known[nutrient]) : known[nutrient]) ?? 0;
}

function poolOf(free: readonly Candidate[], { slot, role, optional }: DayPlace): number[] {
  const pool = free.flatMap((candidate, index) => (suits(candidate, slot, role) ? [index] : []));
  return optional ? [...pool, NOTHING] : pool;
}

/** A candidate for what is kept though it would not be proposed: the expert chose it. */
function foundOf(free: readonly Candidate[], id: string): number {
  return free.findIndex(({ line }) => line.itemId === id);
}

export interface Asked {
  seed: string;
  /** Dishes that stay where they are. */
  kept: readonly PlannedDish[];
  /** Dishes that must not come back to a place. */
  not?: readonly (Place & { itemId: string })[];
}

/** Main dishes that a week needs in which none stands more than it may. */
function mainsNeeded({ slots, days }: Wish): number {
  const places = dayPlaces(slots).filter(({ role }) => role === 'main');
  return Math.ceil((places.length * Math.min(days, 7)) / MAX_A_WEEK.main);
}

/** Whether there are too few main dishes for a week. */
function areMainsScarce(wish: Wish, free: readonly Candidate[]): boolean {
  const places = dayPlaces(wish.slots).filter(({ role }) => role === 'main');
  const dishes = free.filter((one) => places.some(({ slot, role }) => suits(one, slot, role)));
  return dishes.length < mainsNeeded(wish);
}

/** Places of all days with what may stand in them. */
export function placesOf(
  { wish, free }: Prepared,
  { kept, not = [] }: Asked,
): (PuzzlePlace & Place)[] {
  const known = new Map(kept.map((dish) => [placeId(dish), dish]));
  const refused = new Map(not.map((one) => [placeId(one), one.itemId]));
  const isScarce = areMainsScarce(wish, free);
  return Array.from({ length: wish.days }, (_, day) =>
    dayPlaces(wish.slots).map((place): PuzzlePlace & Place => {
      const at = { day, slot: place.slot, role: place.role };
      const dish = known.get(placeId(at));
      const candidate = dish && foundOf(free, dish.line.itemId);
      const pool = poolOf(
        free,
        isScarce && place.role === 'main' ? { ...place, optional: true } : place,
      ).filter((one) => free[one]?.line.itemId !== refused.get(placeId(at)) || one === NOTHING);
      return {
        ...at,
        pool,
        ...(dish && candidate !== undefined && candidate >= 0
          ? { kept: { candidate, quantity: dish.line.quantity } }
          : {}),
      };
    }),
  ).flat();
}

/** The days as numbers. */
export function puzzleOf({ rules, free, wish }: Prepared, places: readonly PuzzlePlace[]): Puzzle {
  const values = new Float64Array(free.length * rules.length);
  free.forEach((candidate, row) =>
    rules.forEach((rule, column) => {
      values[row * rules.length + column] = valueFor(candidate, rule);
    }),
  );
  const families = [...new Set(free.map(({ family }) => family))].filter(Boolean);
  const energy = wish.target.targets?.calories ?? 0;
  return {
    days: wish.days,
    places,
    values,
    bounds: Float64Array.from(
      rules,
      ({ bound, side }) => bound * (side === 'maximum' ? 1 - MARGIN : 1 + MARGIN),
    ),
    signs: Int8Array.from(rules, ({ side }) => (side === 'maximum' ? 1 : -1)),
    weights: Float64Array.from(rules, ({ weight }) => weight),
    portions: free.map(({ portions }) => portions),
    preferences: free.map(({ preference }) => preference),
    usual: free.map(({ line, roles }) =>
      roles.includes('rice') ? usualBowls(energy) : line.type === 'recipe' ? 1 : 0,
    ),
    energy: free.map(({ known }) => (known.calories ?? 0) / Math.max(energy, 1)),
    energyWanted: free.map(({ roles }) =>
      Math.max(0, ...roles.map((role) => ENERGY_WANTED[role] ?? 0)),
    ),
    families: free.map(({ family }) => families.indexOf(family)),
    maxAWeek: free.map(({ roles }) => Math.max(...roles.map((role) => MAX_A_WEEK[role]))),
    repeatWeights: free.map(({ roles }) => (roles.includes('main') ? MAIN_REPEAT : 1)),
  };
}

/** The line of a dish in its place; its id is the place's until it is stored. */
const plannedOf = (at: Place, { line }: Candidate, quantity: number): PlannedDish => ({
  ...at,
  line: { ...line, lineId: placeId(at), quantity },
});

/** Limits that dishes of some days do not keep, by exact sums. */
export function violationsOf(
  { rules, candidates, wish }: Prepared,
  dishes: readonly PlannedDish[],
): Violation[] {
  const byId = new Map(candidates.map((candidate) => [candidate.line.itemId, candidate]));
  const violations: Violation[] = [];
  for (let day = 0; day < wish.days; day += 1) {
    const today = dishes.filter((dish) => dish.day === day);
    if (today.length === 0) continue;
    for (const rule of rules) {
      if (!rule.isKept) continue;
      const value = today.reduce((sum, { line }) => {
        const candidate = byId.get(line.itemId);
        return candidate ? sum + valueFor(candidate, rule) * line.quantity : sum;
      }, 0);
      const over = rule.side === 'maximum' ? value - rule.bound : rule.bound - value;
      const isEnergyBand = rule.by === 'target' && rule.nutrient === 'calories';
      const slack = isEnergyBand ? ROUNDING.energy : ROUNDING.bound;
      if (over <= slack * Math.max(rule.bound, 1)) continue;
      const { nutrient, side, bound, by } = rule;
      violations.push({ day, nutrient, side, value, bound, by });
    }
  }
  return violations;
}

/** Dishes that stand more often in a week than they should. */
export function repeatsOf(dishes: readonly PlannedDish[]): GeneratedPlan['repeats'] {
  const counts = new Map<string, { name: string; times: number; most: number }>();
  for (const { day, role, line } of dishes) {
    const key = `${Math.floor(day / 7)} ${line.itemId}`;
    const known = counts.get(key) ?? { name: line.name, times: 0, most: MAX_A_WEEK[role] };
    counts.set(key, {
      ...known,
      times: known.times + 1,
      most: Math.max(known.most, MAX_A_WEEK[role]),
    });
  }
  return [...counts.values()].flatMap(({ name, times, most }) =>
    times > most ? [{ name, times }] : [],
  );
}

const isMain = ({ role }: PlannedDish): boolean => role === 'main';
/** A dish in its week. */
const weekKey = ({ day, line }: PlannedDish): string => `${Math.floor(day / 7)} ${line.itemId}`;

/** The dishes without main dishes beyond what a week may have of one; what somebody locked stays. */
function withoutThirdMains(
  dishes: readonly PlannedDish[],
  locked: ReadonlySet<string>,
): PlannedDish[] {
  const counts = new Map<string, number>();
  const isLocked = (dish: PlannedDish) => locked.has(placeId(dish));
  for (const dish of dishes)
    if (isMain(dish) && isLocked(dish))
      counts.set(weekKey(dish), (counts.get(weekKey(dish)) ?? 0) + 1);
  return dishes.filter((dish) => {
    if (!isMain(dish) || isLocked(dish)) return true;
    const times = (counts.get(weekKey(dish)) ?? 0) + 1;
    if (times > MAX_A_WEEK.main) return false;
    counts.set(weekKey(dish), times);
    return true;
  });
}

/** Meals that stay without a main dish, because each that is left stands twice already. */
function scarceMains(
  { wish, free, candidates }: Prepared,
  dishes: readonly PlannedDish[],
  gaps: readonly Gap[],
): Gap[] {
  const filled = new Set(dishes.map(placeId));
  return dayPlaces(wish.slots).flatMap(({ slot, role }): Gap[] => {
    if (role !== 'main' || gaps.some((gap) => gap.slot === slot && gap.role === role)) return [];
    const days = Array.from({ length: wish.days }, (_, day) => day).filter(
      (day) => !filled.has(placeId({ day, slot, role })),
    );
    const left = free.filter((one) => suits(one, slot, role)).length;
    if (days.length === 0) return [];
    return [{ ...gapAt(candidates, { slot, role }, mainsNeeded(wish)), left, days }];
  });
}

/** The dishes of an arrangement; what is kept comes as it is. */
export function dishesOf(
  { free }: Prepared,
  places: readonly (PuzzlePlace & Place)[],
  found: Arrangement,
  keptById: ReadonlyMap<string, PlannedDish> = new Map(),
): PlannedDish[] {
  return places.flatMap(({ day, slot, role, kept: isKept }, index) => {
    const candidate = free[found.candidates[index] ?? NOTHING];
    // Drop kept dishes that may not be proposed any more.
    const before = isKept && keptById.get(placeId({ day, slot, role }));
    if (before) return [before];
    return candidate
      ? [plannedOf({ day, slot, role }, candidate, found.quantities[index] ?? 1)]
      : [];
  });
}

function planOf(
  prepared: Prepared,
  { seed, kept }: Asked,
  places: readonly (PuzzlePlace & Place)[],
  found: Arrangement,
  gaps: Gap[],
): GeneratedPlan {
  const keptById = new Map(kept.map((dish) => [placeId(dish), dish]));
  const dishes = dishesOf(prepared, places, found, keptById);
  const eaten = withoutThirdMains(dishes, new Set(keptById.keys()));
  return {
    seed,
    days: prepared.wish.days,
    dishes: eaten,
    violations: violationsOf(prepared, eaten),
    gaps: [...gaps, ...scarceMains(prepared, eaten, gaps)],
    repeats: repeatsOf(eaten),
  };
}

/** Parts of a day for which nothing is left. */
function gapsOf({ wish, free, candidates }: Prepared): Gap[] {
  return dayPlaces(wish.slots).flatMap(({ slot, role, optional }) =>
    optional || free.some((candidate) => suits(candidate, slot, role))
      ? []
      : [gapAt(candidates, { slot, role })],
  );
}

/** Whether energy is known to plan for. */
const hasTarget = (rules: readonly DayRule[]) =>
  rules.some(({ nutrient, by }) => nutrient === 'calories' && by === 'target');

/**
 * Days of meals within a person's targets and limits. Allergens, restrictions and foods that do not go with a medicine
 * are taken out before the search; several settings are tried, and the one that misses least is taken.
 * @param asked.seed the same seed, wish and dishes give the same days
 * @param onProgress called with the share (0–1) that is done
 */
export function generate(
  prepared: Prepared,
  asked: Asked,
  onProgress?: (done: number) => void,
): GeneratorOutcome {
  if (!hasTarget(prepared.rules)) return { kind: 'noTarget' };
  const gaps = gapsOf(prepared);
  const needed = dayPlaces(prepared.wish.slots).filter(({ optional }) => !optional);
  if (needed.length === 0 || gaps.length === needed.length) return { kind: 'impossible', gaps };
  const places = placesOf(prepared, asked);
  const puzzle = puzzleOf(prepared, places);
  let best: Arrangement | undefined;
  SETTINGS.forEach((setting, index) => {
    const random = randomOf(`${asked.seed} ${index}`);
    const moves = Math.round((setting.moves * prepared.wish.days) / 7);
    const found = anneal(puzzle, { ...setting, moves }, random, (done) =>
      onProgress?.((index + done) / SETTINGS.length),
    );
    if (!best || isBetter(found, best)) best = found;
  });
  onProgress?.(1);
  return best
    ? { kind: 'plan', plan: planOf(prepared, asked, places, withBetterAmounts(puzzle, best), gaps) }
    : { kind: 'impossible', gaps };
}
