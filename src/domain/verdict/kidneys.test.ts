import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../food/storedLines';
import type { Measures } from '../records/measures';
import { computeDayAmounts } from './amounts';
import {
  visit,
  line,
  meals,
  person,
  withCode,
  listLimits,
  findLine,
  kidneys,
  rice,
  pork,
  cress,
  gourd,
  ofKidneys,
} from '../../../tests/support/verdictPeople';
import { judgeDay, judgeWeek } from './judge';
import { lineText, opposedText, sayVerdict } from './say';

const at = (potassium: number | undefined) => {
  const measures: Measures = potassium === undefined ? {} : { potassium };
  const result = person({ kidney: { stage: 'G2' } }, [visit(measures)]);
  return withCode(result.day, 'TN07').limits.filter(
    ({ of, origin }) => of === 'potassium' && origin.by === 'code',
  );
};

describe('row 1: a woman of 67 with CKD 4, diabetes and warfarin', () => {
  it('does not call a day kept whose calcium is short and whose potassium is over', () => {
    const { day } = kidneys([{ nutrient: 'potassium', maximum: 2000, note: 'K 5,6' }]);
    const standard = withCode(day, 'DD07');
    const rich = meals({
      breakfast: [rice(300)],
      lunch: [
        rice(300),
        line('Khoai lang', 700, { calories: 100, protein: 1, carbs: 24, potassium: 350 }),
      ],
      dinner: [rice(300), pork(60)],
    });
    const lines = judgeDay(computeDayAmounts(rich), standard);
    expect(findLine(lines, 'potassium')).toMatchObject({ status: 'over', from: ['Khoai lang'] });
    expect(findLine(lines, 'calcium', 'minimum')?.status).not.toBe('met');
    expect(sayVerdict(lines).level).toBe('missed');
    expect(sayVerdict(lines).text).not.toMatch(/mọi giới hạn/u);
  });

  it('proposes 2,000–3,000 mg at 5.6 mmol/L and asks; a decision takes its place', () => {
    const { standard } = kidneys();
    expect(listLimits(standard, 'potassium')).toMatchObject([
      { value: 3000, proposed: true, severity: 'illness' },
    ]);
    expect(standard.alarms).toMatchObject([{ kind: 'potassium', level: 'ask' }]);
    const decided = kidneys([{ nutrient: 'potassium', maximum: 2500, note: 'BS thận' }]).standard;
    expect(listLimits(decided, 'potassium')).toMatchObject([{ value: 2500, severity: 'expert' }]);
    expect(decided.alarms).toEqual([]);
  });

  it.each([
    [4.9, []],
    [5.2, []],
    [5.5, ['ask']],
    [5.9, ['ask']],
    [6, ['confirm']],
    [6.4, ['confirm']],
    [6.5, ['urgent']],
    [7.2, ['urgent']],
  ])('potassium of %d mmol/L: %j', (value, levels) => {
    const { standard } = kidneys([], value);
    expect(standard.alarms.map(({ level }) => level)).toEqual(levels);
    expect(listLimits(standard, 'potassium').length).toBe(value >= 5.5 ? 1 : 0);
    expect(listLimits(standard, 'potassium', 'minimum')).toEqual([]);
  });

  it('a dangerous value that nobody took again is urgent; severe, no figure of anybody lifts it', () => {
    const old = person({ kidney: { stage: 'G4' } }, [
      visit({ potassium: 6.2 }, { visitDate: '2026-02-01' }),
    ]);
    expect(old.standard.alarms).toMatchObject([{ level: 'urgent' }]);
    expect(old.standard.alarms[0]?.text).toMatch(/xét nghiệm lại/u);
    const own = [{ nutrient: 'potassium', maximum: 2000, note: 'x' }];
    expect(kidneys(own, 6.6).standard.alarms).toMatchObject([{ level: 'urgent' }]);
    expect(kidneys(own, 6.2).standard.alarms).toMatchObject([{ level: 'confirm' }]);
  });

  it('without a value nothing is limited, and more potassium is praised to nobody with such kidneys', () => {
    const { standard } = person({ kidney: { stage: 'G4' }, weight: 50, height: 150 });
    expect(listLimits(standard, 'potassium')).toEqual([]);
    expect(listLimits(standard, 'potassium', 'minimum')).toEqual([]);
    expect(standard.alarms).toMatchObject([{ kind: 'potassium', level: 'confirm' }]);
  });

  it('says how to prepare, and takes no percentage off', () => {
    const { day } = kidneys();
    const note = day.clinical.notes.find(({ text }) => text.includes('bỏ nước'));
    expect(note?.text).toMatch(/không trừ vào con số/u);
    expect(note?.source).toMatchObject({ guideline: 'QĐ 2388/QĐ-BYT', year: 2024 });
  });
});

describe('row 2: warfarin', () => {
  it('judges the swing of the week, and never calls 404 % kept', () => {
    const { standard, day } = kidneys();
    expect(listLimits(standard, 'vitaminK', 'minimum')).toEqual([]);
    const week = judgeWeek(
      [ofKidneys(gourd(200)), ofKidneys(cress(240))].map(computeDayAmounts),
      standard,
    );
    const swing = findLine(week.week, 'vitaminKSwing');
    expect(swing).toMatchObject({ status: 'over', from: ['Cải soong luộc'] });
    expect(swing && lineText(swing)).toMatch(/ít nhất 12 µg, nhiều nhất 604 µg.*NIH ODS/u);
    expect(day.medicines.map(({ id }) => id)).toContain('warfarin');
    expect(day.rules.first[0]).toBe('vitaminK');
  });

  it.each([
    [[200, 220], 'met'],
    [[100, 240], 'over'],
    [[120, 120], 'met'],
  ])('watercress of %j g on two days: %s', (grams, status) => {
    const { standard } = kidneys();
    const days = grams.map((one) => computeDayAmounts(ofKidneys(cress(one))));
    expect(findLine(judgeWeek(days, standard).week, 'vitaminKSwing')?.status).toBe(status);
  });

  it('cannot be said while a vegetable has no figure, unless what is known differs too much already', () => {
    const { standard } = kidneys();
    const unknown = line('Rau ngót', 200, { calories: 35, protein: 5, carbs: 3 });
    const days = [ofKidneys(unknown), ofKidneys(cress(200))].map(computeDayAmounts);
    expect(findLine(judgeWeek(days, standard).week, 'vitaminKSwing')).toMatchObject({
      status: 'unknown',
    });
    const steady = [
      ofKidneys(cress(200)),
      ofKidneys(cress(200)),
      ofKidneys(gourd(100)),
      ofKidneys(unknown),
    ];
    expect(
      findLine(judgeWeek(steady.map(computeDayAmounts), standard).week, 'vitaminKSwing')?.status,
    ).toBe('over');
  });

  it('names a huge serving of one meal', () => {
    const { standard } = kidneys();
    const lines = judgeDay(computeDayAmounts(ofKidneys(cress(290))), standard);
    expect(findLine(lines, 'mealVitaminK')).toMatchObject({
      status: 'over',
      slot: 'lunch',
      from: ['Cải soong luộc'],
    });
  });

  it('is for acenocoumarol too, and for nobody else', () => {
    expect(
      listLimits(person({ medicines: ['Sintrom 4 mg'] }).standard, 'vitaminKSwing'),
    ).toHaveLength(1);
    expect(listLimits(person({ medicines: ['Aspirin'] }).standard, 'vitaminKSwing')).toEqual([]);
  });
});

const sweet = (grams: number) =>
  line('Chè đậu xanh', grams, { calories: 130, carbs: 28, sugar: 18, protein: 2 });

const lunch = (grams: number) => computeDayAmounts(meals({ lunch: [rice(grams)] }));

describe('sugar and starch in diabetes', () => {
  it.each([
    ['Đái tháo đường típ 2', 36.3],
    ['Đái tháo đường thai kỳ', 49.5],
  ])('%s: free sugars below a tenth of the energy', (condition, most) => {
    const { standard } = person(
      {
        gender: 'female',
        birthYear: 1990,
        height: 155,
        weight: 55,
        medicalConditions: [condition, ...(condition.includes('thai') ? ['Thai 26 tuần'] : [])],
      },
      condition.includes('thai') ? [] : [visit({}, { targetNutrition: { calories: 1450 } })],
    );
    expect(listLimits(standard, 'freeSugars')).toMatchObject([
      { value: most, severity: 'illness' },
    ]);
  });

  it('counts sweets, not whole fruit and not milk; says nothing of a sweet without a figure', () => {
    const { standard } = kidneys();
    const of = (...items: MenuItem[]) =>
      findLine(
        judgeDay(computeDayAmounts(meals({ lunch: [rice(200), ...items] })), standard),
        'freeSugars',
      );
    expect(of(sweet(300))).toMatchObject({ status: 'over', known: 54 });
    expect(of(line('Cam', 300, { calories: 47, carbs: 12, sugar: 9 }))).toMatchObject({
      status: 'met',
      known: 0,
    });
    expect(
      of(line('Sữa tươi không đường', 300, { calories: 60, carbs: 5, sugar: 5 })),
    ).toMatchObject({ status: 'met' });
    expect(of(line('Đường cát', 50, { calories: 390, carbs: 99 }))).toMatchObject({
      status: 'over',
    });
    expect(of(line('Mứt dừa', 100, { calories: 400 }))).toMatchObject({ status: 'unknown' });
  });

  it('on insulin, the same meal has the same starch over the days', () => {
    const { standard } = kidneys();
    const of = (...grams: number[]) =>
      findLine(judgeWeek(grams.map(lunch), standard).week, 'carbsSwing');
    expect(of(200, 200)).toMatchObject({ status: 'met' });
    expect(of(200, 300)).toMatchObject({ status: 'over', slot: 'lunch' });
    const { standard: tablets } = person({
      medicalConditions: ['Đái tháo đường típ 2'],
      medicines: ['Metformin'],
    });
    expect(listLimits(tablets, 'carbsSwing')).toEqual([]);
  });
});

describe('row 12: a code beside the expert and the prescription', () => {
  const { day } = kidneys([{ nutrient: 'potassium', maximum: 2000, note: 'K 5,6' }]);
  const standard = withCode(day, 'DD07');

  it('names both, keeps the expert’s, and does not judge a day by what it cannot keep', () => {
    const named = standard.opposed.find(({ kept }) => kept.of === 'potassium');
    expect(named && opposedText(named)).toMatch(
      /^Kali: tối đa 2\.000 mg \(bạn đặt: K 5,6\) và tối thiểu 2\.000 mg \(mã DD07, QĐ 2879\/QĐ-BYT 2006\) không giữ được cùng lúc\./u,
    );
    expect(listLimits(standard, 'potassium', 'minimum')).toEqual([]);
    const of = (grams: number) =>
      findLine(
        judgeDay(
          computeDayAmounts(meals({ lunch: [line('x', grams, { potassium: 100 })] })),
          standard,
        ),
        'potassium',
      )?.status;
    expect([of(1974), of(2000), of(2026)]).toEqual(['met', 'met', 'over']);
  });

  it('keeps 1,450 kcal that were prescribed, and names the code’s 1,500', () => {
    expect(standard.opposed).toContainEqual(
      expect.objectContaining({
        kept: expect.objectContaining({ of: 'calories', severity: 'prescription' }),
        dropped: expect.objectContaining({ of: 'calories', side: 'minimum', value: 1500 }),
      }),
    );
  });

  it('every line of the code has its source, and each limit its own key', () => {
    const ofCode = standard.limits.filter(({ origin }) => origin.by === 'code');
    expect(ofCode.length).toBeGreaterThan(6);
    expect(new Set(standard.limits.map(({ key }) => key)).size).toBe(standard.limits.length);
  });

  it('what holds only while the blood is high holds at 5.6, not at 4.5, and is open without a value', () => {
    expect(at(5.6).map(({ ifSerumHigh }) => ifSerumHigh)).toEqual([undefined, undefined]);
    expect(at(4.5)).toEqual([]);
    expect(at(undefined).map(({ ifSerumHigh }) => ifSerumHigh)).toEqual([true, true]);
  });
});
