import { toNewLine, type Addable } from '../../menus/addables';
import type { NewLine } from '../../food/lines';
import { lineWithAmount } from '../../recipes/recipeImport/match';

export const PHOTO_GRAMS = { min: 1, max: 5000 } as const;
export const PHOTO_SERVINGS = { min: 0.1, max: 20 } as const;

export type PhotoUnit = 'g' | 'serving';

/** Weight of one serving of a dish, g; absent where it is not known, and for a food. */
const servingWeight = (addable: Addable): number | undefined =>
  addable.kind === 'recipe' ? toNewLine(addable, 'weight').snapshot.weight : undefined;

export function getPhotoUnit(addable: Addable): PhotoUnit {
  if (addable.kind === 'edible') return 'g';
  return (servingWeight(addable) ?? 0) > 0 ? 'g' : 'serving';
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** @param amount in its unit (`unitOf`) */
export function lineForAmount(addable: Addable, amount: number, lineId: string): NewLine {
  if (addable.kind === 'edible')
    return lineWithAmount(addable.edible, { amount: { quantity: amount, unit: 'g' } }, lineId).line;
  const weight = servingWeight(addable) ?? 0;
  const servings = weight > 0 ? amount / weight : amount;
  return { ...toNewLine(addable, lineId), quantity: Math.max(0.01, rounded(servings)) };
}
