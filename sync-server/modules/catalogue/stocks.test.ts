import { describe, expect, it } from 'vitest';
import restaurant from '../../../couchdb/starter/dishes-restaurant.json';
import { newFigures } from '../../../src/domain/nutrition/newFigures';
import { newRecipeItem, type Dish } from '../../../src/domain/nutrition/recipes';
import { itemNutrients } from '../../../src/domain/nutrition/totals';
import { starterDishes } from './dishes';
import { starterSet } from './library';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const templates = starterRecipes(edibles);
const dishes: Dish[] = [
  ...starterDishes(edibles).map(({ dish }) => dish),
  ...templates.map(({ recipe }) => recipe),
];
const named = (title: string) => {
  const dish = dishes.find((one) => one.title === title);
  if (!dish) throw new RangeError(title);
  return dish;
};
const sodium = (dish: Dish) => dish.extendedNutrition.sodium?.amount ?? Number.NaN;

const STOCK = ['Đuôi bò', 'Đuôi heo', 'Xương', 'Tủy bò', 'Tủy heo', 'Đầu heo'];
/** Home-made beef stock has about 2 g of protein per 100 g (USDA SR Legacy, 6170). */
const MAX_SHARE = 0.1;
/** mg of sodium in a gram of salt. */
const SODIUM_OF_SALT = 393.4;

describe('A7 broths of the dishes that come with the product', () => {
  it('bones of a stock give no more protein and fat than a broth can hold', () => {
    for (const { title, ingredients, nutritionSummary, servings } of dishes)
      for (const line of ingredients) {
        const bone = STOCK.find((name) => line.name?.startsWith(name));
        if (bone === undefined || title.startsWith(bone)) continue;
        const { protein = 0, fat = 0 } = itemNutrients(line);
        expect(protein / servings / nutritionSummary.protein, title).toBeLessThan(MAX_SHARE);
        expect(fat / servings / nutritionSummary.fat, title).toBeLessThan(MAX_SHARE * 2);
      }
  });

  it('bowls of one kind do not differ by more than a large helping of meat', () => {
    const kinds = new Map<string, Dish[]>();
    for (const dish of dishes) {
      const kind = /^(Phở bò|Phở gà|Bún riêu|Bún bò Huế|Hủ tiếu|Miến|Bún cá)(?= |$)/.exec(
        dish.title,
      )?.[0];
      if (kind !== undefined && !/chay|xào|trộn|ăn liền/.test(dish.title))
        kinds.set(kind, [...(kinds.get(kind) ?? []), dish]);
    }
    expect(kinds.size).toBe(7);
    for (const [kind, bowls] of kinds) {
      const proteins = bowls.map(({ nutritionSummary }) => nutritionSummary.protein);
      expect(Math.max(...proteins) - Math.min(...proteins), kind).toBeLessThan(17);
    }
    const rare = named('Phở bò tái').nutritionSummary.protein;
    expect(rare / named('Phở bò chín').nutritionSummary.protein).toBeLessThan(1.6);
  });

  it('a bowl as it is sold has the salt that its source names, and says so', () => {
    expect(restaurant.length).toBeGreaterThanOrEqual(10);
    for (const { name, salt } of restaurant) {
      const dish = named(name);
      expect(Math.abs(sodium(dish) / (salt.grams * SODIUM_OF_SALT) - 1), name).toBeLessThan(0.03);
      expect(sodium(dish), name).toBeGreaterThanOrEqual(1000);
      expect(dish.note).toContain('điển hình ngoài hàng');
      expect(dish.note).toContain(salt.source);
      expect(newRecipeItem({ recipe: dish, lineId: 'l', order: 1 }).snapshot.sourceLabel).toBe(
        dish.note,
      );
    }
  });

  it('a bowl with little salt says that it is cooked at home, and has a sister as it is sold', () => {
    for (const { recipe, note } of templates) {
      if (!/^(Phở|Bún|Hủ tiếu|Miến) ?/.test(recipe.title) || recipe.title === 'Bún thịt nướng')
        continue;
      expect(note, recipe.title).toContain('như nấu ở nhà');
      expect(recipe.updatedAt > recipe.createdAt, recipe.title).toBe(true);
    }
    for (const title of ['Phở gà', 'Bún chả', 'Bún bò Huế', 'Bún riêu cua', 'Miến gà'])
      expect(sodium(named(`${title} ngoài hàng`))).toBeGreaterThan(sodium(named(title)));
  });

  it('so does every other bowl of noodles in broth with less than a gram of sodium', () => {
    const bowl = /^(Phở|Bún|Hủ tiếu|Mì|Miến|Bánh canh|Mì Quảng|Cao lầu)(?= |$)/;
    const isDry = /xào|trộn|cuốn|chiên|chua|khô|nướng|Mì Ý|Mì căn|lạnh|tương đen|nước dừa|thịt xào/;
    const mild = dishes.filter(
      (dish) => bowl.test(dish.title) && !isDry.test(dish.title) && sodium(dish) < 1000,
    );
    expect(mild.length).toBeGreaterThan(20);
    const silent = mild.filter(
      (dish) =>
        !dish.note?.includes('như nấu ở nhà') &&
        !templates.some(({ recipe, note }) => recipe === dish && note?.includes('như nấu ở nhà')),
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('a prescription with the former figures keeps them, and is offered the new ones', () => {
    const now = named('Phở bò tái');
    const ingredients = now.ingredients.map(({ leftPercent: _left, ...line }) => line);
    const before = { ...now, ingredients, updatedAt: '2026-11-01T00:00:00.000Z' };
    const line = newRecipeItem({ recipe: before, lineId: 'line', order: 1 });
    const present = newRecipeItem({ recipe: now, lineId: 'line', order: 1 }).snapshot;
    const { newer } = newFigures([line], () => ({ snapshot: present }));
    expect(newer).toHaveLength(1);
    expect(line.snapshot.nutrients.protein! - present.nutrients.protein!).toBeGreaterThan(8);
    const entry = starterSet().library.find(({ id }) => id === now.id);
    expect(entry?.updatedAt).toBe(now.updatedAt);
  });
});
