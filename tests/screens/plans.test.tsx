// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Menu } from '../../src/domain/records/menus';
import type { Plan } from '../../src/domain/records/plans';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { clientWith } from '../support/newClient';
import { line, meals } from '../support/verdictPeople';
import { demoData } from './support/memoryData';
import { findAll, find, press } from './support/page';
import { beginScreen, endScreen, endScreens, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const AT = '2026-11-27T03:00:00.000Z';
const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };

/** A plan of one day whose lunch has so many dishes. */
function withLunch(dishes: number) {
  const lunch = Array.from({ length: dishes }, (_, at) =>
    line(`Món số ${at + 1}`, 100, { calories: 80 }),
  );
  const eaten = meals({ lunch });
  const menu: Menu = {
    ...base,
    id: 'm1',
    kind: 'personal',
    name: 'Ngày',
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    clientId: 'c1',
    meals: eaten,
    ...menuDerived(eaten, AT),
  };
  const dailyPlans = [{ lineId: 'd1', order: 1, day: '', snacks: [], menuId: 'm1' }];
  const plan: Plan = { ...base, id: 'p1', name: 'Tuần', startDate: '2026-12-08', dailyPlans };
  return demoData({ clients: [clientWith({ id: 'c1' })], menus: [menu], plans: [plan] });
}

const opened = (lunch: HTMLElement): string[] =>
  findAll('button', /^Nguyên liệu và cách nấu /, lunch).map((one) =>
    (one.getAttribute('aria-label') ?? '').replace(/^.*(Món số \d).*$/, '$1'),
  );

it.each([
  [5, ['Món số 1', 'Món số 2', 'Món số 3', 'Món số 4', 'Món số 5']],
  [6, ['Món số 1', 'Món số 2', 'Món số 3', 'Món số 4']],
])('a meal of %d dishes opens each of them from the plan', async (dishes, first) => {
  await openScreen(withLunch(dishes), '/expert/plans/p1');
  const lunch = await find('region', /^Bữa trưa, T3 08\/12/);
  expect(opened(lunch)).toEqual(first);
  if (dishes === first.length) return;
  await press('button', 'và 2 món nữa');
  expect(opened(await find('region', /^Bữa trưa, T3 08\/12/))).toHaveLength(dishes);
});
