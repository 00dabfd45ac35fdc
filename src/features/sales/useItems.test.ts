import { describe, expect, it } from 'vitest';
import type { SoldItem } from '../../api/sales';
import type { Recipe } from '../../domain/collections/recipes';
import { itemsOf, shownItems } from './useItems';

const recipe = (id: string, title: string, sale?: Recipe['sale'], isPublic = true) =>
  ({ id, title, status: 'published', isPublic, ...(sale ? { sale } : {}) }) as Recipe;
const price = (amount: number, isActive = true) => ({
  price: amount,
  currency: 'VND' as const,
  isActive,
});
const sold = (recipeId: string, amount: number, share: number): SoldItem => ({
  paymentId: `${recipeId}-${amount}-${share}`,
  kind: 'purchase',
  recipeId,
  description: 'x',
  at: '2026-11-01T00:00:00.000Z',
  amount,
  share,
  refunded: 0,
});

const ids = (...of: Parameters<typeof shownItems>): string[] =>
  shownItems(...of).map(({ recipe: { id } }) => id);

describe('P28 items for sale', () => {
  const recipes = [
    recipe('r1', 'Canh chua cá lóc', price(29_000)),
    recipe('r2', 'Gà xào sả ớt', price(25_000, false), false),
    recipe('r3', 'Đậu hũ sốt cà chua'),
  ];

  it('are the recipes with a price, with what they brought; what was given back counts no more', () => {
    const items = itemsOf(recipes, [
      sold('r2', 25_000, 20_000),
      sold('r1', 29_000, 23_200),
      sold('r1', 29_000, 0),
      sold('gone', 1_000, 800),
    ]);
    expect(items.map(({ recipe: { id }, bought, share }) => [id, bought, share])).toEqual([
      ['r1', 1, 23_200],
      ['r2', 1, 20_000],
    ]);
    expect(items.map(({ isPublic }) => isPublic)).toEqual([true, false]);
  });

  it('are filtered by state and words', () => {
    const items = itemsOf(recipes, []);
    expect(ids(items, 'active', '')).toEqual(['r1']);
    expect(ids(items, 'paused', '')).toEqual(['r2']);
    expect(ids(items, 'all', 'ga xao')).toEqual(['r2']);
  });
});
