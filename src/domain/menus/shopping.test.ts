import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { roundedUp, getSection, shoppingList } from './shopping';

const food = (
  itemId: string,
  grams: number,
  fields: Partial<MenuItem['snapshot']> = {},
): MenuItem => {
  const base = line(`${itemId}-${grams}`, { itemId, name: `Món ${itemId}`, quantity: grams });
  return { ...base, order: 1, snapshot: { ...base.snapshot, ...fields } };
};
const NO_DISHES = new Map();
const unknownCategory = () => undefined;

const someLine = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    grams: fc.double({ min: 0.1, max: 1000, noNaN: true }),
    refusePercent: fc.integer({ min: 0, max: 80 }),
  })
  .map(({ id, grams }) => food(id, grams, { refusePercent: { a: 0, b: 30, c: 55 }[id]! }));

describe('G4 the shopping list', () => {
  it('never buys less than is eaten with its refuse, and not more than one step too much', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 30 }), (lines) => {
        const { entries } = shoppingList(lines, NO_DISHES, unknownCategory);
        for (const entry of entries) {
          const own = lines.filter(({ itemId }) => entry.name === `Món ${itemId}`);
          const eaten = own.reduce((sum, { quantity }) => sum + quantity, 0);
          const gross = eaten / (1 - (own[0]!.snapshot.refusePercent ?? 0) / 100);
          expect(entry.edible).toBeCloseTo(eaten, 6);
          expect(entry.buy).toBeGreaterThanOrEqual(gross - 1e-6);
          expect(entry.buy).toBeLessThan(gross + 50);
        }
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      }),
    );
  });

  it('is the same in whatever order the lines come', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 20 }), (lines) => {
        const [there, back] = [lines, lines.toReversed()].map(
          (order) => shoppingList(order, NO_DISHES, unknownCategory).entries,
        );
        expect(back!.map(({ key, buy }) => [key, buy])).toEqual(
          there!.map(({ key, buy }) => [key, buy]),
        );
      }),
    );
  });

  it('rounds as a stall weighs out', () => {
    expect([12, 99.9, 100, 101, 999, 1001].map(roundedUp)).toEqual([15, 100, 100, 110, 1000, 1050]);
    expect(roundedUp(0.1 + 0.2 + 4.7)).toBe(5);
  });

  it('counts by the piece what is sold by the piece, by halves and upwards', () => {
    const measures = [
      { unit: 'chén', amount: 80 },
      { unit: 'quả nhỏ', amount: 120 },
    ];
    const [guava] = shoppingList(
      [food('g', 150, { measures }), food('g', 180, { measures })],
      NO_DISHES,
      () => 'Trái cây',
    ).entries;
    // 330 g of 120 g each: 2,75, which are three.
    expect(guava).toMatchObject({ pieces: { count: 3, unit: 'quả nhỏ' }, section: 'vegetables' });
  });

  it('takes dishes apart for as many servings as are eaten; what nobody knows stands by itself', () => {
    const dish = (itemId: string, quantity: number): MenuItem => ({
      ...food(itemId, quantity, { basis: { amount: 1, unit: 'phần' } }),
      type: 'recipe',
    });
    const dishes = new Map([['pho', { servings: 2, ingredients: [food('noodles', 360)] }]]);
    const list = shoppingList(
      [dish('pho', 1), dish('pho', 3), dish('soup', 2)],
      dishes,
      () => 'Gạo, bún, mì và ngũ cốc',
    );
    expect(list.entries).toMatchObject([
      { name: 'Món noodles', buy: 720, section: 'grains', dishes: ['Món pho'] },
    ]);
    expect(list.unknown).toEqual([{ key: 'recipe soup', name: 'Món soup', servings: 2 }]);
  });

  it('walks through the market in its order, and through each part by name', () => {
    const categories: Record<string, string> = { a: 'Sữa và chế phẩm', b: 'Trứng', c: 'Trái cây' };
    const lines = [food('a', 100), food('b', 100), food('c', 100), food('d', 100)];
    const { entries } = shoppingList(lines, NO_DISHES, (id) => categories[id]);
    expect(entries.map(({ section }) => section)).toEqual([
      'vegetables',
      'protein',
      'dairy',
      'other',
    ]);
    expect(getSection('constructor')).toBe('other');
  });
});
