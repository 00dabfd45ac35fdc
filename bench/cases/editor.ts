import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { emptyMeals, MEAL_SLOTS } from '../../src/domain/collections/shared/lines';
import type { Menu } from '../../src/domain/collections/menus';
import { newMenuItem } from '../../src/domain/nutrition/items';
import { menuDerived } from '../../src/domain/nutrition/totals';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { onFreshDevice } from '../lib/browser';
import { baseFoods } from '../lib/corpus';
import { addPerson, couchOf, startGateway, storedAs } from '../lib/stage';
import type { Person } from '../lib/stage';
import { median, p95 } from '../lib/stats';
import { enter } from './coldStart';
import type { Case } from './context';

const ITEMS = 60;
/** Each field of the open meal is typed in so often. */
const TURNS = 8;
const KEY_PAUSE_MS = 60;
const MENU = 'bench-menu';
const PANEL = '[aria-label="Dinh dưỡng cả ngày"]';

/** A master of 60 foods, spread over the meals; each has energy, so that each keystroke shows. */
function menuOf({ workspaceId, accountId }: Person): Menu {
  const foods = baseFoods().filter((food) => (food.nutrients.calories ?? 0) > 30);
  const meals = emptyMeals();
  for (let index = 0; index < ITEMS; index += 1) {
    const edible = foods[index * 5];
    const slot = MEAL_SLOTS[index % MEAL_SLOTS.length];
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
  const at = '2026-03-01T02:00:00.000Z';
  return {
    id: MENU,
    workspaceId,
    expertId: accountId,
    createdAt: at,
    updatedAt: at,
    kind: 'master',
    name: 'Thực đơn sáu mươi món',
    description: 'Để đo',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals,
    ...menuDerived(meals, at),
  };
}

/** Notes, in the page, when an input event came and when the totals said something else. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((panel) => {
    const times: number[] = [];
    let typed = 0;
    document.addEventListener('input', (event) => (typed = event.timeStamp), { capture: true });
    const totals = document.querySelector(panel);
    if (!totals) throw new Error('no totals on the page');
    new MutationObserver(() => {
      if (typed > 0) times.push(performance.now() - typed);
      typed = 0;
      document.documentElement.dataset.times = JSON.stringify(times);
    }).observe(totals, { subtree: true, childList: true, characterData: true });
  }, PANEL);
}

/** Types amounts as hands do. @returns how many keys were pressed */
async function typeAmounts(page: Page): Promise<number> {
  const fields = page.getByLabel(/^Lượng /);
  const count = await fields.count();
  let keys = 0;
  for (let turn = 0; turn < TURNS; turn += 1)
    for (let index = 0; index < count; index += 1) {
      // The cursor's arrival selects the whole amount.
      await fields.nth(index).focus();
      for (const digit of String(120 + turn * 10 + index)) {
        await page.keyboard.press(digit);
        await page.waitForTimeout(KEY_PAUSE_MS);
        keys += 1;
      }
    }
  return keys;
}

/** An amount in a menu of 60 items, in the real editor: input event → totals in the DOM. */
export const editor: Case = async ({ stage, report, note }) => {
  const product = await startGateway(resolve('dist'));
  try {
    const { couch } = await couchOf(product);
    const person = await addPerson(couch);
    const stored = storedAs('menus', menuOf(person), person.accountId);
    await couch.database(workspaceDatabase(person.workspaceId)).put(stored);
    await onFreshDevice(stage.folder, 'about:blank', async (page) => {
      await enter(page, product.url, person);
      await page.goto(`${product.url}/expert/daily-menus/${MENU}/edit`);
      await page
        .getByLabel(/^Lượng /)
        .first()
        .waitFor();
      await watch(page);
      const keys = await typeAmounts(page);
      const all = await page.evaluate(() => document.documentElement.dataset.times ?? '[]');
      const times = JSON.parse(all) as number[];
      // A digit that changes no figure on the screen leaves no trace; few may.
      if (times.length < keys * 0.9) throw new Error(`${times.length} of ${keys} keys were seen`);
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
