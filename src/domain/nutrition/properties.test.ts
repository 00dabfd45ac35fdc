import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEAL_SLOTS, menuItemSchema, type MenuItem } from '../food/storedLines';
import { NUTRIENT_KEYS, nutrientMapSchema } from '../food/nutrients';
import { buildLunch } from './fixtures';
import { toExtended, itemNutrients, lineTotals, menuDerived, menuTotals } from './totals';

/** Amounts that are not 0 are large enough to measure: shares of 10⁻³²³ g are lost in the arithmetic of the machine. */
const amount = fc
  .double({ min: 0, max: 10_000, noNaN: true })
  .map((value) => (value < 1e-9 ? 0 : value));
const nutrients = fc.record(
  Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, amount])) as Record<string, typeof amount>,
  { requiredKeys: [] },
);
const line: fc.Arbitrary<MenuItem> = fc
  .record({
    lineId: fc.uuid(),
    quantity: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 5, arbitrary: fc.double({ min: 0.001, max: 1000, noNaN: true }) },
    ),
    unitAmount: fc.double({ min: 0.01, max: 1000, noNaN: true }),
    basis: fc.constantFrom(1, 100, 250),
    nutrients,
    order: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ basis, nutrients: values, ...rest }) => ({
    ...rest,
    type: 'food',
    itemId: 'food-1',
    name: 'Món',
    unit: 'g',
    snapshot: {
      basis: { amount: basis, unit: 'g' },
      nutrients: nutrientMapSchema.parse(values),
      sourceVersion: '1',
    },
  }));
const lines = fc.array(line, { maxLength: 12 });
const eaten = (items: MenuItem[]) => items.filter((item) => item.quantity * item.unitAmount > 0);

const good = (value: number) => Number.isFinite(value) && value >= 0;
const near = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

describe('E11 properties of nutrition totals', { timeout: 30_000 }, () => {
  it('works on lines that the schema accepts', () => {
    fc.assert(fc.property(line, (item) => menuItemSchema.safeParse(item).success));
  });

  it('is additive: the whole is the sum of two parts', () => {
    fc.assert(
      fc.property(lines, lines, (left, right) => {
        const [a, b, all] = [lineTotals(left), lineTotals(right), lineTotals([...left, ...right])];
        return NUTRIENT_KEYS.every((key) => {
          if (!a[key] && !b[key]) return all[key] === undefined;
          return near(all[key]?.known ?? NaN, (a[key]?.known ?? 0) + (b[key]?.known ?? 0));
        });
      }),
    );
  });

  it('a share lies between those of two parts that both report the nutrient', () => {
    fc.assert(
      fc.property(lines, lines, (left, right) => {
        const [a, b, all] = [lineTotals(left), lineTotals(right), lineTotals([...left, ...right])];
        return NUTRIENT_KEYS.every((key) => {
          const [one, other, both] = [a[key]?.share, b[key]?.share, all[key]?.share];
          if (one === undefined || other === undefined || both === undefined) return true;
          // By energy a part of tea weighs nothing; shares are then held off 0 and 1.
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          return both >= low - 0.002 && both <= high + 0.002;
        });
      }),
    );
  });

  it('is complete just when nothing is unknown, or all unknowns together are within 2 %', () => {
    const bounded = fc.tuple(line, fc.double({ min: 0, max: 1000, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(bounded, { maxLength: 8 }),
        fc.constantFrom(...NUTRIENT_KEYS),
        (drawn, key) => {
          const items = drawn.map(([item, most]) => ({
            ...item,
            snapshot: { ...item.snapshot, atMost: { [key]: most } },
          }));
          const total = lineTotals(items)[key];
          if (!total || total.uncounted) return true;
          const most = eaten(items)
            .filter(({ snapshot }) => snapshot.nutrients[key] === undefined)
            .map(
              (item) =>
                ((item.quantity * item.unitAmount) / item.snapshot.basis.amount) *
                (item.snapshot.atMost?.[key] ?? 0),
            )
            .reduce((sum, value) => sum + value, 0);
          const limit = total.known * 0.02;
          // Sums in another order may differ in the last digit.
          return (
            Math.abs(most - limit) < 1e-6 * (1 + limit) || (total.share === 1) === most <= limit
          );
        },
      ),
    );
  });

  it('is the sum of its slots', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 5, maxLength: 5 }), (slots) => {
        const meals = buildLunch([]);
        MEAL_SLOTS.forEach((slot, index) => {
          meals[slot] = { items: slots[index] ?? [] };
        });
        expect(menuTotals(meals)).toEqual(lineTotals(slots.flat()));
      }),
      { numRuns: 40 },
    );
  });

  it('is linear in the amount: k times as much has k times the nutrients, the same shares', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0.1, max: 50, noNaN: true }), (items, k) => {
        const once = lineTotals(items);
        const more = lineTotals(items.map((item) => ({ ...item, quantity: item.quantity * k })));
        return NUTRIENT_KEYS.every(
          (key) =>
            near(once[key]?.share ?? 0, more[key]?.share ?? 0) &&
            near((once[key]?.known ?? 0) * k, more[key]?.known ?? 0),
        );
      }),
    );
  });

  it('does not depend on the order of the lines, to the last digit', () => {
    const shuffled = lines.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([items, other]) => {
        expect(lineTotals(other)).toEqual(lineTotals(items));
        expect(toExtended(lineTotals(other))).toEqual(toExtended(lineTotals(items)));
      }),
    );
  });

  it('is never NaN or negative, whatever stands in the fields', () => {
    const wild = fc.double();
    const values = fc.record({ calories: wild, iron: wild, protein: wild }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.tuple(line, wild, wild, wild, values)), (drawn) => {
        const items = drawn.map(([item, quantity, unitAmount, basis, figures]) => ({
          ...item,
          quantity,
          unitAmount,
          snapshot: { ...item.snapshot, nutrients: figures, basis: { amount: basis, unit: 'g' } },
        }));
        for (const item of items) expect(Object.values(itemNutrients(item)).every(good)).toBe(true);
        const totals = Object.values(lineTotals(items));
        expect(totals.every(({ known, share }) => known >= 0 && share > 0 && share <= 1)).toBe(
          true,
        );
        const { nutritionSummary } = menuDerived(buildLunch(items), '2026-11-21T00:00:00.000Z');
        expect(Object.values(nutritionSummary).some(Number.isNaN)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('is a share also where the energy overflows', () => {
    const huge = { quantity: 1e308, unitAmount: 1, name: 'Món' };
    const basis = { amount: 100, unit: 'g' as const };
    const totals = lineTotals(
      [{ protein: 100 }, { carbs: 1 }].map((nutrients) => ({
        ...huge,
        snapshot: { basis, nutrients, sourceVersion: '1' },
      })),
    );
    expect(totals.carbs?.share).toBeGreaterThan(0);
    expect(totals.carbs?.share).toBeLessThan(1);
  });

  it('tells unknown from zero: a reported 0 raises the share, an absent value lowers it', () => {
    const base = line.filter((item) => item.quantity > 0);
    fc.assert(
      fc.property(base, fc.constantFrom(...NUTRIENT_KEYS), (item, key) => {
        const { [key]: _gone, ...rest } = item.snapshot.nutrients;
        const silent = { ...item, snapshot: { ...item.snapshot, nutrients: rest } };
        const zero = { ...item, snapshot: { ...item.snapshot, nutrients: { ...rest, [key]: 0 } } };
        const three = {
          ...item,
          quantity: item.quantity,
          snapshot: { ...item.snapshot, nutrients: { ...rest, [key]: 3 } },
        };
        const known = lineTotals([three])[key]?.known;
        expect(lineTotals([silent])[key]).toBeUndefined();
        expect(lineTotals([zero])[key]).toEqual({ known: 0, share: 1 });
        expect(lineTotals([three, zero])[key]).toEqual({ known, share: 1 });
        expect(lineTotals([three, silent])[key]?.known).toBe(known);
        expect(lineTotals([three, silent])[key]?.share).toBeLessThan(1);
      }),
    );
  });
});
