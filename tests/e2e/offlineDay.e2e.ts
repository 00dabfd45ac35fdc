import { expect, test, type Locator, type Page } from 'playwright/test';
import type { Menu } from '../../src/domain/records/menus';
import { stopwatch } from '../support/stolenTime';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import {
  addClient,
  addFood,
  addSample,
  dayTotals,
  noteVisit,
  openClient,
  startPersonalMenu,
} from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const CLIENT = 'Đỗ Thị Bích Ngọc';
/** The client, the visit, the menu and what was picked for it; its assignment and the new weight are fields of the client. */
const WAITING = '4 chờ đồng bộ';
/** ms from the first answered probe until everything is everywhere, without what the host itself took. */
const LIMIT = 2_000;
/** Comes with the product; this practice has no recipe of its name. */
const SAMPLE = { id: 'recipe-chao-ga-dau-xanh', name: 'Cháo gà đậu xanh', servings: 2 };
const NOTE = 'Ăn sáng lúc 7 giờ, ngủ đủ giấc.';

test.describe.configure({ mode: 'serial' });

let product: Product;
let tablet: Device;
let second: Device;
let clientOfTheDay: string;
let menuOfTheDay: string;

test.beforeAll(async () => {
  const info = test.info();
  product = await startProduct();
  const { viewport, hasTouch, isMobile } = info.project.use;
  tablet = await openDevice(product.proxy.url, { viewport, hasTouch, isMobile });
  second = await openDevice(product.url, { viewport: { width: 1280, height: 800 } });
});

test.afterAll(async () => {
  await tablet?.dispose();
  await second?.dispose();
  await product?.stop();
});

test('P02 E02 E10 P26 signs in and sees clients, master menus and foods', async () => {
  const { page } = tablet;
  await signIn(page, LAN);
  await expect(page.getByText('Trần Thị Mai').first()).toBeVisible();
  await page.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
  await expect(page.getByText(/Giảm cân/).first()).toBeVisible();
  await readyForOffline(page);
  await signIn(second.page, LAN);
  await expect(syncBadge(second.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

function routes(
  clientId: string,
  menuId: string,
): [path: string, locate: (page: Page) => Locator][] {
  return [
    ['/expert/clients', (page) => page.getByRole('link', { name: /Trần Thị Mai/ }).first()],
    [
      `/expert/clients/${clientId}/detail`,
      (page) => page.getByRole('heading', { level: 1, name: 'Trần Thị Mai' }),
    ],
    [
      `/expert/clients/${clientId}/create-menu`,
      (page) => page.getByRole('heading', { level: 1, name: 'Thực đơn cho Trần Thị Mai' }),
    ],
    [
      `/expert/daily-menus/create?client=${clientId}`,
      (page) => page.getByRole('button', { name: /Giảm cân/ }).first(),
    ],
    ['/expert/daily-menus', (page) => page.getByText(/Giảm cân/).first()],
    ['/expert/daily-menus/create', (page) => page.getByRole('button', { name: /Thực đơn gốc/ })],
    [`/expert/daily-menus/${menuId}/edit`, (page) => page.getByLabel(/^Lượng /).first()],
    ['/expert/sync', (page) => page.getByRole('heading', { name: 'Máy này' })],
  ];
}

async function idIn(link: Locator, address: RegExp): Promise<string> {
  const id = address.exec((await link.getAttribute('href')) ?? '')?.[1];
  if (id === undefined) throw new Error(`no link to ${address}`);
  return id;
}

test('S04 P18 the network goes; the app is closed and opened again on every route', async ({
  isMobile,
}) => {
  const { page } = tablet;
  const menu = page.locator('a[href^="/expert/daily-menus/"][href$="/edit"]').first();
  const menuId = await idIn(menu, /daily-menus\/([^/]+)\/edit/);
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  const mai = page.getByRole('link', { name: /Trần Thị Mai/ }).first();
  const clientId = await idIn(mai, /clients\/([^/]+)\/detail/);
  await product.proxy.cut();
  await expect(syncBadge(page)).toHaveText('Ngoại tuyến');
  // A cold start does not depend on the screen size, so a phone tries only one route.
  const all = routes(clientId, menuId);
  for (const [path, locate] of isMobile ? all.slice(0, 1) : all) {
    await tablet.reopen(path);
    await expect(locate(tablet.page), path).toBeVisible();
    await expect(tablet.page, path).toHaveURL(new RegExp(`${path.split('?')[0]}(\\?.*)?$`));
    await expect(syncBadge(tablet.page), path).toHaveText('Ngoại tuyến');
    await expect(tablet.page.getByText('Đã xảy ra lỗi')).toHaveCount(0);
  }
});

async function shownEnergy(page: Page): Promise<number> {
  const kcal = /([\d.]+)\s*(?:\/ [\d.]+ )?kcal/.exec((await dayTotals(page).textContent()) ?? '');
  return Number(kcal?.[1]?.replaceAll('.', ''));
}

/** Types 120 key by key, expecting the energy of 1, 12 and 120 on top of the day without this food; restores `before`. */
async function followsKeystrokes(page: Page, amount: Locator, before: number): Promise<void> {
  const withBefore = await shownEnergy(page);
  await amount.fill('0');
  await expect.poll(() => shownEnergy(page)).not.toBe(withBefore);
  const without = await shownEnergy(page);
  const ofOne = (withBefore - without) / before;
  const totals = new Set([without]);
  await amount.selectText();
  for (const [key, value] of [
    ['1', 1],
    ['2', 12],
    ['0', 120],
  ] as const) {
    await page.keyboard.press(key);
    await expect(amount).toHaveValue(String(value));
    // Three rounded figures go into the expectation: at most 1 kcal for each `before` of the food.
    const tolerance = 0.5 + 0.5 + value / before;
    const off = async (): Promise<number> =>
      Math.abs((await shownEnergy(page)) - without - value * ofOne);
    await expect.poll(off, { message: `energy at ${value}` }).toBeLessThanOrEqual(tolerance);
    totals.add(await shownEnergy(page));
  }
  expect(totals.size).toBe(4);
  await amount.fill(String(before));
}

async function serveSample(page: Page, touch: boolean): Promise<void> {
  const servings = page.getByLabel(`Lượng ${SAMPLE.name}`);
  await addSample(page, SAMPLE.name, touch);
  await expect(servings).toHaveValue('1');
  await page.getByRole('button', { name: 'Hoàn tác thay đổi gần nhất' }).click();
  await expect(servings).toHaveCount(0);
  const without = await shownEnergy(page);
  await addSample(page, SAMPLE.name, touch);
  await servings.fill(String(SAMPLE.servings));
  // 263 kcal each
  const more = async (): Promise<number> => (await shownEnergy(page)) - without;
  await expect.poll(more).toBeGreaterThan(SAMPLE.servings * 250);
}

test('E03 E04 E06 E07 E09 S01 a client, a visit and a personal menu without a network', async ({
  isMobile,
}) => {
  const { page } = tablet;
  await page.goto('/expert/clients');
  await addClient(page, CLIENT);
  await openClient(page, CLIENT);
  clientOfTheDay = /clients\/([^/]+)\/detail/.exec(page.url())?.[1] ?? '';
  await noteVisit(page, '61,5', NOTE);
  await startPersonalMenu(page, CLIENT, /Giảm cân/);

  menuOfTheDay = await page.getByLabel('Tên thực đơn').inputValue();
  await expect.poll(() => shownEnergy(page)).toBeGreaterThan(0);
  const before = await shownEnergy(page);
  const staysAt = (kcal: number): Promise<void> => expect.poll(() => shownEnergy(page)).toBe(kcal);
  const amount = page.getByLabel(/^Lượng /).first();
  const typed = await amount.inputValue();
  for (const refused of ['abc', '99999']) {
    await amount.fill(refused);
    await amount.blur();
    await expect(amount).toHaveValue(refused);
    await expect(amount).toHaveAccessibleDescription(/Vẫn tính/);
    await staysAt(before);
  }
  await amount.fill('');
  await expect(amount).toHaveAccessibleDescription('⚠️ Số lượng = 0');
  await expect.poll(() => shownEnergy(page)).not.toBe(before);
  await amount.fill(typed);
  await staysAt(before);
  await followsKeystrokes(page, amount, Number(typed));
  await staysAt(before);
  await addFood(page, 'chuoi', '100');
  await expect(page.getByLabel(/^Lượng Chuối /).last()).toHaveValue('100');
  await expect.poll(() => shownEnergy(page)).not.toBe(before);
  await serveSample(page, isMobile);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn đã được gán cho khách hàng')).toBeVisible();
  await expect(syncBadge(page)).toHaveText(WAITING);

  await tablet.reopen('/expert/daily-menus');
  await tablet.page.getByRole('link', { name: menuOfTheDay }).first().click();
  const servings = tablet.page.getByLabel(`Lượng ${SAMPLE.name}`);
  await expect(servings).toHaveValue(String(SAMPLE.servings));
  await tablet.reopen('/expert/sync');
  await expect(tablet.page.getByText(CLIENT).first()).toBeVisible();
  await expect(syncBadge(tablet.page)).toHaveText(WAITING);
});

async function missingInCouch(): Promise<string[]> {
  const stored = await product.documents('workspace-demo-lan');
  const bodies = stored.map((document) => document.body as Record<string, unknown> | undefined);
  const client = bodies.find((body) => body?.clientName === CLIENT);
  const visit = bodies.find((body) => body?.notes === NOTE && body.clientId === client?.id);
  const menu = bodies.find((body) => body?.kind === 'personal' && body.clientId === client?.id);
  const lines = (menu?.meals as Menu['meals'] | undefined)?.breakfast.items ?? [];
  const dish = lines.find((line) => line.itemId === SAMPLE.id && line.type === 'recipe');
  const assigned = (client?.assignedMenus ?? []) as { menuId: string; status: string }[];
  const isAssigned = assigned.some(
    ({ menuId, status }) => menuId === menu?.id && status === 'active',
  );
  const parts: [string, unknown][] = [
    ['client', client],
    ['visit', visit],
    ['menu', menu?.masterMenuId],
    ['dish', dish?.quantity === SAMPLE.servings && dish.snapshot.nutrients.calories],
    ['assignment', menu && isAssigned],
  ];
  return parts.filter(([, there]) => !there).map(([name]) => name);
}

test('S02 P18 within 2 s of the first answered probe all of it is in CouchDB and on the second device', async () => {
  await second.page.goto(`/expert/clients/${clientOfTheDay}/detail`);
  await expect(second.page.getByText(NOTE)).toHaveCount(0);
  await expect(syncBadge(second.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await product.proxy.restore();
  await product.proxy.firstAnswer();
  const since = stopwatch();
  // Waited for longer than allowed, so that a miss tells by how much.
  const patience = { timeout: 20_000 };
  const took = { database: NaN, secondDevice: NaN };
  const there = (text: string): Promise<void> =>
    expect(second.page.getByText(text).first()).toBeVisible(patience);
  const stored = expect.poll(missingInCouch, { ...patience, intervals: [50] }).toEqual([]);
  await Promise.all([
    stored.then(() => (took.database = since())),
    Promise.all([there(CLIENT), there(NOTE), there(menuOfTheDay)]).then(
      () => (took.secondDevice = since()),
    ),
  ]);
  const figures = `${JSON.stringify(took)}, ${since.leftOut()}`;
  test.info().annotations.push({ type: 'ms after the first answered probe', description: figures });
  expect(Math.max(took.database, took.secondDevice), figures).toBeLessThan(LIMIT);
  await expect(syncBadge(tablet.page)).toHaveText('Đã đồng bộ');
});
