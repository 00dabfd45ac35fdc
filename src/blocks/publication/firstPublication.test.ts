import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { profile } from '../../../tests/support/profile';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import type { Menu } from '../../domain/records/menus';
import { emptyMeals } from '../../domain/food/storedLines';
import { menuDerived } from '../../domain/nutrition/totals';
import { confirmPublication, isFirstPublication } from './firstPublication';

const opened: OpenLocalData[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((data) => data.close()));
});

async function stage(): Promise<OpenLocalData> {
  const data = await openLocalData(profile());
  opened.push(data);
  return data;
}

const master = (data: OpenLocalData, changes: Partial<Menu>): Menu =>
  ({
    ...data.newBase(),
    kind: 'master',
    name: 'Ăn nhạt',
    description: 'Ít muối',
    tags: [],
    status: 'published',
    isPublic: true,
    meals: emptyMeals(),
    ...menuDerived(emptyMeals(), '2026-11-20T00:00:00.000Z'),
    ...changes,
  }) as unknown as Menu;

it('G15 an account is asked before it publishes for the first time, and not again', async () => {
  const data = await stage();
  await data.menus.insert(master(data, { status: 'draft' }));
  await data.menus.insert(master(data, { isPublic: false }));
  expect(await isFirstPublication(data)).toBe(true);
  expect(await isFirstPublication(data)).toBe(true);
  await confirmPublication(data);
  expect(await isFirstPublication(data)).toBe(false);
});

it('G15 who has published before anybody asked is not asked, and counts as having agreed', async () => {
  const data = await stage();
  await data.menus.insert(master(data, { expertId: 'somebody-else' }));
  expect(await isFirstPublication(data)).toBe(true);
  await data.menus.insert(master(data, {}));
  expect(await isFirstPublication(data)).toBe(false);
  // Nothing is written: it would wait to be sent.
  expect(await data.practices.all()).toEqual([]);
});
