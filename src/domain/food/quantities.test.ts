import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { line } from './lineFixture';
import * as quantities from './quantities';

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
    expect(quantities.readQuantity(text)).toEqual({ ok: true, quantity, doubtful }),
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
    expect(quantities.readQuantity(text)).toEqual({ ok: false, problem }),
  );

  it.each([
    ['1.500', 1500],
    ['1.000,5', 1000.5],
    ['99999', 99_999],
    ['1000,01', 1000.01],
  ])('E07 does not cut "%s" down to the maximum: it is %d and too much', (text, quantity) =>
    expect(quantities.readQuantity(text)).toEqual({ ok: false, problem: 'tooMuch', quantity }),
  );

  it('E07 reads back what it writes (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        expect(quantities.readQuantity(quantities.quantityText(cents / 100))).toEqual({
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
      quantities.quantityStep({
        type: 'food',
        unit,
        unitAmount: 1,
        snapshot: { basis, servingSize },
      });
    expect(food(50)).toBe(50);
    expect(food()).toBe(10);
    expect(food(50, 'chén')).toBe(1);
    expect(food(50, 'ml')).toBe(10);
    const recipe = {
      type: 'recipe' as const,
      unit: 'phần',
      unitAmount: 1,
      snapshot: { basis, servingSize: 50 },
    };
    expect(quantities.quantityStep(recipe)).toBe(1);
  });

  it('never goes below 0 or above 1000', () => {
    expect(quantities.stepQuantity(5, 10, -1)).toBe(0);
    expect(quantities.stepQuantity(995, 10, 1)).toBe(1000);
    expect(quantities.stepQuantity(0.1, 0.2, 1)).toBe(0.3);
  });

  it('keeps the amount when the unit changes: 130 g is 0,65 chén of 200 g', () => {
    expect(quantities.convertQuantity(130, 1, 200)).toBe(0.65);
    expect(quantities.convertQuantity(0.65, 200, 1)).toBe(130);
  });

  it('has no other unit for an amount that it would change: 4 kg in g, half a gram in chén', () => {
    expect(quantities.convertQuantity(20, 200, 1)).toBeUndefined();
    expect(quantities.convertQuantity(0.5, 1, 200)).toBeUndefined();
    expect(quantities.convertQuantity(0, 1, 200)).toBe(0);
  });

  it('says what to buy: 70 g eaten at 52 % refuse is 70 ÷ 0,48 = 146 g', () => {
    const item = line('a', {
      quantity: 70,
      snapshot: { ...line('a').snapshot, refusePercent: 52 },
    });
    expect(quantities.computePurchase(item)).toEqual({ edible: 70, bought: 146 });
    expect(quantities.computePurchase(line('b'))).toBeUndefined();
    expect(quantities.computePurchase({ ...item, type: 'recipe' })).toBeUndefined();
    expect(quantities.computePurchase({ ...item, quantity: 0 })).toBeUndefined();
    const little = { ...item, quantity: 15, snapshot: { ...item.snapshot, refusePercent: 2 } };
    expect(quantities.computePurchase(little)).toBeUndefined();
  });
});

describe('C portions of a dish are whole, half, or grams', () => {
  it.each([
    [0.5, 'nửa phần', 'nửa phần (90 g nguyên liệu)'],
    [1, '1 phần', '1 phần (180 g nguyên liệu)'],
    [1.5, '1 phần rưỡi', '1 phần rưỡi (270 g nguyên liệu)'],
    [2, '2 phần', '2 phần (360 g nguyên liệu)'],
    [2.5, '2 phần rưỡi', '2 phần rưỡi (450 g nguyên liệu)'],
    [12, '12 phần', '12 phần (2160 g nguyên liệu)'],
    [0.25, '0,25 phần', '45 g nguyên liệu'],
    [0.3, '0,3 phần', '54 g nguyên liệu'],
    [0.4, '0,4 phần', '72 g nguyên liệu'],
    [0.6, '0,6 phần', '108 g nguyên liệu'],
    [0.74, '0,74 phần', '133 g nguyên liệu'],
    [0.75, '0,75 phần', '135 g nguyên liệu'],
    [0.9, '0,9 phần', '1 phần (162 g nguyên liệu)'],
    [0.98, '1 phần', '1 phần (176 g nguyên liệu)'],
    [1.2, '1,2 phần', '216 g nguyên liệu'],
    [1.25, '1,25 phần', '225 g nguyên liệu'],
    [1.4, '1,4 phần', '1 phần rưỡi (252 g nguyên liệu)'],
    [1.75, '1,75 phần', '315 g nguyên liệu'],
    [1.33, '1,33 phần', '239 g nguyên liệu'],
    [2.6, '2,6 phần', '2 phần rưỡi (468 g nguyên liệu)'],
    [0, '0 phần', '0 phần'],
  ])('%s: %s; a serving of 180 g: %s', (quantity, bare, weighed) => {
    expect(quantities.servingsText(quantity)).toBe(bare);
    expect(quantities.servingsText(quantity, { weight: 180 })).toBe(weighed);
    const dish = { type: 'recipe', quantity, unit: 'phần' } as const;
    expect(quantities.amountText(dish)).toBe(bare);
    expect(quantities.amountText({ ...dish, snapshot: { weight: 180 } })).toBe(weighed);
    // Of a dish that was weighed when it was done the grams are those that are eaten.
    const finished = { weight: 180, servingSize: 180 };
    expect(quantities.amountText({ ...dish, snapshot: finished })).toBe(
      weighed.replace(' nguyên liệu', ''),
    );
    expect(`${bare} ${weighed}`).not.toMatch(/gần|hơn|ba phần tư|một phần tư/);
  });

  it('grams of a dish say of what they are, wherever a unit is read', () => {
    const porridge = { type: 'recipe', quantity: 113, unit: 'g' } as const;
    expect(quantities.amountText(porridge)).toBe('113 g nguyên liệu');
    expect(quantities.unitName({ ...porridge, snapshot: { weight: 113 } })).toBe('g nguyên liệu');
    expect(quantities.unitName({ ...porridge, snapshot: { servingSize: 350 } })).toBe('g');
    expect(quantities.unitName({ type: 'food', unit: 'g' })).toBe('g');
    expect(quantities.unitName({ type: 'recipe', unit: 'phần' })).toBe('phần');
  });

  it('other measures stay as they were typed', () => {
    expect(quantities.amountText({ type: 'food', quantity: 0.4, unit: 'chén' })).toBe('0,4 chén');
  });
});
