import { describe, expect, it } from 'vitest';
import { labelProblems } from './foodLabel';

const PER_100_G = { amount: 100, unit: 'g' };
const kinds = (nutrients: Parameters<typeof labelProblems>[1], basis = PER_100_G) =>
  labelProblems(basis, nutrients).map(({ kind, field }) => `${kind}:${field}`);

describe('P17 the figures of a label', () => {
  it('fit 4/9/4 within what labels round', () => {
    expect(kinds({ calories: 520, protein: 7, carbs: 58, fat: 29 })).toEqual([]);
    expect(
      kinds({ calories: 61, protein: 3.2, carbs: 4.8, fat: 3.3 }, { amount: 100, unit: 'ml' }),
    ).toEqual([]);
    expect(kinds({ calories: 900, fat: 100, protein: 0, carbs: 0 })).toEqual([]);
  });

  it('may leave anything out', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ calories: 380 })).toEqual([]);
    expect(kinds({ sodium: 2300 })).toEqual([]);
  });

  it.each([
    [{ calories: 900 }, ['fatMissing:fat']],
    [{ calories: 900, fat: 0 }, ['fatMissing:fat']],
    [{ calories: 950, fat: 100 }, ['tooMuchEnergy:calories']],
    [{ calories: 100, protein: 20, carbs: 50, fat: 10 }, ['energyDiffers:calories']],
    [{ calories: 400, protein: 10, carbs: 20, fat: 5 }, ['energyDiffers:calories']],
    [{ calories: 100, fat: 60 }, ['energyDiffers:calories']],
    [{ calories: 837, protein: 10, carbs: 30, fat: 4.5 }, ['kilojoules:calories']],
    [{ protein: 60, carbs: 60 }, ['partsTooHeavy:carbs']],
    [{ protein: 850 }, ['heavierThanFood:protein']],
    [{ sodium: 230_000 }, ['heavierThanFood:sodium']],
    // Salt itself has 39.3 g.
    [{ sodium: 99_999 }, ['overPure:sodium']],
    [{ sodium: 41_000 }, ['overPure:sodium']],
    [{ sodium: 39_300 }, []],
    [{ potassium: 60_000 }, ['overPure:potassium']],
    [{ calcium: 45_000 }, ['overPure:calcium']],
    [{ phosphorus: 40_000, zinc: 90_000 }, ['overPure:phosphorus', 'overPure:zinc']],
    [{ protein: 101 }, []],
    [{ protein: 103 }, ['heavierThanFood:protein']],
    [{ water: 60, fiber: 50 }, ['partsTooHeavy:carbs']],
    [{ water: 80, protein: 10, sodium: 20_000 }, ['partsTooHeavy:carbs']],
    [{ carbs: 10, sugar: 12 }, ['partOverWhole:sugar']],
    [{ fat: 3, saturatedFat: 5 }, ['partOverWhole:saturatedFat']],
  ])('%j is asked about', (nutrients, expected) => {
    expect(kinds(nutrients)).toEqual(expected);
  });

  it('of a serving count by its weight, and by nothing where that is unknown', () => {
    expect(kinds({ calories: 300 }, { amount: 30, unit: 'g' })).toEqual(['tooMuchEnergy:calories']);
    expect(kinds({ calories: 300 }, { amount: 1, unit: 'gói' })).toEqual([]);
    expect(
      kinds({ calories: 300, protein: 1, carbs: 1, fat: 1 }, { amount: 1, unit: 'gói' }),
    ).toEqual(['energyDiffers:calories']);
  });
});
