import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Limits } from '../clinical/limits';
import type { Client } from '../records/clients';
import { NUTRIENT_KEYS, type NutrientMap } from '../food/nutrients';
import { compareWithBounds } from '../verdict/compare';
import { listVerdicts } from '../verdict/coverage';
import { dayTargets } from './dayTargets';
import { reconcile } from './reconcile';
import type { TargetSource } from '../clinical/limitTypes';

const NOVEMBER = { year: 2026, month: 11 };
const base = {
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
};
const whole = (known: number) => ({ known, share: 1 });

const person = (fields: Partial<Client>) =>
  clientWith({ ...base, id: 'c', clientName: 'Lan', gender: 'female', height: 158, ...fields });
const visit = (targetNutrition: { calories?: number; protein?: number }) => ({
  ...base,
  id: 'v',
  clientId: 'c',
  visitDate: '2026-11-12',
  targetNutrition,
});

const pregnant = person({
  birthYear: 1998,
  weight: 62,
  medicalConditions: ['Đái tháo đường thai kỳ', 'Thai 26 tuần'],
});
/** 58 years, diabetes, CKD 3b, hypertension: 62.5 kg, so that 25 kcal/kg are 1,563 kcal and 0.8 g/kg are 50 g. */
const kidneys = person({
  birthYear: 1968,
  weight: 62.5,
  medicalConditions: ['Đái tháo đường típ 2', 'CKD 3b', 'Tăng huyết áp'],
});

describe('reconciled targets of a pregnancy with diabetes', () => {
  const day = dayTargets(pregnant, [], NOVEMBER);
  const measure = (nutrient: 'carbs' | 'protein') => ({
    ...day.clinical.limits[nutrient],
    target: day.targets?.[nutrient],
  });

  it('does not call 195 g of carbohydrate low: what energy leaves is no target, the guideline names 175 g', () => {
    expect(day.targets?.carbs).toBeUndefined();
    expect(day.clinical.limits.carbs?.minimum).toMatchObject({
      value: 175,
      origin: { by: 'condition', source: { guideline: 'ADA', year: 2026 } },
    });
    expect(listVerdicts('carbs', whole(195), measure('carbs')).map(({ level }) => level)).toEqual([
      'ok',
    ]);
    expect(listVerdicts('carbs', whole(150), measure('carbs'))[0]?.level).toBe('low');
    expect(day.decisions).toContainEqual(
      expect.objectContaining({ nutrient: 'carbs', winner: 'none', why: 'noFigure' }),
    );
  });

  it('does not call 109 g of protein high, and aims at no less than the 71 g of the guideline', () => {
    expect(day.targets?.protein).toBe(71);
    expect(day.sources.protein).toEqual({ from: 'condition', condition: 'gestationalDiabetes' });
    const levels = listVerdicts('protein', whole(109), measure('protein'));
    expect(levels.map(({ level, colour }) => [level, colour])).toEqual([
      ['ok', 'green'],
      ['ok', 'green'],
    ]);
    expect(listVerdicts('protein', whole(66), measure('protein'))[0]?.level).toBe('near');
  });

  it('a prescription below a guideline’s least does not lower it without a written reason', () => {
    const targets = dayTargets(pregnant, [visit({ protein: 60 })], NOVEMBER);
    expect(targets.targets?.protein).toBe(71);
    expect(targets.decisions).toContainEqual({
      nutrient: 'protein',
      asked: { value: 60, source: { from: 'visit', date: '2026-11-12' } },
      bound: expect.objectContaining({ value: 71, side: 'minimum' }),
      winner: 'bound',
      why: 'rule',
      target: 71,
    });
    const own = { nutrient: 'protein', minimum: 60, note: 'suy giảm lọc cầu thận' };
    const reasoned = dayTargets(
      { ...pregnant, ownLimits: [own] },
      [visit({ protein: 60 })],
      NOVEMBER,
    );
    expect(reasoned.targets?.protein).toBe(60);
  });

  it('says that less energy is prescribed than the stage of life asks for', () => {
    const { targets, decisions } = dayTargets(pregnant, [visit({ calories: 1500 })], NOVEMBER);
    expect(targets?.calories).toBe(1500);
    expect(decisions).toContainEqual(
      expect.objectContaining({ nutrient: 'calories', winner: 'asked', why: 'prescribed' }),
    );
    const near = dayTargets(pregnant, [visit({ calories: 1950 })], NOVEMBER);
    expect(near.decisions.filter(({ nutrient }) => nutrient === 'calories')).toEqual([]);
  });
});

describe('reconciled targets of an ill kidney', () => {
  it('a prescription of 1.500 kcal below 25 kcal/kg is not silent', () => {
    const { targets, decisions, clinical } = dayTargets(
      kidneys,
      [visit({ calories: 1500 })],
      NOVEMBER,
    );
    expect(targets?.calories).toBe(1500);
    expect(decisions).toContainEqual({
      nutrient: 'calories',
      asked: { value: 1500, source: { from: 'visit', date: '2026-11-12' } },
      bound: expect.objectContaining({
        value: 1562.5,
        side: 'minimum',
        origin: expect.objectContaining({ by: 'condition', condition: 'kidney' }),
      }),
      winner: 'asked',
      why: 'prescribed',
      target: 1500,
    });
    expect(clinical.limits.calories?.replaced?.minimum?.value).toBe(1562.5);
  });

  it('a prescription of protein above the most is brought to it, and said', () => {
    const { targets, decisions } = dayTargets(kidneys, [visit({ protein: 89 })], NOVEMBER);
    expect(targets?.protein).toBe(50);
    expect(decisions).toContainEqual(
      expect.objectContaining({ nutrient: 'protein', winner: 'bound', why: 'rule', target: 50 }),
    );
  });

  it('a whole target stays below a most that is none', () => {
    const { targets, clinical } = dayTargets({ ...kidneys, weight: 59.5 }, [], NOVEMBER);
    expect(clinical.limits.protein?.maximum?.value).toBe(47.6);
    expect(targets?.protein).toBe(47);
  });

  it('what agrees is not talked about', () => {
    const { decisions } = dayTargets(kidneys, [visit({ calories: 1700, protein: 48 })], NOVEMBER);
    expect(decisions.filter(({ nutrient }) => nutrient !== 'carbs')).toEqual([]);
  });
});

describe('E11 a reference is a floor', () => {
  const healthy = person({ birthYear: 1990, weight: 55, activityLevel: 'sedentary' });

  it('of protein, whose overshoot is no fault without a rule', () => {
    const day = dayTargets(healthy, [], NOVEMBER);
    const { minimum, maximum } = day.clinical.limits.protein ?? {};
    expect(minimum).toMatchObject({ value: 60, origin: { by: 'table', source: { year: 2016 } } });
    // 2 g/kg is the product's own ceiling; a fifth of the energy is no bound.
    expect(maximum).toMatchObject({ value: 110, origin: { by: 'rule' } });
    expect(compareWithBounds('protein', whole(100), day.clinical.limits.protein ?? {}).level).toBe(
      'ok',
    );
  });

  it('that stands over an estimate, and under a prescription, which is said', () => {
    const low = dayTargets(healthy, [visit({ calories: 1200 })], NOVEMBER);
    // 15 % of 1,200 kcal are 45 g.
    expect(low.targets?.protein).toBe(60);
    expect(low.sources.protein).toEqual({ from: 'table' });
    const targets = dayTargets(healthy, [visit({ calories: 1200, protein: 45 })], NOVEMBER);
    expect(targets.targets?.protein).toBe(45);
    expect(targets.decisions).toContainEqual(
      expect.objectContaining({ nutrient: 'protein', winner: 'asked', why: 'prescribed' }),
    );
  });
});

const origins = fc.constantFrom(
  { by: 'expert', note: 'theo xét nghiệm' } as const,
  {
    by: 'condition',
    condition: 'kidney',
    source: { guideline: 'KDIGO', year: 2024, place: '3.3.1.1' },
  } as const,
  { by: 'table', source: { guideline: 'QĐ 2615', year: 2016, place: 'Bảng 1' } } as const,
  { by: 'fixed' } as const,
);
const TARGETS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;
const amount = fc.double({ min: 0, max: 4000, noNaN: true });
const bound = fc.record({ value: amount, origin: origins });
const limit = fc
  .record({ minimum: bound, maximum: bound }, { requiredKeys: [] })
  .filter(({ minimum, maximum }) => !minimum || !maximum || minimum.value <= maximum.value);
const source = fc.constantFrom<TargetSource>(
  { from: 'visit', date: '2026-11-12' },
  { from: 'client' },
  { from: 'table' },
  { from: 'estimate' },
);
const perNutrient = <T>(value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(TARGETS.map((key) => [key, value])), { requiredKeys: [] });

describe('reconcile', () => {
  it('never leaves a target outside its bounds, and says each that it moved or dropped', () => {
    fc.assert(
      fc.property(
        perNutrient(amount),
        perNutrient(source),
        perNutrient(limit),
        fc.constantFrom(undefined, 'weight_loss' as const, 'muscle_gain' as const),
        fc.subarray(['diabetes', 'kidney', 'gestationalDiabetes'] as const),
        (targets, sources, limits, goal, conditions) => {
          const inputs = {
            targets: targets as NutrientMap,
            sources,
            limits: limits as Limits,
            goal,
            conditions: new Set(conditions),
          };
          const { targets: settled, limits: bounds, decisions } = reconcile(inputs);
          for (const key of NUTRIENT_KEYS) {
            const target = settled[key];
            const { minimum, maximum } = bounds[key] ?? {};
            if (target !== undefined) {
              expect(target).toBeGreaterThanOrEqual(minimum?.value ?? 0);
              expect(target).toBeLessThanOrEqual(maximum?.value ?? Infinity);
            }
            const depends = key === 'carbs' || key === 'fat';
            if (!depends && target !== inputs.targets[key])
              expect(decisions.some(({ nutrient }) => nutrient === key)).toBe(true);
            for (const side of ['minimum', 'maximum'] as const)
              if (inputs.limits[key]?.[side]?.origin.by === 'expert')
                expect(bounds[key]?.[side]).toEqual(inputs.limits[key]?.[side]);
          }
        },
      ),
    );
  });
});
