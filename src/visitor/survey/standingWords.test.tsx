// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surveyAnswers } from '../../domain/publicHouse/survey/answersFixture';
import { OrderForm } from '../order/OrderForm';
import { ResultPage } from '../result/ResultPage';
import { close, fill, readSurvey, open, press, text, the } from '../testing/page';
import { ask, getAddress, goOn, keepAnswers, playGateway, type SentCall } from '../testing/survey';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const [ALLERGIES, CONDITIONS, DIET, REVIEW] = [7, 8, 9, 10];
const BOX = 'input:not([type])';
const NAMES = {
  allergies: /Gõ món khác/u,
  conditions: /Gõ bệnh khác/u,
  dislikes: /Ví dụ khổ qua/u,
} as const;
const OF_THE_SEA = ['Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò', 'Cá'];
const NOTE =
  /Dị ứng “hải sản” chưa rõ gồm món nào, nên tính cả tôm, tép, cua, ghẹ, mực, nghêu, sò, cá/u;

const back = (): Promise<void> => press('button', 'Quay lại');
const box = (field: keyof typeof NAMES): HTMLInputElement => the(BOX, NAMES[field]);
const type = (field: keyof typeof NAMES, words: string): Promise<void> =>
  fill(BOX, NAMES[field], words);

let sent: SentCall[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = playGateway();
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

describe('P07 a word that stands in a box counts', () => {
  it.each([
    ['allergies', ALLERGIES, 'mực khô'],
    ['conditions', CONDITIONS, 'hen suyễn'],
    ['dislikes', DIET, 'khổ qua'],
  ] as const)(
    'P07 %s: typed, never added, and on to the next question',
    async (field, step, word) => {
      keepAnswers({ ...surveyAnswers(), [field]: undefined });
      await ask(step);
      await type(field, word);
      await goOn();
      expect(getAddress()).toBe(`/khao-sat?cau=${step + 1}`);
      expect(readSurvey()[field]).toEqual([word]);
    },
  );

  it.each([
    ['hải sản', 'Dị ứng “hải sản”'],
    ['đồ biển', 'Dị ứng “đồ biển”'],
    ['Dị ứng với hải sản.', 'Dị ứng “hải sản”'],
  ])(
    'P07 "%s" typed, another allergy ticked, and on: all that it may mean is kept and named',
    async (word, note) => {
      keepAnswers({ ...surveyAnswers(), allergies: undefined });
      await ask(ALLERGIES);
      await type('allergies', word);
      await press('input[type=checkbox]', 'Sữa bò');
      await goOn();
      expect(readSurvey().allergies).toEqual(['Sữa bò', word]);
      await ask(REVIEW);
      expect(text(the('.warning'))).toContain(
        `${note} chưa rõ gồm món nào, nên tính cả tôm, tép, cua, ghẹ, mực, nghêu, sò, cá`,
      );
    },
  );

  it('P07 stays in its box through a tick, a step back and a reload, and counts there', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: undefined });
    await ask(ALLERGIES);
    await type('allergies', 'mực');
    await press('input[type=checkbox]', 'Trứng');
    await back();
    await close();
    await ask(ALLERGIES);
    expect(box('allergies').value).toBe('mực');
    await ask(REVIEW);
    expect(text(the('.review'))).toContain('Trứng, mực');
  });

  it('P07 is asked about where "Không dị ứng" is ticked beside it', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: undefined });
    await ask(ALLERGIES);
    await type('allergies', 'mực');
    await press('input[type=checkbox]', 'Không dị ứng');
    expect(text(the('[role=alert]'))).toContain('trong ô còn “mực”');
    await goOn();
    expect(getAddress()).toBe(`/khao-sat?cau=${ALLERGIES}`);
    await press('button', 'Thêm');
    await goOn();
    expect(readSurvey().allergies).toEqual(['mực']);
  });

  it('P07 details that stand beside "Không dị ứng" are asked about, and in no answer left out', async () => {
    keepAnswers(surveyAnswers({ allergies: ['Trứng'], allergyDetail: 'tôm làm nổi mề đay' }));
    await ask(ALLERGIES);
    await press('input[type=checkbox]', 'Không dị ứng');
    expect(text()).toContain('nhưng còn ghi ở đây');
    await goOn();
    expect(getAddress()).toBe(`/khao-sat?cau=${ALLERGIES}`);
    await ask(REVIEW);
    expect(text(the('.review'))).toContain('tôm làm nổi mề đay');
  });

  it('P07 a key of an input method adds no half a word', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: undefined });
    await ask(ALLERGIES);
    await type('allergies', 'mự');
    const enter = (keyCode: number) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        box('allergies').dispatchEvent(Object.defineProperty(event, 'keyCode', { value: keyCode }));
      });
    await enter(229);
    expect(readSurvey()).not.toHaveProperty('allergies');
    await type('allergies', 'mực');
    await enter(13);
    expect(readSurvey().allergies).toEqual(['mực']);
    expect(box('allergies').value).toBe('');
  });

  it('P07 a pasted list of lines is a list of words', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: undefined });
    await ask(ALLERGIES);
    await act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const clipboardData = { getData: () => 'mực\r\nlạc và vừng\nsữa bò' };
      box('allergies').dispatchEvent(Object.assign(event, { clipboardData }));
    });
    await goOn();
    expect(readSurvey().allergies).toEqual(['mực', 'lạc', 'vừng', 'sữa bò']);
  });

  it.each([
    ['is too long', 'x'.repeat(81), 'Mỗi mục nhiều nhất 80 chữ cái'],
    [
      'finds no room',
      Array.from({ length: 13 }, (_, at) => `món ${at}`).join(', '),
      'Nhiều nhất 12 mục',
    ],
  ])('P07 what %s stays and is asked about, never cut', async (_, words, message) => {
    keepAnswers({ ...surveyAnswers(), allergies: undefined });
    await ask(ALLERGIES);
    await type('allergies', words);
    await goOn();
    expect(getAddress()).toBe(`/khao-sat?cau=${ALLERGIES}`);
    expect(text(the('[role=alert]'))).toContain(message);
    await close();
    await ask(ALLERGIES);
    expect(box('allergies').value).toBe(words);
    await ask(REVIEW);
    expect(text()).toContain('Còn câu chưa trả lời');
  });

  it('P07 a wished weight that is no number is asked about, and can be passed over', async () => {
    keepAnswers(surveyAnswers({ targetWeightKg: undefined }));
    await ask(4);
    await fill(BOX, 'Bạn muốn nặng bao nhiêu?', 'năm mươi');
    await goOn();
    expect(getAddress()).toBe('/khao-sat?cau=4');
    await close();
    await ask(4);
    expect(the<HTMLInputElement>(BOX).value).toBe('năm mươi');
    expect(text(the('[role=alert]'))).toContain('Hãy gõ một số');
    await press('button', 'Bỏ qua');
    expect(getAddress()).toBe('/khao-sat?cau=5');
    expect(readSurvey()).not.toHaveProperty('targetWeightKg');
  });

  it('P07 a long text is not cut either', async () => {
    keepAnswers(surveyAnswers({ allergies: ['Trứng'], allergyDetail: `${'a'.repeat(1000)} tôm` }));
    await ask(ALLERGIES);
    expect(the<HTMLTextAreaElement>('textarea').value).toMatch(/tôm$/u);
    await goOn();
    expect(getAddress()).toBe(`/khao-sat?cau=${ALLERGIES}`);
    expect(text()).toContain('Nhiều nhất 1000 chữ cái, đang có 1004');
  });
});

describe('P07 the question of an unclear allergy', () => {
  it('P07 stands from the letters on, through a reload, and is answered beside another tick', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: undefined });
    await ask(ALLERGIES);
    await type('allergies', 'hải sản');
    expect(text(the('.ask-back'))).toContain('Chưa chọn thì tính cả tôm, tép, cua, ghẹ');
    await press('button', 'Thêm');
    await press('input[type=checkbox]', 'Trứng');
    await close();
    await ask(ALLERGIES);
    await press('button', 'Chỉ tôm, tép');
    expect(readSurvey().allergies).toEqual(['Trứng', 'Tôm, tép']);
    expect(document.querySelector('.ask-back')).toBeNull();
    await ask(REVIEW);
    expect(document.querySelector('.warning')).toBeNull();
  });

  it('P07 open, it is named on the result and the order, and goes out at its widest', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: ['hải sản'] });
    await open(<ResultPage />, '/ket-qua');
    expect(text()).toMatch(NOTE);
    await open(<OrderForm />, '/weekly-order');
    expect(text()).toMatch(/dị ứng “hải sản” chưa rõ gồm món nào/u);
    await press('input[type=radio]', '3 bữa chính');
    await fill('input', 'Tên của bạn', 'Hạnh');
    await fill('input[type=email]', /./u, 'hanh@example.vn');
    await press('input[type=checkbox]', /./u);
    await press('button', /^Đặt/u);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      answers: { allergies: ['hải sản', ...OF_THE_SEA] },
    });
  });
});

describe('P07 answers that two tabs or a full device hold', () => {
  it('P07 an allergy of another tab outlives a tick in this one', async () => {
    keepAnswers({ ...surveyAnswers(), allergies: ['Trứng'] });
    await ask(CONDITIONS);
    keepAnswers({ ...surveyAnswers(), allergies: ['Trứng', 'mực'] });
    await press('input[type=checkbox]', 'Gút');
    expect(readSurvey()).toMatchObject({ allergies: ['Trứng', 'mực'], conditions: ['Gút'] });
  });

  it('P07 an order that is open meanwhile shows what the other tab answered', async () => {
    keepAnswers(surveyAnswers());
    await open(<OrderForm />, '/weekly-order');
    keepAnswers(surveyAnswers({ allergies: ['mực'] }));
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'bualanh-survey' }));
    });
    expect(text()).toContain('dị ứng: mực');
  });

  it('P07 the newest answers are read, not those that were stored before the device was full', async () => {
    keepAnswers(surveyAnswers());
    await ask(ALLERGIES);
    const stored = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await press('input[type=checkbox]', 'Trứng');
    await open(<OrderForm />, '/weekly-order');
    expect(text()).toContain('dị ứng: Trứng');
    vi.stubGlobal('localStorage', stored);
    await ask(ALLERGIES);
    await press('input[type=checkbox]', 'Sữa bò');
    expect(readSurvey().allergies).toEqual(['Trứng', 'Sữa bò']);
  });
});
