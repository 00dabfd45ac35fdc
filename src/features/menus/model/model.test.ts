import { describe, expect, it } from 'vitest';
import type { LibraryEntry } from '../../../domain/records/library';
import { emptyMeals } from '../../../domain/food/storedLines';
import type { Menu } from '../../../domain/records/menus';
import { menuListing } from '../../../domain/menus/menuListing';
import { insertLine, patchLine, type NewLine } from '../../../domain/food/lines';
import * as form from './editorValue';
import { offeredMasters, searchMasters } from './masters';
import { summaryText } from '../../../domain/nutrition/summary';
import { filterMenus, menuRows, NO_MENU_FILTER, percentsText } from './menuList';

const base = (id: string, updatedAt = '2026-11-20T01:00:00.000Z') => ({
  id,
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt,
});

const line = (lineId: string, quantity = 130): NewLine => ({
  lineId,
  type: 'food',
  itemId: 'vfct-1013',
  name: 'Bánh phở',
  quantity,
  unit: 'g',
  unitAmount: 1,
  snapshot: {
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 143, protein: 3.2 },
    sourceVersion: '1',
  },
});

function menu(id: string, fields: Partial<Menu> = {}): Menu {
  const meals = insertLine(emptyMeals(), 'breakfast', line('l1'));
  const value = { ...form.emptyValue('master'), name: `Thực đơn ${id}`, meals };
  return { ...form.newMenu(base(id), { kind: 'master' }, value, 'draft'), ...fields };
}

describe('E06 the wizard', () => {
  it('a master is public by default, a personal menu is not', () => {
    expect(form.emptyValue('master', true).isPublic).toBe(true);
    expect(form.emptyValue('master').isPublic).toBe(false);
    expect(form.emptyValue('personal').isPublic).toBe(false);
  });

  it('fills a personal menu from a master: name with the client, fresh lines, same snapshots', () => {
    const master = menu('m', { name: 'Giảm cân', description: 'Nhẹ nhàng' });
    const value = form.valueFromMaster(master, 'Mai', () => 'fresh');
    expect(value).toMatchObject({
      name: 'Giảm cân – Mai',
      description: 'Nhẹ nhàng',
      isPublic: false,
    });
    const copied = value.meals.breakfast.items[0];
    expect(copied?.lineId).toBe('fresh');
    expect(copied?.snapshot).toEqual(master.meals.breakfast.items[0]?.snapshot);
  });

  it('a new menu carries its nutrition: 130 g of 143 kcal in 100 g are 186 kcal', () => {
    expect(menu('m').nutritionSummary.calories).toBe(186);
    expect(menu('m').extendedNutrition.calories?.amount).toBe(185.9);
    expect(summaryText(menu('m'), 'fat')).toBe('—');
  });
});

describe('E08 an edit meets a change of another device', () => {
  const now = '2026-11-20T02:00:00.000Z';

  it('keeps both when they changed different things, and computes the nutrition anew', () => {
    const opened = menu('m');
    const mine = {
      ...form.toEditorValue(opened),
      meals: patchLine(opened.meals, 'l1', { quantity: 200 }),
    };
    const other = {
      ...opened,
      name: 'Tên từ máy khác',
      meals: insertLine(opened.meals, 'lunch', line('l2', 100)),
    };
    const { document: merged, conflicts } = form.rebase(opened, mine, other, now);
    expect(conflicts).toEqual([]);
    expect(merged.name).toBe('Tên từ máy khác');
    expect(merged.meals.breakfast.items[0]?.quantity).toBe(200);
    expect(merged.meals.lunch.items[0]?.lineId).toBe('l2');
    expect(merged.nutritionSummary.calories).toBe(429);
    expect('_deleted' in merged).toBe(false);
  });

  it('keeps what is on the screen and hands back the other value where both changed it', () => {
    const opened = menu('m');
    const mine = { ...form.toEditorValue(opened), name: 'Của tôi' };
    const { document: merged, conflicts } = form.rebase(
      opened,
      mine,
      { ...opened, name: 'Nơi khác' },
      now,
    );
    expect(merged.name).toBe('Của tôi');
    expect(conflicts).toEqual([{ path: 'name', shown: 'Của tôi', kept: 'Nơi khác' }]);
  });

  it('computes the nutrition of an edit that met nothing', () => {
    const opened = menu('m');
    const mine = {
      ...form.toEditorValue(opened),
      meals: patchLine(opened.meals, 'l1', { quantity: 100 }),
    };
    expect(form.rebase(opened, mine, opened, now).document.nutritionSummary.calories).toBe(143);
    expect(form.differs(mine, opened)).toBe(true);
    expect(form.differs(form.toEditorValue(opened), opened)).toBe(false);
  });
});

const entry = (
  id: string,
  workspaceId: string,
  updatedAt: string,
  body: unknown,
): LibraryEntry => ({
  id,
  createdAt: updatedAt,
  updatedAt,
  kind: 'master',
  workspaceId,
  expertName: 'Minh',
  menu: body as Record<string, unknown>,
});

describe('E10 masters on offer', () => {
  it('offers 20 own and 10 others, the newest first, without own ones from the library', () => {
    const menus = Array.from({ length: 25 }, (_, n) =>
      menu(`own-${n}`, { updatedAt: `2026-11-20T01:00:${String(n).padStart(2, '0')}.000Z` }),
    );
    menus.push(menu('p', { kind: 'personal' }), menu('a', { status: 'archived' }));
    const library = Array.from({ length: 12 }, (_, n) =>
      entry(`lib-${n}`, 'other', `2026-11-20T01:00:${String(n).padStart(2, '0')}.000Z`, {
        ...menu('x'),
        extra: 'from a newer version',
      }),
    );
    library.push(entry('mine', 'w', '2026-11-21T00:00:00.000Z', menu('x')));
    library.push(entry('broken', 'other', '2026-11-21T00:00:00.000Z', { name: 1 }));
    const offered = offeredMasters(menus, library, 'w');
    expect(offered.own).toHaveLength(20);
    expect(offered.own[0]?.id).toBe('own-24');
    expect(offered.library).toHaveLength(10);
    expect(offered.library[0]).toMatchObject({ id: 'lib-11', expertName: 'Minh' });
    expect(offered.library.some(({ id }) => id === 'mine' || id === 'broken')).toBe(false);
  });

  it('finds masters by name and tag, without accents', () => {
    const { own } = offeredMasters(
      [
        menu('a', { name: 'Giảm cân 1.500 kcal' }),
        menu('b', { name: 'Tăng cơ', tags: [{ id: 't', label: 'Giàu đạm' }] }),
      ],
      [],
      'w',
    );
    expect(searchMasters(own, 'giam can').map(({ id }) => id)).toEqual(['a']);
    expect(searchMasters(own, 'dam').map(({ id }) => id)).toEqual(['b']);
    expect(searchMasters(own, ' ')).toHaveLength(2);
  });
});

const client = { id: 'c', clientName: 'Trần Thị Mai' };
const listed = (...parts: Parameters<typeof menu>) => menuListing(menu(...parts));
const rows = menuRows(
  [
    listed('a', { name: 'Cá kho', updatedAt: '2026-11-20T01:00:00.000Z' }),
    listed('b', {
      name: 'Cà rốt',
      kind: 'personal',
      clientId: 'c',
      status: 'published',
      updatedAt: '2026-11-20T02:00:00.000Z',
    }),
    listed('d', { kind: 'personal', clientId: 'gone' }),
  ],
  [client as never],
);

const ids = (filter: Partial<typeof NO_MENU_FILTER>) =>
  filterMenus(rows, { ...NO_MENU_FILTER, ...filter }).map(({ menu }) => menu.id);

describe('E15 the list of menus', () => {
  it('shows the last changed first, with the names of clients that are known', () => {
    expect(rows.map(({ menu }) => menu.id)).toEqual(['b', 'a', 'd']);
    expect(rows.map(({ clientName }) => clientName)).toEqual([
      'Trần Thị Mai',
      undefined,
      undefined,
    ]);
  });

  it('filters by kind, status and words; typed accents come first', () => {
    expect(ids({ kind: 'master' })).toEqual(['a']);
    expect(ids({ status: 'published' })).toEqual(['b']);
    expect(ids({ query: 'mai' })).toEqual(['b']);
    expect(ids({ query: 'ca' })).toEqual(['b', 'a']);
    expect(ids({ query: 'cá' })).toEqual(['a', 'b']);
    expect(ids({ query: 'xyz' })).toEqual([]);
  });
});

const shares = (protein: number, carbs: number, fat: number) =>
  percentsText(
    menu('m', { nutritionSummary: { calories: 0, protein, carbs, fat }, extendedNutrition: {} }),
  );

describe('P14 figures of a menu in a list', () => {
  it('P14 say protein, fat and carbohydrate as shares of the energy, 100 together', () => {
    // 4 × 90, 9 × 40 and 4 × 270 of 1,800 kcal.
    expect(shares(90, 270, 40).replaceAll('\u00a0', ' ')).toBe('P:L:G = 20 : 20 : 60 %');
  });

  it('P14 say nothing while one of them is unknown', () => {
    expect(shares(90, 0, 40)).toBe('');
  });
});
