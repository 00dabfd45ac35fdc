import { describe, expect, it, vi } from 'vitest';
import type { LibraryEntry } from '../../../domain/records/library';
import { menuSchema, type Menu } from '../../../domain/records/menus';
import { emptyMeals } from '../../../domain/food/storedLines';
import { foreignMasters } from '../../../domain/menus/libraryMasters';
import { line } from '../../../domain/food/lineFixture';
import { menuListing } from '../../../domain/menus/menuListing';
import { menuDerived } from '../../../domain/nutrition/totals';
import { menusForPlan } from '../../../domain/menus/planning';
import { clientWith } from '../../../../tests/support/newClient';
import { ensureOwnMenu, placedFor } from './usePlanMenus';

const AT = '2026-11-26T01:00:00.000Z';
const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };
const meals = { ...emptyMeals(), lunch: { items: [{ ...line('l1'), order: 1 }] } };
const menu = (id: string, fields: Partial<Menu> = {}): Menu => ({
  ...base,
  id,
  kind: 'master',
  name: `Mẫu ${id}`,
  description: '',
  tags: [],
  isPublic: false,
  status: 'published',
  meals,
  ...menuDerived(meals, AT),
  ...fields,
});
const entry = (id: string, workspaceId: string): LibraryEntry => ({
  id,
  createdAt: AT,
  updatedAt: AT,
  kind: 'master',
  workspaceId,
  expertName: 'BS. Hòa',
  menu: { ...menu(id) },
});
const writing = (stored: Menu[]) => ({
  newBase: () => ({ ...base, id: 'new' }),
  menus: {
    get: async (id: string) => stored.find((one) => one.id === id),
    insert: vi.fn(async (document: Menu) => document),
  },
});
const mai = { id: 'mai', clientName: 'Mai' };

describe('menus that a week may take', () => {
  const all = [
    menu('master'),
    menu('hers', { kind: 'personal', clientId: 'mai' }),
    menu('his', { kind: 'personal', clientId: 'nam', name: 'Giảm cân – Nam' }),
    menu('old', { status: 'archived' }),
  ];
  const ids = (clientId: string | undefined) => menusForPlan(all, clientId).map(({ id }) => id);

  it('are masters and what was made for its client, never what was made for another one', () => {
    expect(ids('mai')).toEqual(['master', 'hers']);
    expect(ids(undefined)).toEqual(['master']);
  });

  it('are the masters of the library too, but not one’s own again', () => {
    const library = [entry('foreign', 'other'), entry('published', 'w')];
    expect(foreignMasters(library, 'w')).toMatchObject([{ id: 'foreign', expertName: 'BS. Hòa' }]);
  });
});

const named = (id: string, name: string, fields: Partial<Menu> = {}) =>
  menuListing(menu(id, { name, ...fields }));

describe('menus for the plan of a client', () => {
  it('stand by whom they are made for; what was made for the client is first and never foreign', () => {
    const own = [
      named('pregnant', 'Thai kỳ 3 tháng giữa 2200 kcal'),
      named('family', 'Gia đình cân bằng 1800 kcal'),
      named('hers', 'Gút 1600 kcal', { kind: 'personal', clientId: 'mai' }),
    ];
    const library = foreignMasters([entry('any', 'other')], 'w');
    const client = clientWith({ birthYear: 1968, gender: 'female', medicalConditions: ['THA'] });
    const placed = placedFor({ ...client, id: 'mai' }, own, library);
    expect(placed.own.map(({ id }) => id)).toEqual(['hers', 'family', 'pregnant']);
    expect([...placed.foreign]).toEqual(['pregnant']);
    expect(placedFor(null, own, library)).toEqual({ own, library, foreign: new Set() });
  });
});

describe('a master of the library in a plan', () => {
  const library = foreignMasters([entry('foreign', 'other')], 'w');
  it('becomes a draft of one’s own for the client, with lines of its own', async () => {
    const data = writing([]);
    expect(await ensureOwnMenu('foreign', { own: [], library }, mai, data)).toBe('new');
    const [[written] = []] = data.menus.insert.mock.calls;
    expect(menuSchema.parse(written)).toEqual(written);
    expect(written).toMatchObject({
      kind: 'personal',
      clientId: 'mai',
      masterMenuId: 'foreign',
      name: 'Mẫu foreign – Mai',
      status: 'draft',
    });
    expect(written?.meals.lunch.items[0]?.lineId).not.toBe('l1');
  });

  it('is copied once for each client; an own menu is taken as it is', async () => {
    const copy = menu('copy', {
      kind: 'personal',
      clientId: 'mai',
      name: 'Mẫu foreign – Mai',
      masterMenuId: 'foreign',
    });
    const data = writing([copy]);
    const offered = { own: [menuListing(copy)], library };
    expect(await ensureOwnMenu('foreign', offered, mai, data)).toBe('copy');
    expect(await ensureOwnMenu('copy', offered, mai, data)).toBe('copy');
    expect(data.menus.insert).not.toHaveBeenCalled();
  });
});
