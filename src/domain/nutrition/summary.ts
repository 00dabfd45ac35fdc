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

export interface StoredNutrition {
  nutritionSummary: NutritionSummary;
  extendedNutrition: ExtendedNutrition;
}

/**
 * The summary writes an unknown value as 0 (`summaryOf`), and only the extended values tell the two apart: read the
 * summary nowhere else.
 */
export function summaryTotal(
  { nutritionSummary, extendedNutrition }: StoredNutrition,
  key: keyof NutritionSummary,
): NutrientTotal | undefined {
  const known = nutritionSummary[key];
  const stored = extendedNutrition[key];
  return known > 0 || stored ? { known, share: stored?.coverage ?? 1 } : undefined;
}

export function wholeFigure(
  document: StoredNutrition,
  key: keyof NutritionSummary,
): number | undefined {
  const total = summaryTotal(document, key);
  return total && total.share >= 1 ? total.known : undefined;
}

export function wholeFigures(document: StoredNutrition): Partial<NutritionSummary> {
  const known: Partial<NutritionSummary> = {};
  for (const key of SUMMARY_KEYS) {
    const figure = wholeFigure(document, key);
    if (figure !== undefined) known[key] = figure;
  }
  return known;
}

export function summaryText(
  document: StoredNutrition,
  key: keyof NutritionSummary,
  digits: 0 | 1 = 0,
): string {
  const total = summaryTotal(document, key);
  if (!total) return UNKNOWN;
  if (total.share >= 1) return formatNumber(total.known, digits);
  // "≥ 0" says nothing.
  if (roundTo(total.known, digits) === 0) return UNKNOWN;
  return `≥\u00a0${formatNumber(total.known, digits)}`;
}
