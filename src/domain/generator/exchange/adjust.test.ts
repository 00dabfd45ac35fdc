import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoundOrigin, Limits } from '../../clinical/limits';
import { emptyMeals, type Meals, type MenuItem } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import { patchLine } from '../../food/lines';
import type { NutrientKey, NutrientMap } from '../../food/nutrients';
import { menuTotals } from '../../nutrition/totals';
import { buildStandard } from '../../verdict/standard';
import { createLimit } from '../../verdict/limit';
import type { Standard } from '../../verdict/types';
import { adjustDay as adjustTo, type Adjusted, type DayGoal } from './adjust';
import type { Limit } from '../../clinical/limitTypes';

const FOODS = {
  'Cơm trắng': { calories: 130, protein: 2.7, carbs: 28, fat: 0.3, fiber: 0.4, sodium: 1 },
  'Ức gà': { calories: 165, protein: 31, carbs: 0, fat: 3.6, fiber: 0, sodium: 74 },
  'Cá lóc': { calories: 97, protein: 18, carbs: 0, fat: 2.7, fiber: 0, sodium: 90 },
  'Đậu phụ': { calories: 95, protein: 10.9, carbs: 1, fat: 5.4, fiber: 0.4, sodium: 7 },
  'Rau muống': { calories: 25, protein: 3, carbs: 3, fat: 0.2, fiber: 2.1, sodium: 60 },
  'Chuối tiêu': { calories: 97, protein: 1.5, carbs: 22, fat: 0.2, fiber: 0.8, sodium: 5 },
  'Dầu ăn': { calories: 897, protein: 0, carbs: 0, fat: 99.7, fiber: 0, sodium: 0 },
  'Giò lụa': { calories: 136, protein: 21, carbs: 0, fat: 5.5, fiber: 0, sodium: 900 },
} satisfies Record<string, NutrientMap>;
type FoodName = keyof typeof FOODS;

function buildDay(grams: Partial<Record<FoodName, number>>): Meals {
  const items = Object.entries(grams).map(([name, quantity], order): MenuItem => {
    const base = line(name, { name, quantity, unit: 'g', unitAmount: 1 });
    const nutrients = FOODS[name as FoodName];
    return { ...base, order, snapshot: { ...base.snapshot, nutrients } };
  });
  return { ...emptyMeals(), lunch: { items } };
}

const ADA: BoundOrigin = {
  by: 'condition',
  condition: 'gestationalDiabetes',
  source: { guideline: 'ADA', year: 2026, place: 'DRI' },
};
const PREGNANT: Limits = {
  protein: { minimum: { value: 71, origin: ADA } },
  carbs: { minimum: { value: 175, origin: ADA } },
};
const most = (value: number): Limits[NutrientKey] => ({
  maximum: { value, origin: { ...ADA, condition: 'kidney' } },
});
const withFibre = (value: number): Limits => ({
  ...PREGNANT,
  fiber: { minimum: { value, origin: ADA } },
});
const standardBy = (limits: Limits): Standard =>
  buildStandard({ day: { sources: {}, clinical: { limits } } });
const adjustDay = (day: Meals, { limits = {}, ...goal }: DayGoal & { limits?: Limits }) =>
  adjustTo(day, goal, standardBy(limits));
const moved = ({ changes }: Adjusted) =>
  Object.fromEntries(changes.map(({ name, from, to }) => [name, to - from]));

describe('bringing a day to its energy within the limits', () => {
  const eaten = { 'Ức gà': 150, 'Cá lóc': 150, 'Đậu phụ': 150, 'Rau muống': 300, 'Dầu ăn': 20 };

  it('leaves a day alone whose energy fits: 109 g of protein are no reason for more rice and less fish', () => {
    const day = buildDay({ ...eaten, 'Cơm trắng': 660, 'Chuối tiêu': 100 });
    const { calories = { known: 0 }, protein = { known: 0 } } = menuTotals(day);
    expect(protein.known).toBeGreaterThan(100);
    const goal = { calories: calories.known - 60, limits: PREGNANT };
    expect(adjustDay(day, goal)).toMatchObject({ changes: [], reached: true, obstacles: [] });
  });

  it('takes no protein away for a prescription without a rule’s most: the panel calls it green', () => {
    const day = buildDay({ ...eaten, 'Cơm trắng': 500, 'Chuối tiêu': 100 });
    const { calories = { known: 0 }, protein = { known: 0 } } = menuTotals(day);
    expect(protein.known).toBeGreaterThan(100);
    const goal = { calories: calories.known + 250, protein: 80, limits: PREGNANT };
    const adjustment = adjustDay(day, goal);
    expect(adjustment.reached).toBe(true);
    for (const unchanged of ['Ức gà', 'Cá lóc', 'Đậu phụ', 'Rau muống'])
      expect(moved(adjustment)[unchanged] ?? 0).toBeGreaterThanOrEqual(0);
    const ruled = adjustDay(day, { ...goal, limits: { protein: most(85) } });
    expect(moved(ruled)['Ức gà']).toBeLessThan(0);
  });

  it('takes energy from rice and oil before it takes from chicken, fish, tofu and vegetables', () => {
    const day = buildDay({ ...eaten, 'Cơm trắng': 800, 'Chuối tiêu': 200 });
    const adjusted = adjustDay(day, { calories: 1650, limits: PREGNANT });
    expect(adjusted.reached).toBe(true);
    const steps = moved(adjusted);
    expect(steps['Cơm trắng']).toBeLessThan(0);
    for (const unchanged of ['Ức gà', 'Cá lóc', 'Đậu phụ', 'Rau muống'])
      expect(steps[unchanged] ?? 0).toBeGreaterThanOrEqual(0);
  });

  it('takes energy from a day that is short of fibre, but no fibre from a day that has enough', () => {
    const day = buildDay({ ...eaten, 'Cơm trắng': 800, 'Chuối tiêu': 200 });
    const fibre = menuTotals(day).fiber?.known ?? 0;
    expect(adjustDay(day, { calories: 1650, limits: withFibre(28) }).reached).toBe(true);
    const { reached, obstacles } = adjustDay(day, { calories: 1650, limits: withFibre(fibre) });
    expect(reached).toBe(false);
    expect(obstacles.map(({ of }) => of)).toContain('fiber');
  });

  it('adds energy without taking anything away', () => {
    const adjusted = adjustDay(buildDay({ ...eaten, 'Cơm trắng': 500 }), {
      calories: 2000,
      limits: PREGNANT,
    });
    expect(adjusted.reached).toBe(true);
    for (const step of Object.values(moved(adjusted))) expect(step).toBeGreaterThan(0);
  });

  it('refuses with the limit that stops it: rice may not go below 175 g of carbohydrate', () => {
    const day = buildDay({ 'Cơm trắng': 630, 'Ức gà': 240 });
    const { changes, reached, obstacles } = adjustDay(day, { calories: 800, limits: PREGNANT });
    expect(reached).toBe(false);
    expect(obstacles).toContainEqual(
      expect.objectContaining({ of: 'carbs', side: 'minimum', value: 175, origin: ADA }),
    );
    const after = menuTotals(
      changes.reduce((now, { lineId, to }) => patchLine(now, lineId, { quantity: to }), day),
    );
    expect(after.carbs?.known).toBeGreaterThanOrEqual(175);
    expect(after.protein?.known).toBeGreaterThanOrEqual(71);
  });

  it('does not leave a day above what a condition allows for the sake of a reference amount', () => {
    const day = buildDay({ ...eaten, 'Cơm trắng': 800, 'Chuối tiêu': 200 });
    const fibre = menuTotals(day).fiber?.known ?? 0;
    const origin: BoundOrigin = {
      by: 'table',
      source: { guideline: 'QĐ 2615', year: 2016, place: 'Bảng 1' },
    };
    const least = { fiber: { minimum: { value: fibre, origin } } };
    const goal = { calories: 1650 };
    const ruled = adjustDay(day, { ...goal, limits: { ...least, calories: most(1750) } });
    expect(ruled.after.calories).toBeLessThanOrEqual(1750);
    expect(ruled.broken.map(({ limit }) => limit.of)).toEqual(['fiber']);
    expect(adjustDay(day, { ...goal, limits: least }).after.calories).toBeGreaterThan(1750);
  });

  it('takes protein away where a rule sets a most, and says what the day still breaks', () => {
    const day = buildDay({ 'Cơm trắng': 400, 'Ức gà': 100, 'Giò lụa': 100, 'Dầu ăn': 30 });
    const limits: Limits = { protein: most(50), sodium: most(500) };
    const adjusted = adjustDay(day, { calories: 1100, limits });
    expect(moved(adjusted)['Ức gà']).toBeLessThan(0);
    expect(adjusted.after.protein).toBeLessThan(63);
    const sodium = adjustDay(buildDay({ 'Cơm trắng': 400, 'Giò lụa': 200 }), {
      calories: 792,
      limits: { sodium: most(500) },
    });
    expect(sodium.changes).toEqual([]);
    expect(sodium.broken).toMatchObject([
      { limit: { of: 'sodium', side: 'maximum' }, known: 1804, status: 'over' },
    ]);
  });
});

const named = (of: Limit['of'], value: number, more: Partial<Limit> = {}): Limit =>
  createLimit({
    of,
    side: 'maximum',
    value,
    per: 'day',
    origin: { by: 'expert', note: 'n' },
    severity: 'illness',
    ...more,
  });
const heldTo = (...limits: Limit[]): Standard => ({ limits, opposed: [], alarms: [] });
const sweet = (grams: number): Meals => {
  const base = line('sweet', { name: 'Kẹo dừa', quantity: grams, unit: 'g', unitAmount: 1 });
  const nutrients = { calories: 400, carbs: 95, sugar: 80, protein: 1, fat: 1 };
  const { lunch } = buildDay({ 'Cơm trắng': 300 });
  const item = { ...base, order: 9, snapshot: { ...base.snapshot, nutrients } };
  return { ...emptyMeals(), lunch: { items: [...lunch.items, item] } };
};

describe('raising amounts under the lines of a verdict that are no nutrient', () => {
  it('raises no sweet past the free sugars of the day, and names them', () => {
    const free = moved(adjustTo(sweet(20), { calories: 650 }, heldTo()));
    expect(free['Kẹo dừa']).toBeGreaterThan(0);
    const held = adjustTo(sweet(20), { calories: 650 }, heldTo(named('freeSugars', 18)));
    expect(moved(held)['Kẹo dừa'] ?? 0).toBe(0);
    const far = adjustTo(sweet(20), { calories: 900 }, heldTo(named('freeSugars', 18)));
    expect(far.obstacles.map(({ of }) => of)).toContain('freeSugars');
  });

  it('raises no meal past the vitamin K of one meal', () => {
    const base = line('leaf', { name: 'Cải soong', quantity: 200, unit: 'g', unitAmount: 1 });
    const nutrients = { calories: 20, vitaminK: 300, protein: 2, carbs: 1, fat: 0 };
    const leaf = { ...base, order: 1, snapshot: { ...base.snapshot, nutrients } };
    const day = { ...emptyMeals(), lunch: { items: [leaf] } };
    const limit = named('mealVitaminK', 700, { per: 'meal', exclusive: true });
    expect(moved(adjustTo(day, { calories: 60 }, heldTo()))['Cải soong']).toBe(100);
    expect(moved(adjustTo(day, { calories: 60 }, heldTo(limit)))['Cải soong']).toBe(30);
  });

  it('pours no more of what must not be drunk at all', () => {
    const base = line('beer', { name: 'Bia', quantity: 330, unit: 'g', unitAmount: 1 });
    const beer = { ...base, order: 9, snapshot: { ...base.snapshot, nutrients: { calories: 43 } } };
    const { lunch } = buildDay({ 'Cơm trắng': 100 });
    const day = { ...emptyMeals(), lunch: { items: [...lunch.items, beer] } };
    const goal = { calories: 400 };
    expect(moved(adjustTo(day, goal, heldTo())).Bia).toBeGreaterThan(0);
    expect(moved(adjustTo(day, goal, heldTo(named('alcohol', 0)))).Bia ?? 0).toBe(0);
  });

  it('does not reach a bound that is on the wrong side itself', () => {
    const day = buildDay({ 'Cơm trắng': 400, 'Ức gà': 100 });
    const goal = { calories: 900 };
    const most = named('protein', 50, { exclusive: true });
    const protein = adjustTo(day, goal, heldTo(most)).after.protein;
    expect(Math.round(protein)).toBeLessThan(50);
    expect(adjustTo(day, goal, heldTo()).after.protein).toBeGreaterThan(50);
  });
});

const amount = fc.record(
  Object.fromEntries(
    Object.keys(FOODS).map((name) => [name, fc.integer({ min: 5, max: 600 })]),
  ) as Record<FoodName, fc.Arbitrary<number>>,
  { requiredKeys: [] },
);
const origin = fc.constantFrom<BoundOrigin>(
  ADA,
  { by: 'expert', note: 'n' },
  { by: 'table', source: { guideline: 'QĐ 2615', year: 2016, place: 'Bảng 1' } },
);
const bound = (max: number) => fc.record({ value: fc.integer({ min: 1, max }), origin });
const limit = (max: number) =>
  fc.record({ minimum: bound(max), maximum: bound(max) }, { requiredKeys: [] });
const limits: fc.Arbitrary<Limits> = fc.record(
  {
    calories: limit(4000),
    protein: limit(200),
    carbs: limit(500),
    fat: limit(150),
    fiber: limit(40),
    sodium: limit(4000),
  },
  { requiredKeys: [] },
);
const goal = fc.record({
  calories: fc.integer({ min: 400, max: 4000 }),
  protein: fc.option(fc.integer({ min: 20, max: 200 }), { nil: undefined }),
  limits,
});

describe('adjustDay', () => {
  it('never leaves a limit, and never leaves one of energy, or a most, further', () => {
    fc.assert(
      fc.property(amount, goal, (grams, expected) => {
        const day = buildDay(grams);
        const { changes } = adjustDay(day, expected);
        const adjusted = changes.reduce(
          (now, { lineId, to }) => patchLine(now, lineId, { quantity: to }),
          day,
        );
        const [before, after] = [menuTotals(day), menuTotals(adjusted)];
        const all = standardBy(expected.limits).limits;
        const knownAmount = (totals: typeof before, key: string) =>
          totals[key as NutrientKey]?.known ?? 0;
        const isOver = all.some(
          ({ of, side, value, severity }) =>
            side === 'maximum' && severity !== 'general' && knownAmount(before, of) > value,
        );
        for (const { of, side, value, origin } of all) {
          const [was, is] = [knownAmount(before, of), knownAmount(after, of)];
          if (side === 'maximum') expect(is).toBeLessThanOrEqual(Math.max(was, value) + 1e-4);
          const gives = ['calories', 'protein', 'carbs', 'fat'].includes(of);
          const isMending = isOver && origin.by === 'table';
          if (side === 'minimum' && (gives || (was >= value && !isMending)))
            expect(is).toBeGreaterThanOrEqual(Math.min(was, value) - 1e-4);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('without too much protein or energy it takes nothing from protein foods and vegetables', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 400, max: 4000 }), (grams, calories) => {
        const day = buildDay(grams);
        fc.pre((menuTotals(day).calories?.known ?? 0) <= calories * 1.05);
        const steps = moved(adjustDay(day, { calories, limits: PREGNANT }));
        for (const unchanged of ['Ức gà', 'Cá lóc', 'Đậu phụ', 'Rau muống', 'Giò lụa'])
          expect(steps[unchanged] ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
