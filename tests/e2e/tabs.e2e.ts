import { expect, type Page } from 'playwright/test';
import { openDevice, syncBadge, signIn, type Device } from './support/device';
import { test, type SharedProduct } from './support/shared';
import { addClient } from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const MINH = 'minh@demo.bualanh.local';

test.describe.configure({ mode: 'serial' });

let product: SharedProduct;
let device: Device;
let first: Page;
let second: Page;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  device = await openDevice(product.url, { viewport: test.info().project.use.viewport });
});

test.afterAll(async () => {
  await device?.dispose();
});

async function holds(workspace: string, name: string): Promise<boolean> {
  return JSON.stringify(await product.documents(`workspace-${workspace}`)).includes(name);
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Tài khoản|Thị Lan|Quang Minh/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  const keep = page.getByRole('button', { name: 'Đăng xuất, giữ dữ liệu trên máy' });
  const email = page.getByLabel('Email');
  await expect(keep.or(email)).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(email).toBeVisible();
}

async function addMaster(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tạo thực đơn mới' }).first().click();
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByLabel('Tên thực đơn').fill(name);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn gốc đã được lưu').first()).toBeVisible();
}

test('S02 E15 P18 one tab sends, the other one sees its work at once, and takes over when it closes', async () => {
  first = device.page;
  await signIn(first, LAN);
  await expect(syncBadge(first)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  second = await device.context.newPage();
  await second.goto('/expert/clients');
  await expect(syncBadge(second)).toHaveText('Đã đồng bộ');
  await addClient(first, 'Khách Thẻ Một');
  await expect(second.getByText('Khách Thẻ Một').first()).toBeVisible();
  await addClient(second, 'Khách Thẻ Hai');
  await expect(first.getByText('Khách Thẻ Hai').first()).toBeVisible();
  await expect.poll(() => holds('demo-lan', 'Khách Thẻ Hai')).toBe(true);

  await second.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
  await expect(second.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible();
  const menu = 'Thực đơn của thẻ kia';
  await expect(second.getByRole('link', { name: menu })).toHaveCount(0);
  await addMaster(first, menu);
  await expect(second.getByRole('link', { name: menu, exact: true })).toBeVisible();

  await first.close();
  await addClient(second, 'Khách Sau Khi Đóng');
  await expect.poll(() => holds('demo-lan', 'Khách Sau Khi Đóng')).toBe(true);
  await expect(syncBadge(second)).toHaveText('Đã đồng bộ');
});

test('P02 S02 two accounts in two tabs: nothing of one is seen, overwritten or sent by the other', async () => {
  await device.context.route('**/sync/push', (route) => route.abort());
  await addClient(second, 'Khách Riêng Của Lan');
  await expect(syncBadge(second)).toHaveText('1 chờ đồng bộ');
  const other = await device.context.newPage();
  await other.goto('/expert/clients');
  await leave(other);
  await expect(second.getByText('Bạn đã đăng xuất ở thẻ khác')).toBeVisible();
  await signIn(other, MINH);
  await expect(second.getByText('Thẻ này đang mở bằng tài khoản khác')).toBeVisible();
  await expect(second.getByText('Khách Riêng Của Lan')).toHaveCount(0);
  await device.context.unroute('**/sync/push');

  await expect(syncBadge(other)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await addClient(other, 'Khách Của Minh');
  await expect.poll(() => holds('demo-minh', 'Khách Của Minh')).toBe(true);
  await expect(other.getByText(/Khách Thẻ|Khách Riêng/)).toHaveCount(0);
  for (const name of ['Khách Thẻ Một', 'Khách Riêng Của Lan'])
    expect(await holds('demo-minh', name)).toBe(false);
  expect(await holds('demo-lan', 'Khách Của Minh')).toBe(false);
  expect(await holds('demo-lan', 'Khách Riêng Của Lan')).toBe(false);

  await leave(other);
  await signIn(other, LAN);
  await expect(other.getByText('Khách Riêng Của Lan').first()).toBeVisible();
  await expect(other.getByText('Khách Của Minh')).toHaveCount(0);
  await expect.poll(() => holds('demo-lan', 'Khách Riêng Của Lan')).toBe(true);
  await expect(syncBadge(other)).toHaveText('Đã đồng bộ');
});
