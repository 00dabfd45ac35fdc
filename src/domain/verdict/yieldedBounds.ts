import type { Limits, NutrientLimit, YieldedSides } from '../clinical/limits';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import type { DayTargets } from '../targets/dayTargets';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import { buildStandard, limitOfBound } from './standard';
import type { Standard } from './types';

function yieldedTarget({ limits }: Standard, of: NutrientKey): YieldedSides | undefined {
  const sides = limits.flatMap((limit) =>
    limit.of === of && limit.origin.by === 'target' && limit.yields
      ? [[limit.side, limit.yields.date] as const]
      : [],
  );
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}

function markNutrient(
  of: NutrientKey,
  limit: NutrientLimit,
  standard: Standard,
  dates: ReadonlyMap<string, string>,
): NutrientLimit {
  const marked = { ...limit };
  for (const side of ['minimum', 'maximum'] as const) {
    const bound = limit[side];
    const date = bound && dates.get(limitOfBound(of, side, bound).key);
    if (bound && date !== undefined) marked[side] = { ...bound, yieldedOn: date };
  }
  const target = yieldedTarget(standard, of);
  return target ? { ...marked, yieldedTarget: target } : marked;
}

/** The bounds with those marked that give way in this standard, so that a figure beside one says what the verdict says. */
export function markYielded(limits: Limits, standard: Standard): Limits {
  const dates = new Map(
    standard.limits.flatMap(({ key, yields }) => (yields ? [[key, yields.date] as const] : [])),
  );
  if (dates.size === 0) return limits;
  const marked: Limits = { ...limits };
  for (const of of NUTRIENT_KEYS) {
    const next = markNutrient(of, limits[of] ?? {}, standard, dates);
    if (Object.keys(next).length > 0) marked[of] = next;
  }
  return marked;
}

/**
 * A day's targets as figures are coloured by them.
 * @param code of the hospital diet that counts: a limit may give way to one of it
 */
export function withYieldedBounds(day: DayTargets, code: string | undefined): DayTargets {
  if (!day.rules.choices?.length) return day;
  const standard = buildStandard({ day, diet: dietOfCode(code) });
  const limits = markYielded(day.clinical.limits, standard);
  return { ...day, clinical: { ...day.clinical, limits } };
}
