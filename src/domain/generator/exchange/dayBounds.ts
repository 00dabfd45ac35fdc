import type { NutrientKey, NutrientMap } from '../../food/nutrients';
import { isNutrient } from '../../verdict/judge';
import { computeBound, shownFigure } from '../../verdict/limit';
import type { Standard } from '../../verdict/types';
import type { Limit } from '../../clinical/limitTypes';

/** Rounding of sums is no breach. */
export const SLACK = 1e-6;

export type Sums = NutrientMap;

export const of = (sums: Sums, key: NutrientKey) => sums[key] ?? 0;

/** Energy and what gives it. Of salt and the like a limit stops changes, but other amounts of a day do not mend it. */
const ENERGY: ReadonlySet<NutrientKey> = new Set(['calories', 'protein', 'carbs', 'fat']);

export interface Binding {
  limit: Limit;
  nutrient: NutrientKey;
  bound: number;
  /** It is never left further. A day that is short of fibre or a mineral cannot lose energy without losing more of it. */
  strict: boolean;
}

function withinBound(limit: Limit): number {
  const bound = computeBound(limit);
  if (!limit.exclusive) return bound;
  const step = shownFigure(limit.of, bound) % 1 === 0 ? 1 : 0.1;
  return limit.side === 'maximum' ? bound - step : bound + step;
}

/**
 * The lines of a verdict that count while amounts change. What holds only where a value of the blood is high holds for nobody whose
 * value is not known; what gives way holds nothing back.
 */
export function bindingLines({ limits }: Standard): Binding[] {
  return limits.flatMap((limit): Binding[] => {
    const { of: nutrient, side, per, ifSerumHigh, yields } = limit;
    if (!isNutrient(nutrient) || per !== 'day' || ifSerumHigh || yields) return [];
    const strict = side === 'maximum' || ENERGY.has(nutrient);
    return [{ limit, nutrient, bound: withinBound(limit), strict }];
  });
}

export function breach(sums: Sums, { nutrient, limit: { side }, bound }: Binding): number {
  const value = of(sums, nutrient);
  return Math.max(0, side === 'maximum' ? value - bound : bound - value);
}

export const isRuled = ({ limit: { severity } }: Binding): boolean => severity !== 'general';

const isMost = ({ limit: { side } }: Binding): boolean => side === 'maximum';

/**
 * The line that a change would leave, or leave further; `undefined` where it leaves none. While a most of an illness is broken, a least
 * amount of the table does not keep the day from coming nearer to it.
 */
export function brokenBy(
  before: Sums,
  after: Sums,
  bindings: readonly Binding[],
): Binding | undefined {
  const mends = bindings.some(
    (binding) =>
      isMost(binding) &&
      isRuled(binding) &&
      breach(after, binding) < breach(before, binding) - SLACK,
  );
  return bindings.find((binding) => {
    const [was, becomes] = [breach(before, binding), breach(after, binding)];
    if (becomes <= was + SLACK) return false;
    if (binding.strict) return true;
    return was <= SLACK && !(mends && binding.limit.origin.by === 'table');
  });
}

export const isPulling = ({ nutrient, bound }: Binding) => bound > 0 && ENERGY.has(nutrient);

export function energyWithin(calories: number, bindings: readonly Binding[]): number {
  const bounds = (side: Limit['side']) =>
    bindings.flatMap(({ nutrient, limit, bound }) =>
      nutrient === 'calories' && limit.side === side ? [bound] : [],
    );
  return Math.min(Math.max(calories, ...bounds('minimum')), ...bounds('maximum'));
}
