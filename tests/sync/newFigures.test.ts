import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMenuItem, toSnapshot } from '../../src/domain/food/items';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { figureChanges, newFigures, withNewFigures } from '../../src/domain/nutrition/newFigures';
import { printedMenu } from '../../src/domain/printable/fixtures';
import type { Menu } from '../../src/domain/records/menus';
import { createSession } from '../../src/gateway/session';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { PASSWORD } from '../integration/accountHelpers';
import { changeEntry, openFoodDesk, type FoodDesk } from '../integration/foodDesk';
import { createCookieFetch } from './support/cookieFetch';
import { eventually, memoryStorage, runDevice, type Device } from './support/device';

const MILK = 'vfct-10001';
let desk: FoodDesk;
let device: Device;

beforeAll(async () => {
  desk = await openFoodDesk();
  const { gateway } = desk;
  await gateway.ctx.couch.ensureDatabase(workspaceDatabase('w-expert'));
  const session = createSession({
    fetch: createCookieFetch(gateway.url),
    storage: memoryStorage(),
  });
  await session.login('expert@example.vn', PASSWORD);
  const { account } = session.getSnapshot();
  if (!account) throw new Error('not signed in');
  device = await runDevice(session, account);
});
afterAll(async () => {
  await device?.close();
  await desk?.gateway.stop();
});

const findMilk = () => device.local.catalogue.get(MILK);

/** As the menu's editor looks for them. */
async function findNewer(menu: Menu) {
  const catalogue = new Map((await device.local.catalogue.all()).map((one) => [one.id, one]));
  return newFigures(menu.meals.breakfast.items, ({ itemId }) => {
    const entry = catalogue.get(itemId);
    return entry && { snapshot: toSnapshot(entry) };
  });
}

it('P24 E11 a figure that staff change reaches a device, and its menus are offered it', async () => {
  await eventually(async () => (await findMilk()) !== undefined);
  const milk = await findMilk();
  if (!milk) throw new Error('no milk');
  const item = newMenuItem({ edible: milk, lineId: 'l1', order: 0 });
  const menu = await device.local.menus.insert({
    ...printedMenu(),
    ...device.local.newBase(),
    meals: { ...emptyMeals(), breakfast: { items: [item] } },
  });
  expect(await findNewer(menu)).toEqual({ newer: [], gone: [] });

  const shown = await desk.read(MILK);
  const sodium = (shown.entry.nutrients.sodium ?? 40) + 9;
  const nutrients = { ...shown.entry.nutrients, sodium };
  expect((await changeEntry(desk.content, shown, { nutrients })).status).toBe(200);
  await eventually(async () => (await findMilk())?.nutrients.sodium === sodium);

  const kept = await device.local.menus.get(menu.id);
  if (!kept) throw new Error('no menu');
  // Nothing changes by itself (product decision 20).
  expect(kept.meals.breakfast.items[0]?.snapshot).toEqual(item.snapshot);
  const { newer } = await findNewer(kept);
  expect(newer.map(({ line }) => line.lineId)).toEqual(['l1']);
  const [first] = newer;
  expect(first && figureChanges(first, ['sodium', 'calories'])).toMatchObject([
    { nutrient: 'sodium' },
  ]);
  const breakfast = { items: withNewFigures(kept.meals.breakfast.items, newer) };
  const taken = await device.local.menus.update(menu.id, (one) => ({
    ...one,
    meals: { ...one.meals, breakfast },
  }));
  expect(taken.meals.breakfast.items[0]?.snapshot.nutrients.sodium).toBe(sodium);
  expect((await findNewer(taken)).newer).toEqual([]);
});
