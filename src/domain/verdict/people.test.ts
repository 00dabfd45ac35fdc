import { describe, expect, it } from 'vitest';
import type { Client } from '../records/clients';
import { dayTargets } from '../targets/dayTargets';
import { computeDayAmounts } from './amounts';
import {
  visit,
  line,
  meals,
  person,
  listLimits,
  findLine,
  kidneys,
  rice,
  gourd,
  ofKidneys,
  gout,
} from '../../../tests/support/verdictPeople';
import { countedLines, judgeDay, judgeWeek } from './judge';
import { lineText, listedLines, sayVerdict } from './say';
import type { VerdictLine } from './types';
import type { Limit } from '../clinical/limitTypes';

const TODAY = { year: 2026, month: 11, day: 28 };

const food = (grams: number) => [line('Cơm chiên', grams, { calories: 200, protein: 5 })];

const share = (value: number) => {
  const { standard, day } = gout({}, value);
  return ((listLimits(standard, 'freeSugars')[0]?.value ?? 0) * 4) / (day.targets?.calories ?? 1);
};

describe('rows 5 and 6: a boy of 15, vegetarian, Hb 109', () => {
  const boy = person(
    {
      gender: 'male',
      birthYear: 2011,
      birthMonth: 3,
      height: 165,
      weight: 50,
      allergies: ['Sữa', 'Đậu phộng'],
      dietaryRestrictions: 'Ăn chay có trứng',
    },
    [visit({ haemoglobin: 109 })],
  );

  it('holds protein below 2 g/kg, and lists the needs that matter', () => {
    expect(listLimits(boy.standard, 'protein')).toMatchObject([{ value: 100 }]);
    expect(boy.day.rules.first).toEqual(
      expect.arrayContaining(['iron', 'vitaminB12', 'zinc', 'calcium', 'vitaminD']),
    );
    const lines = judgeDay(
      computeDayAmounts(meals({ lunch: [line('Đậu phụ', 1200, { calories: 95, protein: 10.9 })] })),
      boy.standard,
    );
    expect(findLine(lines, 'protein')?.status).toBe('over');
    expect(findLine(lines, 'vitaminB12', 'minimum')).toMatchObject({ status: 'unknown' });
  });

  it('is not alarmed by manganese and copper of ordinary food', () => {
    expect(listLimits(boy.standard, 'manganese')).toEqual([]);
    expect(listLimits(boy.standard, 'copper')).toEqual([]);
    expect(
      listLimits(person({ gender: 'male', birthYear: 1980 }).standard, 'copper'),
    ).toMatchObject([{ value: 10000 }]);
  });

  it('names a dinner of more than 45 % of the day', () => {
    const uneven = meals({ breakfast: food(190), lunch: food(350), dinner: food(593) });
    const mealEnergyLine = findLine(
      judgeDay(computeDayAmounts(uneven), person({ gender: 'male', birthYear: 1990 }).standard),
      'mealEnergy',
    );
    expect(mealEnergyLine).toMatchObject({ status: 'over', slot: 'dinner' });
    const even = meals({ breakfast: food(300), lunch: food(400), dinner: food(300) });
    expect(
      findLine(
        judgeDay(computeDayAmounts(even), person({ gender: 'male', birthYear: 1990 }).standard),
        'mealEnergy',
      )?.status,
    ).toBe('met');
  });

  it.each<[string, Partial<Client>, number, RegExp | undefined]>([
    [
      'boy of 15',
      { gender: 'male', birthYear: 2011 },
      109,
      /thiếu máu vừa \(nam từ 15 tuổi: dưới 130/u,
    ],
    ['boy of 15', { gender: 'male', birthYear: 2011 }, 129, /thiếu máu nhẹ/u],
    ['boy of 15', { gender: 'male', birthYear: 2011 }, 130, undefined],
    ['girl of 13', { gender: 'female', birthYear: 2013 }, 119, /12–14 tuổi: dưới 120/u],
    ['child of 8', { gender: 'female', birthYear: 2018 }, 114, /5–11 tuổi: dưới 115/u],
    ['child of 8', { gender: 'female', birthYear: 2018 }, 115, undefined],
    ['woman', { gender: 'female', birthYear: 1990 }, 119, /nữ từ 15 tuổi: dưới 120/u],
    ['woman', { gender: 'female', birthYear: 1990 }, 79, /thiếu máu nặng/u],
    [
      'pregnant, second trimester',
      { gender: 'female', birthYear: 1995, medicalConditions: ['Thai 20 tuần'] },
      107,
      undefined,
    ],
    [
      'pregnant, third trimester',
      { gender: 'female', birthYear: 1995, medicalConditions: ['Thai 32 tuần'] },
      107,
      /mang thai: dưới 110/u,
    ],
    ['sex unknown', { birthYear: 1990 }, 100, undefined],
  ])('Hb by age, sex and pregnancy: %s', (_who, client, haemoglobin, text) => {
    const { day } = person(client, [visit({ haemoglobin })]);
    const note = day.clinical.notes.find(
      ({ source }) => source?.guideline === 'WHO' && source.year === 2024,
    );
    if (text) expect(note?.text).toMatch(text);
    else expect(note).toBeUndefined();
  });

  it('asks 1.8 times the iron of grown vegetarians', () => {
    const woman = person({
      gender: 'female',
      birthYear: 1990,
      weight: 50,
      height: 155,
      dietaryRestrictions: 'Ăn chay trường',
    });
    expect(listLimits(woman.standard, 'iron', 'minimum')).toMatchObject([{ value: 32.4 }]);
  });
});

describe('row 7: a man of 41 with gout and triglycerides of 6.2', () => {
  it('takes 500 kcal away, not below 1,500, and protein of a third of the energy is no fault', () => {
    const { day } = gout();
    const { energy } = day.estimate ?? {};
    expect(energy).toMatchObject({ by: 'formula', loss: { deficit: 500 } });
    expect(day.targets?.calories).toBe((energy?.by === 'formula' ? energy.tdee : 0) - 500);
    const { maximum } = day.clinical.limits.protein ?? {};
    expect(maximum).toMatchObject({ value: 184, origin: { by: 'rule' } });
    expect(day.marks).toContainEqual({ kind: 'proteinShare', percent: 30 });
    const screen = dayTargets(gout().client, [], TODAY, { strategy: 'clientMenu' });
    expect(screen.targets?.calories).toBe(day.targets?.calories);
  });

  it.each<[string, Partial<Client>, number | undefined, number | undefined]>([
    ['BMI below 23', { weight: 60 }, undefined, undefined],
    ['a child', { birthYear: 2011 }, undefined, undefined],
    ['an eating disorder', { medicalConditions: ['Rối loạn ăn uống'] }, undefined, undefined],
    [
      'a nursing mother',
      { gender: 'female', medicalConditions: ['Cho con bú 4 tháng'] },
      undefined,
      undefined,
    ],
    ['no such goal', { goals: ['Duy trì'] }, undefined, undefined],
    [
      'a small woman: the floor binds',
      { gender: 'female', birthYear: 1966, height: 158, weight: 60 },
      undefined,
      1200,
    ],
  ])('takes nothing away, or less: %s', (_who, client, deficit, floor) => {
    const { energy } = gout(client).day.estimate ?? {};
    const loss = energy?.by === 'formula' ? energy.loss : undefined;
    if (floor === undefined) expect(loss?.deficit).toBe(deficit);
    else expect(loss).toMatchObject({ floor });
  });

  it('limits purine to 400 mg; liver, anchovies and beer are named', () => {
    const { standard } = gout();
    expect(listLimits(standard, 'purine')).toMatchObject([{ value: 400, severity: 'illness' }]);
    const day = meals({
      lunch: [rice(200), line('Gan heo xào', 100, { calories: 150, purine: 285 })],
      dinner: [
        rice(200),
        line('Cá cơm kho', 60, { calories: 150 }),
        line('Bia hơi', 330, { calories: 43 }),
      ],
    });
    const lines = judgeDay(computeDayAmounts(day), standard);
    expect(findLine(lines, 'purineFoods')).toMatchObject({
      status: 'over',
      from: ['Gan heo xào', 'Cá cơm kho'],
    });
    expect(findLine(lines, 'alcohol')).toMatchObject({ status: 'over', from: ['Bia hơi'] });
    expect(findLine(lines, 'purine')).toMatchObject({ status: 'unknown' });
  });

  it.each([
    ['Lòng đỏ trứng gà', 0],
    ['Quả óc chó', 0],
    ['Nước mắm cá cơm', 0],
    ['Trà tim sen', 0],
    ['Giấm rượu', 0],
    ['Bò sốt rượu vang', 0],
    ['Bia không cồn', 0],
    ['Bánh gan', 0],
    ['Cháo lòng', 1],
    ['Tim heo hấp', 1],
    ['Cật heo xào', 1],
    ['Mề gà nướng', 1],
    ['Pa tê gan', 1],
    ['Phá lấu', 1],
    ['Rượu vang đỏ', 1],
    ['Cơm rượu', 1],
    ['Bia lon', 1],
  ])('%s: %d of what gout forbids', (name, times) => {
    const { alcohol, purineFoods } = computeDayAmounts(
      meals({ lunch: [line(name, 100, { calories: 50 })] }),
    );
    expect(alcohol.length + purineFoods.length).toBe(times);
  });

  it.each([
    [1.5, [], undefined],
    [2, ['freeSugars', 'fat', 'saturatedFat'], undefined],
    [6.2, ['freeSugars', 'fat', 'saturatedFat', 'alcohol'], undefined],
    [10.5, ['freeSugars', 'fat', 'saturatedFat', 'alcohol'], 'confirm'],
  ])('triglycerides of %d mmol/L', (value, limited, alarm) => {
    const { standard } = gout({ medicalConditions: [], goals: [] }, value);
    const limitedNutrients = ['freeSugars', 'fat', 'saturatedFat', 'alcohol'].filter(
      (of) => listLimits(standard, of as Limit['of']).length > 0,
    );
    expect(limitedNutrients).toEqual(limited);
    expect(standard.alarms[0]?.level).toBe(alarm);
  });

  it('6.2 mmol/L allow a twentieth of the energy from sugar, 2.0 a tenth', () => {
    expect(share(6.2)).toBeCloseTo(0.05, 2);
    expect(share(2)).toBeCloseTo(0.1, 2);
  });
});

const isFolded = ({ status, limit }: VerdictLine) =>
  status === 'unknown' && limit.severity === 'general' && limit.origin.by === 'table';

describe('words', () => {
  it('what cannot be said of the table for everybody is one sentence; of this person each is a line', () => {
    const { standard } = kidneys();
    const day = judgeDay(
      computeDayAmounts(meals({ lunch: [rice(300), line('Lạ', 100, { calories: 90 })] })),
      standard,
    );
    const { missed, open, met, folded } = listedLines(day);
    expect(open.map(({ limit }) => limit.of)).toContain('potassium');
    expect(open.every(({ limit }) => limit.origin.by !== 'table')).toBe(true);
    expect(folded).toMatch(/^Chưa nói được vì thiếu số liệu, theo bảng chung: .*selen/u);
    expect(missed.length + open.length + met.length).toBe(
      day.filter((one) => !isFolded(one)).length,
    );
    expect(listedLines([]).folded).toBe('');
  });

  it('every limit of these people has a source and a year, or says that the expert or the product set it', () => {
    for (const { standard } of [
      kidneys(),
      gout(),
      person({ gender: 'male', birthYear: 2011, weight: 50, height: 165 }),
    ])
      for (const limit of standard.limits) {
        const text = lineText({ limit, share: 0, status: 'unknown' });
        expect(text, text).toMatch(
          /(19|20)\d\d|ước tính|bạn đặt|lần khám|quy tắc của phần mềm|giá trị cố định/u,
        );
      }
  });

  it('a week counts needs by their mean, and says so only when each line is met', () => {
    const { standard } = kidneys();
    const week = judgeWeek(
      [ofKidneys(gourd(100)), ofKidneys(gourd(100))].map(computeDayAmounts),
      standard,
    );
    const lines = countedLines(week);
    expect(lines.some(({ limit }) => limit.isNeed)).toBe(true);
    expect(sayVerdict(lines).text).toMatch(/^\d+\/\d+ giới hạn đạt/u);
  });
});
