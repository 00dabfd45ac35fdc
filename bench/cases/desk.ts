import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { newDays, planTotals, resolveDay } from '../../src/domain/menus/planning';
import { onFreshDevice } from '../lib/browser';
import { clients } from '../lib/practice';
import { scrolled } from '../lib/scrolled';
import { addPerson, openCouch, fillWith, startGateway, type Person } from '../lib/stage';
import { median, p95 } from '../lib/stats';
import { enter } from './coldStart';
import type { Case, Run } from './context';
import { buildMenu } from './editor';

const BATCH = 100;

type Stock = Record<string, (person: Person) => { id: string }[]>;

async function atDesk(
  { stage }: Run,
  stock: Stock,
  work: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const product = await startGateway(resolve('dist'));
  try {
    const { couch } = await openCouch(product);
    const person = await addPerson(couch);
    for (const [collection, documents] of Object.entries(stock)) {
      const all = documents(person);
      for (let at = 0; at < all.length; at += BATCH)
        await fillWith(couch, person, collection, all.slice(at, at + BATCH));
    }
    await onFreshDevice(stage.folder, 'about:blank', async (page) => {
      await enter(page, product.url, person);
      await work(page, product.url);
    });
  } finally {
    await product.stop();
  }
}

/** Runs wholly in the page, so that the driver's own time does not count. */
interface Step {
  press?: string;
  type?: string;
  text?: string;
  selector: string;
  count?: number;
}

/** @returns ms from the press or keystroke to the frame that shows its result */
const timed = (page: Page, step: Step): Promise<number> =>
  page.evaluate(async ({ press, type, text, selector, count = 1 }) => {
    const isThere = () => {
      const all = [...document.querySelectorAll(selector)];
      return all.length >= count && (text === undefined || all[0]?.textContent.includes(text));
    };
    const begun = performance.now();
    if (press !== undefined) {
      const link = document.querySelector<HTMLElement>(press);
      if (!link) throw new Error(`no ${press}`);
      link.click();
    } else {
      const box = document.querySelector<HTMLInputElement>('input[type=search]');
      if (!box) throw new Error('no search box');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(box, type ?? '');
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    while (!isThere()) {
      if (performance.now() - begun > 20_000)
        throw new Error(`never seen: ${selector} ${text ?? ''}`);
      await new Promise((done) => requestAnimationFrame(done));
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - begun;
  }, step);

const PEOPLE = 1000;
const ROW = 'a[href*="/expert/clients/bench-client-"]';

export const clientTable: Case = async (run) => {
  const stock: Stock = { clients: (person) => clients(person, PEOPLE) };
  await atDesk(run, stock, async (page, url) => {
    await page.goto(`${url}/expert/clients`);
    await page.locator(ROW).first().waitFor();
    await page.waitForTimeout(1000);
    const rates: number[] = [];
    for (let round = 0; round < run.rounds; round += 1) rates.push(await scrolled(page, ROW));
    const times: number[] = [];
    for (let round = 0; round < run.rounds * 4; round += 1) {
      const clientNumber = String(101 + ((round * 37) % 890));
      times.push(await timed(page, { type: clientNumber, selector: ROW, text: clientNumber }));
      await timed(page, { type: '', selector: ROW, count: 8 });
      await page.waitForTimeout(300);
    }
    run.note(`client table: ${rates.map((rate) => rate.toFixed(0)).join(' ')} frames/s`);
    run.note(`client table: filter ${times.map((ms) => ms.toFixed(0)).join(' ')} ms`);
    run.report({
      name: `clients: table of ${PEOPLE} scrolls`,
      ours: median(rates),
      unit: 'frames/s',
      more: true,
      target: { atLeast: 55 },
    });
    run.report({
      name: `clients: filter among ${PEOPLE}, keystroke to rows painted, median`,
      ours: median(times),
      unit: 'ms',
      target: { atMost: 50 },
    });
  });
};

const MENUS = 2000;
const MENU_ROW = 'a[href*="/expert/daily-menus/bench-menu"]';
const LINE = 'button[aria-label^="Đổi thứ tự"]';
const LINES = 60;
const TURNS = 5;
const PLACES = [
  ['/expert/clients', 'Khách hàng'],
  ['/expert/daily-menus', 'Thực đơn'],
  ['/expert/recipes', 'Công thức'],
  ['/expert/articles', 'Bài viết'],
] as const;

const go = (page: Page, [path, text]: (typeof PLACES)[number]): Promise<number> =>
  timed(page, { press: `nav a[href="${path}"]`, selector: 'main h1', text });

const listOfMenus: Step = {
  press: `nav a[href="${PLACES[1][0]}"]`,
  selector: MENU_ROW,
  count: 5,
};
const overview: Step = {
  press: 'nav a[href="/expert/dashboard"]',
  selector: 'main section li',
  count: 5,
};
const wholeMenu: Step = {
  press: 'a[href*="/daily-menus/bench-menu/"]',
  selector: LINE,
  count: LINES,
};

type Times = Record<'opened' | 'painted' | 'changed' | 'overviews', number[]>;

/** The first round, which loads the pages, does not count. */
async function turns(page: Page, count: number): Promise<Times> {
  const samples: Times = { opened: [], painted: [], changed: [], overviews: [] };
  for (let turn = 0; turn <= count; turn += 1) {
    const changed: number[] = [];
    for (const destination of PLACES) {
      changed.push(await go(page, destination));
      await page.waitForTimeout(300);
    }
    await go(page, PLACES[0]);
    const overviewed = await timed(page, overview);
    await page.waitForTimeout(300);
    const opened = await timed(page, listOfMenus);
    await page.waitForTimeout(300);
    const painted = await timed(page, wholeMenu);
    await page.waitForTimeout(500);
    if (turn === 0) continue;
    samples.opened.push(opened);
    samples.painted.push(painted);
    samples.changed.push(...changed);
    samples.overviews.push(overviewed);
  }
  return samples;
}

const MENU_STOCK: Stock = {
  clients: (person) => clients(person, 200),
  menus: (person) => [
    ...Array.from({ length: MENUS - 1 }, (_, at) =>
      buildMenu(person, { id: `bench-menu-${at}`, name: `Thực đơn số ${at + 1}`, items: 10 }),
    ),
    {
      ...buildMenu(person, { items: LINES, slots: ['breakfast'] }),
      updatedAt: '2026-03-02T02:00:00.000Z',
    },
  ],
};

export const menuDesk: Case = async (run) => {
  await atDesk(run, MENU_STOCK, async (page, url) => {
    await page.goto(`${url}/expert/clients`);
    await page.locator(ROW).first().waitFor();
    await page.waitForTimeout(2000);
    const samples = await turns(page, Math.max(TURNS, run.rounds));
    const { opened, painted, changed, overviews } = samples;
    for (const [what, times] of Object.entries(samples))
      run.note(`menu desk: ${what} ${times.map((ms) => ms.toFixed(0)).join(' ')} ms`);
    run.report({
      name: `overview: of 200 clients and ${MENUS} menus, press to rows painted`,
      ours: median(overviews),
      unit: 'ms',
      target: { atMost: 100 },
    });
    run.report({
      name: `menus: list of ${MENUS} opens, press to rows painted`,
      ours: median(opened),
      unit: 'ms',
      target: { atMost: 150 },
    });
    run.report({
      name: 'menus: a menu of 60 lines, press to all of them painted',
      ours: median(painted),
      unit: 'ms',
      target: { atMost: 200 },
    });
    run.report({
      name: 'pages: from one to the next after the first visit, p95',
      ours: p95(changed),
      unit: 'ms',
      target: { atMost: 100 },
    });
  });
};

const DAYS = 14;

export const planTotalsOf14: Case = async ({ rounds, report }) => {
  const person = { accountId: 'a', workspaceId: 'w' } as Person;
  const menus = new Map(
    Array.from({ length: DAYS }, (_, at) => {
      const menu = buildMenu(person, { id: `menu-${at}`, items: 30 });
      return [menu.id, menu];
    }),
  );
  let made = 0;
  const days = newDays(DAYS, [...menus.keys()], () => `day-${(made += 1)}`);
  const times: number[] = [];
  for (let round = 0; round < rounds * 20; round += 1) {
    const begun = performance.now();
    const totals = planTotals(days.map((day) => resolveDay(day, menus) ?? emptyMeals()));
    times.push(performance.now() - begun);
    if (!totals.mean.calories) throw new Error('nothing was counted');
  }
  report({
    name: `plan of ${DAYS} days: totals of all days and their mean, p95`,
    ours: p95(times),
    unit: 'ms',
    target: { atMost: 50 },
  });
};
