import { describe, expect, it } from 'vitest';
import { emptyMeals } from '../../food/storedLines';
import { printedLine } from '../../printable/fixtures';
import { menuTotals, type NutrientTotals } from '../../nutrition/totals';
import { checkDiet, mealCount, newerRules, summaryOfDiet } from '../../verdict/hospitalDiets/check';
import { dietOfCode, HOSPITAL_DIETS, searchDiets } from './diets';
import { chosenDietSchema, dietLabel } from '../../records/hospitalDietForms';
import { dietNotes, macroEnergyGap } from './notes';
import { missText, rangeText } from '../../verdict/hospitalDiets/texts';
import type { HospitalDiet } from './types';

const diet = (code: string): HospitalDiet => {
  const match = dietOfCode(code);
  if (!match) throw new Error(`${code} is missing`);
  return match;
};
const whole = (figures: Record<string, number>): NutrientTotals =>
  Object.fromEntries(Object.entries(figures).map(([key, known]) => [key, { known, share: 1 }]));
const listVerdicts = (code: string, totals: NutrientTotals, meals = 4) =>
  Object.fromEntries(checkDiet(diet(code), totals, meals).map(({ of, verdict }) => [of, verdict]));

describe('G7 codes of QĐ 2879/QĐ-BYT', () => {
  it('G7 holds 67 codes for adults and 173 for children, each once, with page and energy', () => {
    expect(HOSPITAL_DIETS.filter(({ age }) => age === 0)).toHaveLength(67);
    expect(HOSPITAL_DIETS.filter(({ age }) => age > 0)).toHaveLength(173);
    expect(new Set(HOSPITAL_DIETS.map(({ code }) => code)).size).toBe(240);
    for (const one of HOSPITAL_DIETS) {
      expect(one.page, one.code).toBeGreaterThanOrEqual(2);
      expect(one.page, one.code).toBeLessThanOrEqual(76);
      expect(one.limits.calories, one.code).toBeDefined();
      expect(chosenDietSchema.safeParse({ code: one.code }).success, one.code).toBe(true);
    }
  });

  it('G7 reads ranges, bounds and what holds only with a high serum value', () => {
    expect(diet('DD01').limits).toEqual({
      calories: { min: 1500, max: 1700 },
      protein: { min: 56, max: 82 },
      fat: { min: 25, max: 55 },
      carbs: { min: 210, max: 270 },
      fiber: { min: 20, max: 25 },
    });
    expect(diet('TN09').limits.potassium).toEqual({ max: 1000, maxExclusive: true });
    expect(diet('TN14').limits.phosphorus).toEqual({ min: 600, max: 1200, ifSerumHigh: true });
    expect(diet('GU01').water).toEqual({ min: 1.5, minExclusive: true });
    expect(diet('TN10').perKg).toEqual({
      calories: { value: 35 },
      protein: { min: 1.2, max: 1.3 },
      weight: 'dry',
    });
    expect(diet('1BT')).toMatchObject({
      age: 1,
      group: 'BT',
      page: 34,
      limits: { protein: { value: 21 } },
    });
  });

  it('G7 shows the contradictions of the original', () => {
    expect(dietNotes(diet('BT01'))[0]).toContain('phần III');
    expect(dietNotes(diet('5TN5'))[0]).toContain('53TN5');
    expect(macroEnergyGap(diet('TM07'))).toBeLessThan(-0.15);
    expect(dietNotes(diet('TM07'))[0]).toContain('17 %');
    expect(dietNotes(diet('DD02'))).toEqual([]);
  });

  it('G7 finds a code by its letters or by words without accents', () => {
    const adults = HOSPITAL_DIETS.filter(({ age }) => age === 0);
    expect(searchDiets('xo gan', adults).map(({ code }) => code)).toEqual(['GM04']);
    expect(searchDiets('dd', adults)).toHaveLength(9);
    expect(dietLabel({ code: 'DD01', form: 'porridge' })).toBe('DD01 cháo');
  });
});

describe('G7 a day against a code', () => {
  it('G7 says pass, fail and by how much', () => {
    const findings = checkDiet(
      diet('DD01'),
      whole({ calories: 1612, protein: 74.2, fat: 58.4, carbs: 197, fiber: 22 }),
      5,
    );
    expect(findings.map(({ of, verdict }) => [of, verdict])).toEqual([
      ['calories', 'pass'],
      ['protein', 'pass'],
      ['fat', 'fail'],
      ['carbs', 'fail'],
      ['fiber', 'pass'],
      ['meals', 'pass'],
    ]);
    expect(findings.map(missText).filter(Boolean)).toEqual(['vượt 3 g', 'thiếu 13 g']);
    expect(summaryOfDiet(findings)).toEqual({ pass: 4, fail: 2, open: 0 });
  });

  it('G7 does not call a partial sum good, nor too little', () => {
    const totals: NutrientTotals = {
      ...whole({ calories: 1600, protein: 50, fat: 30, carbs: 260 }),
      fiber: { known: 14.2, share: 0.68 },
      sodium: { known: 1200, share: 0.9 },
      potassium: { known: 5200, share: 0.5 },
    };
    expect(listVerdicts('TM01', totals)).toMatchObject({
      fiber: 'unknown',
      sodium: 'unknown',
      // The known amount alone is over already.
      potassium: 'fail',
    });
    expect(listVerdicts('TM02', totals)).toMatchObject({ cholesterol: 'unknown' });
  });

  it('G7 counts salty food without a figure as not known', () => {
    const totals: NutrientTotals = {
      ...whole({ calories: 1600 }),
      sodium: { known: 300, share: 0.999, uncounted: ['dưa muối'] },
    };
    expect(listVerdicts('TM01', totals)).toMatchObject({ sodium: 'unknown' });
  });

  it('G7 misses an exclusive most that is only touched, and compares what is shown', () => {
    const verdict = (protein: number) => listVerdicts('TN08', whole({ protein })).protein;
    expect([verdict(32.4), verdict(33), verdict(32.6)]).toEqual(['pass', 'fail', 'fail']);
    expect(listVerdicts('DD01', whole({ calories: 1700.4 })).calories).toBe('pass');
    expect(listVerdicts('DD01', whole({ calories: 1700.6 })).calories).toBe('fail');
  });

  it('G7 compares a single figure of energy within 5 %, of a restricted mineral as a most', () => {
    expect(listVerdicts('1BT', whole({ calories: 640, protein: 23 }), 5)).toMatchObject({
      calories: 'pass',
      protein: 'fail',
    });
    expect(listVerdicts('TN05', whole({ potassium: 980, phosphorus: 601 }))).toMatchObject({
      potassium: 'pass',
      phosphorus: 'fail',
    });
  });

  it('G7 leaves a limit of a high serum value to the expert, and six to eight meals uncounted', () => {
    expect(listVerdicts('TN02', whole({ potassium: 3400 })).potassium).toBe('conditional');
    expect(listVerdicts('TH02', whole({ calories: 1100 }), 5)).not.toHaveProperty('meals');
  });

  it('G7 has nothing to say of what the table is silent about', () => {
    expect(
      Object.keys(listVerdicts('DD01', whole({ sodium: 9000, potassium: 9000 }))),
    ).not.toContain('sodium');
  });

  it('G7 counts meals that hold something', () => {
    const meals = {
      ...emptyMeals(),
      lunch: { items: [printedLine('Cơm', 100, { calories: 130 })] },
    };
    meals.dinner = { items: [printedLine('Cơm', 0, { calories: 130 })] };
    expect(mealCount(meals)).toBe(1);
    expect(checkDiet(diet('BT02'), menuTotals(meals), 1).at(-1)).toMatchObject({
      of: 'meals',
      verdict: 'fail',
      by: -2,
    });
  });

  it('G7 names the newer rules of a client that the code contradicts', () => {
    const source = { guideline: 'KDOQI', year: 2020, place: '3.0.1' };
    const origin = { by: 'condition', condition: 'kidney', source } as const;
    const rules = newerRules(diet('TN07'), {
      protein: { maximum: { value: 31, origin } },
      sodium: { maximum: { value: 2300, origin } },
      calories: { minimum: { value: 1500, origin } },
    });
    expect(rules.map(({ nutrient, side }) => `${nutrient} ${side}`)).toEqual(['protein maximum']);
  });

  it('G7 writes ranges as people read them', () => {
    expect(rangeText({ min: 1500, max: 1700 })).toBe('1.500–1.700');
    expect(rangeText({ max: 33, maxExclusive: true })).toBe('< 33');
    expect(rangeText({ min: 40, max: 55, maxExclusive: true })).toBe('40–dưới 55');
    expect(rangeText({ min: 1.5, minExclusive: true })).toBe('> 1,5');
  });
});
