import { describe, expect, it } from 'vitest';
import { targetMarks, weightRate } from './marks';

const adult = { weight: 60, adult: true };
const nobody = { goals: [] };

describe('E11 targets that a dietitian should look at again', () => {
  it('E11 nothing is said of what is usual', () => {
    expect(targetMarks(nobody, { calories: 1600, protein: 72, fat: 50 }, adult)).toEqual([]);
    expect(targetMarks(nobody, {}, { weight: undefined, adult: true })).toEqual([]);
  });

  it.each([
    [137, 2.3],
    [30, 0.5],
  ])('E11 protein of %d g for 60 kg is marked as %d g/kg', (protein, perKg) => {
    expect(targetMarks(nobody, { calories: 2800, protein }, adult)).toEqual([
      { kind: 'proteinPerKg', perKg },
    ]);
  });

  it('E11 the bounds themselves are usual: 0.6 and 2.2 g/kg, 1,200 and 5,000 kcal, 1 kg a week', () => {
    for (const protein of [36, 132])
      expect(targetMarks(nobody, { calories: 2800, protein }, adult)).toEqual([]);
    for (const calories of [1200, 5000])
      expect(targetMarks(nobody, { calories }, adult)).toEqual([]);
    expect(targetMarks({ goals: ['Giảm 4 kg trong 4 tuần'] }, {}, adult)).toEqual([]);
  });

  it('E11 energy below 1,200 kcal and above 5,000 kcal', () => {
    expect(targetMarks(nobody, { calories: 1199 }, adult)).toEqual([
      { kind: 'lowEnergy', calories: 1199, least: 1200 },
    ]);
    expect(targetMarks(nobody, { calories: 5001 }, adult)).toEqual([
      { kind: 'highEnergy', calories: 5001 },
    ]);
  });

  it('E11 a man from below 1,500 kcal on (Academy of Nutrition and Dietetics 2014)', () => {
    const man = { ...adult, gender: 'male' } as const;
    expect(targetMarks(nobody, { calories: 1499 }, man)).toEqual([
      { kind: 'lowEnergy', calories: 1499, least: 1500 },
    ]);
    expect(targetMarks(nobody, { calories: 1500 }, man)).toEqual([]);
    expect(targetMarks(nobody, { calories: 1499 }, { ...adult, gender: 'female' })).toEqual([]);
  });

  it('E11 a child is not measured by an adult: neither little energy nor grams for each kilogram', () => {
    const child = { weight: 12, adult: false };
    expect(targetMarks(nobody, { calories: 1000, protein: 30 }, child)).toEqual([]);
  });

  it('E11 protein above the recommended fifth of the energy is a note for an adult', () => {
    const targets = { calories: 1200, protein: 72 };
    expect(targetMarks(nobody, targets, adult)).toEqual([{ kind: 'proteinShare', percent: 24 }]);
    expect(targetMarks(nobody, { ...targets, protein: 60 }, adult)).toEqual([]);
    expect(targetMarks(nobody, targets, { weight: 30, adult: false })).toEqual([]);
  });

  it('E11 protein and fat that are more than the energy', () => {
    expect(targetMarks(nobody, { calories: 1300, protein: 65, fat: 121 }, adult)).toEqual([
      { kind: 'macrosAboveEnergy' },
    ]);
  });

  it.each([
    ['Giảm 10 kg trong 1 tháng', 10 / (30 / 7)],
    ['giảm 2kg/tuần', 2],
    ['Tăng 3,5 ký mỗi tuần', 3.5],
    ['giảm 6 kg 2 tháng', 3 / (30 / 7)],
  ])('E11 reads the rate of "%s"', (goal, rate) => {
    expect(weightRate(goal)).toBeCloseTo(rate, 6);
  });

  it.each(['Giảm cân', 'Giảm 10 kg', 'Ăn 2 bữa mỗi tuần', 'giảm 3 kg trong 0 tuần', ''])(
    'E11 "%s" names no rate',
    (goal) => {
      expect(weightRate(goal)).toBeUndefined();
    },
  );

  it('E11 a goal faster than a kilogram a week is named with its rate', () => {
    expect(targetMarks({ goals: ['Giảm cân', 'Giảm 10 kg trong 1 tháng'] }, {}, adult)).toEqual([
      { kind: 'fastGoal', tag: 'Giảm 10 kg trong 1 tháng', perWeek: 2.3 },
    ]);
  });
});
