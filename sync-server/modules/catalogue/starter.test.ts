import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFoodSchema } from '../../../src/domain/food/catalogue';
import { FoodIndex } from '../../../src/domain/search/foodIndex';
import { toIndexItem } from '../../../src/domain/search/items';
import { believable, doubtfulFigures, energyExceptions, starterFoods } from './starter';
import { readFoodTable } from './table';

const table = process.env.VFCT_CSV;

const SOURCES: Readonly<Record<string, string>> = {
  vfct: 'VFCT 2007',
  fdc: 'USDA FoodData Central',
  ndb: 'USDA SR Legacy',
  mext: 'MEXT 2020, bảng thành phần thực phẩm Nhật Bản',
  cfct: 'Bảng thành phần thực phẩm Trung Quốc',
};

describe('P26 starter foods', () => {
  const foods = starterFoods();

  it('P26 holds at least 550 foods, each valid, each once', () => {
    expect(foods.length).toBeGreaterThanOrEqual(550);
    for (const food of foods) {
      const read = catalogueFoodSchema.safeParse(food);
      expect(read.success ? '' : `${food.id} ${read.error.message}`).toBe('');
    }
    expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length);
    expect(new Set(foods.map((food) => food.name)).size).toBe(foods.length);
  });

  it('P26 gives each food energy, macros, a source and a serving', () => {
    for (const food of foods) {
      const name = SOURCES[food.id.slice(0, food.id.indexOf('-'))];
      expect(food.source, food.id).toEqual({ name, code: food.code?.replace(/^\w+-/, '') });
      expect(food.nutrients.calories, food.id).toBeTypeOf('number');
      expect(food.servingSize, food.id).toBeGreaterThan(0);
      const units = food.measures.map((measure) => measure.unit);
      expect(new Set(units).size, food.id).toBe(units.length);
    }
  });

  it('P26 agrees with 4/9/4 kcal per gram within 15 % or 2 kcal, or says why not', () => {
    const exceptions = energyExceptions();
    for (const { id, nutrients } of foods) {
      const { calories = 0, protein = 0, fat = 0, carbs = 0 } = nutrients;
      const expected = 4 * protein + 9 * fat + 4 * carbs;
      const differs = Math.abs(calories - expected) >= Math.max(0.15 * expected, 2);
      expect(differs, `${id}: ${calories} / ${expected}`).toBe(exceptions.has(id));
    }
  });

  it('S03 finds cooked rice as rice on the table, raw rice as raw, and phở before phô mai', () => {
    const index = new FoodIndex();
    index.set(foods.map((food) => toIndexItem(food, false)));
    const first = (query: string) => index.search(query)[0]?.item.name;
    expect(first('com trang')).toBe('Cơm trắng (đã nấu)');
    expect(first('cơm')).toBe('Cơm trắng (đã nấu)');
    expect(index.search('cơm trắng').map(({ item }) => item.id)).not.toContain('vfct-1004');
    expect(first('gao te')).toBe('Gạo tẻ (sống)');
    expect(first('phở')).toBe('Bánh phở');
    expect(first('phô')).toMatch(/^Phô mai/);
  });

  it.skipIf(!table)(
    `P26 has the figures of the table it names${table ? '' : ' (skipped: VFCT_CSV names no file)'}`,
    () => {
      const read = readFoodTable(new Uint8Array(readFileSync(table ?? '')));
      if (!read.ok) throw new Error(read.message);
      const rows = new Map(read.foods.map((row) => [`vfct-${row.code}`, row]));
      const doubtful = doubtfulFigures();
      for (const food of foods.filter(({ id }) => id.startsWith('vfct-'))) {
        const row = rows.get(food.id);
        const figures = believable(row?.nutrients ?? {}, doubtful.get(food.id));
        const others = (food.figureSources ?? []).flatMap(({ nutrients }) => nutrients);
        expect(
          Object.fromEntries(
            Object.entries(food.nutrients).filter(
              ([key]) => !others.some((other) => other === key),
            ),
          ),
          food.id,
        ).toEqual(figures);
        expect(food.refusePercent, food.id).toBe(row?.refusePercent);
        expect(food.state, food.id).toBe(row?.state);
        expect(food.category, food.id).toBe(row?.category);
      }
    },
  );
});
