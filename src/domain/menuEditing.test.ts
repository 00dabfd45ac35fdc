import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { emptyMeals, mealsSchema } from './menu';
import type { Meals } from './menu';
import * as editing from './menuEditing';
import type { NewLine } from './menuEditing';

function line(lineId: string, fields: Partial<NewLine> = {}): NewLine {
  return {
    lineId,
    type: 'food',
    itemId: 'vfct-1013',
    name: 'Bánh phở',
    quantity: 130,
    unit: 'g',
    unitAmount: 1,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories: 143 },
      sourceVersion: '1',
    },
    ...fields,
  };
}

function mealsWith(...ids: string[]): Meals {
  return ids.reduce((meals, id) => editing.insertLine(meals, 'breakfast', line(id)), emptyMeals());
}

const names = (meals: Meals, slot: 'breakfast' | 'lunch' = 'breakfast') =>
  editing.sortedItems(meals[slot]).map((item) => item.lineId);

describe('E07 lines of a meal', () => {
  it('appends, inserts, and moves up, down and to another meal', () => {
    const meals = mealsWith('a', 'b', 'c');
    expect(names(meals)).toEqual(['a', 'b', 'c']);
    expect(names(editing.insertLine(meals, 'breakfast', line('x'), 1))).toEqual([
      'a',
      'x',
      'b',
      'c',
    ]);
    expect(names(editing.moveLine(meals, 'c', 'breakfast', 0))).toEqual(['c', 'a', 'b']);
    expect(names(editing.moveLine(meals, 'a', 'breakfast', 2))).toEqual(['b', 'c', 'a']);
    const moved = editing.moveLine(meals, 'b', 'lunch');
    expect(names(moved)).toEqual(['a', 'c']);
    expect(names(moved, 'lunch')).toEqual(['b']);
  });

  it('changes the order key of the moved line only', () => {
    const meals = mealsWith('a', 'b', 'c', 'd');
    const before = new Map(meals.breakfast.items.map((item) => [item.lineId, item.order]));
    const after = editing.moveLine(meals, 'd', 'breakfast', 1);
    const changed = after.breakfast.items.filter((item) => before.get(item.lineId) !== item.order);
    expect(changed.map((item) => item.lineId)).toEqual(['d']);
  });

  it('numbers the meal anew when no key is free between two neighbours', () => {
    expect(editing.orderBetween(1, 1 + Number.EPSILON)).toBeUndefined();
    let meals = mealsWith('a', 'b');
    for (let turn = 0; turn < 200; turn++)
      meals = editing.insertLine(meals, 'breakfast', line(`n${turn}`), 1);
    const ids = names(meals);
    expect(ids[0]).toBe('a');
    expect(ids[1]).toBe('n199');
    expect(ids.at(-1)).toBe('b');
    expect(new Set(meals.breakfast.items.map((item) => item.order)).size).toBe(202);
  });

  it('keeps the identity of untouched lines, so that their rows need not render', () => {
    const meals = mealsWith('a', 'b');
    const after = editing.patchLine(meals, 'b', { quantity: 70 });
    expect(after.breakfast.items[0]).toBe(meals.breakfast.items[0]);
    expect(after.breakfast.items[1]?.quantity).toBe(70);
    expect(after.lunch).toBe(meals.lunch);
  });

  it('leaves meals alone when the line is not there', () => {
    const meals = mealsWith('a');
    expect(editing.removeLine(meals, 'zz')).toBe(meals);
    expect(editing.moveLine(meals, 'zz', 'lunch')).toBe(meals);
    expect(editing.patchLine(meals, 'zz', { quantity: 1 })).toBe(meals);
  });

  it('stores blank notes as absent', () => {
    const noted = editing.setMealNotes(emptyMeals(), 'lunch', 'nhai chậm');
    expect(noted.lunch.notes).toBe('nhai chậm');
    expect(Object.keys(editing.setMealNotes(noted, 'lunch', '').lunch)).toEqual(['items']);
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
          meals = editing.moveLine(meals, String(id), slot, index);
        const all = [...names(meals), ...names(meals, 'lunch')].sort();
        expect(all).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
        expect(mealsSchema.safeParse(meals).success).toBe(true);
      }),
    );
  });
});

describe('E06 personal menu from a master', () => {
  it('gives every line a new id and keeps snapshots and order', () => {
    const master = editing.moveLine(mealsWith('a', 'b', 'c'), 'c', 'breakfast', 0);
    let next = 0;
    const copy = editing.copyMeals(master, () => `new-${next++}`);
    expect(names(copy)).toEqual(['new-0', 'new-1', 'new-2']);
    expect(copy.breakfast.items[0]?.snapshot).toEqual(line('c').snapshot);
    expect(editing.countItems(copy)).toBe(3);
  });

  it('suffixes the name with that of the client', () => {
    expect(editing.personalMenuName('Giảm cân 1.500 kcal', 'Mai')).toBe(
      'Giảm cân 1.500 kcal – Mai',
    );
    expect(editing.personalMenuName('x'.repeat(400), 'Mai')).toHaveLength(300);
  });
});

describe('E07 quantities', () => {
  it.each([
    ['130', 130, false],
    ['2,5', 2.5, false],
    ['2.5', 2.5, false],
    ['2.50', 2.5, false],
    ['0,', 0, false],
    ['0', 0, false],
    [',5', 0.5, false],
    [' 12 ', 12, false],
    ['', 0, false],
    ['  ', 0, false],
    ['1000', 1000, false],
    // grouped as Vietnamese does, or more decimals than are kept: shown as it was read
    ['1.000', 1000, true],
    ['1,500', 1.5, true],
    ['0.500', 0.5, false],
    ['2,555', 2.56, true],
    ['12,345', 12.35, true],
  ])('E07 reads "%s" as %d, doubtful: %s', (text, quantity, doubtful) =>
    expect(editing.readQuantity(text)).toEqual({ ok: true, quantity, doubtful }),
  );

  it.each([
    ['-1', 'negative'],
    ['1,2,3', 'notANumber'],
    ['abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['١٢', 'notANumber'],
    ['.', 'notANumber'],
    [',', 'notANumber'],
    ['1.50.0', 'notANumber'],
  ])('E07 does not take "%s": %s', (text, problem) =>
    expect(editing.readQuantity(text)).toEqual({ ok: false, problem }),
  );

  it.each([
    ['1.500', 1500],
    ['1.000,5', 1000.5],
    ['99999', 99_999],
    ['1000,01', 1000.01],
  ])('E07 does not cut "%s" down to the maximum: it is %d and too much', (text, quantity) =>
    expect(editing.readQuantity(text)).toEqual({ ok: false, problem: 'tooMuch', quantity }),
  );

  it('E07 reads back what it writes (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        expect(editing.readQuantity(editing.quantityText(cents / 100))).toEqual({
          ok: true,
          quantity: cents / 100,
          doubtful: false,
        });
      }),
    );
  });

  it('steps by 1 for recipes and measures, by the serving size else, by 10 when it is unknown', () => {
    const basis = { amount: 100, unit: 'g' };
    const food = (servingSize?: number, unit = 'g') =>
      editing.quantityStep({ type: 'food', unit, unitAmount: 1, snapshot: { basis, servingSize } });
    expect(food(50)).toBe(50);
    expect(food()).toBe(10);
    expect(food(50, 'chén')).toBe(1);
    const recipe = {
      type: 'recipe' as const,
      unit: 'phần',
      unitAmount: 1,
      snapshot: { basis, servingSize: 50 },
    };
    expect(editing.quantityStep(recipe)).toBe(1);
  });

  it('never goes below 0 or above 1000', () => {
    expect(editing.stepQuantity(5, 10, -1)).toBe(0);
    expect(editing.stepQuantity(995, 10, 1)).toBe(1000);
    expect(editing.stepQuantity(0.1, 0.2, 1)).toBe(0.3);
  });

  it('keeps the amount when the unit changes: 130 g is 0,65 chén of 200 g', () => {
    expect(editing.convertQuantity(130, 1, 200)).toBe(0.65);
    expect(editing.convertQuantity(0.65, 200, 1)).toBe(130);
  });

  it('has no other unit for an amount that it would change: 4 kg in g, half a gram in chén', () => {
    expect(editing.convertQuantity(20, 200, 1)).toBeUndefined();
    expect(editing.convertQuantity(0.5, 1, 200)).toBeUndefined();
    expect(editing.convertQuantity(0, 1, 200)).toBe(0);
  });

  it('says what to buy: 70 g eaten at 52 % refuse is 70 ÷ 0,48 = 146 g', () => {
    const item = line('a', {
      quantity: 70,
      snapshot: { ...line('a').snapshot, refusePercent: 52 },
    });
    expect(editing.purchaseOf(item)).toEqual({ edible: 70, bought: 146 });
    expect(editing.purchaseOf(line('b'))).toBeUndefined();
    expect(editing.purchaseOf({ ...item, type: 'recipe' })).toBeUndefined();
    expect(editing.purchaseOf({ ...item, quantity: 0 })).toBeUndefined();
    const little = { ...item, quantity: 15, snapshot: { ...item.snapshot, refusePercent: 2 } };
    expect(editing.purchaseOf(little)).toBeUndefined();
  });
});
