import { describe, expect, it } from 'vitest';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import { dietDecisions, targetOfDiet } from './hospitalDietTarget';

const visit = { from: 'visit', date: '2026-11-12' } as const;
const estimate = { from: 'estimate' } as const;
// 1.500–1.700 kcal, protein 56–82 g
const diet = dietOfCode('DD01')!;

describe('G7 targets of a day within a code', () => {
  it('G7 keeps what is prescribed, and says where the code asks for something else', () => {
    const dayTarget = {
      targets: { calories: 2000, protein: 50 },
      sources: { calories: visit, protein: visit },
      limits: {},
    };
    const made = targetOfDiet(dayTarget, diet);
    expect(made.targets).toEqual(dayTarget.targets);
    expect(made.sources).toEqual(dayTarget.sources);
    expect(made.limits.calories?.maximum).toBeUndefined();
    expect(made.limits.calories?.minimum?.value).toBe(1500);
    expect(made.limits.protein?.minimum).toBeUndefined();
    expect(dietDecisions(dayTarget, diet)).toMatchObject([
      { nutrient: 'calories', asked: { value: 2000 }, bound: { side: 'maximum', value: 1700 } },
      { nutrient: 'protein', asked: { value: 50 }, bound: { side: 'minimum', value: 56 } },
    ]);
  });

  it('G7 keeps a prescription within the code beside its bounds', () => {
    const dayTarget = { targets: { protein: 70 }, sources: { protein: visit }, limits: {} };
    const made = targetOfDiet(dayTarget, diet);
    expect(made.targets?.protein).toBe(70);
    expect(made.limits.protein).toMatchObject({ minimum: { value: 56 }, maximum: { value: 82 } });
    expect(dietDecisions(dayTarget, diet)).toEqual([]);
  });

  it('G7 puts the code in place of estimates, and says that it is no estimate any more', () => {
    const dayTarget = {
      targets: { calories: 2000, protein: 50, carbs: 300 },
      sources: { calories: estimate, protein: estimate, carbs: estimate },
      limits: {},
    };
    const made = targetOfDiet(dayTarget, diet);
    expect(made.targets).toEqual({ calories: 1600 });
    expect(made.sources).toEqual({ calories: { from: 'ownLimit' } });
    expect(dietDecisions(dayTarget, diet)).toEqual([]);
  });
});
