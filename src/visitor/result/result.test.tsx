// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuCard } from '../../domain/publicHouse/matching/card';
import type { SurveyAnswers } from '../../domain/publicHouse/survey/answers';
import { surveyAnswers } from '../../domain/publicHouse/survey/answersFixture';
import { close, open, press, text, the } from '../testing/page';
import { ResultPage } from './ResultPage';

// The list of menus is kept in a module: no other file may have filled it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const food = (name: string) => ({ name, slot: 'lunch', type: 'food', unit: 'g' }) as const;
const dish = (name: string, parts: string[]) =>
  ({ name, slot: 'lunch', type: 'recipe', unit: 'phần', parts }) as const;
const card = (id: string, changes: Partial<MenuCard> = {}): MenuCard => ({
  id,
  name: `Thực đơn ${id}`,
  tags: [],
  author: 'BS. Lan',
  calories: { value: 1463, isPartial: false },
  lines: [food('Cơm trắng')],
  ...changes,
});

let isAway = false;
let menus: MenuCard[] = [];
beforeEach(() => {
  localStorage.clear();
  isAway = false;
  menus = [];
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('no network');
    return Response.json({ success: true, menus });
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

async function openResult(changes: Partial<SurveyAnswers> = {}): Promise<void> {
  localStorage.setItem(
    'bualanh-survey',
    JSON.stringify({ motherhood: 'none', ...surveyAnswers(changes) }),
  );
  await open(<ResultPage />, '/ket-qua');
  await act(async () => undefined);
}
const panel = (): string => text(the('[role=tabpanel]'));
const cards = (): string[] => [...document.querySelectorAll('.menu-card')].map((one) => text(one));

describe('P07 the result', () => {
  it('P07 has BMI with its scale, three ways, the way of the weight and what a day holds', async () => {
    await openResult({ conditions: ['Gan nhiễm mỡ'] });
    const page = text();
    for (const phrase of [
      'BMI24,4Thừa cân',
      'Thiếu cândưới 18,546,2 kg',
      'Còn 3,6 kg là về khoảng bình thường.',
      'QĐ 2892/QĐ-BYT năm 2022',
      'nghỉ ngơi 1.267 × vận động 1,55',
      'Giảm cân1.463 kcal',
      'Giữ cân1.963 kcal',
      'Tăng cân2.163 kcal',
      'Mỗi tuần bớt 0,45 kg, mỗi tháng 1,9 kg',
      '86 g',
      'không quá 35 %, là 57 g',
      'Chưa gửi đi đâu.',
    ])
      expect(page).toContain(phrase);
    expect(the('svg[role=img]', /^Biểu đồ cân nặng: từ 61 kg hôm nay tới 54 kg/u)).toBeTruthy();
    expect(text(the('.weight-chart'))).toContain('BMI bình thường, đến 57,4 kg');
  });

  it('P07 another way has its own figures, and none that leads away from the wish', async () => {
    await openResult();
    await press('button', /^Giữ cân/u);
    expect(text(the('.energy-card'))).not.toContain('Mỗi tuần');
    expect(document.querySelector('.weight-chart')).toBeNull();
  });

  it('P07 the details have four tabs, by mouse and by keys', async () => {
    await openResult({ allergies: ['Tôm, tép'] });
    await press('button', 'Xem chi tiết');
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs.map((tab) => text(tab).replace(/ \d.*cảnh báo/u, ''))).toEqual([
      'Tổng quan',
      'Khuyến nghị',
      'Thực đơn mẫu',
      'Chi tiết',
    ]);
    expect(text(the('dialog header'))).toContain('Mức giảm cân, 1.463 kcal mỗi ngày');
    expect(panel()).toContain('86 g');
    await press('[role=tab]', /^Khuyến nghị/u);
    for (const part of ['Cảnh báo', 'Ăn uống', 'Vận động', 'Nếp sống', 'Dị ứng tôm, tép'])
      expect(panel()).toContain(part);
    await act(async () =>
      the('[role=tab]', /^Khuyến nghị/u).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      ),
    );
    expect(panel()).toContain('Bữa Sáng 25 %');
    await press('[role=tab]', 'Chi tiết');
    expect(panel()).toContain('Mifflin-St Jeor');
  });

  it.each([
    [{ motherhood: 'pregnant' }, 'Khi mang thai'],
    [{ motherhood: 'nursing' }, 'Khi cho con bú'],
    [{ conditions: ['Rối loạn ăn uống'] }, 'rối loạn ăn uống'],
    [{ preferences: 'ăn xong hay móc họng' }, 'rối loạn ăn uống'],
    [{ weightKg: 38 }, 'gầy nặng'],
  ] as const)('P07 gives %o no figures: it says why and where to go', async (changes, phrase) => {
    await openResult(changes as Partial<SurveyAnswers>);
    expect(text()).toContain(phrase);
    expect(text()).not.toMatch(/\d kcal|Giảm cân/u);
    expect(the<HTMLAnchorElement>('a', /Tìm chuyên gia/u).getAttribute('href')).toBe('/chuyen-gia');
  });

  it('P07 below BMI 18.5 losing cannot be chosen', async () => {
    await openResult({ weightKg: 45, targetWeightKg: 42 });
    expect(the<HTMLButtonElement>('button', /^Giảm cân/u).disabled).toBe(true);
    expect(text()).toContain('BMI của bạn dưới 18,5: không nên giảm cân.');
    expect(document.querySelector('.weight-chart')).toBeNull();
  });

  it('P07 no answers, or a child’s, lead back to the survey', async () => {
    await openResult({ age: 16 });
    expect(text()).toContain('Chưa có câu trả lời');
    expect(text()).not.toContain('kcal');
  });
});

describe('P08 menus of the result', () => {
  it('P08 ranks three, shows three tags and how many more, and puts allergens last with their dishes', async () => {
    menus = [
      card('tom', {
        tags: ['Giảm cân'],
        lines: [
          dish('Canh bí đao', ['Bí đao', 'Tôm tươi']),
          dish('Gỏi lạc', ['Lạc rang']),
          dish('Chả tôm', ['Tôm']),
        ],
      }),
      ...['a', 'b', 'c', 'd'].map((id) => card(id)),
      card('tags', { tags: ['Văn phòng', 'Cơm nhà', 'Rẻ', 'Nhanh', 'Gọn'] }),
    ];
    await openResult({ allergies: ['Tôm, tép', 'Đậu phộng, lạc'] });
    const cardList = cards();
    expect(cardList.map((one) => /Top \d/u.exec(one)?.[0])).toEqual([
      'Top 1',
      'Top 2',
      'Top 3',
      undefined,
      undefined,
      undefined,
    ]);
    expect(cardList.find((one) => one.includes('tags'))).toContain('Văn phòngCơm nhàRẻ+2');
    expect(cardList.at(-1)).toContain('Có tôm tươi trong canh bí đao, bữa trưa');
    expect(cardList.at(-1)).toMatch(/; có [^;]*gỏi lạc, bữa trưa/u);
    expect(cardList.at(-1)).toContain('và 1 món nữa');
    expect(text()).toContain('1 thực đơn có món bạn dị ứng');
  });

  it('P08 an unknown energy is no figure, and unknown ingredients are said', async () => {
    const { calories: _unknown, ...bare } = card('bare', {
      lines: [{ name: 'Món lạ', slot: 'lunch', type: 'recipe', unit: 'phần' }],
    });
    menus = [bare];
    await openResult({ allergies: ['Tôm, tép'] });
    expect(cards()[0]).toContain('— kcal');
    expect(cards()[0]).toContain('Chưa rõ có tôm, tép hay không');
    expect(cards()[0]).not.toMatch(/Top|500/u);
  });

  it('P08 without a network the known menus stand; without any, a sample day does', async () => {
    menus = [card('a')];
    await openResult();
    expect(cards()).toHaveLength(1);
    isAway = true;
    await openResult();
    await vi.waitFor(() => expect(text()).toContain('chưa hỏi lại được vì mất mạng'));
    expect(cards()).toHaveLength(1);
  });

  it('P08 the sample day keeps to the shares of the meals', async () => {
    menus = [];
    await openResult();
    await vi.waitFor(() => expect(text()).toContain('Bữa Sáng 25 %, khoảng 366 kcal'));
    for (const phrase of ['Bữa Trưa 35 %', 'Bữa Tối 30 %', 'Bữa Phụ 1 5 %', 'Bữa Phụ 2 5 %'])
      expect(text()).toContain(phrase);
    const before = text(the('.sample-meals'));
    await press('button', 'Mẫu khác');
    expect(text(the('.sample-meals'))).not.toBe(before);
  });

  it('P07 menus that are asked for again are on their way, though the last list was empty', async () => {
    await openResult();
    await close();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await openResult();
    expect(text()).toContain('Đang tìm thực đơn');
    expect(document.querySelectorAll('.menu-card')).toHaveLength(0);
  });
});
