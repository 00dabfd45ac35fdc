import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMeals, MEAL_SLOTS } from '../collections/shared/lines';
import type { Meals, MenuItem } from '../collections/shared/lines';
import { line } from '../lineFixture';
import { patchLine } from '../lines';
import type { NewLine } from '../lines';
import type { NutrientMap } from '../nutrients';
import { itemNutrients, menuTotals } from '../nutrition/totals';
import { ADJUST_RANGE, adjustDay } from './adjust';
import { EXCHANGE_UNITS, exchangeGroupOf, exchangeUnits } from './groups';
import { SWAP_TOLERANCE, swapGroup, swapsFor } from './swaps';
import type { SwapOptions } from './swaps';

const STARCH = 'Gạo, bún, mì và ngũ cốc';
const FISH = 'Cá và hải sản';

const food = (itemId: string, nutrients: NutrientMap, fields: Partial<NewLine> = {}): NewLine => {
  const base = line(`line-${itemId}`, { itemId, name: `Món ${itemId}`, ...fields });
  return { ...base, snapshot: { ...base.snapshot, nutrients, ...fields.snapshot } };
};

const candidate = fc
  .record({
    id: fc.uuid(),
    category: fc.constantFrom(STARCH, FISH, 'Trái cây', 'Gia vị và nước chấm'),
    calories: fc.double({ min: 1, max: 900, noNaN: true }),
    protein: fc.double({ min: 0.1, max: 30, noNaN: true }),
    fat: fc.double({ min: 0, max: 30, noNaN: true }),
    sodium: fc.double({ min: 0, max: 2000, noNaN: true }),
    shrimp: fc.boolean(),
    measure: fc.option(fc.double({ min: 5, max: 300, noNaN: true }), { nil: undefined }),
  })
  .map(({ id, category, shrimp, measure, ...nutrients }) => {
    const base = food(
      id,
      { ...nutrients, carbs: 20 },
      measure ? { unit: 'chén', unitAmount: measure, quantity: 1 } : {},
    );
    return {
      category,
      line: { ...base, snapshot: { ...base.snapshot, ...(shrimp ? { allergens: ['tôm'] } : {}) } },
    };
  });

const options = fc
  .record({ sodium: fc.integer({ min: 0, max: 4000 }), most: fc.integer({ min: 0, max: 3000 }) })
  .map(({ sodium, most }): SwapOptions => ({
    allergies: ['Tôm'],
    limits: { sodium: { maximum: { value: most, origin: { by: 'fixed' } } } },
    day: { sodium: { known: sodium, share: 1 } },
  }));

describe('G5 exchange of dishes', () => {
  it('offers only the same group, within ±5 % of the energy, without allergens, within the limits', () => {
    fc.assert(
      fc.property(
        fc.array(candidate, { maxLength: 25 }),
        candidate,
        options,
        (others, own, given) => {
          const group = swapGroup(own.line, own.category);
          const before = itemNutrients(own.line);
          for (const { line: other, warnings } of swapsFor(own.line, group, others, given)) {
            const from = others.find(({ line: one }) => one.itemId === other.itemId)!;
            const after = itemNutrients(other);
            expect(swapGroup(from.line, from.category)).toBe(group);
            expect(Math.abs(after.calories! - before.calories!)).toBeLessThanOrEqual(
              before.calories! * SWAP_TOLERANCE + 1e-9,
            );
            expect(warnings.some(({ level }) => level === 'contains')).toBe(false);
            expect(other.snapshot.allergens ?? []).not.toContain('tôm');
            const more = after.sodium! - before.sodium!;
            const day = given.day.sodium!.known + more;
            const most = given.limits.sodium!.maximum!.value;
            // Rounding counts as a share of the limit.
            expect(more <= 1e-9 * Math.max(most, 1) || day <= most).toBe(true);
            expect(other.quantity).toBeGreaterThan(0);
            expect(other.quantity).toBeLessThanOrEqual(1000);
          }
        },
      ),
    );
  });

  it('130 g of noodles become as much energy of rice, in bowls where they fit', () => {
    const rice = food(
      'rice',
      { calories: 130, protein: 2.7, carbs: 28, fat: 0.3 },
      { unit: 'chén', unitAmount: 140, quantity: 1 },
    );
    const own = food('noodles', { calories: 143, protein: 3.2, carbs: 32, fat: 0.4 });
    const none = { allergies: [], limits: {}, day: {} };
    const [swap] = swapsFor(own, 'starch', [{ line: rice, category: STARCH }], none);
    // 185,9 kcal are 143 g of rice: one bowl has 182 kcal, 2 % less.
    expect(swap?.line).toMatchObject({ quantity: 1, unit: 'chén' });
    expect(swap?.change.calories).toBeCloseTo(182 - 185.9, 6);
    expect(swapsFor(own, undefined, [{ line: rice, category: STARCH }], none)).toEqual([]);
  });

  describe('on a day that is over a limit already', () => {
    const origin = { by: 'expert', note: '' } as const;
    const limits = {
      protein: { maximum: { value: 50, origin } },
      sodium: { maximum: { value: 2000, origin } },
      phosphorus: { expertSets: 'kidney' as const },
    };
    const day = {
      protein: { known: 116, share: 1 },
      sodium: { known: 4400, share: 1 },
      potassium: { known: 2000, share: 1 },
    };
    const given = { allergies: [], limits, day };
    const own = food('salted fish', { calories: 120, protein: 20, sodium: 2000, fat: 3 });
    const offered = (nutrients: NutrientMap) =>
      swapsFor(own, 'leanProtein', [{ line: food('other', nutrients), category: FISH }], given);

    it('offers what makes it better in all, also where it adds a little of something', () => {
      const better = { calories: 120, protein: 20.5, sodium: 90, potassium: 350, fat: 3 };
      expect(offered(better)).toHaveLength(1);
      expect(offered({ ...better, sodium: 2600 })).toEqual([]);
      expect(offered({ ...better, protein: 30, sodium: 1990 })).toEqual([]);
    });

    it('mends one limit at the cost of another that is broken already by no more than a trace', () => {
      const fewProtein = { calories: 120, protein: 12, potassium: 350, fat: 6 };
      // 40 mg of 2,000 are a trace; 260 mg more of salt are not, though the protein falls by a fifth of its limit.
      expect(offered({ ...fewProtein, sodium: 2030 })).toHaveLength(1);
      expect(offered({ ...fewProtein, sodium: 2200 })).toEqual([]);
    });

    it('does not take what is not reported for better, and says so', () => {
      const [swap] = offered({ calories: 120, protein: 20, potassium: 350, fat: 3 });
      expect(swap?.limited).toEqual([
        { nutrient: 'sodium', overBefore: true },
        { nutrient: 'potassium', overBefore: false },
        { nutrient: 'phosphorus', overBefore: false },
      ]);
      expect(offered({ calories: 120, protein: 20.5, fat: 3 })).toEqual([]);
    });

    it('puts what helps most first, and shows sodium, potassium and what else is limited', () => {
      const some = food('some', { calories: 120, protein: 20, sodium: 1500, fat: 3 });
      const most = food('most', { calories: 120, protein: 19, sodium: 60, fat: 4 });
      const candidates = [some, most].map((one) => ({ line: one, category: FISH }));
      const [first, second] = swapsFor(own, 'leanProtein', candidates, given);
      expect([first?.line.itemId, second?.line.itemId]).toEqual(['most', 'some']);
      const sodium = first?.limited.find(({ nutrient }) => nutrient === 'sodium');
      expect(sodium?.overBefore).toBe(true);
      expect(sodium?.more).toBeLessThan(-2400);
    });
  });

  it('does not take an unknown figure for 0, and puts what is known first', () => {
    const own = food('a', { calories: 100, protein: 10, carbs: 10, fat: 2 });
    const known = food('b', { calories: 100, protein: 2, carbs: 20, fat: 1 });
    const unknown = food('c', { calories: 100, carbs: 10, fat: 2 });
    const others = [unknown, known].map((one) => ({ line: one, category: STARCH }));
    const given = { allergies: [], limits: {}, day: {} };
    const swaps = swapsFor(own, swapGroup(own, STARCH), others, given);
    expect(swaps.map(({ line: one, change }) => [one.itemId, change.protein])).toEqual([
      ['b', expect.closeTo(-10.4, 6)],
      ['c', undefined],
    ]);
  });

  it('groups foods as the exchange units do, and counts in them', () => {
    expect(exchangeGroupOf(FISH, { protein: 20, fat: 2 })).toBe('leanProtein');
    expect(exchangeGroupOf('Trứng', { protein: 14.8, fat: 11.6 })).toBe('mediumProtein');
    expect(exchangeGroupOf('Thịt và chế phẩm', { protein: 16, fat: 21 })).toBe('fattestProtein');
    expect(exchangeGroupOf('Sữa và chế phẩm', { protein: 3.9, fat: 4.4, carbs: 4.8 })).toBe(
      'wholeMilk',
    );
    expect(exchangeGroupOf('Đậu, hạt và chế phẩm', { protein: 10.9, fat: 5.4, carbs: 0.7 })).toBe(
      'leanProtein',
    );
    expect(exchangeGroupOf('Đậu, hạt và chế phẩm', { protein: 23, fat: 2.4, carbs: 53 })).toBe(
      'starch',
    );
    expect(exchangeGroupOf('Gia vị và nước chấm', { protein: 7 })).toBeUndefined();
    expect(exchangeGroupOf('constructor', {})).toBeUndefined();
    expect(exchangeUnits('starch', { carbs: 50 })).toBe(2.5);
    expect(exchangeUnits('leanProtein', {})).toBeUndefined();
    // The table agrees with itself: 4/9/4 within 15 kcal.
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
const missOf = (
  { calories, protein }: { calories: number; protein: number },
  wanted: { calories: number; protein?: number | undefined },
) =>
  Math.abs(calories - wanted.calories) +
  (wanted.protein === undefined ? 0 : Math.max(0, wanted.protein - protein) * 12);
const sumOf = (meals: Meals) => {
  const totals = menuTotals(meals);
  return { calories: totals.calories?.known ?? 0, protein: totals.protein?.known ?? 0 };
};
const applied = (meals: Meals, changes: readonly { lineId: string; to: number }[]) =>
  changes.reduce((now, { lineId, to }) => patchLine(now, lineId, { quantity: to }), meals);

describe('G5 bringing a day to its goal', () => {
  it('never makes a day worse, keeps each line in its range, and says what comes of it', () => {
    fc.assert(
      fc.property(day, goal, (meals, wanted) => {
        const ids = MEAL_SLOTS.flatMap((slot) => meals[slot].items.map(({ lineId }) => lineId));
        fc.pre(new Set(ids).size === ids.length);
        const { changes, after, reached } = adjustDay(meals, wanted);
        const changed = applied(meals, changes);
        const sum = sumOf(changed);
        expect(sum.calories).toBeCloseTo(after.calories, 4);
        expect(sum.protein).toBeCloseTo(after.protein, 4);
        expect(missOf(after, wanted)).toBeLessThanOrEqual(missOf(sumOf(meals), wanted) + 1e-6);
        for (const { from, to } of changes) {
          expect(to).toBeGreaterThanOrEqual(from * ADJUST_RANGE.least - 1e-6);
          expect(to).toBeLessThanOrEqual(from * ADJUST_RANGE.most + 1e-6);
          expect(to).not.toBe(from);
        }
        if (reached)
          expect(Math.abs(after.calories - wanted.calories)).toBeLessThanOrEqual(
            wanted.calories * 0.05,
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
    const { changes, after, reached } = adjustDay(meals, { calories: 1400, protein: 60 });
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
    expect(adjustDay(meals, { calories: 100 })).toMatchObject({ changes: [], reached: true });
    const far = adjustDay(meals, { calories: 2000 });
    expect(far.reached).toBe(false);
    expect(far.changes).toMatchObject([{ from: 100, to: 150 }]);
    expect(adjustDay(emptyMeals(), { calories: 2000 })).toMatchObject({
      changes: [],
      reached: false,
    });
  });
});
