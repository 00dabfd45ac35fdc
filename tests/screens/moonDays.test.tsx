// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Plan } from '../../src/domain/records/plans';
import { clientWith } from '../support/newClient';
import { demoData } from './support/memoryData';
import { fill, find, says, getText } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const AT = '2026-11-27T03:00:00.000Z';
const plan = (startDate: string): Plan => ({
  workspaceId: 'w',
  expertId: 'e',
  createdAt: AT,
  updatedAt: AT,
  id: 'p1',
  name: 'Tuần',
  clientId: 'c1',
  startDate,
  dailyPlans: [1, 2, 3, 4, 5, 6, 7].map((order) => ({
    lineId: `d${order}`,
    order,
    day: '',
    snacks: [],
  })),
});
const data = (startDate: string) =>
  demoData({
    clients: [
      clientWith({ id: 'c1', dietaryRestrictions: 'Ăn chay ngày rằm, mồng một', updatedAt: AT }),
    ],
    plans: [plan(startDate)],
  });

// Wednesday 9 December 2026 is the first of the eleventh lunar month.
it('the generator says that no day of the moon falls into the days, and which is the next', async () => {
  await openScreen(data('2026-12-10'), '/expert/generator?client=c1');
  await fill('Ngày bắt đầu', '2026-11-30');
  await says('Tuần này không có ngày rằm, mồng một. Gần nhất: mồng một, 09/12/2026.');
  await fill('Số ngày', '10');
  await eventually(() => expect(getText()).not.toContain('không có ngày rằm'));
  await fill('Số ngày', '5');
  await says('Trong 5 ngày này không có ngày rằm, mồng một. Gần nhất: mồng một, 09/12/2026.');
});

it('so does the plan', async () => {
  await openScreen(data('2026-12-10'), '/expert/plans/p1');
  await says('Tuần này không có ngày rằm, mồng một. Gần nhất: rằm, 23/12/2026.');
  await openScreen(data('2026-12-08'), '/expert/plans/p1');
  await find('region', 'Cả tuần so với giới hạn của người này');
  expect(getText()).not.toContain('không có ngày rằm');
});
