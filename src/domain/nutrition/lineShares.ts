import type { NutrientKey } from '../food/nutrients';
import { itemNutrients, type NutritionLine } from './totals';

export interface LineShare {
  lineId: string;
  name: string;
  amount?: number;
  share?: number;
}

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
