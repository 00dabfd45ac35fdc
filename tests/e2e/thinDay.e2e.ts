import { expect, test } from 'playwright/test';
import { openDevice, pill, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import {
  addClient,
  addFood,
  dayTotals,
  noteVisit,
  openClient,
  startPersonalMenu,
} from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const CLIENT = 'Đỗ Thị Bích Ngọc';
const NOTE = 'Ăn sáng lúc 7 giờ, ngủ đủ giấc.';

test.describe.configure({ mode: 'serial' });

let product: Product;
let tablet: Device;
let second: Device;

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
  await expect(pill(second.page)).toHaveText('Đã đồng bộ', { timeout: 30_000 });
});

test('S04 P18 the network goes; the app is closed and opened again on every route', async () => {
  await product.proxy.cut();
  await expect(pill(tablet.page)).toHaveText('Ngoại tuyến');
  await tablet.reopen('/expert/clients');
  await expect(tablet.page.getByText('Trần Thị Mai').first()).toBeVisible();
  await expect(pill(tablet.page)).toHaveText('Ngoại tuyến');
  for (const route of ['/expert/daily-menus', '/expert/daily-menus/create', '/expert/sync']) {
    await tablet.page.goto(route);
    await expect(tablet.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tablet.page.getByText('Đã xảy ra lỗi')).toHaveCount(0);
  }
});

test('E03 E04 E06 E07 E09 S01 a client, a visit and a personal menu without a network', async () => {
  const { page } = tablet;
  await page.goto('/expert/clients');
  await addClient(page, CLIENT);
  await openClient(page, CLIENT);
  await noteVisit(page, '61,5', NOTE);
  await startPersonalMenu(page, CLIENT, /Giảm cân/);

  const energy = dayTotals(page);
  const before = await energy.textContent();
  const amount = page.getByLabel(/^Lượng /).first();
  const typed = await amount.inputValue();
  // What is no amount stays in the field, says so, and changes nothing.
  for (const refused of ['', 'abc', '99999']) {
    await amount.fill(refused);
    await amount.blur();
    await expect(amount).toHaveValue(refused);
    await expect(amount).toHaveAccessibleDescription(/Vẫn tính/);
    await expect(energy).toHaveText(before ?? '');
  }
  await amount.fill('0');
  await expect(energy).not.toHaveText(before ?? '');
  await amount.fill(typed);
  await expect(energy).toHaveText(before ?? '');
  await addFood(page, 'chuoi', '100');
  await expect(energy).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn đã được gán cho khách hàng')).toBeVisible();
  await expect(pill(page)).toHaveText(/^[34] chờ đồng bộ$/);

  await tablet.reopen('/expert/sync');
  await expect(tablet.page.getByText(CLIENT).first()).toBeVisible();
  await expect(pill(tablet.page)).toHaveText(/^[34] chờ đồng bộ$/);
});

test('S02 P18 the network comes back: all of it is in CouchDB and on the second device', async () => {
  await product.proxy.restore();
  const answered = await product.proxy.firstAnswer();
  await expect(pill(tablet.page)).toHaveText('Đã đồng bộ', { timeout: 10_000 });
  const took = Date.now() - answered;
  test
    .info()
    .annotations.push({ type: 'sent after the first answered probe', description: `${took} ms` });
  expect(took).toBeLessThan(2_000);

  const workspaces = (await product.databases()).filter((name) => name.startsWith('workspace-'));
  const stored = (await Promise.all(workspaces.map((name) => product.documents(name)))).flat();
  const bodies = stored.map((document) => document.body as Record<string, unknown> | undefined);
  const client = bodies.find((body) => body?.clientName === CLIENT);
  expect(client).toBeDefined();
  expect(bodies.some((body) => body?.notes === NOTE && body.clientId === client?.id)).toBe(true);
  const menu = bodies.find((body) => body?.kind === 'personal' && body.clientId === client?.id);
  expect(menu?.masterMenuId).toBeTruthy();
  expect(client?.assignedMenus).toMatchObject([{ menuId: menu?.id, status: 'active' }]);

  await openClient(second.page, CLIENT);
  await expect(second.page.getByText(NOTE).first()).toBeVisible();
  await expect(second.page.getByText(String(menu?.name)).first()).toBeVisible();
});
