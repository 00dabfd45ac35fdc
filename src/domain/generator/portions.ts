import type { NewLine } from '../food/lines';
import type { DishRole } from './types';

const SERVINGS: Readonly<Record<DishRole, readonly number[]>> = {
  bowl: [0.5, 1, 1.5],
  main: [0.5, 1, 1.5, 2],
  vegetable: [0.5, 1, 1.5, 2],
  soup: [0.5, 1, 1.5],
  snack: [0.5, 1, 1.5],
  rice: [1],
  fruit: [1],
};
const BOWLS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5];
export const usualBowls = (energy: number): number =>
  energy < 1600 ? 1 : energy < 2200 ? 1.5 : energy < 2600 ? 2 : 2.5;

const COUNTS = [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15];
/** g of a piece from which on it is cut in half. */
const HALVED = 80;
/** g of fruit, milk and the like that are served at once. */
const SERVED = { least: 60, most: 220 };
/** Density (kcal per g) from which less is eaten at once: two eggs. */
const RICH = { calories: 1.2, most: 120 };
const DENSE = { calories: 4, least: 10, most: 30 };

export function listPortions(line: NewLine, role: DishRole): readonly number[] {
  if (line.type === 'recipe') return SERVINGS[role];
  const { basis, nutrients } = line.snapshot;
  if (line.unit === basis.unit) return [];
  if (role === 'rice') return BOWLS;
  const density = (nutrients.calories ?? 0) / basis.amount;
  const isDense = density >= DENSE.calories;
  const { least, most } = isDense
    ? DENSE
    : { ...SERVED, ...(density >= RICH.calories ? { most: RICH.most } : {}) };
  const counts = COUNTS.filter((count) => {
    const amount = count * line.unitAmount;
    return (
      amount >= least && amount <= most && (count >= 1 || line.unitAmount >= HALVED || isDense)
    );
  });
  return counts.length > 0 ? counts : [1];
}
