import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nutrientMapSchema } from '../food/nutrients';
import {
  clientMenuTargets,
  surveyActivityFactor,
  surveyTargets,
  wizardShares,
  wizardTargets,
  type SurveyInputs,
  type TargetResult,
} from './strategies';

/** BMR 1320.25 */
const woman = { weight: 60, height: 165, age: 30, gender: 'female' } as const;
/** BMR 1698.75 */
const man = { weight: 80, height: 175, age: 40, gender: 'male' } as const;

function getTargets(result: TargetResult) {
  if (!result.ok) throw new Error(`missing ${result.missing.join()}`);
  return result.targets;
}

describe('E11 targets of the client-menu form', () => {
  it('a lightly active woman who wants to lose weight', () => {
    const result = clientMenuTargets({
      ...woman,
      activityLevel: 'lightly_active',
      goal: 'weight_loss',
    });
    expect(result).toEqual({
      ok: true,
      bmr: 1320,
      tdee: 1815,
      targets: {
        // 1815.34 × 0.85 = 1543.04
        calories: 1543,
        // 30 %: 462.9 ÷ 4 = 115.7
        protein: 116,
        // 25 %: 385.75 ÷ 9 = 42.9
        fat: 43,
        // the rest, 45 %: 694.35 ÷ 4 = 173.6
        carbs: 174,
        // 14 × 1.543 = 21.6
        fiber: 22,
        sodium: 2300,
        potassium: 3500,
        calcium: 1000,
        magnesium: 400,
        vitaminD: 15,
      },
    });
  });

  it('a man without activity or goal: 1.2, protein 25 %, carbohydrate 50 %', () => {
    // 1698.75 × 1.2 = 2038.5; 509.75 ÷ 4 and ÷ 9 = 127.4 and 56.6; 1019.5 ÷ 4 = 254.9; 28.5
    expect(getTargets(clientMenuTargets(man))).toMatchObject({
      calories: 2039,
      protein: 127,
      fat: 57,
      carbs: 255,
      fiber: 29,
    });
  });

  it.each([
    ['sedentary', 1584],
    ['lightly_active', 1815],
    ['moderately_active', 2046],
    ['very_active', 2277],
    ['extremely_active', 2508],
  ] as const)('activity %s makes 1320.25 kcal to %i', (activityLevel, calories) => {
    expect(getTargets(clientMenuTargets({ ...woman, activityLevel })).calories).toBe(calories);
  });

  it.each([
    ['weight_gain', 1822],
    ['maintenance', 1584],
    ['muscle_gain', 1584],
    ['weight_loss', 1347],
  ] as const)('goal %s makes 1584.3 kcal to %i', (goal, calories) => {
    expect(getTargets(clientMenuTargets({ ...woman, goal })).calories).toBe(calories);
  });
});

describe('E11 targets of the wizard sidebar', () => {
  const active = { ...woman, activityLevel: 'lightly_active' } as const;

  it('15 / 25 / 60 % by default; the goal does not change the energy', () => {
    // 1815: 272.25 ÷ 4 = 68.1; 453.75 ÷ 9 = 50.4; 1089 ÷ 4 = 272.25
    const expected = { calories: 1815, protein: 68, fat: 50, carbs: 272, fiber: 25 };
    expect(getTargets(wizardTargets(active))).toEqual(expected);
    expect(getTargets(wizardTargets({ ...active, goal: 'weight_gain' }))).toEqual(expected);
    expect(getTargets(wizardTargets({ ...active, goal: 'maintenance' }))).toEqual(expected);
  });

  it('30 / 30 / 40 % to lose weight', () => {
    // 544.5 ÷ 4 = 136.1; 544.5 ÷ 9 = 60.5; 726 ÷ 4 = 181.5
    expect(getTargets(wizardTargets({ ...active, goal: 'weight_loss' }))).toEqual({
      calories: 1815,
      protein: 136,
      fat: 61,
      carbs: 182,
      fiber: 25,
    });
  });

  it('25 / 20 / 55 % to gain muscle', () => {
    // 453.75 ÷ 4 = 113.4; 363 ÷ 9 = 40.3; 998.25 ÷ 4 = 249.6
    expect(getTargets(wizardTargets({ ...active, goal: 'muscle_gain' }))).toEqual({
      calories: 1815,
      protein: 113,
      fat: 40,
      carbs: 250,
      fiber: 25,
    });
  });
});

describe('P07 targets of the visitor survey', () => {
  it('a lightly active woman who wants to lose 5 kg', () => {
    const result = surveyTargets({ ...woman, activityLevel: 'lightly_active', targetWeight: 55 });
    expect(result).toEqual({
      ok: true,
      bmr: 1320,
      tdee: 1815,
      targets: {
        // 1315 is less than the basal rate: 1320
        calories: 1320,
        // 1.3 × 60
        protein: 78,
        // 25 %: 330 ÷ 9
        fat: 37,
        // (1320 − 312 − 330) ÷ 4
        carbs: 170,
        fiber: 30,
        // 0.033 L × 60 = 1.98 L
        water: 1980,
      },
    });
  });

  it('six steps of activity, the highest for athletes', () => {
    const steps = [
      'sedentary',
      'lightly_active',
      'moderately_active',
      'very_active',
      'extremely_active',
      'athlete',
    ] as const;
    const factors = steps.map(surveyActivityFactor);
    expect(factors).toEqual([1.2, 1.375, 1.55, 1.725, 1.9, 2.4]);
  });

  it('adds 200 kcal to gain, nothing to keep', () => {
    const calories = [65, 60, undefined].map(
      (targetWeight) => getTargets(surveyTargets({ ...woman, targetWeight })).calories,
    );
    expect(calories).toEqual([1784, 1584, 1584]);
  });

  it('never advises less than 1.200 kcal to women and 1.500 to men', () => {
    const small = { weight: 45, height: 150, age: 60, activityLevel: 'lightly_active' } as const;
    const least = (gender: 'female' | 'male') =>
      getTargets(surveyTargets({ ...small, gender, targetWeight: 44 })).calories;
    expect([least('female'), least('male')]).toEqual([1200, 1500]);
  });

  it('counts protein for the weight at BMI 23 from BMI 30 on', () => {
    const heavy = { weight: 120, height: 170, age: 50, gender: 'male', targetWeight: 90 } as const;
    // BMR 1200 + 1062.5 − 250 + 5 = 2017.5; × 1.2 − 500 = 1921 < BMR; 1.3 × 23 × 1.7² = 86.4;
    // fat 2018 × 0.25 ÷ 9 = 56.1; carbohydrate (2018 − 345.6 − 504.5) ÷ 4 = 292
    expect(getTargets(surveyTargets(heavy))).toMatchObject({
      calories: 2018,
      protein: 86,
      fat: 56,
      carbs: 292,
    });
  });

  it.each([
    [{}, 78],
    [{ kidneyDisease: true }, 48],
    [{ kidneyDisease: true, diabetes: true }, 60],
    [{ diabetes: true }, 78],
    // 78 × 1.08 = 84.24; × 1.12 = 87.36; × 1.15 = 89.7
    [{ workout: 'low' }, 84],
    [{ workout: 'medium' }, 87],
    [{ workout: 'high' }, 90],
    [{ workout: 'none' }, 78],
  ] satisfies [SurveyInputs, number][])('protein of 60 kg with %o is %i g', (inputs, protein) => {
    expect(getTargets(surveyTargets({ ...woman, ...inputs })).protein).toBe(protein);
  });

  it('asks again for what its form does not accept', () => {
    expect(surveyTargets({ ...woman, age: 17 })).toEqual({ ok: false, missing: ['age'] });
    expect(surveyTargets({ ...woman, weight: 19, height: 301 })).toEqual({
      ok: false,
      missing: ['weight', 'height'],
    });
  });
});

describe('E11 targets say what they miss instead of NaN', () => {
  const strategies = [clientMenuTargets, wizardTargets, surveyTargets];

  it('names every absent or impossible input', () => {
    for (const strategy of strategies) {
      expect(strategy({})).toEqual({ ok: false, missing: ['weight', 'height', 'age', 'gender'] });
      expect(strategy({ ...woman, gender: undefined })).toEqual({ ok: false, missing: ['gender'] });
      expect(strategy({ ...woman, weight: Number.NaN })).toEqual({
        ok: false,
        missing: ['weight'],
      });
      expect(strategy({ ...woman, age: -1, height: 0 })).toEqual({
        ok: false,
        missing: ['height', 'age'],
      });
    }
  });

  it('refuses a body whose BMR cannot be: 20 kg, 50 cm, 100 years gives −148.5', () => {
    for (const strategy of strategies)
      expect(strategy({ weight: 20, height: 50, age: 100, gender: 'female' })).toEqual({
        ok: false,
        missing: ['weight', 'height', 'age'],
      });
  });

  it('never gives a target that a stored menu could not hold', () => {
    const number = fc.option(fc.double({ min: -50, max: 400 }), { nil: undefined });
    const inputs = fc.record({
      weight: number,
      height: number,
      age: number,
      targetWeight: number,
      gender: fc.constantFrom('male' as const, 'female' as const, undefined),
      activityLevel: fc.constantFrom('sedentary' as const, 'extremely_active' as const, undefined),
      goal: fc.constantFrom('weight_loss' as const, 'muscle_gain' as const, undefined),
      workout: fc.constantFrom('none' as const, 'high' as const, undefined),
    });
    fc.assert(
      fc.property(fc.constantFrom(...strategies), inputs, (strategy, drawn) => {
        const result = strategy(drawn);
        if (!result.ok) return result.missing.length > 0;
        const values = Object.values(nutrientMapSchema.parse(result.targets));
        return (
          values.every((value) => Number.isInteger(value)) && (result.targets.calories ?? 0) > 0
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('S02 words of a newer version', () => {
  it('a goal that it added changes nothing, and the shares are those of no goal', () => {
    const goal = 'sleep' as never;
    expect(wizardShares(goal)).toEqual(wizardShares(undefined));
    for (const strategy of [wizardTargets, clientMenuTargets])
      expect(strategy({ ...woman, goal })).toEqual(strategy(woman));
  });

  it('nothing is estimated for a sex that it added: no other sex’s figure is right', () => {
    const someone = { ...woman, gender: 'other' as never };
    for (const strategy of [wizardTargets, clientMenuTargets, surveyTargets])
      expect(strategy(someone)).toEqual({ ok: false, missing: ['gender'] });
  });
});
