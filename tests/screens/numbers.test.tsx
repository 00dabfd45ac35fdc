// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/domain/records/clients';
import type { LocalData } from '../../src/data/types';
import { clientWith } from '../support/newClient';
import { demoData } from './support/memoryData';
import {
  findAll,
  fill,
  fillField,
  find,
  key,
  press,
  pressOn,
  says,
  getText,
  the,
} from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const CLIENT = 'c1';
const createData = (client: Partial<Client>): LocalData =>
  demoData({ clients: [clientWith({ id: CLIENT, clientName: 'Bà Tư', ...client })] });
const detail = `/expert/clients/${CLIENT}/detail`;
const wizard = `/expert/daily-menus/create?client=${CLIENT}`;

const dayTotals = (): HTMLElement => {
  const totals = document.querySelector<HTMLElement>('[aria-label="Dinh dưỡng cả ngày"]');
  if (!totals) throw new Error('no totals of the day');
  return totals;
};
const findRow = (nutrient: string): Element => {
  const rows = [...dayTotals().querySelectorAll('dl > div')];
  const row = rows.find((one) => getText(one).startsWith(nutrient));
  if (!row) throw new Error(`no ${nutrient} in ${getText(dayTotals())}`);
  return row;
};

async function startMenu(client: Partial<Client>, master: RegExp): Promise<void> {
  await openScreen(createData(client), wizard);
  await press('button', master);
  await find('field', /^Tên thực đơn/);
  await eventually(() => expect(getText(dayTotals())).toMatch(/kcal/));
}

async function addFood(name: string, amount: string): Promise<void> {
  await press('button', 'Thêm món');
  const dialog = await find('dialog');
  const [search] = findAll('field', /./s, dialog);
  await fillField(search!, name);
  await find('option', new RegExp(name, 'i'), dialog);
  await key(search!, 'Enter');
  const field = await find('field', /^Lượng /, dialog);
  await fillField(field, amount);
  await key(field, 'Enter');
  await says(/Đã thêm /, () => dialog);
  await press('button', 'Đóng', dialog);
}

const OLD = { birthYear: 1966, gender: 'female', height: 155, weight: 58 } as const;

describe('E11 P14 whose figures a day is measured against', () => {
  it('E11 P14 60 g of fish sauce in a menu with little salt is counted, and never green', async () => {
    const client = { ...OLD, medicalConditions: ['Tăng huyết áp'] };
    await startMenu(client, /Tăng huyết áp 1600 kcal ăn nhạt/);
    await says('đạt · tối đa 2.000 mg', () => findRow('Natri'));
    await addFood('nước mắm', '60 g');
    // 60 g × 7.720 mg/100 g of "Nước mắm" (USDA FoodData Central) and what was there.
    await says('cao · tối đa 2.000 mg', () => findRow('Natri'));
    const milligrams = Number(getText(findRow('Natri').querySelector('dd')).replaceAll(/\D/g, ''));
    expect(milligrams).toBeGreaterThan(5000);
    expect(milligrams).toBeLessThan(6500);
    await says('Natri lý tưởng là dưới 1.500 mg mỗi ngày. AHA/ACC 2025', dayTotals);
  });

  it('E11 P14 a boy of 12 against the 2016 table', async () => {
    const boy = { birthYear: 2014, gender: 'male', height: 150, weight: 40 } as const;
    await startMenu(boy, /Học sinh trung học/);
    await says('Nhu cầu khuyến nghị 2016 (QĐ 2615/QĐ-BYT)', dayTotals);
    expect(getText(dayTotals())).not.toContain('Mifflin');
    expect(getText(findRow('Canxi'))).toContain('tối thiểu 1.000 mg');
  });

  it('E11 P14 a pregnant woman’s calcium and iron are those of her state', async () => {
    const woman = { birthYear: 1996, gender: 'female', height: 158, weight: 60 } as const;
    const medicalConditions = ['Mang thai 3 tháng giữa'];
    await startMenu({ ...woman, medicalConditions }, /Thai kỳ 3 tháng giữa 2200 kcal/);
    await says('tối thiểu 1.200 mg', () => findRow('Canxi'));
    await says(/thấp · tối thiểu 41,1 mg .* bảng 2016/, () => findRow('Sắt'));
    // The table's energy of a woman of 30 and 250 kcal for the second trimester, not a formula that knows no child.
    await says('Đã cộng 250 kcal cho thai kỳ hoặc cho con bú.', dayTotals);
    expect(getText(dayTotals())).not.toContain('Mifflin');
  });

  it('G1 medicines: warfarin every day, pomelo and star fruit where the day has them, each with its source', async () => {
    const man = { birthYear: 1960, gender: 'male', height: 165, weight: 60 } as const;
    const ill = { medicalConditions: ['Suy thận độ 3a'], medicines: ['Warfarin', 'Simvastatin'] };
    await startMenu({ ...man, ...ill }, /Bệnh thận mạn/);
    await says(
      'Warfarin: Giữ lượng vitamin K đều mỗi ngày, không phải ăn thật ít. NIH ODS',
      dayTotals,
    );
    expect(getText(dayTotals())).not.toContain('bưởi chùm (Bưởi)');
    await addFood('bưởi', '100 g');
    await says(/như bưởi chùm\. \(Bưởi\) GPnotebook; FDA/, dayTotals);
    await addFood('khế ngọt', '50 g');
    await says(/Khế: không ăn.*\(Khế ngọt\) National Kidney Foundation/, dayTotals);
  });
});

async function offered(client: Partial<Client>): Promise<{ name: string; text: string }[]> {
  await openScreen(createData(client), wizard);
  await find('article');
  return findAll('article').map((article) => ({
    name: getText(article.querySelector('h2, h3, h4')),
    text: getText(article),
  }));
}

const THREE_ILLNESSES = {
  birthYear: 1962,
  gender: 'female',
  height: 152,
  weight: 61,
  medicalConditions: ['Đái tháo đường típ 2', 'Suy thận độ 3a', 'Gút'],
} as const satisfies Partial<Client>;

describe('E10 which masters are offered to whom', () => {
  it('E10 a boy of 12: no mother’s and no dieter’s, and no word of an adult’s BMI', async () => {
    const menus = await offered({ birthYear: 2014, gender: 'male', height: 150, weight: 40 });
    expect(menus.length).toBeGreaterThan(20);
    for (const { name, text } of menus) {
      expect(text, name).not.toContain('BMI dưới 18,5');
      if (/Cho con bú|Thai kỳ|Giảm cân/.test(name)) expect(text, name).toContain('Không nên');
      else if (!/Học sinh|Trẻ/.test(name)) expect(text, name).not.toContain('Hợp ');
    }
  });

  it('E10 CKD 3a with gout and diabetes: no muscle menu, a kidney menu first', async () => {
    const menus = await offered(THREE_ILLNESSES);
    for (const { name, text } of menus)
      if (/Tăng c|Sau phẫu thuật|Thai kỳ|Trẻ|Cho con bú/.test(name))
        expect(text, name).toContain('Không nên');
    const [first] = menus.filter(({ text }) => text.includes('Thực đơn mẫu Bữa Lành'));
    expect(first?.name).toMatch(/^Bệnh thận mạn/);
    expect(first?.text).not.toContain('Không nên');
    await pressOn(the('button', /Bệnh thận mạn kèm đái tháo đường/));
    await says('Đưa về giới hạn của Bệnh thận mạn: năng lượng, đạm', dayTotals);
    await says('/ 1.525 kcal', dayTotals);
  });
});

const limits = (): HTMLElement => the('region', 'Giới hạn theo người này');

describe('E10 E11 what stands on a client’s page', () => {
  it('E10 of a boy of 12: WHO’s growth', async () => {
    await openScreen(
      createData({ birthYear: 2014, gender: 'male', height: 150, weight: 40 }),
      detail,
    );
    await says(/Chiều cao theo tuổi 150 cm: bách phân vị \d+ · .* · bình thường/, () =>
      the('region', 'Tăng trưởng theo WHO'),
    );
  });

  it('E10 E11 CKD 3a with gout and diabetes: whose rule each limit is', async () => {
    await openScreen(createData(THREE_ILLNESSES), detail);
    await says('Bệnh thận mạn: chưa đặt mức tối đa, do bạn đặt theo xét nghiệm', limits);
    await says(/Đạm tối đa 49 g ?Bệnh thận mạn · ADA 2026/, limits);
    await says(
      /Năng lượng tối thiểu 1.525 kcal, tối đa 2.135 kcal ?Bệnh thận mạn · KDOQI 2020/,
      limits,
    );
    await says(/Gút.*ACR 2020/, limits);
  });

  it('E10 the expert’s own limit needs a reason, is saved, counts in the menu and is taken back', async () => {
    const data = createData(THREE_ILLNESSES);
    await openScreen(data, detail);
    await find('region', 'Giới hạn theo người này');
    await press('button', 'Sửa giới hạn: Kali');
    const dialog = await find('dialog', 'Đặt giới hạn của bạn');
    await fill(/^Tối đa/, '2.000', dialog);
    await press('button', 'Lưu giới hạn', dialog);
    await says(/Hãy ghi lý do|lý do/i, () => dialog);
    expect((await data.clients.get(CLIENT))?.ownLimits).toBeUndefined();
    await fill('Lý do (bắt buộc)', 'Kali máu 5,6 mmol/L', dialog);
    await press('button', 'Lưu giới hạn', dialog);
    await says(/Kali tối đa 2\.000 mg.*Kali máu 5,6 mmol\/L/, limits);
    await openScreen(data, wizard);
    await press('button', /Bệnh thận mạn kèm đái tháo đường/);
    await says('tối đa 2.000 mg', () => findRow('Kali'));
    await openScreen(data, detail);
    await find('region', 'Giới hạn theo người này');
    await press('button', 'Sửa giới hạn: Kali');
    const again = await find('dialog', 'Đặt giới hạn của bạn');
    expect(((await find('field', /^Tối đa/, again)) as HTMLInputElement).value).toBe('2000');
    await press('button', 'Bỏ giới hạn của bạn', again);
    await says('chưa đặt mức tối đa, do bạn đặt theo xét nghiệm', limits);
  });
});

it('P26 what is chosen says its glycaemic index and purine, and that meat has no index', async () => {
  await startMenu(OLD, /kcal/);
  await press('button', 'Thêm món');
  const dialog = await find('dialog');
  const choose = async (food: string): Promise<void> => {
    await fillField(findAll('field', /./s, dialog)[0]!, food);
    await press('option', new RegExp(`^${food}`), dialog);
  };
  const chosen = (): HTMLElement => the('region', 'Món đã chọn', dialog);
  await choose('Ổi');
  await says('GI 29, đo trên món tương tự (Bảng GI quốc tế 2021)', chosen);
  await choose('Thịt heo nạc');
  await says('không có bột đường: không có GI · purin 120 mg/100 g', chosen);
});
