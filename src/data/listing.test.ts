import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { filter, firstValueFrom } from 'rxjs';
import type { Menu } from '../domain/records/menus';
import { emptyMeals } from '../domain/food/storedLines';
import { line } from '../domain/food/lineFixture';
import type { MenuListing } from '../domain/menus/menuListing';
import { menuDerived } from '../domain/nutrition/totals';
import { profile } from '../../tests/support/profile';
import { watchListing } from './listing';
import { openLocalData, type OpenLocalData } from './openLocalData';

const opened: OpenLocalData[] = [];

async function open(account = profile()): Promise<OpenLocalData> {
  const data = await openLocalData(account);
  opened.push(data);
  return data;
}

function menu(data: OpenLocalData, name: string): Menu {
  const meals = emptyMeals();
  meals.lunch.items = ['l1', 'l2'].map((id, order) => ({ ...line(id), order }));
  const base = data.newBase();
  return {
    ...base,
    kind: 'master',
    name,
    description: '',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals,
    ...menuDerived(meals, base.updatedAt),
  };
}

const names = (list: readonly MenuListing[]): string[] => list.map(({ name }) => name).sort();

const waitForList = ({ menuList }: OpenLocalData, ...ids: string[]) =>
  firstValueFrom(
    menuList.pipe(filter((list) => JSON.stringify(names(list)) === JSON.stringify(ids.sort()))),
  );

afterEach(async () => {
  await Promise.all(opened.splice(0).map((data) => data.close()));
});

describe('E15 the list of menus', () => {
  it('E15 says what a row shows, and holds no line', async () => {
    const data = await open();
    const written = await data.menus.insert(menu(data, 'Cá kho'));
    const [row] = await waitForList(data, 'Cá kho');
    expect(row).toMatchObject({
      id: written.id,
      items: 2,
      nutritionSummary: written.nutritionSummary,
      updatedAt: written.updatedAt,
    });
    expect(row?.extendedNutrition.calories).toEqual(written.extendedNutrition.calories);
    expect(JSON.stringify(row)).not.toContain('lineId');
  });

  it('E15 follows what is written, changed, deleted and taken back', async () => {
    const data = await open();
    await data.menus.insert(menu(data, 'Một'));
    await waitForList(data, 'Một');
    const second = await data.menus.insert(menu(data, 'Hai'));
    await waitForList(data, 'Một', 'Hai');
    await data.menus.update(second.id, (now) => ({ ...now, name: 'Ba', meals: emptyMeals() }));
    const list = await waitForList(data, 'Một', 'Ba');
    expect(list.find(({ id }) => id === second.id)?.items).toBe(0);
    await data.menus.remove(second.id);
    await waitForList(data, 'Một');
    await data.menus.restore(second);
    await waitForList(data, 'Một', 'Ba');
  });

  it('E15 reads more than a page, leaves deleted ones out, and keeps no menu in memory', async () => {
    const own = profile();
    const first = await openLocalData(own);
    for (let at = 0; at < 405; at += 1) await first.menus.insert(menu(first, `${1000 + at}`));
    const [gone] = await first.menus.all();
    await first.menus.remove(gone?.id ?? '');
    await first.close();
    const data = await open(own);
    const list = await firstValueFrom(data.menuList);
    expect(list).toHaveLength(404);
    // Whole menus are in memory where RxDB keeps what it has read: it has read none.
    expect(data.rx.menus._docCache.cacheItemByDocId.size).toBe(0);
    expect(await data.menus.get(list[0]?.id ?? '')).toBeDefined();
    expect(data.rx.menus._docCache.cacheItemByDocId.size).toBe(1);
    expect(list.some(({ id }) => id === gone?.id)).toBe(false);
  });

  it('E15 hears of what is changed while all is read', async () => {
    const data = await open();
    const { id } = await data.menus.insert(menu(data, 'Trước'));
    const table = data.store.database.records('menus');
    /** The change arrives after the page has been read and before its result is delivered. */
    const toArray = async () => {
      const page = await table.toArray();
      await data.menus.update(id, (now) => ({ ...now, name: 'Sau' }));
      return page;
    };
    const slow = { where: () => ({ above: () => ({ limit: () => ({ toArray }) }) }) };
    const list = watchListing(slow as never, data.rx.menus, ({ name }) => name);
    expect(await firstValueFrom(list)).toEqual(['Sau']);
  });
});
