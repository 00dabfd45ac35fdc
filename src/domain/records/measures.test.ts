import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromStored,
  isFarOff,
  isUnusual,
  MEASURE_KEYS,
  MEASURES,
  rangeIn,
  toStored,
  listUnits,
  waistBand,
  weightBand,
  type MeasureKey,
} from './measures';

const unit = (key: MeasureKey, name: string) => {
  const match = listUnits(key).find((one) => one.unit === name);
  if (!match) throw new Error(`${key} has no ${name}`);
  return match;
};

describe('E04 measures in other units', () => {
  it.each([
    ['glucose', 'mg/dL', 126, 6.99],
    ['cholesterol', 'mg/dL', 200, 5.17],
    ['triglycerides', 'mg/dL', 150, 1.69],
    ['creatinine', 'mg/dL', 1, 88.4],
    ['uricAcid', 'mg/dL', 7, 416.39],
    ['haemoglobin', 'g/dL', 13, 130],
    ['hba1c', 'mmol/mol', 53, 7],
    ['waist', 'inch', 34, 86.36],
    ['ogtt1h', 'mg/dL', 180, 9.99],
    ['postMealGlucose', 'mg/dL', 140, 7.77],
    ['potassium', 'mEq/L', 4.9, 4.9],
    ['phosphorus', 'mg/dL', 4.6, 1.49],
    ['albumin', 'g/dL', 3.8, 38],
    ['urea', 'mg/dL', 40, 6.66],
    ['urea', 'mg/dL (BUN)', 20, 7.14],
  ] as const)('%s: %s %d is %d', (key, name, typed, stored) => {
    expect(toStored(typed, unit(key, name))).toBeCloseTo(stored, 2);
  });

  it('gives back what was typed, in every unit of every measure', () => {
    const cases = MEASURE_KEYS.flatMap((key) => listUnits(key).map((one) => [key, one] as const));
    assert(
      property(constantFrom(...cases), double({ min: 0, max: 1, noNaN: true }), (one, at) => {
        const [key, inUnit] = one;
        const { least, most } = rangeIn(key, inUnit);
        const typed = Number((least + (most - least) * at).toFixed(inUnit.digits));
        expect(fromStored(toStored(typed, inUnit), inUnit)).toBe(typed);
      }),
    );
  });

  it('asks after a slip and not after a change', () => {
    expect(isFarOff('waist', 140, 87)).toBe(true);
    expect(isFarOff('waist', 92, 87)).toBe(false);
    expect(isFarOff('glucose', 14, 7)).toBe(false);
    expect(isFarOff('glucose', 1.4, 7)).toBe(true);
    expect(isFarOff('waist', 140, undefined)).toBe(false);
  });

  it('asks about what is rare, as a figure in another unit is', () => {
    expect([4.9, 2.6, 7.1, 1.5].map((value) => isUnusual('potassium', value))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // 4.6 mg/dL typed as mmol/L, 3.8 g/dL as g/L.
    expect(isUnusual('phosphorus', 4.6)).toBe(true);
    expect(isUnusual('albumin', 14)).toBe(true);
    expect(isUnusual('glucose', 49)).toBe(false);
  });

  it('names the source of each band', () => {
    expect(waistBand('male')).toEqual({ most: 90, source: 'QĐ 2892/QĐ-BYT 2022' });
    expect(waistBand('female')?.most).toBe(80);
    expect(waistBand(undefined)).toBeUndefined();
    expect(waistBand('other' as never)).toBeUndefined();
    expect(weightBand(160)).toMatchObject({ least: 47.4, most: 58.6 });
  });

  it('has a range that holds something', () => {
    for (const key of MEASURE_KEYS) expect(MEASURES[key].least).toBeLessThan(MEASURES[key].most);
  });
});
