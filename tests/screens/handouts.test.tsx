// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { newDays } from '../../src/domain/menus/planning';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { harmText } from '../../src/i18n/harm';
import { plansText } from '../../src/i18n/plans';
import { newId } from '../../src/platform/ids';
import { cress, gout, kidneys, line, rice, visit } from '../support/verdictPeople';
import type { Client } from '../../src/domain/records/clients';
import type { Menu } from '../../src/domain/records/menus';
import type { Measures } from '../../src/domain/records/measures';
import { demoData } from './support/memoryData';
import { press, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const CODE = { code: 'DD07' } as const;

async function renderHandout(who: Client, measures: Measures, more: Partial<Client> = {}) {
  const data = demoData();
  const { id: _id, ...record } = who;
  const client = await data.clients.insert({
    ...record,
    ...data.newBase(),
    clientName: 'Trần Thị Mai',
    hospitalDiet: CODE,
    ...more,
  });
  const { id: _visit, ...seen } = visit(measures);
  await data.consultations.insert({ ...seen, ...data.newBase(), clientId: client.id });
  const createMenu = async (vegetable: number) => {
    const meals = {
      ...emptyMeals(),
      breakfast: { items: [rice(100)] },
      lunch: {
        items: [
          rice(300),
          cress(vegetable),
          line('Gan heo xào', 150, { calories: 150, purine: 285, vitaminK: 3 }),
        ],
      },
      dinner: { items: [rice(200), line('Bia hơi', 660, { calories: 43, vitaminK: 0 })] },
    };
    return data.menus.insert({
      ...data.newBase(),
      kind: 'personal',
      name: 'Thực đơn',
      description: '',
      tags: [],
      isPublic: false,
      status: 'draft',
      clientId: client.id,
      hospitalDiet: CODE,
      meals,
      ...menuDerived(meals, '2026-11-28T00:00:00.000Z'),
    });
  };
  const menus = [await createMenu(20), await createMenu(300)];
  const ids = menus.map(({ id }) => id);
  const plan = await data.plans.insert({
    ...data.newBase(),
    name: 'Tuần 1',
    clientId: client.id,
    hospitalDiet: CODE,
    dailyPlans: newDays(2, ids, newId),
  });
  return { data, client, plan, menuId: ids[1] ?? '' };
}

async function passGate() {
  await press('button', harmText.goOn);
  await eventually(() => the('region', 'Xem trước khi giao'));
}
const paper = () => getText(document.querySelector('article.sheet') as HTMLElement);
const FAULTS = /Chưa đạt|DD07|vượt|tối đa|tối thiểu|KDIGO|QĐ/u;

it('row 9: the client’s paper of a plan has advice, and no code; the preview beside it has sources and alarms', async () => {
  const { data, plan, client } = await renderHandout(
    kidneys().client,
    { potassium: 5.6, egfr: 22 },
    {
      dietaryRestrictions: 'Hay đi xem bói',
    },
  );
  await openScreen(data, `/expert/print-plan?id=${plan.id}`);
  await passGate();
  await eventually(() => expect(paper()).toContain('Điều cần nhớ'));
  expect(paper()).toMatch(/không bỏ bữa.*Ăn rau xanh đều.*bỏ nước luộc/u);
  expect(paper()).not.toMatch(FAULTS);
  const before = getText(the('region', 'Xem trước khi giao'));
  expect(before).toMatch(/Kali máu 5,6 mmol\/L/u);
  expect(before).toMatch(/Nguồn: ADA 2026/u);
  expect(before).toContain('Không tính đến: Hay đi xem bói');
  await press('button', /^Bỏ dòng này: Ăn rau xanh/u);
  await eventually(() => expect(paper()).not.toContain('Ăn rau xanh đều'));
  expect((await data.clients.get(client.id))?.advice).toEqual([{ id: 'vitaminK', state: 'off' }]);
});

it('row 2: the dietitian’s copy says week lines, alarms and what is not reckoned with', async () => {
  const { data, plan } = await renderHandout(
    kidneys().client,
    { potassium: 5.6, egfr: 22 },
    {
      dietaryRestrictions: 'Hay đi xem bói',
    },
  );
  await openScreen(data, `/expert/print-plan?id=${plan.id}&reader=dietitian`);
  await passGate();
  await eventually(() => expect(paper()).toContain('Dành cho chuyên gia'));
  expect(paper()).toMatch(/Kali máu 5,6 mmol\/L.*QĐ 2879/u);
  expect(paper()).toMatch(/Tính trên cả tuần · Vitamin K giữa các ngày/u);
  expect(paper()).toContain('Không tính đến (ghi trong hồ sơ): Hay đi xem bói');
});

it('row 8: hours stand beside the meals of plan, editor and paper', async () => {
  const hours = { breakfast: '16:00', lunch: '20:30', dinner: '01:00' } as const;
  const { data, plan, menuId } = await renderHandout(
    gout().client,
    { triglycerides: 6.2 },
    { mealHours: hours },
  );
  await openScreen(data, `/expert/plans/${plan.id}`);
  await says(/Bữa trưa lúc 20:30/u);
  await openScreen(data, `/expert/daily-menus/${menuId}/edit`);
  await eventually(() => expect(getText(the('tab', /Bữa tối/u))).toContain('01:00'));
  await openScreen(data, `/expert/print-daily-menu?id=${menuId}`);
  await passGate();
  await eventually(() => expect(paper()).toContain('Bữa sáng lúc 16:00'));
  expect(paper()).not.toMatch(FAULTS);
});

it('a mail of a master says nothing of its code, which the dietitian’s paper of it says', async () => {
  const { data, menuId } = await renderHandout(gout().client, {});
  const { clientId: _client, ...day } = (await data.menus.get(menuId)) ?? {};
  const master = await data.menus.insert({
    ...(day as Menu),
    ...data.newBase(),
    kind: 'master',
  });
  await openScreen(data, `/expert/daily-menus/${master.id}/email`);
  await press('button', 'Xem trước Email');
  await eventually(() => expect(document.querySelector('iframe')).not.toBeNull());
  expect(document.querySelector('iframe')?.getAttribute('srcdoc')).not.toMatch(FAULTS);
  await openScreen(data, `/expert/print-daily-menu?id=${master.id}`);
  await eventually(() => expect(paper()).toContain('Gan heo xào'));
  expect(paper()).not.toMatch(FAULTS);
  await openScreen(data, `/expert/print-daily-menu?id=${master.id}&reader=dietitian`);
  await eventually(() => expect(paper()).toContain('Chưa đạt DD07'));
});

it('row 9: the page that mails a day shows the same preview, and the mail has no code', async () => {
  const { data, menuId } = await renderHandout(gout().client, { triglycerides: 6.2 });
  await openScreen(data, `/expert/daily-menus/${menuId}/email`);
  await passGate();
  await eventually(() => expect(getText()).toContain('Không rượu bia. Không ăn nội tạng'));
  await press('button', 'Xem trước Email');
  await eventually(() => expect(document.querySelector('iframe')).not.toBeNull());
  const mail = document.querySelector('iframe')?.getAttribute('srcdoc') ?? '';
  expect(mail).toContain('Không rượu bia. Không ăn nội tạng');
  expect(mail).toContain('Có điều chưa rõ, hãy hỏi');
  expect(mail.replace(/data-style="[^"]*"/g, '')).not.toMatch(FAULTS);
});

it('who gives a plan to the link sees the lines before', async () => {
  const { data, plan } = await renderHandout(kidneys().client, { potassium: 5.6 });
  await openScreen(data, `/expert/plans/${plan.id}`);
  await press('button', plansText.give.button);
  await eventually(() =>
    expect(getText(the('region', 'Xem trước khi giao'))).toContain('Ăn rau xanh đều'),
  );
});
