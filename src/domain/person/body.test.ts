import { describe, expect, it } from 'vitest';
import { bmiBand, computeBmi, mifflinStJeor } from './body';

describe('E11 body figures', () => {
  it('Mifflin-St Jeor: a man of 80 kg, 175 cm, 40 years', () => {
    // 10 × 80 + 6.25 × 175 − 5 × 40 + 5 = 800 + 1093.75 − 200 + 5
    expect(mifflinStJeor({ weight: 80, height: 175, age: 40, gender: 'male' })).toBe(1698.75);
  });

  it('Mifflin-St Jeor: a woman of 60 kg, 165 cm, 30 years', () => {
    // 600 + 1031.25 − 150 − 161
    expect(mifflinStJeor({ weight: 60, height: 165, age: 30, gender: 'female' })).toBe(1320.25);
  });

  it('BMI to one decimal: 60 kg at 165 cm is 60 ÷ 1.65² = 22.04', () => {
    expect(computeBmi(60, 165)).toBe(22);
    expect(computeBmi(undefined, 165)).toBeUndefined();
    expect(computeBmi(60, 0)).toBeUndefined();
    expect(computeBmi(Number.NaN, 165)).toBeUndefined();
  });

  it('BMI bands of product decision 6: 18.5 / 23 / 25 / 30', () => {
    expect([18.4, 18.5, 22.9, 23, 24.9, 25, 29.9, 30].map(bmiBand)).toEqual([
      'underweight',
      'normal',
      'normal',
      'overweight',
      'overweight',
      'obese1',
      'obese1',
      'obese2',
    ]);
  });
});
