// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalData } from '../../src/data/types';
import { allergyWarnings } from '../../src/domain/clinical/allergens/warnings';
import type { Client } from '../../src/domain/records/clients';
import type { Plan } from '../../src/domain/records/plans';
import type { MenuItem } from '../../src/domain/food/storedLines';
import { dayRestrictions } from '../../src/domain/clinical/customs/client';
import { dateAfter, sortedDays } from '../../src/domain/menus/planning';
import { isOfAnimals } from '../../src/domain/targets/wayOfEating';
import { listLines } from '../../src/domain/printable/menu';
import { isAlcohol, isPurineFood, isSweetFood } from '../../src/domain/verdict/foods';
import { clientWith } from '../support/newClient';
import { visit } from '../support/verdictPeople';
import { demoData } from './support/memoryData';
import { findAll, find, press, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const WOMAN: Partial<Client> = {
  clientName: 'Bà Sáu',
  gender: 'female',
  birthYear: 1959,
  height: 152,
  weight: 48,
  medicalConditions: ['Đái tháo đường típ 2', 'Rung nhĩ'],
  kidney: { stage: 'G4' },
  medicines: ['Insulin Mixtard 30', 'Warfarin 2 mg'],
  hospitalDiet: { code: 'DD07', form: 'rice' },
  dietaryRestrictions: 'Ăn chay ngày rằm, mồng một. Móm răng, ăn mềm',
  ownLimits: [{ nutrient: 'potassium', maximum: 2000, note: 'K máu 5,6' }],
};
const BOY: Partial<Client> = {
  clientName: 'Em Bảo',
  gender: 'male',
  birthYear: 2011,
  birthMonth: 3,
  height: 165,
  weight: 50,
  activityLevel: 'moderately_active',
  allergies: ['Sữa', 'Đậu phộng'],
  dietaryRestrictions: 'Ăn chay có trứng',
};
const MAN: Partial<Client> = {
  clientName: 'Anh Phúc',
  gender: 'male',
  birthYear: 1985,
  height: 170,
  weight: 92,
  targetWeight: 84,
  goals: ['Giảm cân'],
  activityLevel: 'sedentary',
  medicalConditions: ['Gút', 'Gan nhiễm mỡ'],
  dietaryRestrictions: 'Người miền Trung, thích món Huế. Làm ca đêm',
};

const withClient = (client: Partial<Client>, seen: Parameters<typeof visit>): LocalData =>
  demoData({
    clients: [clientWith({ id: 'c1', ...client })],
    consultations: [visit(seen[0], { clientId: 'c1', visitDate: '2026-11-20', ...seen[1] })],
  });

const button = (name: string) => the('button', name) as HTMLButtonElement;

async function propose(data: LocalData) {
  await openScreen(data, '/expert/generator?client=c1');
  await eventually(() => expect(button('Đề xuất 7 ngày').disabled).toBe(false));
  await press('button', 'Đề xuất 7 ngày');
  await find('button', 'Lưu 7 thực đơn');
  const dishes = findAll('button', /xem vì sao, đổi món$/).map(
    (one) => one.getAttribute('aria-label') ?? '',
  );
  const summary = getText(the('region', 'Tóm tắt'));
  return { dishes, summary, whole: getText() };
}

async function save(data: LocalData): Promise<{ plan: Plan; week: string }> {
  await press('button', 'Lưu 7 thực đơn');
  await find('button', 'Giao cho khách');
  await eventually(() => expect(document.querySelector('[data-verdict]')).not.toBeNull());
  const [plan] = (await data.plans.all()).filter(({ clientId }) => clientId === 'c1');
  if (!plan) throw new Error('no plan');
  return { plan, week: getText(the('region', 'Cả tuần so với giới hạn của người này')) };
}

const SENTENCE = /\d+\/\d+ giới hạn đạt[^.]*\.|Đạt mọi giới hạn \([^)]*\)\./u;
const sentence = (words: string): string => SENTENCE.exec(words)?.[0] ?? `none in ${words}`;

async function firstDay(data: LocalData, plan: Plan): Promise<string> {
  const [day] = sortedDays(plan.dailyPlans);
  await openScreen(data, `/expert/daily-menus/${day?.menuId}/edit`);
  await eventually(() => expect(document.querySelector('[data-verdict]')).not.toBeNull());
  return getText(the('region', 'So với giới hạn của người này'));
}

async function masters(data: LocalData): Promise<string[]> {
  await openScreen(data, '/expert/daily-menus/create?client=c1');
  await find('article');
  return findAll('article').map((one) => getText(one));
}

function expectHonest(offered: readonly string[]): void {
  expect(offered.length).toBeGreaterThan(20);
  for (const one of offered.filter((words) => words.includes('Không nên'))) {
    expect(one).not.toContain('Phù hợp 100 %');
    expect(one).not.toContain('Không có điểm trừ nào');
  }
}

function expectNoEmptyPraise(...texts: readonly string[]): void {
  for (const words of texts) {
    expect(words).not.toMatch(/giữ đúng mọi giới hạn/iu);
    if (/không đạt|chưa nói được/u.test(sentence(words)))
      expect(words).not.toContain('Đạt mọi giới hạn');
  }
}

const offends = (line: MenuItem, allergies: readonly string[]): boolean =>
  allergyWarnings(line, allergies).some(({ level }) => level === 'contains');

async function listDishes(data: LocalData, plan: Plan): Promise<MenuItem[][]> {
  const days: MenuItem[][] = [];
  for (const { menuId = '' } of sortedDays(plan.dailyPlans)) {
    const menu = await data.menus.get(menuId);
    days.push(menu ? listLines(menu.meals) : []);
  }
  return days;
}

describe('the three clients, from the record to giving', () => {
  it('rows 1–4, 9, 11, 12: kidneys, insulin, warfarin, days of the moon', async () => {
    const data = withClient(WOMAN, [
      { potassium: 5.6, egfr: 22, phosphorus: 1.6 },
      { targetNutrition: { calories: 1450, protein: 36 } },
    ]);
    const { dishes, summary, whole } = await propose(data);
    expect(whole).toMatch(/warfarin/iu);
    expect(whole).toContain('Vitamin K giữa các ngày');
    expect(dishes.filter((name) => /gạo lứt/u.test(name))).toEqual([]);
    const { plan, week } = await save(data);
    expect(sentence(week)).toBe(sentence(summary));
    expectNoEmptyPraise(summary, week);
    expect(week).toMatch(/Vitamin K giữa các ngày.*warfarin/u);
    await says(/Warfarin: Giữ lượng vitamin K đều/u);
    expect(week).toContain('Kali: tối đa 2.000 mg (bạn đặt: K máu 5,6) và tối thiểu 2.000 mg');
    expect(getText()).not.toMatch(/Kali (?:thiếu|dưới)|Kali [^:]{0,40}tối thiểu [^:]*: thiếu/u);
    const days = await listDishes(data, plan);
    expect(days.flat().filter(isSweetFood)).toEqual([]);
    const client = clientWith({ ...WOMAN, dietaryRestrictions: 'Ăn chay trường' });
    const meat = days.map((lines) => lines.some((line) => isOfAnimals(line, client)));
    const fasts = meat.map(
      (_, day) =>
        dayRestrictions(clientWith(WOMAN), dateAfter(plan.startDate ?? '', day)).chay !== undefined,
    );
    for (const [day, isFast] of fasts.entries()) if (isFast) expect(meat[day]).toBe(false);
    expect(meat).toContain(true);
    if (/Đạm [^·]*vượt/u.test(week)) {
      await press('button', 'Giao cho khách');
      const dialog = await find('dialog', 'Giao kế hoạch cho khách');
      await says(/Vượt giới hạn của bệnh:.*Đạm .*vượt/u, () => dialog);
      await press('button', 'Hủy', dialog);
    }
    const day = await firstDay(data, plan);
    expectNoEmptyPraise(day);
    expect(day).toContain('Kali: tối đa 2.000 mg (bạn đặt: K máu 5,6) và tối thiểu 2.000 mg');
    expectHonest(await masters(data));
  });

  it('rows 5, 6, 11, 13: a boy with two allergies who eats no meat', async () => {
    const data = withClient(BOY, [{ haemoglobin: 109 }, {}]);
    const { summary, whole } = await propose(data);
    expect(summary).not.toMatch(/(?:Đồng|Mangan)[^:]*: .*vượt/u);
    expect(whole).not.toMatch(/cao nhất có thể|giả định/iu);
    const { plan, week } = await save(data);
    expect(sentence(week)).toBe(sentence(summary));
    expectNoEmptyPraise(summary, week);
    expect(week).toMatch(/vitamin D/iu);
    const eaten = (await listDishes(data, plan)).flat();
    const boy = clientWith(BOY);
    expect(eaten.filter((line) => isOfAnimals(line, boy))).toEqual([]);
    expect(eaten.filter((line) => offends(line, boy.allergies))).toEqual([]);
    await says(/Hb 109 g\/L/u);
    const day = await firstDay(data, plan);
    expectNoEmptyPraise(day);
    const panel = getText(the('region', 'Dinh dưỡng cả ngày'));
    for (const name of ['Sắt', 'Vitamin B12', 'Kẽm'])
      expect(panel.indexOf(name), name).toBeGreaterThan(-1);
    const offered = await masters(data);
    expectHonest(offered);
    for (const one of offered.filter((words) => /Phở gà|Thịt bò nạc|Gà kho/u.test(words)))
      expect(one).toContain('Món mặn:');
  });

  it('rows 7, 8, 11: gout, triglycerides, to lose weight', async () => {
    const data = withClient(MAN, [{ uricAcid: 560, triglycerides: 6.2 }, {}]);
    const { summary, whole } = await propose(data);
    const target = Number(/([\d.]+) kcal · đạm/u.exec(whole)?.[1]?.replace('.', ''));
    expect(target).toBeGreaterThan(1200);
    expect(target).toBeLessThan(1900);
    const { plan, week } = await save(data);
    expect(sentence(week)).toBe(sentence(summary));
    expectNoEmptyPraise(summary, week);
    await says(new RegExp(`/ ${String(target).replace(/(\d)(\d{3})$/u, '$1.$2')} kcal`, 'u'));
    expect(getText()).toContain('Purin');
    const eaten = (await listDishes(data, plan)).flat();
    for (const isAgainst of [isPurineFood, isAlcohol, isSweetFood])
      expect(eaten.filter(isAgainst)).toEqual([]);
    expectNoEmptyPraise(await firstDay(data, plan));
    expect(getText(the('region', 'So với giới hạn của người này'))).toMatch(/Rượu bia/u);
    expectHonest(await masters(data));
  });
});
