import type { NutrientKey } from '../../domain/food/nutrients';
import { formatAmount, UNKNOWN } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';

/** `86`, `≥ 86` where some items do not report it, `—` where none does. */
export function boundText(nutrient: NutrientKey, totals: NutrientTotals): string {
  const total = totals[nutrient];
  if (!total) return UNKNOWN;
  const amount = formatAmount(nutrient, total.known);
  if (total.share >= 1) return amount;
  return amount.startsWith('<') ? '> 0' : `≥ ${amount}`;
}
