import type { ExtendedNutrition, NutritionSummary } from '../food/nutrients';
import { formatNumber, UNKNOWN } from './format';
import { roundTo } from '../text/round';
import type { NutrientTotal } from './totals';

export const SUMMARY_KEYS = [
  'calories',
  'protein',
  'carbs',
  'fat',
] as const satisfies readonly (keyof NutritionSummary)[];

/** The stored nutrition of a menu, or of one serving of a recipe. */
export interface StoredNutrition {
  nutritionSummary: NutritionSummary;
  extendedNutrition: ExtendedNutrition;
}

/**
 * One of the four stored figures; undefined where it is unknown. The summary writes an unknown value as 0
 * (`summaryOf`); only the extended values tell the two apart, so nobody else reads the summary.
 */
export function summaryTotal(
  { nutritionSummary, extendedNutrition }: StoredNutrition,
  key: keyof NutritionSummary,
): NutrientTotal | undefined {
  const known = nutritionSummary[key];
  const stored = extendedNutrition[key];
  return known > 0 || stored ? { known, share: stored?.coverage ?? 1 } : undefined;
}

/** A stored figure that is known in whole. */
export function wholeFigure(
  document: StoredNutrition,
  key: keyof NutritionSummary,
): number | undefined {
  const total = summaryTotal(document, key);
  return total && total.share >= 1 ? total.known : undefined;
}

/** The stored figures that are known in whole; the others are left out. */
export function wholeFigures(document: StoredNutrition): Partial<NutritionSummary> {
  const known: Partial<NutritionSummary> = {};
  for (const key of SUMMARY_KEYS) {
    const figure = wholeFigure(document, key);
    if (figure !== undefined) known[key] = figure;
  }
  return known;
}

/** `1.640`, `≥ 1.640` where a part of it is unknown, `—` where all of it is. */
export function summaryText(
  document: StoredNutrition,
  key: keyof NutritionSummary,
  digits: 0 | 1 = 0,
): string {
  const total = summaryTotal(document, key);
  if (!total) return UNKNOWN;
  if (total.share >= 1) return formatNumber(total.known, digits);
  // At least nothing says nothing.
  if (roundTo(total.known, digits) === 0) return UNKNOWN;
  return `≥\u00a0${formatNumber(total.known, digits)}`;
}
