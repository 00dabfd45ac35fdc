import { describe, expect, it } from 'vitest';
import { bmiRemark, prescriptionText } from './prescription';

const visit = (date: string) => ({ from: 'visit', date }) as const;

describe('E04 what is prescribed at present', () => {
  it('E04 names the values and the visit', () => {
    const source = visit('2026-11-12');
    expect(
      prescriptionText({ calories: { value: 1500, source }, protein: { value: 80, source } }),
    ).toBe('1.500 kcal · đạm 80 g (lần khám 12/11/2026)');
  });

  it('E04 names two sources where there are two, and none where there is none', () => {
    expect(
      prescriptionText({
        calories: { value: 1500, source: { from: 'client' } },
        protein: { value: 72.5, source: visit('2026-10-01') },
      }),
    ).toBe('1.500 kcal (hồ sơ khách hàng) · đạm 72,5 g (lần khám 01/10/2026)');
    expect(prescriptionText({})).toBeUndefined();
  });
});

describe('E03 class of a BMI', () => {
  const client = { gender: 'female' as const, goals: [], medicalConditions: [] as string[] };
  it.each([
    ['an adult', [], 30, 'thừa cân'],
    ['an unknown age', [], undefined, 'thừa cân'],
    ['a pregnancy', ['Thai 24 tuần'], 31, 'không áp dụng khi mang thai'],
    ['a child', [], 14, 'dưới 18 tuổi: dùng biểu đồ tăng trưởng'],
  ])('E03 of %s', (_, medicalConditions, age, remark) => {
    expect(bmiRemark(23.5, { ...client, medicalConditions }, age)).toBe(remark);
  });
});
