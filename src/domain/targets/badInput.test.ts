import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { labelProblems } from '../food/foodLabel';
import { NUTRIENT_KEYS } from '../food/nutrients';
import type { Client } from '../records/clients';
import { dayTargets } from './dayTargets';

const YEAR = 2026;
const NOVEMBER = { year: YEAR, month: 11 };
const somebody = (fields: Partial<Client>) =>
  clientWith({ birthYear: 1980, gender: 'female', height: 158, weight: 55, ...fields });
const day = (fields: Partial<Client>) => dayTargets(somebody(fields), [], NOVEMBER);

function expectSane({ clinical, targets }: ReturnType<typeof dayTargets>): void {
  for (const key of NUTRIENT_KEYS) {
    const { minimum, maximum } = clinical.limits[key] ?? {};
    for (const bound of [minimum, maximum])
      if (bound) expect(Number.isFinite(bound.value) && bound.value >= 0, key).toBe(true);
    if (minimum && maximum) expect(minimum.value, key).toBeLessThanOrEqual(maximum.value);
  }
  for (const value of Object.values(targets ?? {}))
    expect(Number.isFinite(value) && value >= 0).toBe(true);
}

const buildGirl = (months: number) => {
  const born = YEAR * 12 + NOVEMBER.month - 1 - months;
  const birth = { birthYear: Math.floor(born / 12), birthMonth: (born % 12) + 1 };
  const { targets, clinical } = day({ ...birth, gender: 'female', weight: 7 });
  return [targets?.calories, clinical.limits.calcium?.minimum?.value];
};

describe('E10 E11 what nobody should type', () => {
  it('E10 contradictory conditions are each named, and the day is computed', () => {
    const result = day({
      medicalConditions: ['CKD 2', 'Suy thận độ 4', 'Mang thai 20 tuần', 'Cho con bú 2 tháng'],
    });
    expect(result.problems.map(({ kind }) => kind).sort()).toEqual([
      'pregnantAndNursing',
      'stages',
    ]);
    expectSane(result);
  });

  it('E10 a guideline that only a newer version knows is not passed off as the one that counts', () => {
    const kidneyGuideline = 'KDIGO2031' as never;
    const kidney = { medicalConditions: ['Bệnh thận mạn giai đoạn 3'] };
    const result = day({ ...kidney, kidneyGuideline });
    expect(result.problems).toEqual([{ kind: 'unknownGuideline', tag: 'KDIGO2031' }]);
    expect(result.clinical).toEqual(day(kidney).clinical);
    expect(day({ ...kidney, kidneyGuideline: 'KDOQI2020' }).problems).toEqual([]);
    expect(day({ kidneyGuideline }).problems).toEqual([]);
    expect(day({ medicalConditions: ['Lọc máu'], kidneyGuideline }).problems).toEqual([]);
    const child = { ...kidney, birthYear: YEAR - 10 };
    expect(day({ ...child, kidneyGuideline }).problems).toEqual(day(child).problems);
  });

  it('E10 a pregnancy of a man of 70 adds nothing and is asked about', () => {
    const man = { birthYear: YEAR - 70, gender: 'male' as const };
    const result = day({ ...man, medicalConditions: ['Mang thai 20 tuần'] });
    expect(result.problems).toMatchObject([{ kind: 'pregnantMan' }]);
    expect(result.clinical.limits).toEqual(day(man).clinical.limits);
    expect(result.targets).toEqual(day(man).targets);
  });

  it.each([0, 120])(
    'E11 an age of %i: no figure that is none, and no adult’s formula for a child',
    (age) => {
      const result = day({ birthYear: YEAR - age, medicalConditions: ['ĐTĐ', 'CKD 3a'] });
      expectSane(result);
      if (age === 0) expect(result.clinical.notForChildren).toEqual(['kidney', 'diabetes']);
    },
  );

  it('E11 no adult’s fixed figure is held against an infant, or a child whose sex is unknown', () => {
    for (const fields of [
      { birthYear: YEAR },
      { birthYear: YEAR, referenceSet: 'person' as const },
    ])
      expect(day({ ...fields, weight: 7 }).clinical.limits).toEqual({});
    // Sodium of a child by NASEM 2019 does not ask for the sex.
    const { sodium, ...others } = day({ birthYear: YEAR - 8, gender: undefined }).clinical.limits;
    expect(sodium?.maximum).toMatchObject({ value: 1500, origin: { by: 'table' } });
    expect(others).toEqual({});
    const unknown = day({ birthYear: undefined }).clinical.limits;
    expect(unknown.sodium?.maximum).toMatchObject({ value: 2300, origin: { by: 'fixed' } });
  });

  it('E11 an infant whose month of birth is known has the row of the table for that month', () => {
    // 2016 table, annex 1.1 (p. 151) and calcium: 0–5, 6–8, 9–11 months, 1–2 and 3–5 years.
    expect(buildGirl(0)).toEqual([500, 300]);
    expect(buildGirl(5)).toEqual([500, 300]);
    expect(buildGirl(6)).toEqual([600, 400]);
    expect(buildGirl(11)).toEqual([650, 400]);
    expect(buildGirl(12)).toEqual([930, 500]);
    // By the years alone she would be two at 13 months, and three at 35.
    expect(buildGirl(35)).toEqual([930, 500]);
    expect(buildGirl(36)).toEqual([1230, 600]);
  });

  it('E11 a young person is a child to the month of 18, and while the birthday may still come', () => {
    const born = { birthYear: YEAR - 18, gender: 'male' as const };
    expect(day({ ...born, birthMonth: 12 }).targets?.calories).toBe(2500);
    expect(day({ ...born, birthMonth: 12 }).estimate?.energy?.by).toBe('table');
    expect(day({ ...born, birthMonth: 11 }).estimate?.energy?.by).toBe('table');
    expect(day(born).estimate?.energy?.by).toBe('table');
    expect(day({ ...born, birthMonth: 10 }).estimate?.energy?.by).not.toBe('table');
  });

  it('E11 a month of birth that is still to come says nothing', () => {
    expectSane(day({ birthYear: YEAR, birthMonth: 12, gender: 'male' }));
    expect(day({ birthYear: YEAR, birthMonth: 12, gender: 'male' }).targets).toBeUndefined();
  });

  it.each([2, 400])('E11 a weight of %i kg', (weight) => {
    for (const medicalConditions of [[], ['CKD 3a'], ['Thiếu cân'], ['Chạy thận']])
      expectSane(day({ weight, medicalConditions }));
  });

  it('E10 a condition written three ways is one condition with one set of limits', () => {
    const ways = ['CKD 3a', 'Suy thận độ 3a', 'Bệnh thận mạn giai đoạn IIIa'];
    const each = ways.map((tag) => day({ medicalConditions: [tag] }));
    for (const { clinical } of each) expect(clinical.limits).toEqual(each[0]?.clinical.limits);
    const all = day({ medicalConditions: ways });
    expect(all.clinical.limits).toEqual(each[0]?.clinical.limits);
    expect(all.problems).toEqual([]);
  });

  it('P17 a food with 900 kcal and no fat, and a figure with the unit of another', () => {
    const per100g = { amount: 100, unit: 'g' };
    const of = (nutrients: Parameters<typeof labelProblems>[1]) =>
      labelProblems(per100g, nutrients).map(({ kind }) => kind);
    expect(of({ calories: 900, fat: 0 })).toEqual(['fatMissing']);
    // kJ in place of kcal; mg in place of g.
    expect(of({ calories: 1590, protein: 7, carbs: 60, fat: 12 })).toEqual(['kilojoules']);
    expect(of({ calories: 380, protein: 7000 })).toContain('heavierThanFood');
  });
});
