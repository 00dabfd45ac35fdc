import { describe, expect, it } from 'vitest';
import type { MenuCard, RecipeCard } from '../../domain/publicHouse/publicCards';
import { menusView, type ListedMenu, type ListedRecipe } from './model';
import { menuQueryPath, readMenuQuery } from './query';

const author = { name: 'BS. Lan', slug: 'bs-lan', isVerified: true };

function menu(id: string, calories: number, changes: Partial<MenuCard> = {}): ListedMenu {
  const card: MenuCard = {
    kind: 'menus',
    id,
    title: `Thực đơn ${id}`,
    lead: '',
    tags: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    nutritionSummary: { calories, protein: 0, carbs: 0, fat: 0 },
    extendedNutrition: {},
    allergens: {},
    isUnclear: false,
    dishes: [],
    ...changes,
  };
  return { card, author };
}

const TOM = { 'giáp xác': { name: 'tôm', sign: 'tôm', level: 'contains' } } as const;
const MENUS = [
  menu('nhẹ', 1200, { tags: ['Giảm cân'] }),
  menu('tôm', 1500, { allergens: TOM }),
  menu('rối', 1600, { isUnclear: true }),
  menu('trống', 0),
];
const view = (menus: ListedMenu[], params: Record<string, unknown>) =>
  menusView({ menus, recipes: [] }, readMenuQuery(params));
const titles = (params: Record<string, unknown>): string[] =>
  view(MENUS, params).cards.map(({ title }) => title);

const readParams = (path = ''): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(path.split('?')[1]));

describe('P10 menus as they are looked for', () => {
  it('P10 an address changed by hand is read as far as it makes sense', () => {
    expect(readMenuQuery({ tu: '1.800', den: '1200', khong: ['giáp xác', 'x'], xep: '?' })).toEqual(
      {
        kind: 'menus',
        words: '',
        from: 1200,
        to: 1800,
        without: ['giáp xác'],
      },
    );
    for (const requestedParams of [
      { tu: '-1' },
      { den: 'NaN' },
      { trang: '0' },
      { q: { a: 1 } },
      { khong: {} },
    ])
      expect(menuQueryPath(readMenuQuery(requestedParams))).toBe('/search-menus');
    const path = menuQueryPath(readMenuQuery({ q: ' cơm  nhà ', khong: 'sữa', trang: '2' }));
    expect(
      menuQueryPath(readMenuQuery(Object.fromEntries(new URLSearchParams(path.split('?')[1])))),
    ).toBe(path);
  });

  it('P10 what holds an allergen, and what nobody knows, is left out and counted', () => {
    expect(titles({ khong: 'giáp xác' })).toEqual(['Thực đơn nhẹ', 'Thực đơn trống']);
    const { hidden } = view(MENUS, { khong: 'giáp xác' });
    expect(hidden).toBe('Đã bỏ 1 thực đơn có món bạn tránh và 1 thực đơn chưa rõ nguyên liệu.');
    expect(view(MENUS, {}).hidden).toBe('');
  });

  it('P10 an energy that nobody knows is within no bounds, and sorts last', () => {
    expect(titles({ den: '1300' })).toEqual(['Thực đơn nhẹ']);
    expect(titles({ xep: 'low' }).at(-1)).toBe('Thực đơn trống');
    expect(titles({ xep: 'high' }).at(-1)).toBe('Thực đơn trống');
  });

  it('P10 words are found without accents, and what hinders is named with its count', () => {
    expect(titles({ q: 'TOM' })).toEqual(['Thực đơn tôm']);
    const { looser } = view(MENUS, { q: 'tom', khong: 'giáp xác' });
    expect(looser.map(({ label }) => label)).toEqual([
      'bỏ từ khóa (2 thực đơn)',
      'cả món có chất gây dị ứng, kèm cảnh báo (1 thực đơn)',
    ]);
  });

  it('P10 a page beyond the last is the last', () => {
    const many = Array.from({ length: 30 }, (_, at) => menu(`m${at}`, 1500));
    const last = view(many, { trang: '99' });
    expect([last.page, last.pages, last.cards.length, last.next]).toEqual([3, 3, 6, undefined]);
  });

  it('P10 pages go on by cursors, forth and back, though others come in front', () => {
    const all = Array.from({ length: 30 }, (_, at) => menu(`m${at}`, 1500));
    const first = view(all, {});
    expect(first.previous).toBeUndefined();
    const grown = [menu('n1', 1500), menu('n2', 1500), ...all];
    const second = view(grown, readParams(first.next));
    expect(second.cards.map(({ title }) => title)).toEqual(
      all.slice(12, 24).map(({ card }) => card.title),
    );
    expect(view(grown, readParams(second.previous)).cards.at(-1)?.title).toBe('Thực đơn m11');
    const third = view(grown, readParams(second.next));
    expect([third.cards.length, third.next]).toEqual([6, undefined]);
    expect(view(all, { sau: '99999.khong-co' }).cards).toHaveLength(6);
    expect(view(all, { sau: '<script>' }).page).toBe(1);
    expect(view(all, readParams(view(all, readParams(first.next)).previous)).page).toBe(1);
  });

  it('P10 an energy of which a part is unknown is below no bound', () => {
    const partly = { calories: { amount: 1300, unit: 'kcal', coverage: 0.6 } };
    const listed = [menu('một phần', 1300, { extendedNutrition: partly as never })];
    expect(view(listed, { den: '1400' }).cards).toEqual([]);
    expect(view(listed, { tu: '1200' }).cards).toHaveLength(1);
  });

  it('P10 what has the words in its title as they were typed comes first', () => {
    const listed = [
      menu('phụ', 1500, { names: ['Gà kho'] }),
      menu('ga khó', 1500),
      menu('gà kho', 1500),
    ];
    expect(view(listed, { q: 'gà kho' }).cards.map(({ title }) => title)).toEqual([
      'Thực đơn gà kho',
      'Thực đơn ga khó',
      'Thực đơn phụ',
    ]);
    expect(view(listed, { q: 'gà kho', xep: 'new' }).cards[0]?.title).toBe('Thực đơn phụ');
    expect(view(listed, {}).sorts.map(({ value }) => value)).not.toContain('fit');
  });

  it('P10 each condition is a chip that gives up that one alone', () => {
    const { chips } = view(MENUS, { q: 'tom', tu: '1200', khong: ['giáp xác', 'sữa'], sau: '3.x' });
    expect(chips.map(({ label }) => label)).toEqual([
      '“tom”',
      'từ 1.200 kcal',
      'không tôm, cua (giáp xác)',
      'không sữa',
    ]);
    const left = new URL(chips[3]?.href ?? '', 'http://a').searchParams;
    expect([...left]).toEqual([
      ['q', 'tom'],
      ['tu', '1200'],
      ['khong', 'giáp xác'],
    ]);
  });
});

it('P10 menus are found by protein, by a meal, and by what another region calls a dish', () => {
  const listed = [
    menu('heo', 1500, {
      nutritionSummary: { calories: 1500, protein: 80, carbs: 0, fat: 0 },
      names: ['Thịt lợn kho'],
      meals: ['breakfast', 'lunch'],
    }),
    menu('chay', 1500, { names: ['Đậu phụ'], meals: ['lunch'] }),
  ];
  const searchTitles = (params: Record<string, unknown>): string[] =>
    view(listed, params).cards.map(({ title }) => title);
  expect(searchTitles({ dam: '80' })).toEqual(['Thực đơn heo']);
  expect(searchTitles({ dam: '81' })).toEqual([]);
  expect(searchTitles({ bua: 'sang' })).toEqual(['Thực đơn heo']);
  expect(searchTitles({ bua: 'trua' })).toHaveLength(2);
  expect(searchTitles({ q: 'thit heo' })).toEqual(['Thực đơn heo']);
  expect(searchTitles({ q: 'dau hu' })).toEqual(['Thực đơn chay']);
  const query = readMenuQuery({ dam: '60', bua: 'toi', khong: 'sữa' });
  const [, search] = menuQueryPath(query).split('?');
  expect(readMenuQuery(Object.fromEntries(new URLSearchParams(search)))).toEqual(query);
});

const recipe = (id: string, changes: Partial<RecipeCard>): ListedRecipe => ({
  author,
  card: {
    ...menu(id, 300).card,
    kind: 'recipes',
    title: `Món ${id}`,
    dish: { name: id, parts: [] },
    minutes: 30,
    servings: 2,
    ...changes,
  },
});

it('P10 recipes are found by an ingredient, a meal, a time and what they must not have', () => {
  const recipes = [
    recipe('canh', { dish: { name: 'canh', parts: [{ name: 'Thịt lợn', weight: 100 }] } }),
    recipe('tôm', { allergens: TOM, minutes: 15, tags: ['Bữa sáng'] }),
    recipe('rối', { isUnclear: true, minutes: 0 }),
  ];
  const searchTitles = (params: Record<string, unknown>): string[] =>
    menusView({ menus: MENUS, recipes }, readMenuQuery({ loai: 'mon', ...params })).cards.map(
      ({ title }) => title,
    );
  expect(searchTitles({})).toHaveLength(3);
  expect(searchTitles({ q: 'thit heo' })).toEqual(['Món canh']);
  expect(searchTitles({ phut: '15' })).toEqual(['Món tôm']);
  expect(searchTitles({ bua: 'sang' })).toEqual(['Món tôm']);
  expect(searchTitles({ khong: 'giáp xác' })).toEqual(['Món canh']);
  const searchParams = { loai: 'mon', phut: '30', khong: 'sữa' };
  expect(readParams(menuQueryPath(readMenuQuery(searchParams)))).toEqual(searchParams);
  expect(readMenuQuery({ phut: '30' }).minutes).toBeUndefined();
});
