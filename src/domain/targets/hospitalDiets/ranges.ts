import type { DietRange } from './types';

/** Band around a single figure of energy and macro-nutrients: the decision prints it without a range. */
const SINGLE_FIGURE = 0.05;
/** Nutrients whose single figure is a restriction: at most that much. */
const RESTRICTED: ReadonlySet<string> = new Set([
  'sodium',
  'potassium',
  'phosphorus',
  'cholesterol',
]);
export function toBounds(
  of: string,
  { min, max, value, minExclusive, maxExclusive }: DietRange,
): Pick<DietRange, 'min' | 'max' | 'minExclusive' | 'maxExclusive'> {
  if (value === undefined)
    return {
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(minExclusive ? { minExclusive } : {}),
      ...(maxExclusive ? { maxExclusive } : {}),
    };
  if (of === 'meals') return { min: value, max: value };
  if (RESTRICTED.has(of)) return { max: value };
  return { min: value * (1 - SINGLE_FIGURE), max: value * (1 + SINGLE_FIGURE) };
}
