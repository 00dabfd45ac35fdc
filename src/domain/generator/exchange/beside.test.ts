import { describe, expect, it } from 'vitest';
import type { Plan } from '../../records/plans';
import { emptyMeals, type Meals } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import { daysBeside, planAround } from './beside';

const lunch = (id: string): Meals => ({
  ...emptyMeals(),
  lunch: { items: [{ ...line(id), order: 1 }] },
});
const MENUS = new Map(['monday', 'tuesday', 'wednesday'].map((id) => [id, { meals: lunch(id) }]));
const plan = (id: string, updatedAt: string, ...menuIds: (string | undefined)[]): Plan => ({
  id,
  workspaceId: 'w',
  expertId: 'e',
  createdAt: updatedAt,
  updatedAt,
  name: id,
  dailyPlans: menuIds.map((menuId, order) => ({
    lineId: `${id} ${order}`,
    order,
    day: '',
    snacks: [],
    ...(menuId === undefined ? {} : { menuId }),
  })),
});
const ids = (days: readonly Meals[]) =>
  days.map(({ lunch: { items } }) => items.map(({ lineId }) => lineId).join());

describe('G5 the days beside a menu', () => {
  it('are those of the plan that eats it, the newest of several', () => {
    const old = plan('old', '2026-11-01T00:00:00.000Z', 'monday', 'tuesday');
    const newer = plan('newer', '2026-11-20T00:00:00.000Z', 'monday', 'wednesday');
    const other = plan('other', '2026-11-28T00:00:00.000Z', 'tuesday');
    expect(planAround([old, newer, other], 'monday')).toBe(newer);
    expect(planAround([old, newer, other], 'sunday')).toBeUndefined();
  });

  it('leave out its own days, days without anything and menus that are not at hand', () => {
    const week = plan(
      'week',
      '2026-11-20T00:00:00.000Z',
      'monday',
      'tuesday',
      undefined,
      'gone',
      'monday',
      'wednesday',
    );
    expect(ids(daysBeside(week, 'monday', MENUS))).toEqual(['tuesday', 'wednesday']);
  });
});
