import type { NutrientKey } from '../food/nutrients';
import { itemNutrients, type NutritionLine } from './totals';

/** The part of a nutrient that one line brings. */
export interface LineShare {
  lineId: string;
  name: string;
  /** In the nutrient's unit; absent where the line does not report it. */
  amount?: number;
  /** 0–1 of what is known. */
  share?: number;
}

/** The share of each line of a dish or a day in a nutrient, the greatest first, unknown ones last. */
export function lineShares(
  lines: readonly (NutritionLine & Pick<LineShare, 'lineId' | 'name'>)[],
  key: NutrientKey,
): LineShare[] {
  const amounts = lines.map((line) => ({ line, amount: itemNutrients(line)[key] }));
  const all = amounts.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return amounts
    .sort((one, other) => (other.amount ?? -1) - (one.amount ?? -1))
    .map(({ line: { lineId, name }, amount }) => ({
      lineId,
      name,
      ...(amount === undefined ? {} : { amount, share: all > 0 ? amount / all : 0 }),
    }));
}
