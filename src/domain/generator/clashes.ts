import { createRandom } from '../menus/plates/random';
import { withBetterAmounts } from './amounts';
import { anneal, isBetter } from './anneal';
import type { Arrangement } from './puzzleTypes';
import { listMisses, type Miss } from './check';
import type { Prepared } from './prepare';
import { buildDishes, buildPlaces, buildPuzzle } from './puzzle';
import type { DayRule } from './rules';
import type { GeneratedPlan } from './types';
import type { Limit } from '../clinical/limitTypes';

export interface Clash {
  of: Limit;
  /** The limits that cannot be kept together with it: without any one of them it could be; of `isVariety` those that press on it. */
  with: Limit[];
  /** One day alone could keep all; the days together cannot, as no dish comes back more often than it may. */
  isVariety?: true;
}

/** Limits that are looked into: each costs some searches of a day. */
const MAX_CLASHES = 8;
const SETTING = { violation: 40, repeat: 3, moves: 12_000 };
const SEEDS = ['a', 'b'];
const TIGHT = 0.15;

function canKeep(prepared: Prepared, rules: DayRule[]): boolean {
  const day = { ...prepared, rules, wish: { ...prepared.wish, days: 1 } };
  const positions = buildPlaces(day, { seed: '', kept: [] });
  // How a day is spread over its meals is a habit, and stands in the way of no limit.
  const puzzle = { ...buildPuzzle(day, positions), mealBounds: [] };
  let best: Arrangement | undefined;
  for (const seed of SEEDS) {
    const arrangement = anneal(puzzle, SETTING, createRandom(seed));
    if (!best || isBetter(arrangement, best)) best = arrangement;
    const dishes = buildDishes(day, positions, withBetterAmounts(puzzle, best));
    if (listMisses(day, dishes).length === 0) return true;
  }
  return false;
}

function computeSlack(prepared: Prepared, plan: GeneratedPlan, day: number, rule: DayRule): number {
  const today = plan.dishes.filter((dish) => dish.day === day);
  const strict = { ...rule, bound: rule.side === 'maximum' ? 0 : Number.MAX_VALUE };
  const [miss] = listMisses({ ...prepared, rules: [strict] }, today);
  return Math.abs((miss?.value ?? 0) - rule.bound) / Math.max(rule.bound, 1);
}

const isKept = ({ limit }: DayRule) => limit !== undefined && !limit.isNeed && !limit.yields;
const listLimits = (rules: readonly DayRule[]): Limit[] =>
  rules.flatMap(({ limit }) => limit ?? []);

const ENERGY: ReadonlySet<DayRule['nutrient']> = new Set(['carbs', 'fat', 'protein']);

/**
 * The most of what gives energy that a day short of energy is close to; none for what else a day misses.
 * @param slack distance of the day from a rule, as a share of its bound
 */
export function energyLimits(
  missed: DayRule,
  keptRules: readonly DayRule[],
  slack: (rule: DayRule) => number,
): Limit[] {
  if (missed.nutrient !== 'calories' || missed.side !== 'minimum') return [];
  const mosts = keptRules.filter(
    ({ nutrient, side }) => side === 'maximum' && ENERGY.has(nutrient),
  );
  return listLimits(mosts.filter((rule) => slack(rule) <= TIGHT));
}

function findClash(prepared: Prepared, plan: GeneratedPlan, missed: Miss): Clash[] {
  const keptRules = prepared.rules.filter(isKept);
  const { rule: own, day } = missed;
  if (!own.limit) return [];
  const slack = (rule: DayRule) => computeSlack(prepared, plan, day, rule);
  if (canKeep(prepared, keptRules))
    return [{ of: own.limit, with: energyLimits(own, keptRules, slack), isVariety: true }];
  const loosest = keptRules
    .filter((rule) => rule !== own)
    .map((rule) => ({ rule, slack: slack(rule) }))
    .sort((a, b) => b.slack - a.slack);
  const all = loosest.map(({ rule }) => rule);
  const tight = loosest.flatMap((one) => (one.slack <= TIGHT ? [one.rule] : []));
  let pressing = canKeep(prepared, [own, ...tight]) ? all : tight;
  for (const rule of pressing) {
    const without = pressing.filter((one) => one !== rule);
    if (!canKeep(prepared, [own, ...without])) pressing = without;
  }
  return [{ of: own.limit, with: listLimits(pressing) }];
}

/**
 * Finds, for the limits that days miss, which other limits contradict them with the dishes at hand.
 * Each is a smallest such set, as far as short searches of one day can tell.
 */
export function findClashes(prepared: Prepared, plan: GeneratedPlan): Clash[] {
  const worst = new Map<DayRule, Miss>();
  for (const one of listMisses(prepared, plan.dishes)) {
    const known = worst.get(one.rule);
    if (!known || one.share > known.share) worst.set(one.rule, one);
  }
  return [...worst.values()]
    .sort((a, b) => b.rule.weight - a.rule.weight)
    .slice(0, MAX_CLASHES)
    .flatMap((missed) => findClash(prepared, plan, missed));
}
