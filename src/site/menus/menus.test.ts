import { describe, expect, it } from 'vitest';
import type { MenuCard } from '../../domain/publicCards';
import { menusView, type ListedMenu } from './model';
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
const titles = (asked: Record<string, unknown>): string[] =>
  menusView(MENUS, readMenuQuery(asked)).cards.map(({ title }) => title);

describe('P10 menus as they are looked for', () => {
  it('P10 an address changed by hand is read as far as it makes sense', () => {
    expect(readMenuQuery({ tu: '1.800', den: '1200', khong: ['giáp xác', 'x'], xep: '?' })).toEqual(
      {
        words: '',
        tag: undefined,
        from: 1200,
        to: 1800,
        without: ['giáp xác'],
        sort: 'new',
        page: 1,
      },
    );
    for (const asked of [
      { tu: '-1' },
      { den: 'NaN' },
      { trang: '0' },
      { q: { a: 1 } },
      { khong: {} },
    ])
      expect(menuQueryPath(readMenuQuery(asked))).toBe('/search-menus');
    const path = menuQueryPath(readMenuQuery({ q: ' cơm  nhà ', khong: 'sữa', trang: '2' }));
    expect(
      menuQueryPath(readMenuQuery(Object.fromEntries(new URLSearchParams(path.split('?')[1])))),
    ).toBe(path);
  });

  it('P10 what holds an allergen, and what nobody knows, is left out and counted', () => {
    expect(titles({ khong: 'giáp xác' })).toEqual(['Thực đơn nhẹ', 'Thực đơn trống']);
    const { hidden } = menusView(MENUS, readMenuQuery({ khong: 'giáp xác' }));
    expect(hidden).toBe('Đã bỏ 1 thực đơn có món bạn tránh và 1 thực đơn chưa rõ nguyên liệu.');
    expect(menusView(MENUS, readMenuQuery({})).hidden).toBe('');
  });

  it('P10 an energy that nobody knows is within no bounds, and sorts last', () => {
    expect(titles({ den: '1300' })).toEqual(['Thực đơn nhẹ']);
    expect(titles({ xep: 'low' }).at(-1)).toBe('Thực đơn trống');
    expect(titles({ xep: 'high' }).at(-1)).toBe('Thực đơn trống');
  });

  it('P10 words are found without accents, and what hinders is named with its count', () => {
    expect(titles({ q: 'TOM' })).toEqual(['Thực đơn tôm']);
    const { looser } = menusView(MENUS, readMenuQuery({ q: 'tom', khong: 'giáp xác' }));
    expect(looser.map(({ label }) => label)).toEqual([
      'bỏ từ khóa (2 thực đơn)',
      'cả món có chất gây dị ứng, kèm cảnh báo (1 thực đơn)',
    ]);
  });

  it('P10 a page beyond the last is the last', () => {
    const many = Array.from({ length: 30 }, (_, at) => menu(`m${at}`, 1500));
    const view = menusView(many, readMenuQuery({ trang: '99' }));
    expect([view.page, view.pages, view.cards.length, view.next]).toEqual([3, 3, 6, undefined]);
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
  const found = (asked: Record<string, unknown>): string[] =>
    menusView(listed, readMenuQuery(asked)).cards.map(({ title }) => title);
  expect(found({ dam: '80' })).toEqual(['Thực đơn heo']);
  expect(found({ dam: '81' })).toEqual([]);
  expect(found({ bua: 'sang' })).toEqual(['Thực đơn heo']);
  expect(found({ bua: 'trua' })).toHaveLength(2);
  expect(found({ q: 'thit heo' })).toEqual(['Thực đơn heo']);
  expect(found({ q: 'dau hu' })).toEqual(['Thực đơn chay']);
  const query = readMenuQuery({ dam: '60', bua: 'toi', khong: 'sữa' });
  const [, search] = menuQueryPath(query).split('?');
  expect(readMenuQuery(Object.fromEntries(new URLSearchParams(search)))).toEqual(query);
});
