import { isRule } from '../clinical/bounds';
import type { Bound, Limits } from '../clinical/limits';
import type { NutrientKey, NutrientMap } from '../nutrients';
import { NUTRIENT_KEYS } from '../nutrients';

/** A limit that keeps the day from coming nearer to its goal. */
export interface Obstacle {
  nutrient: NutrientKey;
  side: 'minimum' | 'maximum';
  bound: Bound;
}

/** Rounding of sums is no breach. */
export const SLACK = 1e-6;

/** Amounts that are known of a day, by nutrient. */
export type Sums = NutrientMap;

export const of = (sums: Sums, key: NutrientKey) => sums[key] ?? 0;

/** Energy and what gives it. Of salt and the like a limit stops changes, but other amounts of a day do not mend it. */
const ENERGY: ReadonlySet<NutrientKey> = new Set(['calories', 'protein', 'carbs', 'fat']);

/**
 * The bounds that count while amounts change; one that is kept is never left. A day that is short of fibre or of a
 * mineral already may become shorter, since it cannot lose energy without; every other bound is never left further. While
 * a most of a condition is broken, a least amount of the table does not keep the day from coming nearer to it.
 */
export function bindingOf(limits: Limits): (Obstacle & { strict: boolean })[] {
  return NUTRIENT_KEYS.flatMap((nutrient) => {
    const limit = limits[nutrient] ?? {};
    return (['minimum', 'maximum'] as const).flatMap((side) => {
      const bound = limit[side];
      if (!bound) return [];
      return [{ nutrient, side, bound, strict: side === 'maximum' || ENERGY.has(nutrient) }];
    });
  });
}

export type Binding = ReturnType<typeof bindingOf>[number];

/** How far a sum is on the wrong side of a bound; 0 within it. */
export function breach(sums: Sums, { nutrient, side, bound }: Obstacle): number {
  const value = of(sums, nutrient);
  return Math.max(0, side === 'maximum' ? value - bound.value : bound.value - value);
}

/** A most that a condition or the expert set: what a table asks for of a mineral does not stand in its way. */
const isRuledMost = ({ side, bound }: Obstacle) => side === 'maximum' && isRule(bound);

/** The bound that a change would leave, or leave further; `undefined` where it leaves none. */
export function brokenBy(
  before: Sums,
  after: Sums,
  bindings: readonly Binding[],
): Binding | undefined {
  const mends = bindings.some(
    (binding) => isRuledMost(binding) && breach(after, binding) < breach(before, binding) - SLACK,
  );
  return bindings.find((binding) => {
    const [was, becomes] = [breach(before, binding), breach(after, binding)];
    if (becomes <= was + SLACK) return false;
    if (binding.strict) return true;
    return was <= SLACK && !(mends && binding.bound.origin.by === 'table');
  });
}

/** Whether the day is brought nearer to a bound that it breaks. */
export const isPulling = ({ nutrient, bound }: Binding) => bound.value > 0 && ENERGY.has(nutrient);

export const obstacleOf = ({ nutrient, side, bound }: Obstacle): Obstacle => ({
  nutrient,
  side,
  bound,
});
