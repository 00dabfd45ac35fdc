import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plans } from '../records/plans';
import { emptyMeals, type MealSlot, type Meals } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { menuTotals } from '../nutrition/totals';
import {
  addDay,
  copyCell,
  copyDayTo,
  dateAfter,
  duplicateDay,
  mealsOfDay,
  missingMenus,
  newDays,
  PLAN_DAYS,
  planTotals,
  removeDay,
  repeatDays,
  resolveDay,
  setCell,
  setDayMenu,
  sortedDays,
  swapCells,
  swapDays,
  type Cell,
  type PlanDay,
} from './planning';

let count = 0;
const newId = () => `day-${(count += 1)}`;

const menuIds = fc.uniqueArray(fc.constantFrom('m1', 'm2', 'm3', 'm4'), { minLength: 1 });
const days: fc.Arbitrary<PlanDay[]> = fc
  .tuple(fc.integer({ min: 1, max: 14 }), menuIds)
  .map(([length, ids]) => newDays(length, ids, newId));
const slot: fc.Arbitrary<MealSlot> = fc.constantFrom(
  'breakfast',
  'lunch',
  'dinner',
  'snack1',
  'snack2',
);
const pick = (all: readonly PlanDay[], at: number) => all[at % all.length]!.lineId;
const eaten = (all: readonly PlanDay[]) =>
  all.flatMap((day) => Object.values(mealsOfDay(day)).map((meal) => JSON.stringify(meal))).sort();
const getCell = (all: readonly PlanDay[], { day, slot: at }: Cell) =>
  mealsOfDay(all.find(({ lineId }) => lineId === day)!)[at];

const meals = (grams: number): Meals => ({
  ...emptyMeals(),
  lunch: { items: [{ ...line('rice', { quantity: grams }), order: 1 }] },
});
const MENUS = new Map(
  ['m1', 'm2', 'm3', 'm4'].map((id, at) => [id, { meals: meals(100 * (at + 1)) }]),
);

describe('G4 days of a plan', () => {
  it('a swap of two meals keeps all that is eaten, and twice is as before', () => {
    fc.assert(
      fc.property(days, fc.nat(), slot, fc.nat(), slot, (all, a, slotA, b, slotB) => {
        const [one, other] = [
          { day: pick(all, a), slot: slotA },
          { day: pick(all, b), slot: slotB },
        ];
        const swapped = swapCells(all, one, other);
        expect(eaten(swapped)).toEqual(eaten(all));
        expect(getCell(swapped, one)).toEqual(getCell(all, other));
        expect(getCell(swapped, other)).toEqual(getCell(all, one));
        expect(swapCells(swapped, one, other).map(mealsOfDay)).toEqual(all.map(mealsOfDay));
      }),
    );
  });

  it('a copy changes the one meal only', () => {
    fc.assert(
      fc.property(days, fc.nat(), slot, fc.nat(), slot, (all, a, slotA, b, slotB) => {
        const [from, to] = [
          { day: pick(all, a), slot: slotA },
          { day: pick(all, b), slot: slotB },
        ];
        const copied = copyCell(all, from, to);
        expect(getCell(copied, to)).toEqual(getCell(all, from));
        for (const day of all) if (day.lineId !== to.day) expect(copied).toContain(day);
      }),
    );
  });

  it('days change what they eat, not their place; copies of days follow each other', () => {
    fc.assert(
      fc.property(days, fc.nat(), fc.nat(), (all, a, b) => {
        const [one, other] = [pick(all, a), pick(all, b)];
        const swapped = swapDays(all, one, other);
        expect(sortedDays(swapped).map(({ lineId }) => lineId)).toEqual(
          sortedDays(all).map(({ lineId }) => lineId),
        );
        expect(eaten(swapped)).toEqual(eaten(all));
        const copied = copyDayTo(all, one, other);
        const [source, target] = [one, other].map((id) => copied.find((day) => day.lineId === id)!);
        expect(mealsOfDay(target!)).toEqual(mealsOfDay(source!));
        const twice = duplicateDay(all, one, 'copy');
        expect(twice).toHaveLength(Math.min(all.length + 1, PLAN_DAYS.max));
        if (all.length < PLAN_DAYS.max) {
          const order = sortedDays(twice).map(({ lineId }) => lineId);
          expect(order.indexOf('copy')).toBe(order.indexOf(one) + 1);
        }
      }),
    );
  });

  it('repeats the days in their order up to fourteen, never fewer than there were', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -3, max: 40 }), (all, expected) => {
        const repeated = sortedDays(repeatDays(all, expected, newId));
        expect(repeated).toHaveLength(Math.max(all.length, Math.min(expected, PLAN_DAYS.max)));
        for (const [at, day] of repeated.entries())
          expect(mealsOfDay(day)).toEqual(mealsOfDay(sortedDays(all)[at % all.length]!));
        expect(new Set(repeated.map(({ lineId }) => lineId)).size).toBe(repeated.length);
      }),
    );
  });

  it('is stored as its collection wants it, whatever was done', () => {
    const all = duplicateDay(newDays(3, ['m1', 'm2'], newId), 'x', newId());
    const [first, second] = all.map(({ lineId }) => lineId);
    const changed = addDay(
      setCell(
        swapCells(all, { day: first!, slot: 'lunch' }, { day: second!, slot: 'dinner' }),
        { day: first!, slot: 'snack1' },
        undefined,
      ),
      newId(),
    );
    const at = '2026-11-22T00:00:00.000Z';
    const base = { id: 'p', workspaceId: 'w', expertId: 'e', createdAt: at, updatedAt: at };
    const plan = { ...base, name: 'Tuần 48', dailyPlans: changed, bought: ['food a g'] };
    expect(plans.schema.safeParse(plan).error?.issues).toBeUndefined();
    expect(removeDay(changed, first!)).toHaveLength(changed.length - 1);
    expect(mealsOfDay(setDayMenu(changed, first!, 'm3')[0]!).lunch).toEqual({
      menuId: 'm3',
      slot: 'lunch',
    });
  });

  it('the mean of the days on which something is eaten, times their number, is all that is eaten', () => {
    fc.assert(
      fc.property(days, (all) => {
        const resolved = all.map((day) => resolveDay(day, MENUS));
        const totals = planTotals([...resolved, emptyMeals()]);
        const sum = resolved.reduce((now, day) => now + (menuTotals(day).calories?.known ?? 0), 0);
        expect(totals.eaten).toBe(all.length);
        expect((totals.mean.calories?.known ?? 0) * totals.eaten).toBeCloseTo(sum, 6);
        expect(totals.days).toHaveLength(all.length + 1);
      }),
    );
  });

  it('a menu that is gone leaves its meals empty and is told; dates go over months', () => {
    const all = newDays(2, ['m1', 'gone'], newId);
    expect(missingMenus(all, MENUS)).toEqual(new Set(['gone']));
    expect(resolveDay(all[1]!, MENUS)).toEqual(emptyMeals());
    expect(dateAfter('2026-11-29', 3)).toBe('2026-12-02');
    expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('fourteen equal days of sixty lines have the mean of one; how long that takes is the bench’s case plan-totals', () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ ...line(`l${at}`), order: at }));
    const full = { ...emptyMeals(), lunch: { items } };
    const [one, all] = [planTotals([full]), planTotals(Array.from({ length: 14 }, () => full))];
    expect(all.days).toHaveLength(14);
    expect(all.eaten).toBe(14);
    expect(one.mean.calories?.known).toBeGreaterThan(0);
    expect(all.mean.calories?.known).toBeCloseTo(one.mean.calories?.known ?? 0);
  });
});
