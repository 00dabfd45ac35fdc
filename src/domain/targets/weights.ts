import type { WeightBasis } from '../records/clients';
import { roundTo } from '../text/round';

/** The BMI of an ideal weight for Vietnamese adults (QĐ 2892/QĐ-BYT, 2022, table 4.1). */
const IDEAL_BMI = 22;
/** How much of what is above or below the ideal weight counts: a convention of practice, and no guideline's. */
const ADJUSTMENT = 0.25;

/** @returns kg, to one decimal; `undefined` while weight or height is unknown, and for a method of a newer version */
export function weightFor(
  basis: WeightBasis | undefined,
  weight: number | undefined,
  height: number | undefined,
): number | undefined {
  if (basis === undefined || basis === 'actual') return weight;
  if (height === undefined || !(height > 0)) return undefined;
  const ideal = IDEAL_BMI * (height / 100) ** 2;
  if (basis === 'ideal') return roundTo(ideal, 1);
  if (basis !== 'adjusted' || weight === undefined) return undefined;
  return roundTo(ideal + ADJUSTMENT * (weight - ideal), 1);
}
