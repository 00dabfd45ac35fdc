import { expect, it } from 'vitest';
import type { Dish } from '../../../src/domain/nutrition/recipes';
import { medicineNotes } from '../../../src/domain/clinical/medicines';
import { MEAL_SLOTS } from '../../../src/domain/food/storedLines';
import { checkDiet, mealCount } from '../../../src/domain/verdict/hospitalDiets/check';
import { dietOfCode } from '../../../src/domain/targets/hospitalDiets/diets';
import { missText } from '../../../src/domain/verdict/hospitalDiets/texts';
import { menuTotals } from '../../../src/domain/nutrition/totals';
import { starterDishes } from './dishes';
import { starterMenus } from './menus';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const recipes = new Map<string, Dish>([
  ...starterRecipes(edibles).map(({ recipe }) => [recipe.id, recipe] as const),
  ...starterDishes(edibles).map(({ dish }) => [dish.id, dish] as const),
]);
const menus = starterMenus({ edibles, recipes })
  .map(({ menu }) => menu)
  .filter(({ hospitalDiet }) => hospitalDiet);

it('G7 the catalogue has a day for common codes of each group of diseases, each code once', () => {
  const codes = menus.map(({ hospitalDiet }) => hospitalDiet?.code ?? '');
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(
    expect.arrayContaining([
      'BT01',
      'BT02',
      'DD01',
      'TM01',
      'GU01',
      'TN03',
      'TN08',
      'GM03',
      'PT04',
    ]),
  );
});

it.each(menus.map((menu) => [menu.hospitalDiet?.code ?? '', menu] as const))(
  'G7 the day of the catalogue for %s keeps each limit of its code, and nothing is left unknown',
  (code, menu) => {
    const diet = dietOfCode(code);
    if (!diet) throw new Error(code);
    const findings = checkDiet(diet, menuTotals(menu.meals), mealCount(menu.meals));
    const open = findings.filter(({ verdict }) => verdict !== 'pass');
    expect(open.map((one) => `${one.of} ${one.verdict} ${missText(one)}`)).toEqual([]);
    expect(menu.notes).toContain('QĐ 2879/QĐ-BYT 2006');
  },
);

it.each(menus.map((menu) => [menu.hospitalDiet?.code ?? '', menu] as const))(
  'G1 the day of the catalogue for %s has no food that its own illness forbids',
  (code, menu) => {
    const lines = MEAL_SLOTS.flatMap((slot) => menu.meals[slot].items);
    const notes = medicineNotes([dietOfCode(code)?.name ?? ''], lines);
    expect(notes.flatMap(({ id, foods }) => foods.map((food) => `${id}: ${food}`))).toEqual([]);
  },
);

it('G7 the days of nephritis, blood fats, gout and surgery fry no main dish, and gout has one', () => {
  for (const code of ['TN03', 'TM02', 'GU01', 'PT04']) {
    const menu = menus.find(({ hospitalDiet }) => hospitalDiet?.code === code);
    const mains = (menu ? [menu.meals.lunch, menu.meals.dinner] : []).map(({ items }) =>
      items.map(({ name }) => name).join(', '),
    );
    expect(mains, code).toHaveLength(2);
    expect(mains.join(', '), code).not.toMatch(/chả giò|đút lò|khoai tây xào|cá .* ?chiên/iu);
    expect(mains.join(', '), code).toMatch(/\b(cá|thịt)(?!\p{L})/iu);
  }
});
