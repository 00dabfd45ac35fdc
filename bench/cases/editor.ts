import { resolve } from 'node:path';
import { emptyMeals, MEAL_SLOTS, type MealSlot } from '../../src/domain/food/storedLines';
import type { Menu } from '../../src/domain/records/menus';
import { newMenuItem } from '../../src/domain/food/items';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { onFreshDevice } from '../lib/browser';
import { baseFoods } from '../lib/corpus';
import { addPerson, openCouch, startGateway, storedAs, type Person } from '../lib/stage';
import { median, p95 } from '../lib/stats';
import { typeAmounts, typedTimes, watchTotals } from '../lib/typing';
import { enter } from './coldStart';
import type { Case } from './context';

const ITEMS = 60;
const TURNS = 8;
const MENU = 'bench-menu';
const AT = '2026-03-01T02:00:00.000Z';
const PANEL = '[aria-label="Dinh dưỡng cả ngày"]';

/**
 * Each food has energy, so that every keystroke shows.
 * @param slots default: all
 */
export function buildMenu(
  { workspaceId, accountId }: Person,
  {
    id = MENU,
    name = 'Thực đơn sáu mươi món',
    items = ITEMS,
    slots = MEAL_SLOTS as readonly MealSlot[],
  } = {},
): Menu {
  const foods = baseFoods().filter((food) => (food.nutrients.calories ?? 0) > 30);
  const meals = emptyMeals();
  for (let index = 0; index < items; index += 1) {
    const edible = foods[(index * 5) % foods.length];
    const slot = slots[index % slots.length];
    if (!edible || !slot) throw new RangeError('too few foods');
    const line = {
      edible,
      lineId: `line-${index}`,
      order: index,
      quantity: 100,
      unit: edible.basis.unit,
    };
    meals[slot].items.push(newMenuItem(line));
  }
  return {
    id,
    workspaceId,
    expertId: accountId,
    createdAt: AT,
    updatedAt: AT,
    kind: 'master',
    name,
    description: 'Để đo',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals,
    ...menuDerived(meals, AT),
  };
}

export const editor: Case = async ({ stage, report, note }) => {
  const product = await startGateway(resolve('dist'));
  try {
    const { couch } = await openCouch(product);
    const person = await addPerson(couch);
    const stored = storedAs('menus', buildMenu(person), person.accountId);
    await couch.database(workspaceDatabase(person.workspaceId)).put(stored);
    await onFreshDevice(stage.folder, 'about:blank', async (page) => {
      await enter(page, product.url, person);
      await page.goto(`${product.url}/expert/daily-menus/${MENU}/edit`);
      await page
        .getByLabel(/^Lượng /)
        .first()
        .waitFor();
      await watchTotals(page.locator(PANEL));
      const times = await typedTimes(page, await typeAmounts(page, TURNS));
      note(`editor: ${times.length} keys, median ${median(times).toFixed(1)} ms`);
      report({
        name: 'editor: an amount in a menu of 60 items, input event to totals in the DOM, p95',
        ours: p95(times),
        unit: 'ms',
        target: { atMost: 16 },
      });
    });
  } finally {
    await product.stop();
  }
};
