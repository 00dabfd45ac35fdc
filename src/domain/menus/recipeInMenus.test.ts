import { describe, expect, it } from 'vitest';
import type { Menu } from '../records/menus';
import { emptyMeals, type RecipeIngredient } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { newRecipeItem } from '../nutrition/recipes';
import { emptyRecipe } from '../recipes/recipeEditing';
import { menusHolding, withFormerFigures, withRecipeFigures } from './recipeInMenus';

const at = (minute: number) => `2026-11-22T00:0${minute}:00.000Z`;
const base = { id: 'r1', workspaceId: 'w', expertId: 'e', createdAt: at(0), updatedAt: at(0) };
const ofCalories = (calories: number, updatedAt: string) => ({
  ...emptyRecipe({ ...base, updatedAt }),
  title: 'Canh chua',
  servings: 1,
  ingredients: [
    {
      ...line('pork', { name: 'Thịt' }),
      quantity: 100,
      unit: 'g',
      unitAmount: 1,
      snapshot: {
        basis: { amount: 100, unit: 'g' },
        nutrients: { calories },
        sourceVersion: '1',
      },
    } as RecipeIngredient,
  ],
});
const before = ofCalories(200, at(1));
const now = ofCalories(260, at(2));
const item = newRecipeItem({ recipe: before, lineId: 'l1', order: 1, quantity: 2 });
const other = { ...item, lineId: 'l2', itemId: 'r2' };

const buildMenu = (id: string, changed: string, items: (typeof item)[]) =>
  ({
    ...base,
    id,
    updatedAt: changed,
    name: id,
    meals: { ...emptyMeals(), lunch: { items } },
  }) as unknown as Menu;

const older = buildMenu('older', at(1), [item, other]);
const current = buildMenu('current', at(3), [
  newRecipeItem({ recipe: now, lineId: 'l3', order: 1, quantity: 1 }),
]);
const without = buildMenu('without', at(4), [other]);

describe('E12 menus that hold a recipe', () => {
  it('E12 those with older figures come first; menus without it are none of them', () => {
    const matches = menusHolding([current, without, older], now);
    expect(matches.map(({ menu, newer }) => [menu.id, newer.length])).toEqual([
      ['older', 1],
      ['current', 0],
    ]);
    expect(menusHolding([without, older], before)[0]?.newer).toHaveLength(0);
  });

  it('E12 one that takes the new figures has its own anew, and its other lines as they were', () => {
    const taken = withRecipeFigures(older, now);
    expect(taken.meals.lunch.items[0]?.snapshot.nutrients.calories).toBe(260);
    expect(taken.meals.lunch.items[1]).toBe(other);
    // Twice 260 of the recipe, twice 200 of the other one.
    expect(taken.nutritionSummary.calories).toBe(920);
    expect(withRecipeFigures(current, now)).toBe(current);
  });

  it('E12 taken back, a menu has the figures of before and what was changed meanwhile', () => {
    const taken = withRecipeFigures(older, now);
    const renamed = { ...taken, name: 'Tên mới' };
    const back = withFormerFigures(renamed, older, 'r1');
    expect(back.meals).toEqual(older.meals);
    expect(back.name).toBe('Tên mới');
    expect(back.nutritionSummary.calories).toBe(800);
  });
});
