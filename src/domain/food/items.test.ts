import { describe, expect, it } from 'vitest';
import { itemSnapshotSchema, menuItemSchema } from './storedLines';
import type { Edible } from './catalogue';
import { food, VFCT } from '../nutrition/fixtures';
import { newMenuItem, toSnapshot, unitChoices } from './items';
import { itemNutrients } from '../nutrition/totals';

const milk = {
  ...food({ id: 'p-1', name: 'Sữa tươi' }),
  kind: 'product',
  status: 'active',
  basis: { amount: 100, unit: 'ml' },
  nutrients: { calories: 62, calcium: 110 },
  unit: 'ml',
  servingSize: 180,
} as Edible;

describe('E11 snapshot of a food', () => {
  it('keeps figures, basis, measures, refuse and source as they are now', () => {
    const rich = food({
      measures: [{ unit: 'chén', amount: 150 }],
      refusePercent: 20,
      allergens: ['gluten'],
      source: { name: 'VFCT 2007', code: '1013' },
    });
    const { atMost, ...snapshot } = itemSnapshotSchema.parse(toSnapshot(rich));
    // 143 kcal cannot hold more than 15.9 g of fat of any kind.
    expect(atMost?.saturatedFat).toBeCloseTo(143 / 9, 9);
    expect(snapshot).toEqual({
      basis: { amount: 100, unit: 'g' },
      nutrients: VFCT.banhPho,
      measures: [{ unit: 'chén', amount: 150 }],
      servingSize: 100,
      refusePercent: 20,
      allergens: ['gluten'],
      sourceLabel: 'VFCT 2007, 1013',
      sourceVersion: '2026-11-01T00:00:00.000Z',
    });
  });

  it('does not follow later changes of the food (product decision 20)', () => {
    const changing = food({ nutrients: { calories: 100 } });
    const snapshot = toSnapshot(changing);
    changing.nutrients.calories = 999;
    changing.basis.amount = 1;
    expect(snapshot.nutrients.calories).toBe(100);
    expect(snapshot.basis.amount).toBe(100);
  });
});

describe('E11 a new line', () => {
  const at = { lineId: 'l-1', order: 3 };

  it('starts a food with one serving in grams', () => {
    const line = menuItemSchema.parse(newMenuItem({ edible: food(), ...at }));
    expect(line).toMatchObject({ type: 'food', quantity: 100, unit: 'g', unitAmount: 1, order: 3 });
    expect(itemNutrients(line).calories).toBe(143);
  });

  it('E11 starts a food that has household measures with one of them, the nearest to a serving', () => {
    const measures = [
      { unit: 'muỗng canh', amount: 15 },
      { unit: 'chén', amount: 150 },
    ];
    const line = newMenuItem({ edible: food({ measures }), ...at });
    expect(line).toMatchObject({ quantity: 1, unit: 'chén', unitAmount: 150 });
  });

  it('starts a product with one glass, which holds its serving', () => {
    const line = menuItemSchema.parse(newMenuItem({ edible: milk, ...at }));
    expect(line).toMatchObject({ type: 'product', quantity: 1, unit: 'ly', unitAmount: 180 });
    // 180 ml ÷ 100 ml × 62 kcal
    expect(itemNutrients(line).calories).toBeCloseTo(111.6, 9);
  });

  it('uses a unit of its own: with a measure its weight, else one serving', () => {
    const egg = food({ unit: 'quả', servingSize: 50 });
    expect(newMenuItem({ edible: egg, ...at })).toMatchObject({ unit: 'quả', unitAmount: 50 });
    const measured = food({ unit: 'quả', measures: [{ unit: 'quả', amount: 55 }] });
    expect(newMenuItem({ edible: measured, ...at })).toMatchObject({ quantity: 1, unitAmount: 55 });
  });

  it('takes another unit and quantity, and refuses a unit that the food does not have', () => {
    const rice = food({ measures: [{ unit: 'chén', amount: 150 }] });
    expect(newMenuItem({ edible: rice, ...at, unit: 'chén', quantity: 2 })).toMatchObject({
      quantity: 2,
      unit: 'chén',
      unitAmount: 150,
    });
    expect(() => newMenuItem({ edible: rice, ...at, unit: 'thùng' })).toThrow(RangeError);
  });
});

describe('E11 units of an item', () => {
  const basis = { amount: 100, unit: 'g' };

  it('offers the basis unit, measures, and for a product the glass (200 where it names none)', () => {
    expect(unitChoices('food', { basis, measures: [{ unit: 'chén', amount: 150 }] })).toEqual([
      { unit: 'g', unitAmount: 1 },
      { unit: 'chén', unitAmount: 150 },
    ]);
    expect(unitChoices('product', { basis })).toContainEqual({ unit: 'ly', unitAmount: 200 });
  });

  it('keeps the unit that a line already uses', () => {
    const current = { unit: 'gói', unitAmount: 75 };
    expect(unitChoices('food', { basis }, current)).toContainEqual(current);
  });
});
