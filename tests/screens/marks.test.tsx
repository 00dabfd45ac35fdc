// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/domain/records/clients';
import type { Menu } from '../../src/domain/records/menus';
import type { Plan } from '../../src/domain/records/plans';
import type { MenuItem } from '../../src/domain/food/storedLines';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { clientWith } from '../support/newClient';
import { cress, line, meals, rice } from '../support/verdictPeople';
import { demoData } from './support/memoryData';
import { findAll, fillField, find, press, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const AT = '2026-11-27T03:00:00.000Z';
const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };

const menu = (id: string, lunch: MenuItem[], more: Partial<Menu> = {}): Menu => {
  const eaten = meals({ breakfast: [rice(150)], lunch });
  return {
    ...base,
    id,
    kind: 'personal',
    name: `Thực đơn ${id}`,
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    clientId: 'c1',
    meals: eaten,
    ...menuDerived(eaten, AT),
    ...more,
  };
};
const plan: Plan = {
  ...base,
  id: 'p1',
  name: 'Tuần',
  clientId: 'c1',
  // Wednesday the 9th is the first of the eleventh lunar month.
  startDate: '2026-12-08',
  dailyPlans: [1, 2].map((order) => ({
    lineId: `d${order}`,
    order,
    day: '',
    snacks: [],
    menuId: 'm1',
  })),
};

const fish = line('Cá cơm kho', 60, { calories: 150, protein: 20, potassium: 300, purine: 270 });
const pork = line('Thịt kho tàu', 100, { calories: 250, protein: 16, potassium: 250 });
const withClient = (client: Partial<Client>, lunch: MenuItem[]) =>
  demoData({
    clients: [clientWith({ id: 'c1', clientName: 'Bà Tư', ...client })],
    menus: [menu('m1', lunch), menu('m2', lunch, { name: 'Ngày khác', kind: 'master' })],
    plans: [plan],
  });
const cell = (name: RegExp) => find('region', name);

describe('marks beside dishes', () => {
  it('a plan marks purine and beer for gout, with the dishes', async () => {
    const data = withClient({ medicalConditions: ['Gút'] }, [fish, line('Bia hơi', 330, {})]);
    await openScreen(data, '/expert/plans/p1');
    const lunch = await cell(/^Bữa trưa, T3 08\/12/);
    await says('Nhiều purin: Cá cơm kho', () => lunch);
    await says('Rượu bia: Bia hơi', () => lunch);
    expect(getText(await cell(/^Bữa sáng, T3 08\/12/))).not.toContain('purin');
  });

  it('a plan marks potassium and vitamin K for kidneys under warfarin, with the amounts', async () => {
    const record = { kidney: { stage: 'G4' as const }, medicines: ['Warfarin 2 mg'] };
    await openScreen(withClient(record, [cress(150)]), '/expert/plans/p1');
    const lunch = await cell(/^Bữa trưa, T3 08\/12/);
    await says('Nhiều kali: Cải soong luộc 495 mg', () => lunch);
    await says('Nhiều vitamin K: Cải soong luộc 375 µg', () => lunch);
  });

  it('meat is marked on the lunar day that is kept, and not on the day before', async () => {
    const record = { dietaryRestrictions: 'Ăn chay ngày rằm, mồng một. Không ăn cá cơm' };
    await openScreen(withClient(record, [pork, fish]), '/expert/plans/p1');
    await says('Món mặn: Cá cơm kho, Thịt kho tàu', () => the('region', /^Bữa trưa, T4 09\/12/));
    const before = getText(await cell(/^Bữa trưa, T3 08\/12/));
    expect(before).not.toContain('Món mặn');
    expect(before).toContain('Không ăn: Cá cơm kho (cá cơm)');
  });

  it('the day picker says what speaks against a menu before it is chosen', async () => {
    const record = { allergies: ['Đậu phộng'], dietaryRestrictions: 'Ăn chay trường' };
    const data = withClient(record, [pork, line('Đậu phộng rang', 30, { calories: 570 })]);
    await openScreen(data, '/expert/plans/p1');
    await press('button', /^Thao tác với T3 08\/12/);
    await press('menuitem', 'Chọn thực đơn cho cả ngày');
    const dialog = await find('dialog');
    await says(
      /Ngày khác.*Đậu phộng rang \(dị ứng đậu phộng\).*Món mặn: Thịt kho tàu/i,
      () => dialog,
    );
  });

  it('a menu that is there is chosen with its marks in sight, for the day on which it is eaten', async () => {
    const record = {
      gender: 'female' as const,
      birthYear: 1959,
      height: 152,
      weight: 48,
      medicalConditions: ['Gút', 'Đái tháo đường típ 2'],
      allergies: ['Đậu phộng'],
      kidney: { stage: 'G4' as const },
    };
    const peanuts = line('Đậu phộng rang', 30, { calories: 570 });
    const data = withClient(record, [fish, peanuts, cress(150)]);
    const sweet = line('Chè đậu xanh', 200, { calories: 120, sugar: 20 });
    const assignedMenu = {
      ...menu('m3', [fish, peanuts, sweet, cress(150)]),
      name: 'Có sẵn',
      status: 'published',
    };
    await data.menus.insert(assignedMenu as Menu);
    await openScreen(data, '/expert/clients/c1/create-menu');
    await press('button', 'Thực đơn có sẵn');
    await press('button', 'Chọn thực đơn có sẵn');
    const dialog = await find('dialog');
    await says(/Có sẵn.*Đậu phộng rang \(dị ứng đậu phộng\)/i, () => dialog);
    await says('Nhiều purin: Cá cơm kho', () => dialog);
    await says('Nhiều kali: Cải soong luộc 495 mg', () => dialog);
    await says('Nhiều đường: Chè đậu xanh', () => dialog);
    await press('button', /Có sẵn$/u, dialog);
    const meals = await find('region', 'Thống kê các bữa');
    expect(getText(meals)).toMatch(/thực phẩm/u);
    expect(findAll('dialog', 'Chọn thực đơn có sẵn')).toEqual([]);
  });

  it('search results, what was picked last and the recall mark meat for a vegetarian', async () => {
    const data = withClient({ dietaryRestrictions: 'Ăn chay trường' }, [rice(100)]);
    await openScreen(data, '/expert/daily-menus/m1/edit');
    await press('button', 'Thêm món');
    const dialog = await find('dialog');
    const [search] = findAll('field', /./s, dialog);
    await fillField(search!, 'thịt bò');
    const option = await find('option', /^Thịt bò/, dialog);
    await says('Món mặn, khách hàng ăn chay', () => option);
    await press('option', /^Thịt bò/, dialog);
    await says('Món mặn, khách hàng ăn chay', () => the('region', 'Món đã chọn', dialog));
    await press('button', 'Thêm', dialog);
    await says(/Đã thêm /, () => dialog);
    await fillField(findAll('field', /./s, dialog)[0]!, '');
    const recent = await find('group', 'Dùng gần đây', dialog);
    await says(/Thịt bò.*Món mặn, khách hàng ăn chay/, () => recent);
  });
});
