import { describe, expect, it } from 'vitest';
import type { SoldItem } from '../../api/sales';
import type { LocalData } from '../../data/types';
import { buildItems, listSellables, shownItems, storeSale, type Sale } from './useItems';

const price = (amount: number, isActive = true): Sale => ({
  price: amount,
  currency: 'VND',
  isActive,
});
const recipe = (id: string, title: string, sale?: Sale, isPublic = true) => ({
  id,
  title,
  status: 'published' as const,
  isPublic,
  sale,
});
const sold = (of: { recipeId: string } | { menuId: string }, amount: number, share: number) =>
  ({
    paymentId: `${JSON.stringify(of)}-${amount}-${share}`,
    kind: 'purchase',
    ...of,
    description: 'x',
    at: '2026-11-01T00:00:00.000Z',
    amount,
    share,
    refunded: 0,
  }) satisfies SoldItem;

const ids = (...of: Parameters<typeof shownItems>): string[] =>
  shownItems(...of).map(({ id }) => id);

describe('P28 items for sale', () => {
  const menu = { status: 'published', isPublic: true, kind: 'master' } as const;
  const sellables = listSellables(
    [
      recipe('r1', 'Canh chua cá lóc', price(29_000)),
      recipe('r2', 'Gà xào sả ớt', price(25_000, false), false),
      recipe('r3', 'Đậu hũ sốt cà chua'),
    ],
    [
      { ...menu, id: 'm1', name: 'Một ngày ăn nhạt', sale: price(49_000) },
      { ...menu, id: 'r1', name: 'Thai kỳ 3 tháng cuối', status: 'draft', sale: price(149_000) },
      { ...menu, id: 'm3', name: 'Cho riêng chị Hoa', kind: 'personal' },
    ],
  );

  it('P28 are recipes and menus with a price, with what they brought; what was given back counts no more', () => {
    const items = buildItems(sellables, [
      sold({ recipeId: 'r2' }, 25_000, 20_000),
      sold({ recipeId: 'r1' }, 29_000, 23_200),
      sold({ recipeId: 'r1' }, 29_000, 0),
      sold({ menuId: 'm1' }, 49_000, 39_200),
      sold({ recipeId: 'gone' }, 1_000, 800),
    ]);
    expect(items.map(({ kind, id, bought, share }) => [kind, id, bought, share])).toEqual([
      ['menus', 'm1', 1, 39_200],
      ['recipes', 'r1', 1, 23_200],
      ['recipes', 'r2', 1, 20_000],
      ['menus', 'r1', 0, 0],
    ]);
    expect(items.map(({ isPublic }) => isPublic)).toEqual([true, true, false, false]);
  });

  it('P28 leave out menus that are made for one client', () => {
    expect(sellables.map(({ title }) => title)).not.toContain('Cho riêng chị Hoa');
    expect(sellables).toHaveLength(5);
  });

  it('P28 are filtered by state, kind and words', () => {
    const items = buildItems(sellables, []);
    expect(ids(items, 'paused', '')).toEqual(['r2']);
    expect(ids(items, 'active', 'mot ngay')).toEqual(['m1']);
    expect(ids(items, 'menus', '')).toEqual(['m1', 'r1']);
    expect(ids(items, 'recipes', '')).toEqual(['r1', 'r2']);
    expect(ids(items, 'all', 'ga xao')).toEqual(['r2']);
  });

  it('P28 keep the rest of a document and of its sale when one of them changes', async () => {
    const stored = { recipes: {} as object, menus: {} as object };
    const repository = (of: keyof typeof stored, current: object) => ({
      update: async (_id: string, change: (now: never) => object) => {
        stored[of] = change(current as never);
      },
    });
    const data = {
      recipes: repository('recipes', { title: 'Canh', sale: price(29_000, false) }),
      menus: repository('menus', { name: 'Ngày nhạt' }),
    } as unknown as LocalData;
    await storeSale(data, { kind: 'recipes', id: 'r1' }, { price: 31_000 });
    await storeSale(data, { kind: 'menus', id: 'm1' }, { price: 49_000 });
    expect(stored).toEqual({
      recipes: { title: 'Canh', sale: price(31_000, false) },
      menus: { name: 'Ngày nhạt', sale: price(49_000) },
    });
  });
});
