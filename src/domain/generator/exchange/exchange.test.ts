import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMeals, MEAL_SLOTS, type Meals, type MenuItem } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import { patchLine, type NewLine } from '../../food/lines';
import type { NutrientMap } from '../../food/nutrients';
import { menuTotals } from '../../nutrition/totals';
import { adjustDay } from './adjust';
import { ADJUST_RANGE } from './adjustParts';
import { EXCHANGE_UNITS, findExchangeGroup, exchangeUnits } from './groups';
import type { Standard } from '../../verdict/types';

const FISH = 'Cá và hải sản';

const food = (itemId: string, nutrients: NutrientMap, fields: Partial<NewLine> = {}): NewLine => {
  const base = line(`line-${itemId}`, { itemId, name: `Món ${itemId}`, ...fields });
  return { ...base, snapshot: { ...base.snapshot, nutrients, ...fields.snapshot } };
};

const FREE: Standard = { limits: [], opposed: [], alarms: [] };

describe('G5 exchange units', () => {
  it('groups foods as the exchange units do, and counts in them', () => {
    expect(findExchangeGroup(FISH, { protein: 20, fat: 2 })).toBe('leanProtein');
    expect(findExchangeGroup('Trứng', { protein: 14.8, fat: 11.6 })).toBe('mediumProtein');
    expect(findExchangeGroup('Thịt và chế phẩm', { protein: 16, fat: 21 })).toBe('fattestProtein');
    expect(findExchangeGroup('Sữa và chế phẩm', { protein: 3.9, fat: 4.4, carbs: 4.8 })).toBe(
      'wholeMilk',
    );
    expect(findExchangeGroup('Đậu, hạt và chế phẩm', { protein: 10.9, fat: 5.4, carbs: 0.7 })).toBe(
      'leanProtein',
    );
    expect(findExchangeGroup('Đậu, hạt và chế phẩm', { protein: 23, fat: 2.4, carbs: 53 })).toBe(
      'starch',
    );
    expect(findExchangeGroup('Gia vị và nước chấm', { protein: 7 })).toBeUndefined();
    expect(findExchangeGroup('constructor', {})).toBeUndefined();
    expect(exchangeUnits('starch', { carbs: 50 })).toBe(2.5);
    expect(exchangeUnits('leanProtein', {})).toBeUndefined();
    for (const { carbs, protein, fat, calories } of Object.values(EXCHANGE_UNITS))
      expect(Math.abs(carbs * 4 + protein * 4 + fat * 9 - calories)).toBeLessThanOrEqual(15);
  });
});

const item: fc.Arbitrary<MenuItem> = fc
  .record({
    lineId: fc.uuid(),
    quantity: fc.oneof(fc.integer({ min: 5, max: 400 }), fc.constantFrom(0.5, 1, 1.5, 2)),
    calories: fc.double({ min: 0, max: 400, noNaN: true }),
    protein: fc.option(fc.double({ min: 0, max: 30, noNaN: true }), { nil: undefined }),
    order: fc.nat(),
  })
  .map(({ lineId, quantity, calories, protein, order }) => {
    const byPiece = quantity <= 2;
    const base = line(lineId, {
      quantity,
      unit: byPiece ? 'chén' : 'g',
      unitAmount: byPiece ? 100 : 1,
    });
    const nutrients = protein === undefined ? { calories } : { calories, protein };
    return { ...base, order, snapshot: { ...base.snapshot, nutrients } };
  });
const day: fc.Arbitrary<Meals> = fc
  .tuple(
    fc.uniqueArray(item, { maxLength: 8, selector: (one) => one.lineId }),
    fc.uniqueArray(item, { maxLength: 8, selector: (one) => one.lineId }),
  )
  .map(([lunch, dinner]) => ({
    ...emptyMeals(),
    lunch: { items: lunch },
    dinner: { items: dinner },
  }));
const goal = fc.record({
  calories: fc.integer({ min: 500, max: 4000 }),
  protein: fc.option(fc.integer({ min: 20, max: 200 }), { nil: undefined }),
});
const computeMiss = (
  { calories, protein }: { calories: number; protein: number },
  change: { calories: number; protein?: number | undefined },
) =>
  Math.abs(calories - change.calories) +
  (change.protein === undefined ? 0 : Math.max(0, change.protein - protein) * 12);
const computeSum = (meals: Meals) => {
  const totals = menuTotals(meals);
  return { calories: totals.calories?.known ?? 0, protein: totals.protein?.known ?? 0 };
};
const applied = (meals: Meals, changes: readonly { lineId: string; to: number }[]) =>
  changes.reduce((now, { lineId, to }) => patchLine(now, lineId, { quantity: to }), meals);

describe('G5 bringing a day to its goal', () => {
  it('never makes a day worse, keeps each line in its range, and says what comes of it', () => {
    fc.assert(
      fc.property(day, goal, (meals, change) => {
        const ids = MEAL_SLOTS.flatMap((slot) => meals[slot].items.map(({ lineId }) => lineId));
        fc.pre(new Set(ids).size === ids.length);
        const { changes, after, reached } = adjustDay(meals, change, FREE);
        const changed = applied(meals, changes);
        const sum = computeSum(changed);
        expect(sum.calories).toBeCloseTo(after.calories, 4);
        expect(sum.protein).toBeCloseTo(after.protein, 4);
        expect(computeMiss(after, change)).toBeLessThanOrEqual(
          computeMiss(computeSum(meals), change) + 1e-6,
        );
        for (const { from, to } of changes) {
          expect(to).toBeGreaterThanOrEqual(from * ADJUST_RANGE.least - 1e-6);
          expect(to).toBeLessThanOrEqual(from * ADJUST_RANGE.most + 1e-6);
          expect(to).not.toBe(from);
        }
        if (reached)
          expect(Math.abs(after.calories - change.calories)).toBeLessThanOrEqual(
            change.calories * 0.05,
          );
      }),
    );
  });

  it('a day of 1.200 kcal comes to 1.400 kcal and 60 g of protein in amounts that people measure', () => {
    const lines = [
      food('rice', { calories: 130, protein: 2.7 }, { unit: 'chén', unitAmount: 140, quantity: 3 }),
      food('fish', { calories: 110, protein: 18 }, { quantity: 180 }),
      food('tofu', { calories: 95, protein: 10.9 }, { quantity: 150 }),
      food(
        'oil',
        { calories: 900, protein: 0 },
        { unit: 'muỗng canh', unitAmount: 10, quantity: 2 },
      ),
      food('fish sauce', { calories: 35, protein: 5 }, { quantity: 10 }),
    ];
    const meals = {
      ...emptyMeals(),
      lunch: { items: lines.map((one, order) => ({ ...one, order })) },
    };
    const { changes, after, reached } = adjustDay(meals, { calories: 1400, protein: 60 }, FREE);
    expect(reached).toBe(true);
    expect(Math.abs(after.calories - 1400)).toBeLessThan(70);
    // No rule sets a most: more than 60 g is no fault.
    expect(after.protein).toBeGreaterThan(54);
    expect(changes.map(({ name }) => name)).not.toContain('Món fish sauce');
    for (const { to, unit } of changes)
      expect((to / (unit === 'g' ? 5 : 0.25)) % 1).toBeCloseTo(0, 6);
  });

  it('a day that fits stays as it is; one that is out of reach says so', () => {
    const meals = {
      ...emptyMeals(),
      lunch: { items: [{ ...food('rice', { calories: 100 }, { quantity: 100 }), order: 1 }] },
    };
    expect(adjustDay(meals, { calories: 100 }, FREE)).toMatchObject({ changes: [], reached: true });
    const far = adjustDay(meals, { calories: 2000 }, FREE);
    expect(far.reached).toBe(false);
    expect(far.changes).toMatchObject([{ from: 100, to: 150 }]);
    expect(adjustDay(emptyMeals(), { calories: 2000 }, FREE)).toMatchObject({
      changes: [],
      reached: false,
    });
  });
});
