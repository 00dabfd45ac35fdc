import { describe, expect, it } from 'vitest';
import { line } from '../food/lineFixture';
import { insertLine, moveLine, sortedItems } from '../food/lines';
import { countItems, emptyMeals, type Meals } from '../food/storedLines';
import * as editing from './menuEditing';

function mealsWith(...ids: string[]): Meals {
  return ids.reduce((meals, id) => insertLine(meals, 'breakfast', line(id)), emptyMeals());
}

const names = (meals: Meals, slot: 'breakfast' | 'lunch' = 'breakfast') =>
  sortedItems(meals[slot]).map((item) => item.lineId);

describe('E07 a meal’s notes', () => {
  it('stores blank notes as absent', () => {
    const noted = editing.setMealNotes(emptyMeals(), 'lunch', 'nhai chậm');
    expect(noted.lunch.notes).toBe('nhai chậm');
    expect(Object.keys(editing.setMealNotes(noted, 'lunch', '').lunch)).toEqual(['items']);
  });
});

describe('P14 statistics of a meal', () => {
  it('counts lines by kind, and nothing in an empty meal', () => {
    expect(editing.mealStatistics({ items: [] })).toEqual({ recipe: 0, food: 0, product: 0 });
    const { breakfast } = mealsWith('a', 'b');
    const [first, second] = breakfast.items;
    if (!first || !second) throw new Error('two lines');
    const items = [first, { ...second, type: 'recipe' as const }];
    expect(editing.mealStatistics({ items })).toEqual({ recipe: 1, food: 1, product: 0 });
    const newer = [...items, { ...first, type: 'drink' as never }];
    expect(editing.mealStatistics({ items: newer })).toEqual({ recipe: 1, food: 1, product: 0 });
  });
});

describe('E06 personal menu from a master', () => {
  it('gives every line a new id and keeps snapshots and order', () => {
    const master = moveLine(mealsWith('a', 'b', 'c'), 'c', 'breakfast', 0);
    let next = 0;
    const copy = editing.copyMeals(master, () => `new-${next++}`);
    expect(names(copy)).toEqual(['new-0', 'new-1', 'new-2']);
    expect(copy.breakfast.items[0]?.snapshot).toEqual(line('c').snapshot);
    expect(countItems(copy)).toBe(3);
  });

  it('suffixes the name with that of the client', () => {
    expect(editing.personalMenuName('Giảm cân 1.500 kcal', 'Mai')).toBe(
      'Giảm cân 1.500 kcal – Mai',
    );
    expect(editing.personalMenuName('x'.repeat(400), 'Mai')).toHaveLength(300);
  });
});
