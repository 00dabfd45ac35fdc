import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../domain/food/catalogue';
import type { OwnFood } from '../../../domain/food/ownFoods';
import type { LibraryEntry } from '../../../domain/records/library';
import { recipeSchema, type Recipe } from '../../../domain/records/recipes';
import { FoodIndex } from '../../../domain/search/foodIndex';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import { addables, indexItem, toNewLine } from '../../../domain/menus/addables';
import { newMenuItem } from '../../../domain/food/items';
import { findRefusal } from './useChosenLine';
import { isFiltering, NO_FILTERS, toSearchOptions } from './useItemSearch';

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
    tags: [],
    extendedNutrition: {},
    nutritionSummary: { calories: 213, protein: 18, carbs: 26, fat: 4 },
  }) as unknown as Recipe;

const owner = { workspaceId: 'bua-lanh', expertId: 'bua-lanh' };
const template = (id: string, fields: object = {}, body: object = {}): LibraryEntry => {
  const shrimps = food('vfct-8054', { name: 'Tôm biển', allergens: ['tôm'] });
  const line = newMenuItem({ edible: shrimps, lineId: 'l', order: 1, quantity: 100 });
  const ofRecipe = {
    ...recipeSchema.parse({
      ...base,
      ...owner,
      id,
      title: `Món mẫu ${id}`,
      description: '',
      isPublic: true,
      status: 'published',
      prepTime: 0,
      cookTime: 0,
      servings: 2,
      tags: [],
      ingredients: [line],
      instructions: [],
      nutritionSummary: { calories: 14.5, protein: 0, carbs: 0, fat: 0 },
      extendedNutrition: {},
    }),
    ...fields,
  };
  const name = ofRecipe.title;
  const whole = { type: 'recipe', mealTypes: ['lunch'], recipe: ofRecipe, ...body };
  return { ...base, id, kind: 'template', name, body: whole };
};

const toAddable = (edible: CatalogueEntry) => ({ kind: 'edible', edible, own: false }) as const;
const all = addables(
  [
    food('a'),
    food('gone', { status: 'inactive' }),
    food('deleted', { deletedAt: '2026-11-20T00:00:00.000Z' }),
  ],
  [food('own', { status: 'pending' }), food('old', { status: 'archived' })],
  [recipe('r', 'published'), recipe('d', 'draft')],
  [],
);
const start = (id: string) => {
  const addable = all.get(id);
  const line = addable && toNewLine(addable, 'l');
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
    expect(toSearchOptions({ ...NO_FILTERS, calories: [0, 300] })).toEqual({ maxCalories: 300 });
    expect(
      toSearchOptions({
        ...NO_FILTERS,
        categories: ['Rau'],
        calories: [10, 1000],
        protein: [1, 99],
      }),
    ).toEqual({
      categories: ['Rau'],
      minCalories: 10,
      minProtein: 1,
      maxProtein: 99,
    });
  });
});

const tagged = (id: string, ...tags: string[]) => ({
  ...recipe(id, 'published'),
  tags: tags.map((tag) => ({ id: tag, label: tag, category: 'meal' })),
});
const named = (id: string, name: string) => indexItem(toAddable(food(id, { name })));

describe('P17 the filters and limits of the picker', () => {
  it('knows fat, carbohydrate and the meal', () => {
    const filters = { ...NO_FILTERS, mealType: 'lunch', fat: [0, 5], carbs: [20, 100] } as const;
    expect(toSearchOptions(filters)).toEqual({ mealType: 'lunch', maxFat: 5, minCarbs: 20 });
  });

  it('a dish is for the meals that its tags name, a food for each', () => {
    const index = new FoodIndex();
    const recipes = [tagged('sang', 'bua-sang'), tagged('canh', 'mon-canh'), tagged('any')];
    index.set([...addables([food('a')], [], recipes, []).values()].map(indexItem));
    const at = (mealType: string) =>
      index.search('', { browse: true, mealType }).map(({ item }) => item.id);
    expect(at('breakfast').sort()).toEqual(['a', 'any', 'sang']);
    expect(at('dinner').sort()).toEqual(['a', 'any', 'canh']);
  });

  it('what is used often comes first among equals, and only there', () => {
    const index = new FoodIndex();
    index.set([named('1', 'Phở bò'), named('2', 'Phở gà'), named('3', 'Bánh phở')]);
    const searchIds = () => index.search('phở').map(({ item }) => item.id);
    expect(searchIds()).toEqual(['1', '2', '3']);
    index.setUses(
      new Map([
        ['2', 4],
        ['3', 30],
      ]),
    );
    expect(searchIds()).toEqual(['2', '1', '3']);
  });

  it('refuses a food twice and more than the list takes, where the caller says so', () => {
    const lines = [{ itemId: 'a' }, { itemId: 'b' }];
    const limits = { most: 3, isOnce: true };
    expect(findRefusal(lines, { itemId: 'a' }, limits)).toBe(
      'Nguyên liệu này đã được thêm vào danh sách',
    );
    expect(findRefusal(lines, { itemId: 'c' }, limits)).toBeUndefined();
    expect(findRefusal([...lines, { itemId: 'd' }], { itemId: 'e' }, limits)).toBe(
      'Chỉ có thể thêm tối đa 3 nguyên liệu',
    );
    expect(findRefusal(lines, { itemId: 'a' }, undefined)).toBeUndefined();
  });
});

const offered = (library: LibraryEntry[], recipes: Recipe[] = []) =>
  addables([], [], recipes, library);

describe('E07 dishes that come with the product', () => {
  it('become lines as own recipes do, under the id and the version of their entry', () => {
    const entry = { ...template('t'), updatedAt: '2026-11-25T00:00:00.000Z' };
    const addable = offered([entry]).get('t');
    const line = addable && toNewLine(addable, 'l');
    expect(line).toMatchObject({ type: 'recipe', itemId: 't', name: 'Món mẫu t' });
    expect(line).toMatchObject({ quantity: 1, unit: 'phần', unitAmount: 1 });
    expect(line?.snapshot).toMatchObject({
      basis: { amount: 1, unit: 'phần' },
      nutrients: { calories: 14.5 },
      allergens: ['tôm'],
      parts: ['Tôm biển'],
      weight: 50,
      sourceVersion: entry.updatedAt,
    });
    expect(line && allergyWarnings(line, ['Tôm'])).toMatchObject([{ level: 'contains' }]);
  });

  it('are composed of the catalogue at hand, and wait while a part is missing', () => {
    const body = {
      type: 'dish',
      aliases: ['bún'],
      category: 'Món bún',
      cuisine: 'Miền Bắc',
      mealTypes: ['lunch'],
      parts: [['a', 200]],
    };
    const dish: LibraryEntry = { ...base, id: 'dish-x', kind: 'template', name: 'Bún mẫu', body };
    expect([...offered([dish]).keys()]).toEqual([]);
    const all = addables([food('a')], [], [], [dish]);
    const addable = all.get('dish-x');
    expect(addable && toNewLine(addable, 'l').snapshot.nutrients).toEqual({ calories: 58 });
    expect(addable && indexItem(addable)).toMatchObject({ name: 'Bún mẫu', aliases: ['bún'] });
  });

  it('are passed over where they are no recipe, not published or of another shape', () => {
    const newer = template('newer', { newField: 1 });
    const library = [
      newer,
      template('article', {}, { type: 'article' }),
      template('draft', { status: 'draft' }),
      template('broken', { servings: 'hai' }),
      { ...base, id: 'tag', kind: 'tag', tag: { id: 'x', label: 'x' } } as LibraryEntry,
    ];
    expect([...offered(library).keys()]).toEqual(['newer']);
  });

  it('give way to an own recipe of their name or id, but not to its draft', () => {
    const library = [template('t'), template('u'), template('v')];
    const own = { ...recipe('r', 'published'), title: ' MÓN  mẫu t'.normalize('NFD') };
    const draft = { ...recipe('d', 'draft'), title: 'Món mẫu u' };
    const all = offered(library, [own, draft, recipe('v', 'published')]);
    expect([...all].map(([id, one]) => [id, one.own])).toEqual([
      ['u', false],
      ['v', true],
      ['r', true],
    ]);
  });

  it('are found behind own recipes that match as well', () => {
    const own = { ...recipe('own', 'published'), title: 'Món mẫu của tôi, dài hơn' };
    const index = new FoodIndex();
    index.set([...offered([template('t')], [own]).values()].map(indexItem));
    const ids = (query: string) =>
      index.search(query, { browse: true }).map(({ item }) => [item.id, item.own]);
    const expected = [
      ['own', true],
      ['t', false],
    ];
    expect([ids('mon mau'), ids('')]).toEqual([expected, expected]);
  });
});
