import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { line } from './lineFixture';
import * as lines from './lines';
import { emptyMeals, mealsSchema, type Meals } from './storedLines';

function mealsWith(...ids: string[]): Meals {
  return ids.reduce((meals, id) => lines.insertLine(meals, 'breakfast', line(id)), emptyMeals());
}

const names = (meals: Meals, slot: 'breakfast' | 'lunch' = 'breakfast') =>
  lines.sortedItems(meals[slot]).map((item) => item.lineId);

describe('E07 lines of a meal', () => {
  it('appends, inserts, and moves up, down and to another meal', () => {
    const meals = mealsWith('a', 'b', 'c');
    expect(names(meals)).toEqual(['a', 'b', 'c']);
    expect(names(lines.insertLine(meals, 'breakfast', line('x'), 1))).toEqual(['a', 'x', 'b', 'c']);
    expect(names(lines.moveLine(meals, 'c', 'breakfast', 0))).toEqual(['c', 'a', 'b']);
    expect(names(lines.moveLine(meals, 'a', 'breakfast', 2))).toEqual(['b', 'c', 'a']);
    const moved = lines.moveLine(meals, 'b', 'lunch');
    expect(names(moved)).toEqual(['a', 'c']);
    expect(names(moved, 'lunch')).toEqual(['b']);
  });

  it('E07 a meal is overfilled by what makes it longer than it may be, and by nothing that makes it shorter', () => {
    const [two, three, four] = [
      mealsWith('a', 'b'),
      mealsWith('a', 'b', 'c'),
      mealsWith(...'abcd'),
    ];
    expect(lines.overfills(two, three, 3)).toBe(false);
    expect(lines.overfills(three, four, 3)).toBe(true);
    expect(lines.overfills(mealsWith(...'abcde'), four, 3)).toBe(false);
    expect(lines.overfills(four, lines.patchLine(four, 'a', { quantity: 7 }), 3)).toBe(false);
    expect(lines.overfills(four, lines.moveLine(four, 'a', 'lunch'), 3)).toBe(false);
    expect(lines.overfills(three, lines.copyGroup(three, 'breakfast', 'lunch', String), 3)).toBe(
      false,
    );
  });

  it('changes the order key of the moved line only', () => {
    const meals = mealsWith('a', 'b', 'c', 'd');
    const before = new Map(meals.breakfast.items.map((item) => [item.lineId, item.order]));
    const after = lines.moveLine(meals, 'd', 'breakfast', 1);
    const changed = after.breakfast.items.filter((item) => before.get(item.lineId) !== item.order);
    expect(changed.map((item) => item.lineId)).toEqual(['d']);
  });

  it('numbers the meal anew when no key is free between two neighbours', () => {
    expect(lines.orderBetween(1, 1 + Number.EPSILON)).toBeUndefined();
    let meals = mealsWith('a', 'b');
    for (let turn = 0; turn < 200; turn++)
      meals = lines.insertLine(meals, 'breakfast', line(`n${turn}`), 1);
    const ids = names(meals);
    expect(ids[0]).toBe('a');
    expect(ids[1]).toBe('n199');
    expect(ids.at(-1)).toBe('b');
    expect(new Set(meals.breakfast.items.map((item) => item.order)).size).toBe(202);
  });

  it('keeps the identity of untouched lines, so that their rows need not render', () => {
    const meals = mealsWith('a', 'b');
    const after = lines.patchLine(meals, 'b', { quantity: 70 });
    expect(after.breakfast.items[0]).toBe(meals.breakfast.items[0]);
    expect(after.breakfast.items[1]?.quantity).toBe(70);
    expect(after.lunch).toBe(meals.lunch);
  });

  it('leaves meals alone when the line is not there', () => {
    const meals = mealsWith('a');
    expect(lines.removeLine(meals, 'zz')).toBe(meals);
    expect(lines.moveLine(meals, 'zz', 'lunch')).toBe(meals);
    expect(lines.patchLine(meals, 'zz', { quantity: 1 })).toBe(meals);
  });

  it('never loses or doubles a line, whatever is done (property)', () => {
    const step = fc.record({
      id: fc.integer({ min: 0, max: 7 }),
      slot: fc.constantFrom('breakfast' as const, 'lunch' as const),
      index: fc.integer({ min: -2, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let meals = mealsWith('0', '1', '2', '3', '4', '5', '6', '7');
        for (const { id, slot, index } of steps)
          meals = lines.moveLine(meals, String(id), slot, index);
        const all = [...names(meals), ...names(meals, 'lunch')].sort();
        expect(all).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
        expect(mealsSchema.safeParse(meals).success).toBe(true);
      }),
    );
  });
});

describe('E07 lines in groups of any name', () => {
  it('stand in one unnamed list, as the ingredients of a recipe do', () => {
    const empty = { '': { items: [] } };
    const both = lines.insertLine(lines.insertLine(empty, '', line('a')), '', line('b'));
    expect(lines.moveLine(both, 'b', '', 0)[''].items.map(({ lineId }) => lineId)).toEqual([
      'b',
      'a',
    ]);
  });

  it('find and keep what a newer version stored beside them', () => {
    const supper = { items: [{ ...line('s'), order: 1 }] };
    const newer = { ...mealsWith('a'), supper, fasting: { hours: 16 } } as unknown as Meals;
    expect(lines.findLine(newer, 's')).toMatchObject({ group: 'supper', index: 0 });
    expect(lines.findLine(newer, 'zz')).toBeUndefined();
    expect(lines.removeLine(newer, 'a')).toMatchObject({ supper, fasting: { hours: 16 } });
  });
});
