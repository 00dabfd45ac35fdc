// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surveyAnswers } from '../../domain/publicHouse/survey/answersFixture';
import { close, fill, readSurvey, open, press, text, the } from '../testing/page';
import { SurveyPage } from './SurveyPage';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const at = (question: number): Promise<void> => open(<SurveyPage />, `/khao-sat?cau=${question}`);
const keep = (answers: object): void =>
  localStorage.setItem('bualanh-survey', JSON.stringify({ motherhood: 'none', ...answers }));
const next = (): Promise<void> => press('button', /^(Tiếp: |Xem kết quả)/u);
const errors = (): string[] =>
  [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent ?? '');
const getAddress = (): string => window.location.pathname + window.location.search;

let sent: { path: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return Response.json({ success: true });
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

const ruler = (): HTMLInputElement => the('input[type=range]');
const area = (): HTMLElement => the('.ruler');
const readField = (): string => the<HTMLInputElement>('input:not([type])').value;

const pointer = (type: string, clientX: number): Promise<void> =>
  act(async () => {
    const event = new MouseEvent(type, { clientX, bubbles: true, cancelable: true });
    area().dispatchEvent(Object.assign(event, { pointerId: 1 }));
  });
const wheel = (delta: { deltaX?: number; deltaY?: number }): Promise<boolean> =>
  act(async () => area().dispatchEvent(new WheelEvent('wheel', { cancelable: true, ...delta })));

describe('P07 the survey', () => {
  it('P07 asks one question after the other, and keeps each answer at once', async () => {
    await at(1);
    await press('input[type=radio]', 'Nữ');
    await fill('input', /Tuổi/u, '34');
    await press('input[type=radio]', 'Không');
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=2');
    await fill('input:not([type])', 'Bạn cao bao nhiêu?', '1m58');
    await next();
    await fill('input:not([type])', 'Bạn nặng bao nhiêu?', '61');
    expect(readSurvey()).toMatchObject({ gender: 'female', age: 34, heightCm: 158, weightKg: 61 });
    expect(text()).toContain('Câu 3 trên 9');
    expect(text()).toContain('chưa gửi đi đâu');
    await close();
    await at(3);
    expect(the<HTMLInputElement>('input:not([type])', 'Bạn nặng bao nhiêu?').value).toBe('61');
    expect(sent).toEqual([]);
  });

  it.each([
    [1, {}, 'Hãy chọn giới tính khi sinh.'],
    [1, { gender: 'male', age: 17 }, 'Tuổi phải từ 18 trở lên.'],
    [1, { gender: 'male', age: 101 }, 'Tuổi phải từ 18 đến 100, là số tròn năm.'],
    [2, {}, 'Chiều cao từ 50 đến 300 cm.'],
    [2, { heightCm: 49 }, 'Chiều cao từ 50 đến 300 cm.'],
    [2, { heightCm: 301 }, 'Chiều cao từ 50 đến 300 cm.'],
    [3, {}, 'Cân nặng từ 20 đến 300 kg.'],
    [3, { weightKg: 19 }, 'Cân nặng từ 20 đến 300 kg.'],
    [3, { weightKg: 301 }, 'Cân nặng từ 20 đến 300 kg.'],
    [3, { heightCm: 300, weightKg: 30 }, 'không thể đúng'],
    [4, { targetWeightKg: 500 }, 'Cân nặng từ 20 đến 300 kg.'],
    [5, {}, 'Hãy chọn một mức vận động.'],
    [6, {}, 'Hãy chọn số buổi tập.'],
    [7, {}, 'Hãy chọn món bạn dị ứng'],
    [8, {}, 'Hãy chọn bệnh bạn đang có'],
  ])('P07 question %d with %o does not go on: "%s"', async (question, answers, message) => {
    keep(answers);
    await at(question);
    await next();
    expect(getAddress()).toBe(`/khao-sat?cau=${question}`);
    expect(errors().join(' ')).toContain(message);
    expect(readSurvey()).toMatchObject(answers);
  });

  it('P07 nobody is taken for not pregnant who did not say so', async () => {
    keep({ ...surveyAnswers(), motherhood: undefined });
    await at(1);
    expect([...document.querySelectorAll('input[name=motherhood]:checked')]).toEqual([]);
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=1');
    expect(errors()).toEqual(['Hãy cho biết bạn có đang mang thai hoặc cho con bú không.']);
    await press('input[type=radio]', 'Không');
    expect(readSurvey()).toMatchObject({ motherhood: 'none' });
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=2');
  });

  it('P07 answers that were kept before it was asked of everybody lead to that one question', async () => {
    keep({ ...surveyAnswers(), motherhood: undefined });
    await at(10);
    expect(text()).toContain('chưa trả lời có mang thai hoặc cho con bú không');
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=1');
    expect(readSurvey()).toMatchObject(surveyAnswers());
  });

  it('P07 a man is not asked', async () => {
    keep({ ...surveyAnswers({ gender: 'male' }), motherhood: undefined });
    await at(1);
    expect(document.querySelector('input[name=motherhood]')).toBeNull();
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=2');
  });

  it('P07 says of what is no number that it is none, and keeps it where it stands', async () => {
    await at(3);
    await fill('input:not([type])', 'Bạn nặng bao nhiêu?', 'sáu mốt');
    expect(errors()).toEqual(['Hãy gõ một số, ví dụ 61,5.']);
    expect(the<HTMLInputElement>('input:not([type])').value).toBe('sáu mốt');
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=3');
  });

  it('P07 a child is led to an expert for children, and no further', async () => {
    await at(1);
    await press('input[type=radio]', 'Nam');
    await fill('input', /Tuổi/u, '16');
    expect(text()).toContain('trẻ không nên giảm cân theo khảo sát');
    expect(the<HTMLAnchorElement>('a', /Tìm chuyên gia trẻ em/u).getAttribute('href')).toBe(
      '/chuyen-gia',
    );
    await next();
    expect(getAddress()).toBe('/khao-sat?cau=1');
  });

  it('P07 "hải sản" is asked back, and the answer takes its place; details of an allergy are kept', async () => {
    await at(7);
    await fill('input:not([type])', /Gõ món khác/u, 'hải sản');
    await press('button', 'Thêm');
    expect(readSurvey().allergies).toEqual(['hải sản']);
    await press('button', 'Cả cua, mực, sò');
    expect(readSurvey().allergies).toEqual(['Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò']);
    await fill('textarea', /Nói thêm về dị ứng/u, 'nổi mề đay');
    expect(readSurvey().allergyDetail).toBe('nổi mề đay');
    expect(text()).toContain('tránh cả mắm tôm');
  });

  it('P07 a wish below the normal range is not given a time, and told why', async () => {
    keep(surveyAnswers({ targetWeightKg: 54 }));
    await at(4);
    expect(text()).toContain('Bớt 500 kcal mỗi ngàykhoảng 16 tuần');
    await fill('input:not([type])', 'Bạn muốn nặng bao nhiêu?', '44');
    expect(text()).not.toContain('Bớt 500 kcal');
    expect(text()).toContain('ở đây không tính mức giảm');
  });

  it('P07 the time of a wish is that of the result, and none stands where no loss is advised', async () => {
    const small = { age: 60, heightCm: 150, weightKg: 52, targetWeightKg: 48 };
    keep(surveyAnswers({ ...small, activity: 'sedentary' }));
    await at(4);
    expect(text()).toContain('BMI 21,3');
    expect(text()).not.toMatch(/Bớt \d/u);
    await close();
    // kcal: 1520 is the sedentary need, 1.2 times the basal 1267, which is the lower limit.
    keep(surveyAnswers({ activity: 'sedentary' }));
    await at(4);
    expect(text()).toContain('Bớt 253 kcal mỗi ngàykhoảng 31 tuần');
    await close();
    keep({ ...surveyAnswers(), activity: undefined });
    await at(4);
    expect(text()).not.toMatch(/Bớt \d/u);
    await fill('input:not([type])', 'Bạn muốn nặng bao nhiêu?', '63');
    expect(text()).toContain('Thêm 200 kcal mỗi ngàykhoảng 11 tuần');
  });

  it('P07 nothing is sent before the visitor agrees, and then the answers and when it was', async () => {
    keep(surveyAnswers({ allergies: ['Tôm, tép'] }));
    await at(10);
    expect(text()).toContain('Ở lại trên máy này');
    expect(document.querySelector('input[type=email]')).toBeNull();
    await press('input[type=checkbox]', /Gửi cả cho Bữa Lành/u);
    expect(text()).toMatch(/Bạn đồng ý lúc \d\d:\d\d\./u);
    await fill('input[type=email]', 'Email', 'hanh@');
    expect(text()).toContain('Địa chỉ email chưa đúng.');
    await fill('input[type=email]', 'Email', 'hanh@example.vn');
    expect(sent).toEqual([]);
    await press('button', 'Gửi');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      email: 'hanh@example.vn',
      answers: { allergies: ['Tôm, tép'] },
      consent: { agreed: true },
    });
    await at(3);
    expect(text()).toContain('những gì sửa bây giờ chưa gửi');
  });

  it('P07 answers are erased from the device, and can be taken back at once', async () => {
    keep(surveyAnswers());
    await at(10);
    await press('button', 'Xóa câu trả lời khỏi máy');
    expect(localStorage.getItem('bualanh-survey')).toBeNull();
    await press('button', 'Lấy lại');
    expect(readSurvey()).toMatchObject({ heightCm: 158 });
  });
});

describe('P19 the rulers', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('P19 is dragged by finger or mouse, and the keys go on from there', async () => {
    keep({ heightCm: 158 });
    await at(2);
    await pointer('pointerdown', 200);
    await pointer('pointermove', 150);
    expect(readSurvey().heightCm).toBe(163);
    await pointer('pointerup', 150);
    await pointer('pointermove', 20);
    expect(readSurvey().heightCm).toBe(163);
    expect(document.activeElement).toBe(ruler());
    await fill('input[type=range]', 'Bạn cao bao nhiêu?', '164');
    expect(readField()).toBe('164');
  });

  it('P19 goes to its ends and no further; what lies beyond is typed', async () => {
    keep({ heightCm: 158 });
    await at(2);
    await pointer('pointerdown', 0);
    await pointer('pointermove', 5000);
    expect(readSurvey().heightCm).toBe(100);
    await pointer('pointermove', -5000);
    expect(readSurvey().heightCm).toBe(250);
    await fill('input:not([type])', 'Bạn cao bao nhiêu?', '270');
    expect(readSurvey().heightCm).toBe(270);
    expect(ruler().value).toBe('250');
    expect(errors()).toEqual([]);
  });

  it('P19 is turned by the wheel, but not by one that scrolls the page', async () => {
    keep({ weightKg: 61, heightCm: 158 });
    await at(3);
    expect(await wheel({ deltaY: -24 })).toBe(false);
    expect(readSurvey().weightKg).toBe(62);
    await wheel({ deltaX: -48 });
    expect(readSurvey().weightKg).toBe(60);
    await wheel({ deltaY: -12 });
    expect(readSurvey().weightKg).toBe(60);
    await wheel({ deltaY: -12 });
    expect(readSurvey().weightKg).toBe(61);
    window.dispatchEvent(new Event('scroll'));
    expect(await wheel({ deltaY: -240 })).toBe(true);
    expect(readSurvey().weightKg).toBe(61);
  });

  it('P19 says its value in words, in either unit', async () => {
    keep({ heightCm: 158, weightKg: 61 });
    await at(2);
    expect(ruler().getAttribute('aria-valuetext')).toBe('158 cm');
    await press('button', 'ft');
    expect(ruler().getAttribute('aria-valuetext')).toBe('5 ft 2 in');
    expect([ruler().min, ruler().max, ruler().step]).toEqual(['36', '96', '1']);
    expect(text(the('.ruler'))).toContain('5 ft');
    // The unit changes what is shown, never the value.
    expect(readSurvey().heightCm).toBe(158);
    await fill('input:not([type])', 'Bạn cao bao nhiêu?', '5 ft 4 in');
    expect(readSurvey().heightCm).toBe(162.6);
    await fill('input:not([type])', 'Bạn cao bao nhiêu?', '5 ft 14');
    expect(errors()).toEqual(['Hãy gõ feet và inch, ví dụ 5 ft 2 in.']);
  });

  it('P19 weights switch between KG and LB, in steps of one and of two', async () => {
    keep({ heightCm: 158, weightKg: 60 });
    await at(3);
    await press('button', 'LB');
    expect([ruler().min, ruler().max, ruler().step, ruler().value]).toEqual([
      '66',
      '330',
      '2',
      '132',
    ]);
    expect(ruler().getAttribute('aria-valuetext')).toBe('132 lb');
    await wheel({ deltaY: -24 });
    expect(readSurvey().weightKg).toBe(60.8);
    await at(4);
    expect([ruler().min, ruler().max]).toEqual(['31', '90']);
    expect(text(the('.ruler'))).toContain('bây giờ 60,8');
  });
});
