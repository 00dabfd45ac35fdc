import { describe, expect, it } from 'vitest';
import {
  rankBySuitability,
  computeSuitability,
  type SuitabilityClient,
  type SuitabilityMenu,
} from './suitability';

function menu(calories: number, protein: number): SuitabilityMenu {
  return {
    nutritionSummary: { calories, protein, carbs: 0, fat: 0 },
    extendedNutrition: {
      calories: { amount: calories, unit: 'kcal' },
      protein: { amount: protein, unit: 'g' },
    },
  };
}

/** BMI 22 */
const client: SuitabilityClient = { goals: [], allergies: [], height: 165, weight: 60 };
/** 80 ÷ 1.65² = 29.4 */
const heavy = { ...client, weight: 80 };
/** 48 ÷ 1.65² = 17.6 */
const thin = { ...client, weight: 48 };

const listRules = (...inputs: Parameters<typeof computeSuitability>) =>
  computeSuitability(...inputs).reasons.map(({ rule, points }) => [rule, points]);

const scored = (calories: number, changes: Partial<SuitabilityClient>) => {
  const { score, badge } = computeSuitability(menu(calories, 80), { ...client, ...changes });
  return [score, badge];
};

describe('E10 suitability of a master menu', () => {
  it('is 100 where no rule speaks', () => {
    expect(computeSuitability(menu(1700, 80), client)).toEqual({
      score: 100,
      badge: 'default',
      reasons: [],
      unknown: [],
    });
  });

  it('weight loss: −20 above 1500 kcal', () => {
    const losing = { ...client, goals: ['Giảm cân'] };
    expect(listRules(menu(1501, 80), losing)).toEqual([['weight_loss_calories', 20]]);
    expect(listRules(menu(1500, 80), losing)).toEqual([]);
    expect(listRules(menu(1501, 80), client, 'weight_loss')).toEqual([
      ['weight_loss_calories', 20],
    ]);
  });

  it('muscle gain: −15 below 100 g of protein', () => {
    const building = { ...client, goals: ['Tăng cơ'] };
    expect(listRules(menu(1500, 99), building)).toEqual([['muscle_gain_protein', 15]]);
    expect(listRules(menu(1500, 100), building)).toEqual([]);
  });

  it('any allergens: −10', () => {
    expect(listRules(menu(1500, 80), { ...client, allergies: ['Tôm', 'Lạc'] })).toEqual([
      ['allergens', 10],
    ]);
  });

  it('BMI over 25: −15 above 1800 kcal', () => {
    expect(listRules(menu(1801, 80), heavy)).toEqual([['high_bmi_calories', 15]]);
    expect(listRules(menu(1800, 80), heavy)).toEqual([]);
    // 68 ÷ 1.65² = 24.98, shown as 25: not over 25
    expect(listRules(menu(1900, 80), { ...client, weight: 68 })).toEqual([]);
  });

  it('BMI under 18.5: −10 below 2000 kcal, as a recommendation', () => {
    expect(computeSuitability(menu(1999, 80), thin).reasons).toEqual([
      { rule: 'low_bmi_calories', points: 10, recommendation: true },
    ]);
    expect(listRules(menu(2000, 80), thin)).toEqual([]);
  });

  it('adds rules up and marks above 80, above 60, and the rest', () => {
    expect(scored(1500, { allergies: ['Tôm'] })).toEqual([90, 'default']);
    expect(scored(1600, { goals: ['Giảm cân'] })).toEqual([80, 'secondary']);
    // −20 −10 −15
    expect(scored(1900, { goals: ['Giảm cân'], allergies: ['Tôm'], weight: 80 })).toEqual([
      55,
      'outline',
    ]);
  });

  it('does not judge what it does not know', () => {
    const empty: SuitabilityMenu = {
      nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
      extendedNutrition: {},
    };
    const { height: _height, ...bodiless } = { ...thin, goals: ['Tăng cơ'] };
    expect(computeSuitability(empty, bodiless)).toMatchObject({
      score: 100,
      reasons: [],
      unknown: ['calories', 'protein', 'bmi'],
    });
  });

  it('ranks the most suitable first and keeps the order of equals', () => {
    const losing = { ...client, goals: ['Giảm cân'] };
    const menus = [
      { id: 'rich', ...menu(2000, 80) },
      { id: 'light-1', ...menu(1400, 80) },
      { id: 'light-2', ...menu(1450, 80) },
    ];
    expect(rankBySuitability(menus, losing).map(({ id, score }) => [id, score])).toEqual([
      ['light-1', 100],
      ['light-2', 100],
      ['rich', 80],
    ]);
  });

  it('E10 the BMI bands of adults are not laid on a child', () => {
    const light = menu(1700, 80);
    expect(listRules(light, thin)).toEqual([['low_bmi_calories', 10]]);
    const child = computeSuitability(light, { ...thin, adult: false });
    expect(child).toMatchObject({ score: 100, reasons: [] });
    expect(child.unknown).not.toContain('bmi');
  });

  it.each([['Giảm cân'], ['Giảm 5 kg'], ['Xuống cân'], ['Tăng cơ']])(
    'takes no points of an adult for the goal “%s” of a child',
    (goal) => {
      const girl = { ...client, goals: [goal], height: 132, weight: 42, adult: false };
      expect(listRules(menu(1700, 60), girl)).toEqual([]);
      expect(computeSuitability(menu(1700, 60), girl).score).toBe(100);
      const masters = [
        { id: 'enough', ...menu(1700, 60) },
        { id: 'little', ...menu(1100, 60) },
      ];
      expect(rankBySuitability(masters, girl).map(({ id }) => id)).toEqual(['enough', 'little']);
    },
  );

  it('takes no points for losing weight from who should not lose any', () => {
    const losing = { ...client, goals: ['Giảm cân'] };
    expect(listRules(menu(1700, 80), losing)).toEqual([['weight_loss_calories', 20]]);
    expect(listRules(menu(2100, 80), { ...losing, weight: 48 })).toEqual([]);
    for (const tag of [
      'Thai 20 tuần',
      'Cho con bú',
      'Suy dinh dưỡng',
      'Thiểu cơ',
      'Chán ăn tâm thần',
    ])
      expect(listRules(menu(1700, 80), { ...losing, medicalConditions: [tag] }), tag).toEqual([]);
  });
});
