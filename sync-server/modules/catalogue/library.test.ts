import { describe, expect, it } from 'vitest';
import { recipeSchema } from '../../../src/domain/records/recipes';
import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { libraryEntrySchema } from '../../../src/domain/records/library';
import { menuSchema, publishProblems, type Menu } from '../../../src/domain/records/menus';
import { MEAL_SLOTS } from '../../../src/domain/food/storedLines';
import type { Dish } from '../../../src/domain/nutrition/recipes';
import { menuTotals } from '../../../src/domain/nutrition/totals';
import { fold } from '../../../src/domain/text/fold';
import { withoutMark } from '../../../src/domain/search/brands';
import { FoodIndex } from '../../../src/domain/search/foodIndex';
import { toIndexItem } from '../../../src/domain/search/items';
import { categoryOfGroup } from './groups';
import { starterSet } from './library';
import { starterDishes } from './dishes';
import { starterMenus } from './menus';
import { productEnergyExceptions, starterProducts } from './products';
import { findPart, starterRecipes } from './recipes';
import { starterFoods } from './starter';
import { starterTag, starterTags } from './tags';
import { missedTargets, targetsText } from './targets';

const foods = starterFoods();
const products = starterProducts();
const edibles = new Map([...foods, ...products].map((entry) => [entry.id, entry]));
const templates = starterRecipes(edibles);
const dishes = starterDishes(edibles);
const recipes = new Map<string, Dish>([
  ...templates.map(({ recipe }) => [recipe.id, recipe] as const),
  ...dishes.map(({ dish }) => [dish.id, dish] as const),
]);
const ingredientIds = new Map<string, readonly string[]>([
  ...templates.map(
    ({ recipe }) => [recipe.id, recipe.ingredients.map(({ itemId }) => itemId)] as const,
  ),
  ...dishes.map(({ dish, body }) => [dish.id, body.parts.map(([id]) => id)] as const),
]);
const menus = starterMenus({ edibles, recipes });

/** Least and most grams (or ml) that a household measure can plausibly hold of anything. */
const MEASURES: Readonly<Record<string, [least: number, most: number]>> = {
  'muỗng cà phê': [1.5, 8],
  'muỗng canh': [5, 22],
  chén: [5, 220],
  ly: [40, 300],
  tô: [120, 400],
  lạng: [100, 100],
  nắm: [4, 70],
  lát: [2, 100],
  tép: [3, 6],
  quả: [1, 450],
  củ: [5, 300],
};

const ANIMAL = ['7', '8', '9', '10'].map(categoryOfGroup);

function listParts(menu: Menu): CatalogueEntry[] {
  return MEAL_SLOTS.flatMap((slot) => menu.meals[slot].items)
    .flatMap(({ type, itemId }) =>
      type === 'recipe' ? (ingredientIds.get(itemId) ?? []) : [itemId],
    )
    .flatMap((id) => edibles.get(id) ?? []);
}

function targetedIn(key: string): string[] {
  const plan = menus.find((entry) => entry.plan.key === key)?.plan;
  return (plan?.targets ?? []).flatMap((target) => ('nutrient' in target ? target.nutrient : []));
}

describe('P26 measures and names of the starter set', () => {
  it('P26 has household measures that can be', () => {
    for (const { id, measures } of edibles.values())
      for (const { unit, amount } of measures) {
        const [least, most] = MEASURES[unit] ?? [0.5, 600];
        expect(amount, `${id} ${unit}`).toBeGreaterThanOrEqual(least);
        expect(amount, `${id} ${unit}`).toBeLessThanOrEqual(most);
      }
    const measured = foods.filter(({ measures }) => measures.length > 0);
    expect(measured.length / foods.length).toBeGreaterThan(0.97);
  });

  it('P26 finds each food and product first by its own name, with and without accents', () => {
    const index = new FoodIndex();
    index.set([...edibles.values()].map((entry) => toIndexItem(entry, false)));
    for (const { id, name } of edibles.values()) {
      expect(index.search(name)[0]?.item.id, name).toBe(id);
      const folded = fold(name);
      const first = index.search(folded)[0]?.item.name;
      // Without accents two names can be the same: "đậu" and "dầu".
      // Nobody who types "sua" means sứa, the jellyfish: that alone gives way.
      expect(fold(first ?? ''), folded).toBe(folded === 'sua' ? 'sua bo tuoi' : folded);
    }
  });

  it('P26 finds a food by its other names, and by the names of the other regions', () => {
    const index = new FoodIndex();
    index.set([...edibles.values()].map((entry) => toIndexItem(entry, false)));
    for (const { id, name, aliases } of edibles.values()) {
      expect(new Set(aliases).size, id).toBe(aliases.length);
      expect(aliases, id).not.toContain(name);
      for (const alias of aliases) {
        const matches = index.search(withoutMark(alias)).map(({ item }) => item.id);
        expect(matches, `${alias} → ${name}`).toContain(id);
      }
    }
    const first = (query: string) => index.search(query)[0]?.item.name;
    expect(first('khóm')).toBe('Thơm');
    expect(first('củ đậu')).toBe('Củ sắn nước');
    expect(first('lạc rang')).toBe('Lạc rang');
    expect(first('mướp đắng')).toBe('Khổ qua');
    expect(first('chả lụa')).toBe('Chả lụa');
    expect(first('giò lụa')).toBe('Chả lụa');
  });

  it('P26 gives no name to two foods', () => {
    const owners = new Map<string, string>();
    for (const { id, name, aliases } of edibles.values())
      for (const text of [name, ...aliases]) {
        const key = text.toLowerCase();
        expect(owners.get(key) ?? id, key).toBe(id);
        owners.set(key, id);
      }
  });
});

describe('P26 products, recipes and master menus of the starter set', () => {
  it('P26 has 120 kinds of product with packaging and figures that add up', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    for (const product of products) {
      expect(catalogueEntrySchema.safeParse(product).error?.message, product.id).toBe(undefined);
      if (product.kind !== 'product') throw new Error(`${product.id} is no product`);
      expect(product.price ?? 1, product.id).toBeGreaterThan(0);
      expect(product.packagingType, product.id).not.toBe('');
      const units = [product.basis.unit, ...product.measures.map(({ unit }) => unit)];
      expect(units, product.id).toContain(product.unit);
      const { calories, protein = 0, fat = 0, carbs = 0 } = product.nutrients;
      if (calories === undefined || productEnergyExceptions().has(product.id)) continue;
      const expected = 4 * protein + 9 * fat + 4 * carbs;
      expect(Math.abs(calories - expected), product.id).toBeLessThanOrEqual(
        Math.max(0.15 * expected, 2),
      );
    }
  });

  it('E12 has 60 recipes with steps, times and plausible servings', () => {
    expect(templates.length).toBeGreaterThanOrEqual(60);
    for (const { recipe, mealTypes } of templates) {
      expect(recipeSchema.safeParse(recipe).error?.message, recipe.id).toBe(undefined);
      expect(mealTypes.length, recipe.id).toBeGreaterThan(0);
      expect(recipe.ingredients.length, recipe.id).toBeGreaterThan(1);
      expect(recipe.instructions.length, recipe.id).toBeGreaterThan(1);
      expect(recipe.prepTime + recipe.cookTime, recipe.id).toBeGreaterThan(0);
      expect(recipe.nutritionSummary.calories, recipe.id).toBeGreaterThan(40);
      expect(recipe.nutritionSummary.calories, recipe.id).toBeLessThan(700);
    }
    expect(new Set(templates.map(({ recipe }) => recipe.title)).size).toBe(templates.length);
  });

  it('E12 has no animal food in what is tagged as vegetarian', () => {
    const vegetarian = templates.filter(({ recipe }) =>
      recipe.tags.some(({ id }) => id === 'mon-chay' || id === 'chay-duoc'),
    );
    expect(vegetarian.length).toBeGreaterThan(8);
    for (const { recipe } of vegetarian)
      for (const { itemId, snapshot } of recipe.ingredients) {
        expect(ANIMAL, `${recipe.id} ${itemId}`).not.toContain(edibles.get(itemId)?.category);
        expect(snapshot.allergens ?? [], `${recipe.id} ${itemId}`).not.toContain('cá');
      }
    for (const { menu } of menus) {
      const tags = menu.tags.map(({ id }) => id);
      if (!tags.includes('an-chay')) continue;
      const refused = tags.includes('thuan-thuc-vat') ? ANIMAL : ANIMAL.slice(0, 2);
      for (const { id, category, allergens } of listParts(menu)) {
        expect(refused, `${menu.id} ${id}`).not.toContain(category);
        if (refused === ANIMAL) expect(allergens, `${menu.id} ${id}`).not.toContain('sữa bò');
        expect(allergens, `${menu.id} ${id}`).not.toContain('cá');
      }
    }
  });

  it('E10 has 40 master menus that may be published and have food in each main meal', () => {
    expect(menus.length).toBeGreaterThanOrEqual(40);
    for (const { menu } of menus) {
      expect(menuSchema.safeParse(menu).error?.message, menu.id).toBe(undefined);
      expect(publishProblems(menu), menu.id).toEqual([]);
      for (const slot of MEAL_SLOTS.slice(0, 3))
        expect(menu.meals[slot].items.length, `${menu.id} ${slot}`).toBeGreaterThan(0);
    }
  });

  it('E11 keeps in each master menu what its notes promise', () => {
    for (const { menu, plan } of menus) {
      expect(missedTargets(menu.meals, plan.energy, plan.targets), menu.name).toEqual([]);
      expect(menu.notes, menu.id).toContain(targetsText(plan.energy, plan.targets));
    }
  });

  it('E11 has the targets that a goal asks for', () => {
    expect(targetedIn('tang-huyet-ap-1600')).toEqual(expect.arrayContaining(['sodium']));
    expect(targetedIn('thai-ky-giua-2200')).toEqual(expect.arrayContaining(['iron', 'calcium']));
    expect(targetedIn('tang-co-2600-nam')).toEqual(expect.arrayContaining(['protein']));
    expect(targetedIn('dai-thao-duong-1500')).toEqual(expect.arrayContaining(['fiber']));
  });

  it('E11 rests the limits of sodium on foods that report it', () => {
    for (const { menu, plan } of menus) {
      if (!plan.targets.some((target) => 'nutrient' in target && target.nutrient === 'sodium'))
        continue;
      expect(menuTotals(menu.meals).sodium?.share, menu.id).toBeGreaterThan(0.6);
    }
  });

  it('E11 notices a promise that is not kept', () => {
    const [first] = menus;
    if (!first) throw new Error('There is no menu.');
    const { meals } = first.menu;
    const { energy } = first.plan;
    expect(missedTargets(meals, energy * 1.1, [])).toHaveLength(1);
    expect(missedTargets(meals, energy, [{ nutrient: 'protein', max: 10 }])).toHaveLength(1);
    expect(missedTargets(meals, energy, [{ energyShareOf: 'fat', min: 60 }])).toHaveLength(1);
    expect(missedTargets(meals, energy, [{ carbsOfMainMeals: true, max: 1 }])).toHaveLength(3);
    expect(missedTargets(meals, energy, [{ nutrient: 'iodine', min: 1 }])).toHaveLength(1);
  });

  it('P26 refuses a part that the set does not have, or that has another name by now', () => {
    expect(() => findPart(edibles, 'vfct-1', 'Gạo')).toThrow(RangeError);
    expect(() => findPart(edibles, 'vfct-8022', 'Cá khác')).toThrow(RangeError);
    expect(() => starterTag('khong-co')).toThrow(RangeError);
  });

  it('P26 has tags whose ids follow from their names', () => {
    for (const { id, label } of starterTags()) expect(id).toBe(fold(label).replaceAll(' ', '-'));
  });

  it('P26 gives the library valid entries with ids that occur once', () => {
    const { library } = starterSet();
    for (const entry of library)
      expect(libraryEntrySchema.safeParse(entry).error?.message, entry.id).toBe(undefined);
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
  });
});
