import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../text/days';
import { adviceFor } from './advice';
import { missingAnswers, SURVEY_ACTIVITIES, WORKOUTS, type SurveyAnswers } from './answers';
import { surveyAnswers } from './answersFixture';
import { surveyResult, type SurveyFigures } from './result';
import { weeksFor, weightChange } from './weightChange';

const TODAY = '2026-11-27';
const hanh = surveyAnswers({ allergies: ['Tôm'], conditions: ['Gan nhiễm mỡ độ 1'] });

function figures(changes: Partial<SurveyAnswers> = {}): SurveyFigures {
  const result = surveyResult({ ...hanh, ...changes }, TODAY);
  if (result?.kind !== 'figures') throw new Error('no figures');
  return result;
}

const warned = (changes: Partial<SurveyAnswers>): string =>
  adviceFor({ ...hanh, ...changes }, figures(changes)).warnings.join(' ');

describe('P07 result of the survey', () => {
  it('a woman of 34 who wants to lose 7 kg', () => {
    expect(figures()).toEqual({
      kind: 'figures',
      bmi: 24.4,
      band: 'overweight',
      bounds: [46.2, 57.4, 62.4, 74.9],
      // 610 + 987.5 − 170 − 161 = 1266.5; × 1.55 = 1963
      bmr: 1267,
      tdee: 1963,
      factor: 1.55,
      energies: { lose: 1463, keep: 1963, gain: 2163 },
      goal: 'lose',
      calories: 1463,
      macros: {
        // 1.3 × 1.08 × 61
        protein: { grams: 86, percent: 24 },
        carbs: { grams: 189, percent: 51 },
        fat: { grams: 41, percent: 25 },
      },
      fiber: 31,
      water: 2,
      isRaised: false,
      // 500 × 7 ÷ 7700; 7 × 7700 ÷ 500 = 107.8 days
      change: {
        isLosing: true,
        weekly: 0.45,
        monthly: 1.9,
        isFast: false,
        targetDate: '2027-03-15',
      },
      conditions: ['fattyLiver'],
    });
  });

  it.each([
    [18.4, 'underweight'],
    [18.5, 'normal'],
    [22.9, 'normal'],
    [23, 'overweight'],
    [24.9, 'overweight'],
    [25, 'obese1'],
    [29.9, 'obese1'],
    [30, 'obese2'],
  ] as const)('BMI %d is %s', (bmi, band) => {
    expect(figures({ heightCm: 200, weightKg: bmi * 4 })).toMatchObject({ bmi, band });
  });

  it.each([
    [{ motherhood: 'pregnant' }, 'pregnant'],
    [{ motherhood: 'nursing' }, 'nursing'],
    [{ conditions: ['Đang mang thai 20 tuần'] }, 'pregnant'],
    [{ conditions: ['Đái tháo đường thai kỳ'] }, 'pregnant'],
    [{ conditions: ['Rối loạn ăn uống'] }, 'eatingDisorder'],
    [{ conditions: ['chán ăn tâm thần'] }, 'eatingDisorder'],
    [{ conditions: ['Chạy thận nhân tạo'] }, 'dialysis'],
    [{ conditions: ['lọc màng bụng'] }, 'dialysis'],
    [{ weightKg: 37.5 }, 'severelyThin'],
    [{ preferences: 'Đang mang thai tháng thứ 5' }, 'pregnant'],
    [{ preferences: 'em có bầu, hay nôn' }, 'pregnant'],
    [{ preferences: 'tôi đang cho con bú' }, 'nursing'],
    [{ preferences: 'ăn xong hay móc họng' }, 'eatingDisorder'],
    [{ allergyDetail: 'từng bị chán ăn tâm thần' }, 'eatingDisorder'],
  ] as const)('leads %o to an expert without figures', (changes, reason) => {
    const answers = { ...hanh, ...changes } as SurveyAnswers;
    expect(surveyResult(answers, TODAY)).toEqual({ kind: 'expert', reason });
  });

  it.each([
    { preferences: 'Không mang thai, thích ăn cay' },
    { preferences: 'muốn có bầu sang năm' },
    { gender: 'male', preferences: 'vợ đang mang thai, cả nhà ăn chung' },
    { preferences: 'cơm nhà, ít dầu' },
  ] as const)('reads no pregnancy into %o', (changes) => {
    expect(surveyResult({ ...hanh, ...changes }, TODAY)?.kind).toBe('figures');
  });

  // Mifflin: 10 × kg + 6.25 × cm − 5 × age + 5 (men) or − 161 (women); rounded at the end.
  it.each([
    // 700 + 1093.75 − 150 + 5 = 1648.75; × 1.2; less 500 is below the basal rate
    [
      { gender: 'male', age: 30, heightCm: 175, weightKg: 70, activity: 'sedentary' },
      1649,
      1979,
      1649,
    ],
    // 550 + 1000 − 250 − 161 = 1139; × 1.375; less 500 is below 1200
    [{ age: 50, heightCm: 160, weightKg: 55, activity: 'lightly_active' }, 1139, 1566, 1200],
    // 900 + 1125 − 200 + 5 = 1830; × 1.725
    [
      { gender: 'male', age: 40, heightCm: 180, weightKg: 90, activity: 'very_active' },
      1830,
      3157,
      2657,
    ],
    // × 1.9
    [
      { gender: 'male', age: 40, heightCm: 180, weightKg: 90, activity: 'extremely_active' },
      1830,
      3477,
      2977,
    ],
    // 600 + 1062.5 − 110 − 161 = 1391.5; × 2.4
    [{ age: 22, heightCm: 170, weightKg: 60, activity: 'athlete' }, 1392, 3340, 2840],
  ] as const)('needs of %o: %d at rest, %d a day, %d to lose', (changes, bmr, tdee, lose) => {
    const outcome = figures({ targetWeightKg: undefined, ...changes } as Partial<SurveyAnswers>);
    expect(outcome).toMatchObject({ bmr, tdee, calories: tdee, goal: 'keep' });
    expect(outcome.energies).toEqual({ lose, keep: tdee, gain: tdee + 200 });
  });

  // g a kg: 1.3, of the kidneys 0.8, with diabetes 1.0; × 1, 1.08, 1.12, 1.15 for the training.
  it.each([
    [[], 'none', 61 * 1.3],
    [[], 'medium', 61 * 1.3 * 1.12],
    [[], 'high', 61 * 1.3 * 1.15],
    [['Bệnh thận mạn'], 'none', 61 * 0.8],
    [['Bệnh thận mạn'], 'low', 61 * 0.8 * 1.08],
    [['Bệnh thận mạn', 'Đái tháo đường'], 'none', 61],
    [['Đái tháo đường'], 'none', 61 * 1.3],
  ] as const)('protein with %j and training %s: %d g', (conditions, workout, grams) => {
    const surveyFigures = figures({ conditions: [...conditions], workout });
    expect(surveyFigures.macros.protein.grams).toBe(Math.round(grams));
    expect(surveyFigures.fiber).toBe(Math.round(61 * 0.5));
  });

  it.each([
    [7, 500, 16],
    [7, 200, 39],
    [-3, 200, 17],
    [47.2, 500, 104],
    [47.5, 500, undefined],
  ])('%d kg by %d kcal a day take %s weeks', (kg, gap, weeks) => {
    expect(weeksFor(kg, gap)).toBe(weeks);
  });

  it('advises nobody below BMI 18.5 to lose, whatever is chosen', () => {
    const thin = { ...hanh, weightKg: 45, targetWeightKg: 42 };
    const result = surveyResult(thin, TODAY, 'lose');
    expect(result).toMatchObject({ goal: 'keep', noLoss: 'underweight' });
    expect(result).not.toHaveProperty('energies.lose');
    expect(result).not.toHaveProperty('change');
    expect(figures({ targetWeightKg: 44 }).noLoss).toBe('targetUnderweight');
  });

  it.each([
    ['Bệnh thận mạn', false],
    ['suy tim độ 2', false],
    ['Xơ gan cổ trướng', false],
    ['viêm phụ khoa', true],
    ['Tăng huyết áp', true],
  ])('%s: gives an amount to drink: %s', (condition, isGiven) => {
    const answers = { ...hanh, conditions: [condition] };
    const result = figures(answers);
    expect(result.water !== undefined).toBe(isGiven);
    const adviceText = Object.values(adviceFor(answers, result)).flat().join(' ');
    expect(/\d lít nước/.test(adviceText)).toBe(isGiven);
    expect(adviceText.includes('bác sĩ điều trị')).toBe(!isGiven);
  });

  it('asks again for a height and a weight that no adult has', () => {
    for (const body of [
      { heightCm: 50, weightKg: 60 },
      { heightCm: 300, weightKg: 30 },
    ]) {
      const answers = { ...hanh, ...body };
      expect(missingAnswers({ ...answers, motherhood: 'none' })).toEqual(['weightKg']);
      expect(surveyResult(answers, TODAY)).toBeUndefined();
    }
  });

  it('shares of the macro-nutrients make a hundred', () => {
    for (const weightKg of [45, 52, 61, 74, 90]) {
      const { protein, carbs, fat } = figures({ weightKg, targetWeightKg: undefined }).macros;
      expect(protein.percent + carbs.percent + fat.percent).toBe(100);
    }
  });

  it('warns of an allergy that no list knows, and of losing weight in old age', () => {
    expect(warned({ allergies: ['kzunk'] })).toContain('“kzunk” chưa có trong danh mục');
    expect(warned({ allergies: ['Chưa rõ'] })).toContain('“Chưa rõ”: chưa biết bạn dị ứng gì');
    expect(warned({})).not.toContain('danh mục');
    expect(warned({ age: 72 })).toContain('mất cả cơ');
    expect(warned({ age: 72, targetWeightKg: 61 })).not.toContain('mất cả cơ');
  });

  it('offers no loss of a few kcal', () => {
    const old = figures({ age: 85, activity: 'sedentary', conditions: [] });
    expect(old).toMatchObject({ noLoss: 'leastEnergy', goal: 'keep' });
    expect(old.energies.lose).toBeUndefined();
  });

  it('comes later in place of less food where the least energy is met', () => {
    const quiet = figures({ activity: 'sedentary' });
    // 1520 − 500 is less than the basal rate
    expect(quiet).toMatchObject({ calories: 1267, tdee: 1520, isRaised: true });
    expect(quiet.change?.targetDate).toBe('2027-06-29');
    const small = figures({
      age: 70,
      heightCm: 150,
      weightKg: 48,
      activity: 'sedentary',
      targetWeightKg: 45,
    });
    expect(small).toMatchObject({ noLoss: 'leastEnergy', goal: 'keep', calories: 1200 });
  });

  it('warns of more than 0.75 kg a week, and tells no date beyond two years', () => {
    const body = { weightKg: 100, targetWeightKg: 60 };
    expect(weightChange(-900, body, TODAY)).toMatchObject({ weekly: 0.82, isFast: true });
    expect(weightChange(-5000, body, TODAY)?.weekly).toBe(0.91);
    expect(weightChange(-50, body, TODAY)?.targetDate).toBe('later');
    expect(weightChange(200, body, TODAY)).toBeUndefined();
    expect(weightChange(0, body, TODAY)).toBeUndefined();
  });

  it('never advises less than the least energy, and never loss where it must not', () => {
    const [kg, cm] = [fc.integer({ min: 20, max: 300 }), fc.integer({ min: 50, max: 300 })];
    const answers = fc.record({
      ...Object.fromEntries(Object.entries(hanh).map(([key, value]) => [key, fc.constant(value)])),
      age: fc.integer({ min: 18, max: 100 }),
      gender: fc.constantFrom('female', 'male'),
      heightCm: cm,
      weightKg: kg,
      targetWeightKg: kg,
      activity: fc.constantFrom(...SURVEY_ACTIVITIES),
      workout: fc.constantFrom(...WORKOUTS),
    }) as unknown as fc.Arbitrary<SurveyAnswers>;
    fc.assert(
      fc.property(answers, fc.constantFrom('lose', 'keep', 'gain', undefined), (one, chosen) => {
        const result = surveyResult(one, TODAY, chosen);
        if (result?.kind !== 'figures') return;
        const least = Math.max(result.bmr, one.gender === 'female' ? 1200 : 1500);
        expect(result.calories).toBeGreaterThanOrEqual(least);
        expect(Object.values(result.energies).every((kcal) => kcal >= least)).toBe(true);
        const { protein, carbs, fat } = result.macros;
        expect(protein.percent + carbs.percent + fat.percent).toBe(100);
        expect(fat.grams * 9).toBeLessThanOrEqual(result.calories * 0.35 + 9);
        // Rounded grams: at most half of each is lost.
        const energy = protein.grams * 4 + carbs.grams * 4 + fat.grams * 9;
        if (carbs.grams > 0) expect(Math.abs(energy - result.calories)).toBeLessThanOrEqual(8.5);
        if (result.change && result.change.targetDate !== 'later') {
          const days = daysBetween(TODAY, result.change.targetDate);
          expect(days).toBeLessThanOrEqual(104 * 7);
          expect(days).toBeGreaterThan(0);
        }
        if (result.bmi < 18.5) expect(result.goal).not.toBe('lose');
        if (result.change?.isLosing) expect(result.goal).toBe('lose');
      }),
    );
  });
});
