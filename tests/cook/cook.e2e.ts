import { execFileSync } from 'node:child_process';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { mealsField } from '../../src/domain/food/storedLines';
import { dateInVietnam } from '../../src/domain/text/days';
import { openDevice, openPrepared, syncBadge, type Device } from '../e2e/support/device';
import { giveLink, openLink } from '../e2e/platformDay/link';
import { generateWeek, saveWeek } from '../e2e/platformDay/planner';
import { startProduct, type Product } from '../e2e/support/product';
import { PHONE } from '../e2e/support/sizes';
import { openClient } from '../e2e/support/steps';
import { addEater, missingOn, readCard } from './cards';
import type { CookedLine, CookedWeek } from './weeks';

/**
 * Every dish of many generated weeks is opened by whoever cooks it, on a phone without a network: from the expert's plan, and
 * behind the client's link. `COOKED_WEEKS` says how many.
 */
const WEEKS = Number(process.env.COOKED_WEEKS);
const TODAY = dateInVietnam(new Date().toISOString());
const DATABASE = 'workspace-demo-lan';
const DAYS = 7;
const SLOTS = mealsField.merge.slots;

test.describe.configure({ mode: 'serial' });

let product: Product;
let expert: Device;
let weeks: CookedWeek[];

/** The weeks, made by a process that can read the starter files as the gateway does. */
function makeWeeks(workspaceId: string, expertId: string): CookedWeek[] {
  const loaders = ['--import', 'tsx', '--import', './scripts/lib/rawText.mjs'];
  const args = ['tests/cook/weeks.ts', String(WEEKS), TODAY, workspaceId, expertId];
  const made = execFileSync(process.execPath, [...loaders, ...args], { maxBuffer: 1e9 });
  return JSON.parse(made.toString()) as CookedWeek[];
}

async function store(type: string, body: { id: string }): Promise<void> {
  const receivedAt = new Date().toISOString();
  const _id = `${type}:${body.id}`;
  const envelope = { type, deleted: false, by: 'demo-lan', device: 'cook' };
  await product.add(DATABASE, { _id, ...envelope, body, receivedAt });
}

async function storeWeek({ client, visits, menus, plan }: CookedWeek): Promise<void> {
  await store('clients', client);
  for (const visit of visits) await store('consultations', visit);
  for (const menu of menus) await store('menus', menu);
  await store('plans', plan);
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startProduct();
  const known = (await product.documents(DATABASE)).find(({ type }) => type === 'clients');
  const owner = (known?.body ?? {}) as Partial<Record<'workspaceId' | 'expertId', string>>;
  weeks = makeWeeks(owner.workspaceId ?? '', owner.expertId ?? '');
  for (const week of weeks) await storeWeek(week);
  expert = await openPrepared('lan', product.url, PHONE);
});

test.afterAll(async () => {
  await expert?.dispose();
  await product?.stop();
});

test('there are as many weeks as asked for, of as many clients', () => {
  expect(new Set(weeks.map(({ client }) => client.id)).size).toBe(WEEKS);
  for (const { lines } of weeks) expect(lines.length).toBeGreaterThan(DAYS * 6);
});

/** Opens how a line of the day's menu is cooked. */
async function openLine(page: Page, menu: Locator): Promise<Locator> {
  await menu.click();
  await page.getByRole('menuitem', { name: 'Nguyên liệu, cách nấu' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Các bước$|chưa có nguyên liệu/)).toBeVisible();
  return dialog;
}

async function closeLine(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** @returns what is missing where a line is opened, for one and for two */
async function cookLine(page: Page, menu: Locator, line: CookedLine): Promise<string[]> {
  const dialog = await openLine(page, menu);
  const missing = missingOn(await readCard(dialog), line, 1);
  if (missing.length === 0) {
    await addEater(dialog);
    missing.push(...missingOn(await readCard(dialog), line, 2));
  }
  await closeLine(page);
  return missing;
}

/** From an open plan to the menu of a day. */
async function openDay(page: Page, day: number): Promise<void> {
  const days = page.getByRole('link', { name: /^Mở thực đơn / });
  await days.nth(day).click();
  await expect(page).toHaveURL(/\/expert\/daily-menus\//);
  await expect(page.getByRole('tab').first()).toBeVisible();
}

/** Goes from the plan to the menu of each day and opens what was not opened yet. @param opened gets the keys of dishes */
async function cookPlan(page: Page, week: CookedWeek, opened: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    await page.goto(`/expert/plans/${week.plan.id}`);
    await openDay(page, day);
    for (const line of week.lines) {
      if (line.day !== day || opened.has(line.key)) continue;
      opened.add(line.key);
      await page.getByRole('tab', { name: new RegExp(`^${SLOTS[line.slot]} \\d`) }).click();
      const menu = page.getByRole('button', { name: `Thao tác với ${line.name}`, exact: true });
      missing.push(...(await cookLine(page, menu, line)));
    }
  }
  return missing;
}

test('every dish opens from the plan of the expert, on the phone and offline', async () => {
  test.setTimeout(60_000 + WEEKS * 240_000);
  const { page, context } = expert;
  await context.setOffline(true);
  const opened = new Set<string>();
  const missing: string[] = [];
  for (const week of weeks) missing.push(...(await cookPlan(page, week, opened)));
  expect(missing).toEqual([]);
  await context.setOffline(false);
});

/** Opens all dishes of the day that the link shows. @returns what is missing */
async function cookDay(phone: Page, lines: readonly CookedLine[]): Promise<string[]> {
  const closed = phone.locator('.meal-name[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const phoneLines = phone.locator('section.meal li.line');
  const missing: string[] = [];
  const left = [...lines];
  for (const line of await phoneLines.all()) {
    const open = line.getByRole('button', { name: /^Cách làm / });
    if ((await open.count()) === 0) continue;
    const label = (await open.getAttribute('aria-label')) ?? '';
    const at = left.findIndex(({ name }) => label === `Cách làm ${name}`);
    const [cooked] = at < 0 ? [] : left.splice(at, 1);
    await open.click();
    const card = await readCard(line.locator('.dish-card'));
    missing.push(...(cooked ? missingOn(card, cooked, 1) : [`${label}: not of this day`]));
  }
  return [...missing, ...left.map(({ name }) => `${name}: does not open`)];
}

async function cookLink(phone: Page, { lines }: CookedWeek): Promise<string[]> {
  const missing: string[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    if (day > 0) await phone.getByRole('button', { name: 'Ngày sau' }).click();
    await expect(phone.locator('section.meal').first()).toBeVisible();
    missing.push(
      ...(await cookDay(
        phone,
        lines.filter((line) => line.day === day),
      )),
    );
  }
  // The amounts of the last dish grow with the eaters.
  const card = phone.locator('.dish-card').last();
  const before = await readCard(card);
  await addEater(card);
  expect((await readCard(card)).parts).not.toEqual(before.parts);
  return missing;
}

test('every dish opens behind the link of its client, on the phone and offline', async () => {
  test.setTimeout(60_000 + WEEKS * 180_000);
  await expect(syncBadge(expert.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const missing: string[] = [];
  for (const week of weeks) {
    const url = await giveLink(expert.page, week.client.id);
    const client = await openDevice(product.url, PHONE);
    try {
      await openLink(client.page, url);
      await client.context.setOffline(true);
      await client.page.reload();
      missing.push(...(await cookLink(client.page, week)));
    } finally {
      await client.dispose();
    }
  }
  expect(missing).toEqual([]);
});

test('a week that was proposed on the phone opens from its plan, offline', async () => {
  test.setTimeout(600_000);
  const { page, context } = expert;
  await openClient(page, weeks[0]?.client.clientName ?? '');
  await context.setOffline(true);
  await generateWeek(page);
  const plan = await saveWeek(page);
  let opened = 0;
  for (let day = 0; day < DAYS; day += 1) {
    await page.goto(plan);
    await openDay(page, day);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      // A whole meal has a menu of actions as well.
      for (const menu of await page.getByRole('button', { name: /^Thao tác với (?!bữa )/ }).all()) {
        const { parts, steps } = await readCard(await openLine(page, menu));
        expect(steps).not.toEqual([]);
        expect(parts.length).toBeGreaterThan(0);
        expect(parts.filter(({ weight }) => weight === '')).toEqual([]);
        await closeLine(page);
        opened += 1;
      }
    }
  }
  expect(opened).toBeGreaterThan(DAYS * 6);
});
