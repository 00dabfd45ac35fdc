// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalData } from '../../src/data/types';
import type { Client } from '../../src/domain/records/clients';
import { clientWith } from '../support/newClient';
import { visit } from '../support/verdictPeople';
import { demoData } from './support/memoryData';
import { findAll, fill, find, press, pressOn, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

// Not each seed finds three days of enough energy: the search itself is tried by the bench.
vi.mock('../../src/features/generator/newSeed', () => ({ newSeed: () => 'aaaaaa' }));

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const KIDNEYS: Partial<Client> = {
  clientName: 'Bà Sáu',
  gender: 'female',
  birthYear: 1959,
  height: 152,
  weight: 48,
  medicalConditions: ['Đái tháo đường típ 2'],
  kidney: { stage: 'G4' },
  hospitalDiet: { code: 'DD07', form: 'rice' },
  ownLimits: [{ nutrient: 'potassium', maximum: 2000, note: 'K máu 5,6' }],
};
const PREGNANT: Partial<Client> = {
  clientName: 'Chị Mai',
  gender: 'female',
  birthYear: 1997,
  height: 156,
  weight: 62,
  activityLevel: 'lightly_active',
  medicalConditions: ['Đái tháo đường thai kỳ'],
  pregnancy: { week: 26, weekDate: '2026-11-28' },
  // With 2,010 kcal no day can keep both.
  ownLimits: [
    { nutrient: 'carbs', maximum: 130, note: 'Đường sau ăn cao' },
    { nutrient: 'fat', maximum: 55, note: 'Gan' },
  ],
};

const withClient = (client: Partial<Client>, potassium: number): LocalData =>
  demoData({
    clients: [clientWith({ id: 'c1', ...client })],
    consultations: [visit({ potassium, egfr: 22 }, { clientId: 'c1', visitDate: '2026-11-20' })],
  });
const readChoices = async (data: LocalData) => (await data.clients.get('c1'))?.limitChoices;

async function propose(name: string): Promise<void> {
  await eventually(() => expect((the('button', name) as HTMLButtonElement).disabled).toBe(false));
  await press('button', name);
}

const POTASSIUM = /^Cho nhường: Kali tối đa 2\.000 mg/u;
const UNDO = /^Bỏ lựa chọn: Kali/u;

describe('which of two limits gives way', () => {
  it('is chosen at the client’s limits, kept with its day, and taken back', async () => {
    const data = withClient(KIDNEYS, 5.6);
    await openScreen(data, '/expert/clients/c1/detail');
    await press('button', POTASSIUM);
    await says(/Đang theo tối thiểu 2\.000 mg, do bạn chọn ngày \d\d\/\d\d\/\d{4}\./u);
    expect(await readChoices(data)).toEqual([
      expect.objectContaining({ limit: 'potassium:maximum:day:expert', value: 2000 }),
    ]);
    await openScreen(data, '/expert/generator?client=c1');
    await says(/Đang theo tối thiểu 2\.000 mg, do bạn chọn/u);
    await press('button', UNDO);
    await says('Đang theo tối đa 2.000 mg; bạn quyết định.');
    expect(await readChoices(data)).toBeUndefined();
  });

  it('is not asked while an alarm waits', async () => {
    await openScreen(withClient(KIDNEYS, 6.2), '/expert/clients/c1/detail');
    await says('Quyết định về cảnh báo trước; chưa giới hạn nào được nhường.');
    expect(findAll('button', /^Cho nhường/u)).toEqual([]);
  });
});

describe('limits that a week cannot keep together', () => {
  it('one gives way in the generator; the next days follow it, and the plan names it', async () => {
    const data = demoData({ clients: [clientWith({ id: 'c1', ...PREGNANT })] });
    await openScreen(data, '/expert/generator?client=c1');
    await fill('Số ngày', '3');
    await propose('Đề xuất 3 ngày');
    const carbs = await find('button', /^Cho nhường: Bột đường tối đa/u);
    expect(getText(await find('region', 'Tóm tắt'))).toMatch(/Năng lượng.*: thiếu/u);
    await pressOn(carbs);
    expect(await readChoices(data)).toHaveLength(1);
    await says(/Bột đường tối đa .* nhường cho .*năng lượng.*, do bạn chọn ngày/u);
    await propose('Tạo lại phần chưa khóa');
    await eventually(() =>
      expect(getText(the('region', 'Tóm tắt'))).toMatch(/nhường theo lựa chọn của bạn/u),
    );
    expect(getText(the('region', 'Tóm tắt'))).not.toMatch(/Năng lượng.*: thiếu/u);
    await press('button', 'Lưu 3 thực đơn');
    await says(/Bột đường tối đa .* nhường cho .*năng lượng.*, do bạn chọn ngày/u);
    expect(findAll('button', /^Bỏ lựa chọn: Bột đường/u)).toHaveLength(1);
  }, 120_000);
});
