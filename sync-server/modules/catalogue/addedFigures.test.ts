import { describe, expect, it } from 'vitest';
import type { NutrientKey } from '../../../src/domain/food/nutrients';
import { getGlycaemicIndex } from '../../../src/domain/food/glycaemicIndex';
import { FOODS_WITH_FIGURES, withAddedFigures } from './addedFigures';
import families from '../../../couchdb/starter/dishes-families.json';
import regions from '../../../couchdb/starter/dishes-regions.json';
import { starterSet } from './library';
import { starterFoods } from './starter';

const foods = starterFoods();
const food = (id: string) => {
  const match = foods.find((entry) => entry.id === id);
  if (!match) throw new RangeError(id);
  return match;
};

const purineSource = (id: string) =>
  food(id).figureSources?.find(({ nutrients }) => nutrients.includes('purine'))?.name;

/** mg in 100 g: from fresh food to pure salt. */
const SALTED = { least: 100, most: 38_800 };

const FILLED: readonly (readonly [NutrientKey, number])[] = [
  ['folate', 407],
  ['cholesterol', 554],
  ['vitaminD', 522],
  ['saturatedFat', 345],
  ['purine', 296],
];

/** Families of dishes and regional specialities are left out: they say nothing about how often a food is eaten. */
function uses(): Map<string, number> {
  const known = new Set(foods.map(({ id }) => id));
  const count = new Map<string, number>();
  const systematic = new Set([...families, ...regions].map(({ key }) => `dish-${key}`));
  const eaten = starterSet().library.filter(({ id }) => !systematic.has(id));
  JSON.stringify(eaten, (_key, value: unknown) => {
    if (typeof value === 'string' && known.has(value))
      count.set(value, (count.get(value) ?? 0) + 1);
    return value;
  });
  return count;
}

const USED = uses();
const MAX_USED = foods
  .toSorted((a, b) => (USED.get(b.id) ?? 0) - (USED.get(a.id) ?? 0))
  .slice(0, 200);

const OF_MOST_USED: readonly (readonly [NutrientKey, number])[] = [
  ['folate', 182],
  ['cholesterol', 192],
  ['vitaminD', 190],
  ['saturatedFat', 169],
  ['purine', 118],
  ['sodium', 192],
];

describe('P26 figures that the table does not have', () => {
  it('P26 are of foods of the set, and name a source each', () => {
    const ids = new Set(foods.map(({ id }) => id));
    for (const id of FOODS_WITH_FIGURES) expect(ids, id).toContain(id);
    for (const { id, figureSources = [], nutrients, glycaemicIndex } of foods) {
      const keys = figureSources.flatMap((source) => source.nutrients);
      expect(new Set(keys).size, id).toBe(keys.length);
      for (const key of keys)
        expect(
          key === 'glycaemicIndex' ? glycaemicIndex : nutrients[key],
          `${id} ${key}`,
        ).toBeTypeOf('number');
    }
  });

  it('P26 A.1 tell the sodium of every salty food, or say that nothing was found', () => {
    const salty = foods.filter((entry) => entry.saltyKind);
    expect(salty.length).toBeGreaterThan(50);
    const unknown = salty.filter(({ nutrients }) => nutrients.sodium === undefined);
    expect(unknown.map(({ name }) => name).sort()).toEqual([]);
    for (const { name, nutrients } of salty.filter((entry) => !unknown.includes(entry))) {
      // Sour bamboo shoots are soured without salt, bread dough and processed cheese have less than pickles.
      if (name === 'Măng chua') continue;
      expect(nutrients.sodium, name).toBeGreaterThanOrEqual(SALTED.least);
      expect(nutrients.sodium, name).toBeLessThanOrEqual(SALTED.most);
    }
  });

  it('P26 A.1 tell the sodium of everything canned, and of biscuits', () => {
    const canned = foods.filter(({ category }) => category === 'Đồ hộp');
    expect(canned.length).toBeGreaterThan(15);
    for (const { name, nutrients } of canned) expect(nutrients.sodium, name).toBeTypeOf('number');
    expect(food('vfct-12002')).toMatchObject({ name: 'Bánh quy', nutrients: { sodium: 370 } });
  });

  it('P26 A.1 give the plain name to the fish sauce that the table measured', () => {
    expect(food('vfct-13017')).toMatchObject({ name: 'Nước mắm', nutrients: { sodium: 7720 } });
    expect(food('vfct-13017').saltyKind).toBe(true);
  });

  it('P26 A.1 say of what is typical or computed that it is', () => {
    const findSource = (id: string) =>
      food(id).figureSources?.find(({ nutrients }) => nutrients.includes('sodium'));
    expect(findSource('vfct-7069')).toMatchObject({
      name: 'USDA SR28, giá trị điển hình của loại',
      code: '7010',
    });
    expect(findSource('vfct-13011')?.name).toBe('VFCT 2007, tính từ tro so với thực phẩm tươi');
    // Pickled cucumbers are measured: the same computation comes within a sixth of it.
    const { ash = 0, sodium = 0 } = food('vfct-4114').nutrients;
    const computed = ((ash - (food('vfct-4027').nutrients.ash ?? 0)) / 2.542) * 1000;
    expect(Math.abs(computed / sodium - 1)).toBeLessThan(1 / 6);
  });

  it.each(FILLED)('P26 fill %s for %i foods', (key, least) => {
    const known = foods.filter(({ nutrients }) => nutrients[key] !== undefined);
    expect(known.length).toBeGreaterThanOrEqual(least);
  });

  it.each(OF_MOST_USED)('P26 tell %s of %i of the 200 foods that are used most', (key, least) => {
    const known = MAX_USED.filter(({ nutrients }) => nutrients[key] !== undefined);
    expect(known.length).toBeGreaterThanOrEqual(least);
  });

  it('P26 measure the glycaemic index of the 200 that have much carbohydrate, or say that there is none', () => {
    const of = (kind: string) => MAX_USED.filter((one) => getGlycaemicIndex(one).kind === kind);
    expect(of('measured').length).toBeGreaterThanOrEqual(41);
    expect(of('none').length).toBeGreaterThanOrEqual(29);
    expect(foods.filter((one) => one.glycaemicIndex !== undefined).length).toBe(96);
    const unknown = new Set(of('unknown').map(({ name }) => name));
    for (const name of ['Cơm trắng (đã nấu)', 'Gạo tẻ (sống)', 'Bún tươi', 'Bánh phở', 'Bánh mì'])
      expect(unknown, name).not.toContain(name);
    expect(MAX_USED.every(({ ironClass }) => ironClass !== undefined)).toBe(true);
  });

  it('P26 say of purine whether it is of the food, of its kind or follows from what the food is made of', () => {
    expect(purineSource('vfct-4038')).toBe('USDA–ODS Purine Database 2 (2025)');
    expect(purineSource('vfct-7018')).toContain('giá trị điển hình của loại');
    const composed = foods.filter(({ id }) => purineSource(id) === 'Tính từ thành phần');
    expect(composed.length).toBeGreaterThan(10);
    for (const { name, nutrients } of composed) {
      const { protein, purine, fat = 0, carbs = 0, ash = 0, water = 0 } = nutrients;
      expect([name, protein, purine]).toEqual([name, 0, 0]);
      expect(fat + carbs + ash + water, name).toBeCloseTo(100, 0);
    }
  });

  it('P26 take the share of saturated fat from the same kind, and the fat from the food itself', () => {
    const duck = food('vfct-7028');
    expect(duck.figureSources).toContainEqual({
      name: 'USDA SR28, tỉ lệ axit béo no trên chất béo của loại',
      code: '5139',
      nutrients: ['saturatedFat'],
    });
    // Duck with skin of SR28 has 13.22 g saturated in 39.34 g fat.
    const { fat = 0, saturatedFat = 0 } = duck.nutrients;
    expect(saturatedFat / fat).toBeCloseTo(13.22 / 39.34, 3);
  });

  it('P26 know of every plant that it has no cholesterol', () => {
    const plants = new Set([
      'Rau, nấm và củ quả',
      'Khoai và củ bột',
      'Trái cây',
      'Đậu, hạt và chế phẩm',
    ]);
    const of = foods.filter(({ category }) => plants.has(category));
    expect(of.length).toBeGreaterThan(250);
    for (const { name, nutrients } of of) expect([name, nutrients.cholesterol]).toEqual([name, 0]);
  });

  it('P26 have no more saturated fat than fat', () => {
    for (const { id, nutrients } of foods)
      expect(nutrients.saturatedFat ?? 0, id).toBeLessThanOrEqual(nutrients.fat ?? 0);
  });

  it('P26 name the food of the glycaemic index, and the class of iron', () => {
    expect(food('vfct-5055').glycaemicIndex).toBe(48);
    expect(food('vfct-5055').figureSources).toContainEqual({
      name: 'International Tables of GI 2021',
      code: 'Mango, raw (Chin-Hwang Mango)',
      nutrients: ['glycaemicIndex'],
    });
    expect(
      ['vfct-7003', 'vfct-3010', 'vfct-1005', 'vfct-4083'].map((id) => food(id).ironClass),
    ).toEqual(['haem', 'phytate-rich', 'phytate-rich', 'phytate-poor']);
  });

  it('P26 never take the place of what the table states', () => {
    const egg = food('vfct-9001');
    expect(() => withAddedFigures(egg)).toThrow(RangeError);
  });
});
