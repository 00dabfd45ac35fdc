import { describe, expect, it } from 'vitest';
import type { CatalogueEntry, OwnFood } from '../../../domain/food';
import type { Recipe } from '../../../domain/content';
import { addables, indexItem, lineOf } from './catalogue';
import { isFiltering, NO_FILTERS, optionsOf } from './useItemSearch';

const base = { createdAt: '2026-11-20T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' };
const food = (id: string, fields: object = {}) =>
  ({
    ...base,
    id,
    kind: 'food',
    name: `Món ${id}`,
    aliases: [],
    category: 'Rau',
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 29 },
    servingSize: 100,
    unit: 'g',
    measures: [],
    allergens: [],
    isPublic: true,
    status: 'active',
    ...fields,
  }) as unknown as CatalogueEntry & OwnFood;
const recipe = (id: string, status: Recipe['status']) =>
  ({
    ...base,
    id,
    title: `Công thức ${id}`,
    status,
    servings: 2,
    ingredients: [],
    extendedNutrition: {},
    nutritionSummary: { calories: 213, protein: 18, carbs: 26, fat: 4 },
  }) as unknown as Recipe;

const all = addables(
  [
    food('a'),
    food('gone', { status: 'inactive' }),
    food('deleted', { deletedAt: '2026-11-20T00:00:00.000Z' }),
  ],
  [food('own', { status: 'pending' }), food('old', { status: 'archived' })],
  [recipe('r', 'published'), recipe('d', 'draft')],
);
const start = (id: string) => {
  const addable = all.get(id);
  const line = addable && lineOf(addable, 'l');
  return [line?.quantity, line?.unit, line?.type];
};

describe('E07 what can be added to a meal', () => {
  it('offers the catalogue, own foods before their approval, and published recipes', () => {
    expect([...all.keys()]).toEqual(['a', 'own', 'r']);
    expect([...all.values()].map(({ own }) => own)).toEqual([false, true, true]);
    expect([...all.values()].map((addable) => indexItem(addable).calories)).toEqual([29, 29, 213]);
  });

  it('starts with 100 g of a food and one serving of a recipe', () => {
    expect(start('a')).toEqual([100, 'g', 'food']);
    expect(start('r')).toEqual([1, 'phần', 'recipe']);
  });

  it('a slider that stands at its end filters nothing', () => {
    expect(isFiltering(NO_FILTERS)).toBe(false);
    expect(optionsOf({ ...NO_FILTERS, calories: [0, 300] })).toEqual({ maxCalories: 300 });
    expect(optionsOf({ categories: ['Rau'], calories: [10, 1000], protein: [1, 99] })).toEqual({
      categories: ['Rau'],
      minCalories: 10,
      minProtein: 1,
      maxProtein: 99,
    });
  });
});
