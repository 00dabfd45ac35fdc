import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, LAST_MONTH, lmsAt, percentileOf, valueAt, zScore } from './growth';
import { ageInMonths } from '../targets/body';

const at = (...of: Parameters<typeof lmsAt>) => {
  const lms = lmsAt(...of);
  if (!lms) throw new Error('no figures');
  return lms;
};

const boyOf12 = (weight: number, height: number) =>
  growthOf({ gender: 'male', month: 144, weight, height }).map((one) => [one.measure, one.class]);

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
    expect(percentileOf(0)).toBeCloseTo(50, 5);
    expect(percentileOf(1.96)).toBeCloseTo(97.5, 2);
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
    expect(growthOf({ gender: 'male', month: LAST_MONTH + 1, weight: 60, height: 170 })).toEqual(
      [],
    );
    expect(growthOf({ gender: 'female', month: 60, weight: undefined, height: undefined })).toEqual(
      [],
    );
    for (const weight of [2, 400])
      for (const { z, percentile } of growthOf({
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

  it('age in months follows the month of birth, or the middle of the year', () => {
    expect(ageInMonths(2014, 11, { year: 2026, month: 11 })).toBe(144);
    expect(ageInMonths(2014, undefined, { year: 2026, month: 6 })).toBe(144);
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
