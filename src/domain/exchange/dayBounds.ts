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
 * mineral already may become shorter, since it cannot lose energy without; every other bound is never left further.
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

/** The bound that a change would leave, or leave further; `undefined` where it leaves none. */
export function brokenBy(
  before: Sums,
  after: Sums,
  bindings: readonly Binding[],
): Binding | undefined {
  return bindings.find((binding) => {
    const [was, becomes] = [breach(before, binding), breach(after, binding)];
    return becomes > was + SLACK && (binding.strict || was <= SLACK);
  });
}

/** Whether the day is brought nearer to a bound that it breaks. */
export const isPulling = ({ nutrient, bound }: Binding) => bound.value > 0 && ENERGY.has(nutrient);

export const obstacleOf = ({ nutrient, side, bound }: Obstacle): Obstacle => ({
  nutrient,
  side,
  bound,
});
