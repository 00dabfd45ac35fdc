import type { MenuItem } from '../../domain/food/storedLines';
import type { NutrientKey, NutrientMap } from '../../domain/food/nutrients';
import { formatAmount, formatNumber, UNKNOWN } from '../../domain/nutrition/format';
import { itemNutrients } from '../../domain/nutrition/totals';

export const LINE_CELLS = ['calories', 'protein', 'carbs', 'fat'] as const satisfies NutrientKey[];

/** One decimal for grams; energy is whole. */
export function cellText(nutrients: NutrientMap, key: NutrientKey): string {
  const value = nutrients[key];
  if (value === undefined) return UNKNOWN;
  return key === 'calories' ? formatAmount(key, value) : formatNumber(value, 1);
}

/** Cached per line, so that unchanged lines are not counted again with each keystroke. */
const counted = new WeakMap<MenuItem, number>();

function countLetters(item: MenuItem): number {
  const known = counted.get(item);
  if (known !== undefined) return known;
  const nutrients = itemNutrients(item);
  const letters = Math.max(...LINE_CELLS.map((key) => cellText(nutrients, key).length));
  counted.set(item, letters);
  return letters;
}

export const figureLetters = (items: readonly MenuItem[]): number =>
  Math.max(0, ...items.map(countLetters));
