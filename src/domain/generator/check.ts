import { emptyMeals, type Meals } from '../food/storedLines';
import { insertLine } from '../food/lines';
import { computeDayAmounts } from '../verdict/amounts';
import { judgeWeek } from '../verdict/judge';
import type { WeekVerdict } from '../verdict/types';
import { Counts } from './counts';
import { getGrouping } from './groups';
import { valueFor, type Prepared } from './prepare';
import type { DayRule } from './rules';
import type { MissedLine, PlannedDish, Repeat } from './types';

export const buildMeals = (dishes: readonly PlannedDish[], day: number): Meals =>
  dishes
    .filter((dish) => dish.day === day)
    .reduce((meals, { slot, line }) => insertLine(meals, slot, line), emptyMeals());

export const judgePlan = (
  { standard, wish: { days } }: Pick<Prepared, 'standard' | 'wish'>,
  dishes: readonly PlannedDish[],
): WeekVerdict =>
  judgeWeek(
    Array.from({ length: days }, (_, day) => computeDayAmounts(buildMeals(dishes, day))),
    standard,
  );

const isMissed = ({ status }: MissedLine['line']) => status === 'over' || status === 'short';

/** Limits that are surely not kept: needs by the mean of the days, all else by each. */
export function listMissed({ days, week }: WeekVerdict): MissedLine[] {
  return [
    ...days.flatMap((lines, day) =>
      lines.flatMap((line) => (isMissed(line) && !line.limit.isNeed ? [{ day, line }] : [])),
    ),
    ...week.flatMap((line) => (isMissed(line) ? [{ line }] : [])),
  ];
}

export interface Miss {
  day: number;
  rule: DayRule;
  value: number;
  share: number;
}

/** Half a percent of a bound is none that screens show; the band of energy is exact. */
const ROUNDING = { energy: 1e-9, bound: 0.005 } as const;

/** Rules of the search that days miss; for ranking alone, what is said of days is `judgePlan`. */
export function listMisses(
  { rules, candidates, wish }: Pick<Prepared, 'rules' | 'candidates' | 'wish'>,
  dishes: readonly PlannedDish[],
): Miss[] {
  const byId = new Map(candidates.map((candidate) => [candidate.line.itemId, candidate]));
  return Array.from({ length: wish.days }, (_, day) => day).flatMap((day) => {
    const today = dishes.filter((dish) => dish.day === day);
    if (today.length === 0) return [];
    return rules.flatMap((rule): Miss[] => {
      if (!rule.limit || rule.limit.isNeed || rule.limit.yields) return [];
      const value = today.reduce((sum, { line }) => {
        const candidate = byId.get(line.itemId);
        return candidate ? sum + valueFor(candidate, rule) * line.quantity : sum;
      }, 0);
      const over = rule.side === 'maximum' ? value - rule.bound : rule.bound - value;
      const slack = rule.nutrient === 'calories' ? ROUNDING.energy : ROUNDING.bound;
      const share = over / Math.max(rule.bound, 1);
      return share > slack ? [{ day, rule, value, share }] : [];
    });
  });
}

export function findRepeats(
  { candidates, wish }: Pick<Prepared, 'candidates' | 'wish'>,
  dishes: readonly PlannedDish[],
): Repeat[] {
  const byId = new Map(candidates.map(({ line }, index) => [line.itemId, index]));
  const counts = new Counts(getGrouping(candidates, wish), wish.days, wish.slots.length);
  for (const { day, slot, line } of dishes) {
    const candidate = byId.get(line.itemId);
    const meal = wish.slots.indexOf(slot);
    if (candidate !== undefined && meal >= 0) counts.put(candidate, day, meal, 1, 1);
  }
  return counts.excesses().map(({ group: { kind, name, week, least }, times }) => ({
    kind,
    name,
    times,
    of: week ?? least ?? 1,
  }));
}
