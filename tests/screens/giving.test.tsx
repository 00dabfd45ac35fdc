// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalData } from '../../src/data/types';
import type { Client } from '../../src/domain/records/clients';
import type { Menu } from '../../src/domain/records/menus';
import type { Plan } from '../../src/domain/records/plans';
import { evenPortions } from '../../src/domain/records/kinds/kitchenSheet';
import type { MenuItem } from '../../src/domain/food/storedLines';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { clientWith } from '../support/newClient';
import { line, meals, pork, rice } from '../support/verdictPeople';
import { demoData } from './support/memoryData';
import { findAll, fill, find, press, says, getText } from './support/page';
import {
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  toastTexts,
} from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const AT = '2026-11-27T03:00:00.000Z';
const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };
const KIDNEYS = { gender: 'female', birthYear: 1959, height: 152, weight: 48 } as const;
const nuts = line('Đậu phộng rang', 30, { calories: 570, protein: 26 });

const menu = (lunch: MenuItem[]): Menu => {
  const eaten = meals({ breakfast: [rice(100)], lunch });
  return {
    ...base,
    id: 'm1',
    kind: 'personal',
    name: 'Thực đơn của bà Tư',
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    clientId: 'c1',
    meals: eaten,
    ...menuDerived(eaten, AT),
  };
};
const PLAN: Plan = {
  ...base,
  id: 'p1',
  name: 'Tuần của bà Tư',
  clientId: 'c1',
  dailyPlans: [{ lineId: 'd1', order: 1, day: '', snacks: [], menuId: 'm1' }],
};
const withClient = (client: Partial<Client>, lunch: MenuItem[]) =>
  demoData({
    clients: [clientWith({ id: 'c1', clientName: 'Bà Tư', ...KIDNEYS, ...client })],
    menus: [menu(lunch)],
    plans: [PLAN],
  });
const harmful = () =>
  withClient(
    {
      kidney: { stage: 'G4' },
      ownLimits: [{ nutrient: 'potassium', maximum: 1000, note: 'K máu 5,6' }],
    },
    [rice(200), pork(400)],
  );
const HARMS = [/Đạm .*vượt/u, /Kali .*vượt/u];
const readAssignment = async (data: LocalData) => (await data.plans.get('p1'))?.given;

async function openDialog(data: LocalData): Promise<HTMLElement> {
  await openScreen(data, '/expert/plans/p1');
  await press('button', /^Giao/);
  return find('dialog', 'Giao kế hoạch cho khách');
}

describe('giving a plan', () => {
  it('names a dish that may harm in pregnancy', async () => {
    const data = withClient({ birthYear: 1997, medicalConditions: ['Mang thai'] }, [
      rice(200),
      line('Gỏi cá trích', 80, { calories: 120, protein: 18 }),
    ]);
    const dialog = await openDialog(data);
    await says(/Gỏi cá trích/u, () => dialog);
    await press('button', 'Vẫn giao', dialog);
    await eventually(() => expect(toastTexts()).toEqual(['Đã giao kế hoạch cho Bà Tư']));
  });

  it('names each limit that it is over; going back gives nothing, “Vẫn giao” gives', async () => {
    const data = harmful();
    const dialog = await openDialog(data);
    for (const harm of HARMS) await says(harm, () => dialog);
    await press('button', 'Hủy', dialog);
    await eventually(() => expect(findAll('dialog', 'Giao kế hoạch cho khách')).toEqual([]));
    expect(await readAssignment(data)).toBeUndefined();
    expect((await data.menus.get('m1'))?.status).toBe('draft');
    const again = await openDialog(data);
    for (const harm of HARMS) await says(harm, () => again);
    await press('button', 'Vẫn giao', again);
    await eventually(() => expect(toastTexts()).toEqual(['Đã giao kế hoạch cho Bà Tư']));
    expect(await readAssignment(data)).toEqual({ date: expect.any(String) as string });
    expect((await data.menus.get('m1'))?.status).toBe('published');
  });

  it('asks once: given anew and printed as it is, nothing is asked; changed, it is', async () => {
    const data = harmful();
    const dialog = await openDialog(data);
    for (const harm of HARMS) await says(harm, () => dialog);
    await press('button', 'Vẫn giao', dialog);
    await eventually(() => expect(toastTexts()).toHaveLength(1));
    const again = await openDialog(data);
    const button = await find('button', 'Giao', again);
    await eventually(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    expect(getText(again)).not.toContain('vượt');
    await openScreen(data, '/expert/print-plan?id=p1');
    await says('Tuần của bà Tư', () => document.body);
    await eventually(() => expect(findAll('button', /^In/).length).toBeGreaterThan(0));
    expect(getText()).not.toContain('Đã xem, vẫn in hoặc gửi');
    const more = meals({ breakfast: [rice(100)], lunch: [rice(200), pork(500)] });
    await data.menus.update('m1', (now) => ({ ...now, meals: more, ...menuDerived(more, AT) }));
    const changed = await openDialog(data);
    for (const harm of HARMS) await says(harm, () => changed);
  });

  it('names the code and the illness for which a day was made, where the record says another', async () => {
    const data = withClient({ hospitalDiet: { code: 'DD01' } }, [rice(200)]);
    await data.menus.update('m1', (now) => ({
      ...now,
      name: 'Bữa nhẹ đạm CKD 4',
      hospitalDiet: { code: 'DD07' },
    }));
    const dialog = await openDialog(data);
    await says(/“Bữa nhẹ đạm CKD 4”: Làm theo mã ăn DD07.*hồ sơ ghi mã DD01/u, () => dialog);
    await says(/Làm cho người có: Bệnh thận mạn; hồ sơ không ghi/u, () => dialog);
    await press('button', 'Vẫn giao', dialog);
    await eventually(() => expect(toastTexts()).toHaveLength(1));
    await openScreen(data, '/expert/print-daily-menu?id=m1');
    await says(/Làm theo mã ăn DD07/u);
    expect(findAll('button', /^In/)).toEqual([]);
    await press('button', 'Đã xem, vẫn in hoặc gửi');
    await eventually(() => expect(findAll('button', /^In/).length).toBeGreaterThan(0));
  });

  it('wants a reason for an allergy, and keeps it', async () => {
    const data = withClient({ allergies: ['Đậu phộng'] }, [rice(200), nuts]);
    const dialog = await openDialog(data);
    await says('Đậu phộng rang: Đậu phộng', () => dialog);
    await press('button', 'Vẫn giao, lưu lý do', dialog);
    await says('Hãy ghi lý do.', () => dialog);
    expect(await readAssignment(data)).toBeUndefined();
    await fill(/Lý do vẫn giao/, 'Đã thử lại, không phản ứng', dialog);
    await press('button', 'Vẫn giao, lưu lý do', dialog);
    await eventually(() => expect(toastTexts()).toHaveLength(1));
    expect((await readAssignment(data))?.allergyReason).toBe('Đã thử lại, không phản ứng');
  });

  it('gives a plan that is over nothing by one press of “Giao”, and to nobody it does not know', async () => {
    const data = withClient({}, [rice(200)]);
    await data.plans.update('p1', ({ clientId: _nobody, ...now }) => now);
    const dialog = await openDialog(data);
    await press('button', 'Giao', dialog);
    await says('Vui lòng chọn khách hàng', () => dialog);
    expect(await readAssignment(data)).toBeUndefined();
    await fill('Khách hàng', 'c1', dialog);
    await press('button', 'Giao', dialog);
    await eventually(() => expect(toastTexts()).toHaveLength(1));
    expect(await data.plans.get('p1')).toMatchObject({ clientId: 'c1' });
  });
});

describe('the question before paper and mail', () => {
  it('names each harm before a menu is printed; until it is answered there is nothing to print', async () => {
    const data = harmful();
    await openScreen(data, '/expert/print-daily-menu?id=m1');
    for (const harm of HARMS) await says(harm);
    expect(findAll('button', /^In/)).toEqual([]);
    await press('button', 'Đã xem, vẫn in hoặc gửi');
    await eventually(() => expect(findAll('button', /^In/).length).toBeGreaterThan(0));
    await openScreen(data, '/expert/print-daily-menu?id=m1');
    await eventually(() => expect(findAll('button', /^In/).length).toBeGreaterThan(0));
    expect(getText()).not.toContain('Đã xem, vẫn in hoặc gửi');
  });

  it('names allergens before a mail is written', async () => {
    const data = withClient({ allergies: ['Đậu phộng'] }, [rice(200), nuts]);
    await openScreen(data, '/expert/daily-menus/m1/email');
    await says('Đậu phộng rang: Đậu phộng');
    expect(findAll('field', /Tiêu đề|Email/)).toEqual([]);
    await press('button', 'Đã xem, vẫn in hoặc gửi');
    await find('field', /Email/);
  });
});

it('a kitchen holds the menu of one client to that client, beside the code', async () => {
  const lunch = [line('Suất', 100, { calories: 1450, protein: 36, potassium: 1900, sodium: 900 })];
  const data = withClient(
    {
      kidney: { stage: 'G4' },
      ownLimits: [{ nutrient: 'potassium', maximum: 2000, note: 'K máu 5,6' }],
    },
    lunch,
  );
  const sheet = await data.records.of('kitchenSheet').insert({
    ...data.newBase(),
    kind: 'kitchenSheet',
    date: '2026-11-27',
    lines: [
      {
        lineId: 'l1',
        order: 1,
        diet: { code: 'DD07', form: 'rice' },
        menuId: 'm1',
        portions: evenPortions(1),
      },
    ],
    special: [],
  });
  await openScreen(data, `/expert/kitchen/${sheet.id}`);
  await says(/Chưa đạt DD07/u);
  await eventually(() => expect(getText()).not.toMatch(/Kali (?:thiếu|dưới)/u));
});
