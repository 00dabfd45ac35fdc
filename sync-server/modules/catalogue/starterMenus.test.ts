import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import type { Menu } from '../../../src/domain/records/menus';
import { MEAL_SLOTS, type MenuItem } from '../../../src/domain/food/storedLines';
import type { Dish } from '../../../src/domain/nutrition/recipes';
import { NUTRIENT_KEYS, type NutrientKey } from '../../../src/domain/food/nutrients';
import { mealTotals, menuTotals } from '../../../src/domain/nutrition/totals';
import { categoryOfGroup } from './groups';
import { starterDishes } from './dishes';
import type { StarterMenu } from './menuFile';
import { starterMenus } from './menus';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const templates = starterRecipes(edibles).map(({ recipe }) => recipe);
const dishes = starterDishes(edibles);
const recipes = new Map<string, Dish>([
  ...templates.map((recipe) => [recipe.id, recipe] as const),
  ...dishes.map(({ dish }) => [dish.id, dish] as const),
]);
const ingredientIds = new Map<string, readonly string[]>([
  ...templates.map(
    (recipe) => [recipe.id, recipe.ingredients.map(({ itemId }) => itemId)] as const,
  ),
  ...dishes.map(({ dish, body }) => [dish.id, body.parts.map(([id]) => id)] as const),
]);
const menus = starterMenus({ edibles, recipes });

type Bounds = Partial<Record<NutrientKey, { min?: number; max?: number }>>;

/**
 * Needs of a day of people with a tag: the recommended intakes of 2016 (QĐ 2615/QĐ-BYT), the
 * iron of pregnancy without the 15 mg that come as a tablet, and 1,500 mg of sodium by DASH.
 */
const NEEDS: Readonly<Record<string, Bounds>> = {
  'thai-ky': { calcium: { min: 1200 } },
  'cho-con-bu': { calcium: { min: 1300 } },
  'nguoi-cao-tuoi': { calcium: { min: 1000 }, protein: { min: 68 } },
  'tang-huyet-ap': { sodium: { max: 1500 }, potassium: { min: 3000 } },
  'dai-thao-duong': { fiber: { min: 15 } },
  'dai-thao-duong-thai-ky': { fiber: { min: 15 } },
  'thieu-mau': { iron: { min: 26 } },
  'giau-sat': { iron: { min: 26 } },
  'giau-canxi': { calcium: { min: 800 } },
  'nhieu-xo': { fiber: { min: 15 } },
  'thuan-thuc-vat': { calcium: { min: 800 }, iron: { min: 26 }, vitaminB12: { min: 2.4 } },
};
const SODIUM = 2000;

const PROMISES: readonly [word: RegExp, key: NutrientKey][] = [
  [/canxi/i, 'calcium'],
  [/ sắt/i, 'iron'],
  [/folate|axit folic/i, 'folate'],
  [/ kali/i, 'potassium'],
  [/B12/, 'vitaminB12'],
  [/đạm (cao|tốt)|(đủ|giàu) đạm/i, 'protein'],
];

/** Not for who carries or nurses a child: raw or rare, much mercury, liver, soft or raw milk. */
const UNSAFE_DISH = /tái|ốp la|gỏi|sống|rượu|bia/i;
const UNSAFE_PART = /^(gan|pa tê|cá thu|cá ngừ|cá kiếm|rượu|bia|nem chua|sữa bò tươi$)/i;

const ANIMAL = ['7', '8', '9', '10'].map(categoryOfGroup);
const ANIMAL_ALLERGEN = /^(sữa (bò|dê)|trứng|cá|tôm|cua|nhuyễn thể|hải sâm)$/;
const ANIMAL_NAME = /mật ong|mỡ heo|bơ động vật|gelatin|nước mắm|mắm/i;

const PIECES = new Set(['quả', 'củ', 'củ nhỏ', 'củ vừa', 'lát', 'miếng', 'bìa', 'hộp', 'hũ']);
const SPOONS = new Set(['muỗng', 'muỗng canh', 'muỗng cà phê', 'muỗng gạt', 'nắm', 'viên', 'ly']);

const listItems = (menu: Menu): MenuItem[] => MEAL_SLOTS.flatMap((slot) => menu.meals[slot].items);
const listParts = (menu: Menu): CatalogueEntry[] =>
  listItems(menu)
    .flatMap(({ itemId }) => ingredientIds.get(itemId) ?? [itemId])
    .flatMap((id) => edibles.get(id) ?? []);
const listTags = (menu: Menu): string[] => menu.tags.map(({ id }) => id);

function findTarget(plan: StarterMenu, key: NutrientKey) {
  return plan.targets.find(
    (target) =>
      ('nutrient' in target && target.nutrient === key) ||
      ('energyShareOf' in target && target.energyShareOf === key),
  );
}

function unmet({ menu, plan }: (typeof menus)[number], bounds: Bounds): string[] {
  const totals = menuTotals(menu.meals);
  return NUTRIENT_KEYS.flatMap((key) => {
    const bound = bounds[key];
    if (!bound) return [];
    const stated = plan.targets.find((target) => 'nutrient' in target && target.nutrient === key);
    const known = totals[key]?.known ?? 0;
    const { min = -Infinity, max = Infinity } = bound;
    const has = known >= min && known <= max;
    const says = (stated?.min ?? -Infinity) >= min && (stated?.max ?? Infinity) <= max;
    return has && says ? [] : `${menu.id} ${key}: ${known}, stated ${JSON.stringify(stated)}`;
  });
}

describe('E10 what the master menus are for', () => {
  it('E10 gives each goal what it needs, and says so', () => {
    for (const entry of menus)
      for (const tag of listTags(entry.menu)) expect(unmet(entry, NEEDS[tag] ?? {})).toEqual([]);
  });

  it('E10 stays within the sodium that is recommended for everybody', () => {
    for (const { menu } of menus)
      expect(menuTotals(menu.meals).sodium?.known, menu.id).toBeLessThanOrEqual(SODIUM);
  });

  it('E10 describes no menu as rich in what is not among its targets', () => {
    for (const { plan } of menus)
      for (const [word, key] of PROMISES)
        if (word.test(plan.description))
          expect(findTarget(plan, key), `${plan.key} ${key}`).toBeDefined();
  });

  it('E10 gives mothers nothing raw, and no liver or fish that hold much mercury', () => {
    const mothers = menus.filter(({ menu }) =>
      listTags(menu).some((tag) => ['thai-ky', 'cho-con-bu'].includes(tag)),
    );
    expect(mothers.length).toBeGreaterThanOrEqual(4);
    for (const { menu } of mothers) {
      for (const { name } of listItems(menu)) expect(name, menu.id).not.toMatch(UNSAFE_DISH);
      for (const { name } of listParts(menu)) expect(name, menu.id).not.toMatch(UNSAFE_PART);
    }
    for (const { menu } of menus.filter((entry) => listTags(entry.menu).includes('tre-em')))
      for (const { name } of listParts(menu)) expect(name, menu.id).not.toMatch(/^cá (thu|ngừ)/i);
  });

  it('E10 has nothing of an animal in a vegan menu, and no milk or egg in a vegan dish', () => {
    const vegan = menus.filter(({ menu }) => listTags(menu).includes('thuan-thuc-vat'));
    expect(vegan.length).toBeGreaterThan(0);
    const dishes = templates
      .filter(({ tags }) => tags.some(({ id }) => id === 'mon-chay' || id === 'chay-duoc'))
      .flatMap(({ ingredients }) => ingredients.flatMap(({ itemId }) => edibles.get(itemId) ?? []));
    for (const part of [...vegan.flatMap(({ menu }) => listParts(menu)), ...dishes]) {
      expect(ANIMAL, part.name).not.toContain(part.category);
      expect(part.name).not.toMatch(ANIMAL_NAME);
      for (const allergen of part.allergens)
        expect(allergen, part.name).not.toMatch(ANIMAL_ALLERGEN);
    }
  });

  it('E10 promises folate nowhere, as long as the foods do not report it', () => {
    for (const { menu, plan } of menus)
      if ((menuTotals(menu.meals).folate?.share ?? 0) < 0.6)
        expect(`${plan.name} ${plan.description}`, menu.id).not.toMatch(/folate|folic/i);
  });
});

describe('E10 amounts of the master menus', () => {
  it('E10 has amounts that a person can serve', () => {
    for (const { menu } of menus)
      for (const { name, type, quantity, unit } of listItems(menu)) {
        const what = `${menu.id} ${name} ${quantity} ${unit}`;
        if (PIECES.has(unit) || SPOONS.has(unit)) expect((quantity * 2) % 1, what).toBe(0);
        if (type === 'recipe') expect(quantity, what).toBeLessThanOrEqual(1.5);
        if (unit === 'chén') expect(quantity, what).toBeLessThanOrEqual(2.5);
      }
  });

  it('E10 spreads the day: each main meal has 15–42 % of its energy', () => {
    for (const { menu, plan } of menus)
      for (const slot of MEAL_SLOTS.slice(0, 3)) {
        const share = (mealTotals(menu.meals[slot]).calories?.known ?? 0) / plan.energy;
        expect(share, `${menu.id} ${slot}`).toBeGreaterThan(0.15);
        expect(share, `${menu.id} ${slot}`).toBeLessThan(0.42);
      }
  });

  it('E10 eats fewer grams of carbohydrate in the morning where diabetes comes with pregnancy', () => {
    const entry = menus.find(({ menu }) => listTags(menu).includes('dai-thao-duong-thai-ky'));
    const carbs = (slot: 'breakfast' | 'lunch' | 'dinner') =>
      entry ? (mealTotals(entry.menu.meals[slot]).carbs?.known ?? 0) : 0;
    expect(carbs('breakfast')).toBeGreaterThan(0);
    expect(carbs('breakfast')).toBeLessThan(Math.min(carbs('lunch'), carbs('dinner')));
  });
});
