import { MAX_A_WEEK } from './places';
import { valueFor } from './prepare';
import type { Prepared } from './prepare';
import type { GeneratedPlan, PlannedDish, Violation } from './types';

/** Half a percent of a bound is none that screens show: they compare whole percents (`targets/compare.ts`); the band of energy is exact. */
const ROUNDING = { energy: 1e-9, bound: 0.005 } as const;
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
