// @vitest-environment happy-dom
import { dateInVietnam } from '../../src/domain/text/days';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnOrder } from '../../src/api/orders';
import type { LocalData } from '../../src/data/types';
import type { Client } from '../../src/domain/records/clients';
import type { Menu } from '../../src/domain/records/menus';
import type { Plan } from '../../src/domain/records/plans';
import type { MenuItem } from '../../src/domain/food/storedLines';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { clientOfOrder } from '../../src/domain/money/orders/client';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { gateway } from '../../src/gateway/browserSession';
import { meals, pork, rice } from '../support/verdictPeople';
import { demoData } from './support/memoryData';
import { findAll, fill, find, press, says, getText, the } from './support/page';
import {
  addressNow,
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  toastTexts,
} from './support/screen';

const AT = '2026-11-27T03:00:00.000Z';
const ID = 'order-0000000001';
const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };

const order = (changes: Partial<OwnOrder> = {}): OwnOrder => ({
  id: ID,
  code: 'DH-00000001',
  paidAt: AT,
  acceptBy: AT,
  answers: surveyAnswers({ allergies: [], conditions: [], dislikes: [] }),
  mealFrequency: '3',
  state: 'accepted',
  contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
  acceptedAt: AT,
  deliverBy: AT,
  ...changes,
});

let mine: OwnOrder[];
let isOnline: boolean;

beforeEach(() => {
  beginScreen();
  [mine, isOnline] = [[order()], true];
  vi.spyOn(gateway, 'read').mockImplementation((async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { success: true, takesOrders: true, open: [], mine };
  }) as never);
});
afterEach(endScreen);
afterAll(endScreens);

const createClient = (changes: Partial<Client> = {}): Client => ({
  ...clientOfOrder(order(), { id: ID, ...base }, 2026),
  ...changes,
});
const menu = (id: string, lunch: MenuItem[]): Menu => {
  const eaten = meals({ breakfast: [rice(150)], lunch, dinner: [rice(200)] });
  return {
    ...base,
    id,
    kind: 'personal',
    name: `Thực đơn ${id}`,
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    clientId: ID,
    meals: eaten,
    ...menuDerived(eaten, AT),
  };
};
const plan = (menuIds: readonly string[]): Plan => ({
  ...base,
  id: 'p1',
  name: 'Tuần của Hạnh',
  clientId: ID,
  startDate: '2026-11-30',
  dailyPlans: menuIds.map((menuId, index) => ({
    lineId: `d${index}`,
    order: index,
    day: '',
    snacks: [],
    menuId,
  })),
});

interface Week {
  client?: Partial<Client>;
  lunch?: MenuItem[];
  days?: string[];
}
function withWeek({ client = {}, lunch = [rice(200)], days = ['m1', 'm2'] }: Week = {}): LocalData {
  return demoData({
    clients: [createClient(client)],
    menus: [menu('m1', lunch), menu('m2', lunch)],
    plans: [plan(days)],
  });
}
const isSaid = () =>
  eventually(() =>
    expect(toastTexts()).toEqual(['Đã giao. Khách nhận thư ngay khi thực đơn lên tới máy chủ.']),
  );
const readAssignment = async (data: LocalData) => (await data.plans.get('p1'))?.given;

const ticked = (name: RegExp) => (the('checkbox', name) as HTMLInputElement).checked;

describe('P09 a week for an order', () => {
  it('begins with one press: the client is made, the generator has first day and meals', async () => {
    const data = demoData();
    await openScreen(data, '/expert/orders');
    await press('button', 'Soạn tuần này');
    await eventually(() => expect(addressNow()).toContain('/expert/generator?client='));
    expect(await data.clients.get(ID)).toMatchObject({ clientName: 'Nguyễn Hạnh' });
    await find('button', 'Đề xuất 7 ngày');
    expect([/Bữa sáng/, /Bữa trưa/, /Bữa tối/].map(ticked)).toEqual([true, true, true]);
    expect(ticked(/^Bữa phụ/)).toBe(false);
    const start = the('field', /^Ngày bắt đầu/) as HTMLInputElement;
    const first = start.value.split('/').toReversed().join('-');
    expect(first > dateInVietnam(new Date())).toBe(true);
  });

  it('is given by one press from its card, asking nothing where nothing is wrong; its days are no drafts then', async () => {
    const data = withWeek();
    await openScreen(data, '/expert/orders');
    await press('button', 'Giao cho đơn này');
    await isSaid();
    expect((await readAssignment(data))?.delivers).toEqual({
      orderId: ID,
      at: expect.any(String) as string,
    });
    expect((await data.menus.get('m1'))?.status).toBe('published');
    expect(findAll('alertdialog')).toEqual([]);
    await says('Đã giao trên máy này');
  });

  it('is given by one press from its plan, without a network', async () => {
    isOnline = false;
    const data = withWeek();
    await openScreen(data, '/expert/plans/p1');
    await press('button', 'Giao cho đơn này');
    await isSaid();
    expect((await readAssignment(data))?.delivers?.orderId).toBe(ID);
    await find('button', 'Giao lại');
  });

  it('names limits of illness that it is over and asks once; going back gives nothing', async () => {
    const data = withWeek({
      client: { medicalConditions: ['Suy thận độ 4'], kidney: { stage: 'G4' }, weight: 50 },
      lunch: [rice(200), pork(400)],
    });
    await openScreen(data, '/expert/plans/p1');
    await press('button', 'Giao cho đơn này');
    const question = await find('alertdialog');
    await says(/Vượt giới hạn của bệnh:.*Đạm/, () => question);
    await press('button', 'Quay lại sửa', question);
    expect(await readAssignment(data)).toBeUndefined();
    expect((await data.menus.get('m1'))?.status).toBe('draft');
    await press('button', 'Giao cho đơn này');
    await press('button', 'Vẫn giao', await find('alertdialog'));
    await isSaid();
    expect((await readAssignment(data))?.delivers).toBeDefined();
  });

  it('wants a reason for what certainly offends an allergy', async () => {
    const data = withWeek({
      client: { allergies: ['Đậu phộng'] },
      lunch: [{ ...rice(50), name: 'Đậu phộng rang' }],
    });
    await openScreen(data, '/expert/plans/p1');
    await press('button', 'Giao cho đơn này');
    const question = await find('alertdialog');
    await says('Đậu phộng rang: Đậu phộng', () => question);
    await press('button', 'Vẫn giao, lưu lý do', question);
    await says('Hãy ghi lý do.', () => question);
    expect(await readAssignment(data)).toBeUndefined();
    await fill(/Lý do vẫn giao/, 'Khách đã ăn lại được', question);
    await press('button', 'Vẫn giao, lưu lý do', question);
    await isSaid();
    expect((await readAssignment(data))?.allergyReason).toBe('Khách đã ăn lại được');
  });

  it('names days without a dish and dishes without a method', async () => {
    const soup = {
      ...rice(1),
      type: 'recipe' as const,
      itemId: 'gone',
      name: 'Canh không ai biết nấu',
    };
    const data = withWeek({ lunch: [soup], days: ['m1', 'm1'] });
    await data.plans.update('p1', (now) => ({
      ...now,
      dailyPlans: now.dailyPlans.map(({ menuId: _none, ...day }, index) =>
        index === 1 ? day : { ...day, menuId: 'm1' },
      ),
    }));
    await openScreen(data, '/expert/orders');
    await press('button', 'Giao cho đơn này');
    const question = await find('alertdialog');
    await says('Chưa có món: T3 01/12', () => question);
    await says('Chưa có cách nấu: Canh không ai biết nấu', () => question);
  });

  it('is changed and given anew when its visitor asks', async () => {
    mine = [order({ state: 'changing', change: { text: 'Đổi cá thu thành thịt gà', at: AT } })];
    const data = withWeek();
    await data.plans.update('p1', (now) => ({
      ...now,
      given: { date: '2026-11-26', delivers: { orderId: ID, at: '2026-11-26T03:00:00.000Z' } },
    }));
    await openScreen(data, '/expert/orders');
    await press('button', 'Giao lại cho đơn này');
    await isSaid();
    expect((await readAssignment(data))?.delivers?.at).toMatch(/^20(?!26-11-26)/);
    expect(getText()).toContain('Đổi cá thu thành thịt gà');
  });
});
