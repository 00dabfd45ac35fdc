import { describe, expect, it } from 'vitest';
import { dishBodySchema, dishLines } from '../../../src/domain/menus/dishes';
import { starterDishes } from './dishes';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const dishes = starterDishes(edibles);
const recipes = starterRecipes(edibles);

const fat = (title: string) =>
  dishes.find(({ dish }) => dish.title === title)?.dish.nutritionSummary.fat ?? NaN;

describe('P26 dishes as they are eaten', () => {
  it('P26 are 300 with the recipes, from the north, the centre and the south', () => {
    expect(dishes.length + recipes.length).toBeGreaterThanOrEqual(300);
    for (const cuisine of ['Miền Bắc', 'Miền Trung', 'Miền Nam'])
      expect(dishes.filter(({ body }) => body.cuisine === cuisine).length).toBeGreaterThan(30);
    for (const { body } of dishes) expect(dishBodySchema.safeParse(body).success).toBe(true);
  });

  it('P26 have one name each, and no other name twice', () => {
    const owners = new Map<string, string>();
    const named = [
      ...dishes.map(({ dish, body }) => [dish.title, ...body.aliases]),
      ...recipes.map(({ recipe, aliases }) => [recipe.title, ...aliases]),
    ];
    for (const [title = '', ...aliases] of named)
      for (const name of [title, ...aliases]) {
        expect(owners.get(name.toLowerCase()), `${name} of ${title}`).toBeUndefined();
        owners.set(name.toLowerCase(), title);
      }
  });

  it('P26 are a serving that a person can eat', () => {
    for (const { dish } of dishes) {
      expect(dish.nutritionSummary.calories, dish.title).toBeLessThan(1000);
      expect(dish.nutritionSummary.protein, dish.title).toBeLessThan(60);
      const sodium = dish.extendedNutrition.sodium?.amount ?? 0;
      expect(sodium, dish.title).toBeLessThan(3000);
    }
  });

  it('P26 name their lean versions so, and these are leaner', () => {
    expect(fat('Phở bò ít béo, nước trong')).toBeLessThan(fat('Phở bò chín'));
    expect(fat('Phở gà nạc không da')).toBeLessThan(5);
    expect(fat('Thịt kho tàu ít mỡ')).toBeLessThan(fat('Thịt kho tàu'));
  });

  it('P26 are not put together while a part is unknown', () => {
    const [one] = dishes;
    if (!one) throw new Error('There is no dish.');
    const [first = ''] = one.body.parts.map(([id]) => id);
    const without = new Map([...edibles].filter(([id]) => id !== first));
    expect(dishLines(one.body.parts, without)).toBeUndefined();
    expect(dishLines(one.body.parts, edibles)).toHaveLength(one.body.parts.length);
  });
});
