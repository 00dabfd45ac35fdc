import { expect, it } from 'vitest';
import { line } from '../../domain/food/lineFixture';
import { figureLetters } from './lineFigures';

it('columns are as wide as the longest figure of the list: 23.400 kcal beside 484,2 g stay two', () => {
  const base = line('rice', {});
  const of = (quantity: number) => ({
    ...base,
    order: 1,
    quantity,
    unitAmount: 1,
    snapshot: {
      ...base.snapshot,
      basis: { amount: 1, unit: 'g' as const },
      nutrients: { calories: 156, protein: 3.228, carbs: 33, fat: 0.3 },
    },
  });
  expect(figureLetters([of(1)])).toBe('156'.length);
  expect(figureLetters([of(1), of(150)])).toBe('23.400'.length);
  expect(figureLetters([])).toBe(0);
});
