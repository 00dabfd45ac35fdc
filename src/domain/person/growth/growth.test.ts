import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeGrowth, LAST_MONTH, lmsAt, computePercentile, valueAt, zScore } from './growth';
import { monthsForGrowth } from '../age';

const at = (...of: Parameters<typeof lmsAt>) => {
  const lms = lmsAt(...of);
  if (!lms) throw new Error('no figures');
  return lms;
};

const boyOf12 = (weight: number, height: number) =>
  computeGrowth({ gender: 'male', month: 144, weight, height }).map((one) => [
    one.measure,
    one.class,
  ]);

describe('E11 growth by the WHO', () => {
  // Printed in the tables of the WHO: −2 SD, median, +2 SD.
  it.each([
    ['weight', 'male', 0, 2.5, 3.3, 4.4],
    ['height', 'female', 24, 79.3, 85.7, 92.2],
    ['height', 'male', 144, 134.9, 149.1, 163.3],
    ['bmi', 'male', 144, 14.5, 17.5, 23.6],
    ['bmi', 'female', 192, 16.2, 20.7, 28.9],
    ['weight', 'female', 24, 9.0, 11.5, 14.8],
  ] as const)('%s of %s at %i months', (measure, gender, month, low, median, high) => {
    const lms = at(measure, gender, month);
    expect([-2, 0, 2].map((z) => Math.round(valueAt(z, lms) * 10) / 10)).toEqual([
      low,
      median,
      high,
    ]);
  });

  it('a newborn boy of 3.3464 kg stands in the middle', () => {
    expect(zScore('weight', 3.3464, at('weight', 'male', 0))).toBeCloseTo(0, 6);
    expect(computePercentile(0)).toBeCloseTo(50, 5);
    expect(computePercentile(1.96)).toBeCloseTo(97.5, 2);
  });

  it('a boy of 12 with 38 kg and 148 cm is normal; with 70 kg obese; with 130 cm stunted', () => {
    // Weight for age ends at ten years.
    expect(boyOf12(38, 148)).toEqual([
      ['height', 'normal'],
      ['bmi', 'normal'],
    ]);
    expect(boyOf12(70, 148)).toContainEqual(['bmi', 'obese']);
    expect(boyOf12(28, 130)).toContainEqual(['height', 'stunted']);
  });

  it('nothing is said of adults, of what is unknown, and nothing breaks at 2 or 400 kg', () => {
    expect(
      computeGrowth({ gender: 'male', month: LAST_MONTH + 1, weight: 60, height: 170 }),
    ).toEqual([]);
    expect(
      computeGrowth({ gender: 'female', month: 60, weight: undefined, height: undefined }),
    ).toEqual([]);
    for (const weight of [2, 400])
      for (const { z, percentile } of computeGrowth({
        gender: 'male',
        month: 100,
        weight,
        height: 130,
      })) {
        expect(Number.isFinite(z)).toBe(true);
        expect(percentile).toBeGreaterThanOrEqual(0);
        expect(percentile).toBeLessThanOrEqual(100);
      }
  });

  it('S02 nothing is said of a sex that a newer version added', () => {
    const gender = 'other' as never;
    expect(lmsAt('bmi', gender, 60)).toBeUndefined();
    expect(computeGrowth({ gender, month: 60, weight: 18, height: 110 })).toEqual([]);
  });

  it('age in months follows the month of birth, or the middle of the year', () => {
    expect(monthsForGrowth({ birthYear: 2014, birthMonth: 11 }, '2026-11-29')).toBe(144);
    expect(monthsForGrowth({ birthYear: 2014 }, '2026-06-29')).toBe(144);
  });

  it('more weight never is a smaller score, and value and score belong to each other', () => {
    const child = fc.record({
      measure: fc.constantFrom('weight' as const, 'height' as const, 'bmi' as const),
      gender: fc.constantFrom('male' as const, 'female' as const),
      month: fc.integer({ min: 0, max: 120 }),
      z: fc.double({ min: -2.9, max: 2.9, noNaN: true }),
    });
    fc.assert(
      fc.property(
        child,
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        ({ measure, gender, month, z }, more) => {
          const lms = at(measure, gender, month);
          const value = valueAt(z, lms);
          expect(zScore(measure, value, lms)).toBeCloseTo(z, 6);
          expect(zScore(measure, value + more, lms)).toBeGreaterThan(zScore(measure, value, lms));
        },
      ),
    );
  });
});

describe('E11 the figures of the WHO against another copy of them', () => {
  // L, M, S as the WHO's own R packages have them, at the day (2006) or month (2007) of the age: github.com/WorldHealthOrganization/anthro
  // b776d8a (weianthro, lenanthro, bmianthro) and anthroplus 799a7de (wfawho2007, hfawho2007, bfawho2007).
  it.each([
    ['weight', 'male', 0, 0.3487, 3.3464, 0.14602],
    ['height', 'male', 0, 1.0, 49.8842, 0.03795],
    ['bmi', 'male', 0, -0.3053, 13.4069, 0.0956],
    ['weight', 'male', 1, 0.2303, 4.4525, 0.13413],
    ['height', 'male', 1, 1.0, 54.6645, 0.03559],
    ['weight', 'male', 6, 0.1256, 7.9389, 0.10957],
    ['height', 'male', 6, 1.0, 67.6435, 0.03165],
    ['bmi', 'male', 6, -0.1919, 17.3424, 0.08233],
    ['weight', 'male', 13, 0.0563, 9.8772, 0.10949],
    ['height', 'male', 13, 1.0, 76.9304, 0.03154],
    ['weight', 'male', 24, -0.0137, 12.1548, 0.11427],
    ['height', 'male', 24, 1.0, 87.1303, 0.03508],
    ['bmi', 'male', 24, -0.6187, 16.0189, 0.07785],
    ['weight', 'male', 37, -0.0729, 14.5102, 0.12168],
    ['height', 'male', 37, 1.0, 96.7298, 0.03879],
    ['weight', 'male', 50, -0.1198, 16.6818, 0.12881],
    ['height', 'male', 50, 1.0, 104.4496, 0.04086],
    ['bmi', 'male', 50, -0.402, 15.3029, 0.08307],
    ['weight', 'male', 60, -0.1506, 18.3352, 0.13517],
    ['height', 'male', 60, 1.0, 109.9593, 0.04214],
    ['weight', 'male', 75, -0.3494, 21.0918, 0.13462],
    ['weight', 'male', 98, -0.5644, 25.8513, 0.14472],
    ['weight', 'male', 120, -0.6764, 31.1586, 0.16305],
    ['height', 'male', 75, 1.0, 117.4196, 0.04272],
    ['bmi', 'male', 75, -1.0584, 15.3408, 0.08771],
    ['height', 'male', 110, 1.0, 133.4404, 0.04551],
    ['bmi', 'male', 110, -1.6544, 16.1078, 0.10126],
    ['height', 'male', 143, 1.0, 148.5478, 0.0475],
    ['bmi', 'male', 143, -1.778, 17.4799, 0.11487],
    ['height', 'male', 167, 1.0, 162.6207, 0.0472],
    ['bmi', 'male', 167, -1.6304, 18.9398, 0.1217],
    ['height', 'male', 190, 1.0, 172.3606, 0.04516],
    ['bmi', 'male', 190, -1.3777, 20.3796, 0.12554],
    ['height', 'male', 228, 1.0, 176.5432, 0.04134],
    ['bmi', 'male', 228, -0.8419, 22.1883, 0.12948],
    ['weight', 'female', 0, 0.3809, 3.2322, 0.14171],
    ['height', 'female', 0, 1.0, 49.1477, 0.0379],
    ['bmi', 'female', 0, -0.0631, 13.3363, 0.09272],
    ['weight', 'female', 1, 0.1727, 4.1716, 0.13738],
    ['height', 'female', 1, 1.0, 53.6326, 0.03641],
    ['weight', 'female', 6, -0.0759, 7.3016, 0.12204],
    ['height', 'female', 6, 1.0, 65.751, 0.03448],
    ['bmi', 'female', 6, -0.1436, 16.9086, 0.09035],
    ['weight', 'female', 13, -0.216, 9.1722, 0.12283],
    ['height', 'female', 13, 1.0, 75.2297, 0.03496],
    ['weight', 'female', 24, -0.2942, 11.4809, 0.1239],
    ['height', 'female', 24, 1.0, 85.7299, 0.03764],
    ['bmi', 'female', 24, -0.5684, 15.6881, 0.08454],
    ['weight', 'female', 37, -0.3216, 14.0373, 0.12987],
    ['height', 'female', 37, 1.0, 95.7356, 0.04024],
    ['weight', 'female', 50, -0.3387, 16.433, 0.14051],
    ['height', 'female', 50, 1.0, 103.9045, 0.0422],
    ['bmi', 'female', 50, -0.5684, 15.2523, 0.09287],
    ['weight', 'female', 60, -0.3518, 18.2179, 0.14821],
    ['height', 'female', 60, 1.0, 109.4189, 0.04346],
    ['weight', 'female', 75, -0.51, 20.6885, 0.15065],
    ['weight', 'female', 98, -0.5667, 25.5197, 0.16287],
    ['weight', 'female', 120, -0.5958, 31.8578, 0.17262],
    ['height', 'female', 75, 1.0, 116.5568, 0.04469],
    ['bmi', 'female', 75, -1.1272, 15.2911, 0.10333],
    ['height', 'female', 110, 1.0, 133.5046, 0.04614],
    ['bmi', 'female', 110, -1.4723, 16.1759, 0.11901],
    ['height', 'female', 143, 1.0, 150.7394, 0.04529],
    ['bmi', 'female', 143, -1.4065, 17.9306, 0.13099],
    ['height', 'female', 167, 1.0, 159.5691, 0.04353],
    ['bmi', 'female', 167, -1.2345, 19.5045, 0.13681],
    ['height', 'female', 190, 1.0, 162.4239, 0.04189],
    ['bmi', 'female', 190, -1.0525, 20.6306, 0.14044],
    ['height', 'female', 228, 1.0, 163.1548, 0.04009],
    ['bmi', 'female', 228, -0.7496, 21.4269, 0.14441],
  ] as const)('%s of %s at %i months', (measure, gender, month, l, m, s) => {
    const ours = at(measure, gender, month);
    for (const z of [-3, -2, 0, 2, 3])
      expect(zScore(measure, valueAt(z, [l, m, s]), ours), String(z)).toBeCloseTo(z, 1);
    expect(Math.abs(zScore(measure, m, ours))).toBeLessThan(0.02);
  });
});
