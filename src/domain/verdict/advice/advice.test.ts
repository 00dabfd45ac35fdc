import { describe, expect, it } from 'vitest';
import { gout, kidneys, person, visit, withCode } from '../../../../tests/support/verdictPeople';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import { clientOfOrder } from '../../money/orders/client';
import { surveyAnswers } from '../../publicHouse/survey/answersFixture';
import { PREGNANCY_REFUSED } from '../../clinical/pregnancyFoods';
import { line as foodLine } from '../../food/lineFixture';
import { emptyMeals } from '../../food/storedLines';
import { foodHarms } from '../harm/foodHarms';
import { allAdvice, MAX_ADVICE, shownAdvice } from './advice';
import { ADVICE_RULES } from './rules';

const TODAY = '2026-11-28';

function linesFor(client: Partial<Client>, visits: readonly Consultation[] = []) {
  const { client: whole, day, standard } = person(client, visits);
  return allAdvice({ client: whole, visits, today: TODAY, day, standard });
}
const idsFor = (client: Partial<Client>, visits: readonly Consultation[] = []) =>
  linesFor(client, visits).map(({ id }) => id);
const textFor = (id: string, client: Partial<Client>, visits: readonly Consultation[] = []) =>
  linesFor(client, visits).find((line) => line.id === id)?.text ?? '';

const KIDNEY_VISITS = [
  visit({ potassium: 5.6, egfr: 22 }, { targetNutrition: { calories: 1450, protein: 36 } }),
];
const BOY: Partial<Client> = {
  gender: 'male',
  birthYear: 2011,
  birthMonth: 3,
  height: 165,
  weight: 50,
  allergies: ['Sữa', 'Đậu phộng'],
  dietaryRestrictions: 'Ăn chay có trứng',
};

describe('the three clients of the table', () => {
  it('CKD 4 with K 5.6, insulin and warfarin: low sugar, greens, potassium', () => {
    const { client } = kidneys();
    const adviceLines = shownAdvice(linesFor(client, KIDNEY_VISITS));
    expect(adviceLines.map(({ id }) => id)).toEqual(['lowSugar', 'vitaminK', 'potassium']);
    const [sugar, greens, potassium] = adviceLines.map(({ text }) => text);
    expect(sugar).toContain('không bỏ bữa');
    expect(greens).toBe(
      'Ăn rau xanh đều mỗi ngày, lượng như trong thực đơn; đừng tự thêm nhiều hoặc bỏ hẳn.',
    );
    expect(potassium).toMatch(/luộc nhiều nước rồi bỏ nước luộc.*“giảm natri”.*không ăn khế/u);
  });

  it('a boy of 15 with Hb 109 who eats eggs: the doctor, tea, eggs', () => {
    const visits = [visit({ haemoglobin: 109 })];
    expect(idsFor(BOY, visits)).toEqual(['anaemia', 'tea', 'eggs']);
    expect(idsFor({ ...BOY, allergies: ['Trứng'] }, visits)).not.toContain('eggs');
    expect(idsFor(BOY, [visit({ haemoglobin: 131 })])).toEqual(['eggs']);
  });

  it('gout with triglycerides of 6.2 who is to lose weight', () => {
    const { client } = gout();
    const visits = [visit({ triglycerides: 6.2, uricAcid: 560 })];
    expect(idsFor(client, visits)).toEqual(['gout', 'triglycerides', 'weightLoss']);
    expect(textFor('gout', client, visits)).toMatch(/rượu bia.*nội tạng/u);
    expect(textFor('triglycerides', client, visits)).not.toContain('rượu');
  });
});

describe('what each line is said for', () => {
  it.each<[string, Partial<Client>, string, boolean]>([
    ['acenocoumarol', { medicines: ['Sintrom 4 mg'] }, 'vitaminK', true],
    ['warfarin that was stopped', { medicines: ['Warfarin (đã ngưng)'] }, 'vitaminK', false],
    ['a direct anticoagulant', { medicines: ['Xarelto'] }, 'vitaminK', false],
    ['warfarin among habits', { dietaryRestrictions: 'đang uống warfarin' }, 'vitaminK', true],
    ['gliclazide', { medicines: ['Diamicron MR'] }, 'lowSugar', true],
    ['metformin alone', { medicines: ['Metformin'] }, 'lowSugar', false],
    ['resistance to insulin', { medicalConditions: ['Đề kháng insulin'] }, 'lowSugar', false],
    ['a vegetable', { dietaryRestrictions: 'Thích su su, bắp cải' }, 'lowSugar', false],
    ['perindopril', { medicines: ['Coversyl 5 mg'] }, 'potassiumSalt', true],
    ['spironolactone', { medicines: ['Spironolactone'] }, 'potassiumSalt', true],
    ['amlodipine', { medicines: ['Amlor'] }, 'potassiumSalt', false],
    ['CKD without a reading', { medicalConditions: ['CKD 3b'] }, 'potassiumSalt', true],
    ['simvastatin', { medicines: ['Simvastatin'] }, 'grapefruit', true],
    ['felodipine', { medicines: ['Plendil'] }, 'grapefruit', true],
    ['rosuvastatin', { medicines: ['Crestor'] }, 'grapefruit', false],
    ['amlodipine and pomelo', { medicines: ['Norvasc'] }, 'grapefruit', false],
    ['levothyroxine', { medicines: ['Berlthyrox'] }, 'levothyroxine', true],
    ['iron tablets', { medicines: ['Viên sắt'] }, 'tea', true],
    ['MAO inhibitor', { medicines: ['Nardil'] }, 'tyramine', true],
    ['gout', { medicalConditions: ['Gút'] }, 'gout', true],
    ['diabetes', { medicalConditions: ['Đái tháo đường típ 2'], weight: 60 }, 'sugar', true],
    ['a vegan', { dietaryRestrictions: 'Ăn thuần chay' }, 'vitaminB12', true],
    ['stones', { medicalConditions: ['Sỏi thận'] }, 'water', true],
    ['stones and CKD', { medicalConditions: ['Sỏi thận', 'CKD 4'] }, 'water', false],
    ['nobody in particular', {}, 'salt', false],
  ])('%s', (_who, client, id, isSaid) => {
    const about = {
      gender: 'female',
      birthYear: 1970,
      height: 158,
      weight: 58,
      ...client,
    } as const;
    expect(idsFor(about).includes(id)).toBe(isSaid);
  });

  it('says nothing to who has no illness and takes nothing', () => {
    expect(idsFor({ gender: 'male', birthYear: 1990, height: 170, weight: 62 })).toEqual([]);
  });

  it('fits the person: kidneys, children, acarbose, atorvastatin, potassium', () => {
    expect(textFor('potassiumSalt', { medicalConditions: ['CKD 3b'] })).toContain('khế');
    const losartan = linesFor({ medicines: ['Losartan'] });
    expect(JSON.stringify(losartan)).toContain('giảm natri');
    expect(JSON.stringify(losartan)).not.toContain('khế');
    const insulin = { medicines: ['Insulin Mixtard'] };
    expect(textFor('lowSugar', { ...insulin, birthYear: 1970 })).toContain('15 g đường (');
    expect(textFor('lowSugar', { ...insulin, birthYear: 2016 })).not.toContain('15 g');
    const acarbose = { birthYear: 1970, medicines: ['Insulin Mixtard', 'Glucobay'] };
    expect(textFor('lowSugar', acarbose)).toContain('15 g đường glucose');
    expect(textFor('grapefruit', { medicines: ['Lipitor'] })).toMatch(/^Đừng ăn nhiều bưởi/u);
    expect(textFor('grapefruit', { medicines: ['Lipitor', 'Plendil'] })).toMatch(/^Không ăn bưởi/u);
    const tablets = { medicines: ['Viên sắt'] };
    expect(textFor('tea', tablets)).toMatch(/viên sắt.*vitamin C/u);
    expect(textFor('tea', { medicalConditions: ['Thiếu máu'] })).not.toContain('viên sắt');
    expect(textFor('tea', { ...tablets, medicalConditions: ['CKD 4'] })).not.toContain('vitamin C');
  });

  it.each([
    [5.2, 'potassiumSalt'],
    [5.6, 'potassium'],
    [6.1, 'potassiumFirst'],
    [6.8, 'potassiumFirst'],
  ])('a potassium of %d mmol/L at CKD 4: %s', (potassium, id) => {
    expect(idsFor({ kidney: { stage: 'G4' } }, [visit({ potassium })])[0]).toBe(id);
  });

  it('a code alone says nothing of this person’s blood', () => {
    const { client, day } = person({ gender: 'male', birthYear: 1980, weight: 60, height: 165 });
    const standard = withCode(day, 'DD07');
    const all = allAdvice({ client, visits: [], today: TODAY, day, standard });
    expect(all.map(({ id }) => id)).not.toContain('potassium');
  });

  it('a most of potassium that the expert set is advice as well', () => {
    const ownLimits = [{ nutrient: 'potassium' as const, maximum: 2000, note: 'BS thận' }];
    expect(idsFor({ kidney: { stage: 'G4' }, ownLimits })).toContain('potassium');
  });
});

describe('all lines', () => {
  it('have a source with a year, plain words without codes and percentages, and fit on paper', () => {
    expect(new Set(ADVICE_RULES.map(({ id }) => id)).size).toBe(ADVICE_RULES.length);
    const everybody: [Partial<Client>, Consultation[]][] = [
      [kidneys().client, KIDNEY_VISITS],
      [BOY, [visit({ haemoglobin: 109 })]],
      [gout().client, [visit({ triglycerides: 11 })]],
      [{ medicines: ['Nardil', 'Lipitor', 'Berlthyrox', 'Viên sắt', 'Losartan'] }, []],
      [{ medicalConditions: ['Đái tháo đường thai kỳ', 'Sỏi thận'], gender: 'female' }, []],
      [{ medicalConditions: ['Gan nhiễm mỡ', 'Tăng huyết áp', 'Đái tháo đường'] }, []],
      [{ medicalConditions: ['Đái tháo đường'], birthYear: 1980, height: 160, weight: 60 }, []],
      [{ dietaryRestrictions: 'Ăn thuần chay' }, []],
      [{ kidney: { stage: 'G4' } }, [visit({ potassium: 6.7 })]],
    ];
    const seen = new Set<string>();
    for (const { id, text, source } of everybody.flatMap(([client, visits]) =>
      linesFor(client, visits),
    )) {
      expect(text.length, text).toBeLessThanOrEqual(230);
      expect(text).not.toMatch(/%|QĐ|KDIGO|\b[A-Z]{2}\d\d\b|mg\b|vượt|Chưa đạt/u);
      expect(source).toMatch(/(19|20)\d\d/u);
      seen.add(id);
    }
    expect([...seen].sort()).toEqual(ADVICE_RULES.map(({ id }) => id).sort());
  });

  it('of a visitor’s answers hold for the client that an order makes', () => {
    const answers = surveyAnswers({
      conditions: ['Gút'],
      preferences: 'đang uống warfarin theo toa',
    });
    const order = {
      id: '019ac2d4-0000-7000-8000-0000000000ab',
      contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
      answers,
      mealFrequency: '3+1',
    } as const;
    const at = '2026-11-27T01:00:00.000Z';
    const base = { id: 'o', workspaceId: 'w', expertId: 'e', createdAt: at, updatedAt: at };
    const ids = idsFor(clientOfOrder(order, base, 2026));
    expect(ids.slice(0, 2)).toEqual(['vitaminK', 'gout']);
  });
});

describe('decisions of the expert', () => {
  const advice = [
    { id: 'lowSugar', state: 'off' as const },
    { id: 'vitaminK', state: 'changed' as const, text: 'Mỗi ngày một đĩa rau luộc nhỏ.' },
    { id: 'salt', state: 'changed' as const, text: '  ' },
  ];
  const all = linesFor({ ...kidneys().client, advice }, KIDNEY_VISITS);

  it('take a line away, so that the next one stands there, or put other words in its place', () => {
    expect(all.find(({ id }) => id === 'lowSugar')?.isOff).toBe(true);
    const adviceLines = shownAdvice(all);
    expect(adviceLines).toHaveLength(MAX_ADVICE);
    expect(adviceLines.map(({ id }) => id)).toEqual(['vitaminK', 'potassium', 'sugar']);
    expect(adviceLines[0]).toMatchObject({
      text: 'Mỗi ngày một đĩa rau luộc nhỏ.',
      original: expect.stringContaining('Ăn rau xanh đều'),
    });
    expect(all.find(({ id }) => id === 'salt')?.text).toContain('Nêm đúng lượng');
  });
});

describe('foods that are left out in pregnancy', () => {
  const pregnant: Partial<Client> = {
    gender: 'female',
    birthYear: 1997,
    medicalConditions: ['Mang thai'],
  };

  it('are named among the first lines, in a pregnancy by field, tag or goal alone', () => {
    expect(textFor('pregnancyFoods', pregnant)).toMatch(
      /^Đang mang thai, không ăn uống: gỏi cá, .*gan, pa tê, .*rượu, bia.* Thịt, cá, trứng ăn chín hẳn\.$/u,
    );
    const byField = {
      ...pregnant,
      medicalConditions: [],
      pregnancy: { week: 26, weekDate: '2026-11-20' },
    };
    expect(idsFor(byField)).toContain('pregnancyFoods');
    expect(
      idsFor({ ...pregnant, medicalConditions: [], goals: ['Đủ chất cho thai kỳ'] }),
    ).toContain('pregnancyFoods');
    expect(idsFor({ ...pregnant, medicalConditions: [] })).not.toContain('pregnancyFoods');
    const insulin = { ...pregnant, medicines: ['Insulin Mixtard 30'] };
    expect(shownAdvice(linesFor(insulin)).map(({ id }) => id)).toContain('pregnancyFoods');
  });

  it('are those that giving a menu asks about, each with its guideline and year', () => {
    const line = linesFor(pregnant).find(({ id }) => id === 'pregnancyFoods');
    for (const { examples, source } of PREGNANCY_REFUSED) {
      expect(line?.source).toContain(source);
      for (const name of examples) {
        const meals = {
          ...emptyMeals(),
          lunch: { items: [{ ...foodLine(name, { name }), order: 0 }] },
        };
        expect(line?.text).toContain(name);
        expect(foodHarms(['Mang thai'], [meals]).join(), name).toContain(source);
      }
    }
    expect(line?.text.length).toBeLessThanOrEqual(400);
    expect(line?.source.length).toBeLessThanOrEqual(400);
  });
});

it('says no amount of sugar to who may be a child, and keeps the advice on fat for an unknown age', () => {
  const insulin = { medicines: ['Insulin Mixtard 30'] };
  const sugar = (birth: Partial<Client>) => textFor('lowSugar', { ...insulin, ...birth });
  expect(sugar({ birthYear: 1980 })).toContain('15 g');
  for (const birth of [{}, { birthYear: 2008 }, { birthYear: 2012 }])
    expect(sugar({ birthYear: undefined as never, ...birth })).not.toContain('15 g');
  expect(sugar({ birthYear: 2008, birthMonth: 3 })).toContain('15 g');
  const fat = [visit({ triglycerides: 6.2 })];
  expect(idsFor({ gender: 'male' }, fat)).toContain('triglycerides');
});
