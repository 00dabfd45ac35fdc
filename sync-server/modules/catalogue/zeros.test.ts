import { describe, expect, it } from 'vitest';
import type { TableFood } from './figures';
import { categoryOfGroup } from './groups';
import { starterFoods } from './starter';
import { columnsNotMeasured, hasLived, IN_ALL_THAT_LIVED } from './zeros';

type Figures = TableFood['nutrients'];

function buildFoods(group: string, count: number, nutrients: Figures): TableFood[] {
  const words = { name: 'Món', nameEn: undefined, state: 'raw', refusePercent: 0 };
  const category = categoryOfGroup(group) ?? '';
  return Array.from({ length: count }, (_, i) => ({ code: `${i}`, ...words, category, nutrients }));
}

describe('P26 columns of zeros', () => {
  it('P26 passes over what each food has some of, and nothing else', () => {
    expect(columnsNotMeasured(buildFoods('4', 50, { folate: 0, iron: 0, vitaminB6: 1 }))).toEqual([
      'iron_mg',
      'folate_mcg',
    ]);
    expect(columnsNotMeasured(buildFoods('4', 49, { folate: 0 }))).toEqual([]);
    const some = [...buildFoods('4', 50, { folate: 0 }), ...buildFoods('4', 1, { folate: 3 })];
    expect(columnsNotMeasured(some)).toEqual([]);
  });

  it('P26 believes 50 plants that they have no vitamin A, B12 or D, and 50 fish no fibre', () => {
    const plants = { vitaminA: 0, vitaminB12: 0, vitaminD: 0, fat: 0, sodium: 0 };
    expect(columnsNotMeasured(buildFoods('5', 60, plants))).toEqual([]);
    const fish = { fiber: 0, carbs: 0, sugar: 0, vitaminC: 0, betaCarotene: 0, vitaminK: 0 };
    expect(columnsNotMeasured(buildFoods('8', 60, fish))).toEqual([]);
  });

  it('P26 believes oil, sugar, salt and drinks that they have nothing', () => {
    const nothing = { folate: 0, protein: 0, water: 0, iron: 0, vitaminB1: 0 };
    const refined = ['6', '12', '13', '14'].flatMap((group) => buildFoods(group, 60, nothing));
    expect(columnsNotMeasured(refined)).toEqual([]);
    expect(columnsNotMeasured([...refined, ...buildFoods('7', 49, nothing)])).toEqual([]);
  });

  it('P26 counts as in all that lived only what next to no food of the starter set lacks', () => {
    const foods = starterFoods().filter(hasLived);
    for (const key of IN_ALL_THAT_LIVED) {
      const figures = foods.flatMap(({ nutrients }) => nutrients[key] ?? []);
      const zeros = figures.filter((figure) => figure === 0);
      expect(zeros.length, key).toBeLessThanOrEqual(figures.length * 0.03);
    }
  });
});
