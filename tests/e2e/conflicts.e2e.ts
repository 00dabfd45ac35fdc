import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { expectNoViolations, expectNoViolationsInBoth } from './support/axe';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from './support/device';
import { pressByKeyboard } from './support/keyboard';
import { cableTo, test, type SharedProduct } from './support/shared';
import { addClient, openClient } from './support/steps';

test.describe.configure({ mode: 'serial' });

const MINH = 'minh@demo.bualanh.local';
const CLIENT = 'Khách Hai Máy';

let product: SharedProduct;
let cable: TcpProxy;
let phone: Device;
let laptop: Device;

async function nameDevice(page: Page, name: string): Promise<void> {
  await page.goto('/expert/sync');
  await page.getByLabel('Tên máy này').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã lưu tên máy.')).toBeVisible();
}

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  cable = await cableTo(product);
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  phone = await openDevice(cable.url, { viewport, hasTouch, isMobile });
  laptop = await openDevice(product.url, { viewport: { width: 1440, height: 900 } });
  for (const { page } of [phone, laptop]) {
    await signIn(page, MINH);
    await readyForOffline(page);
  }
  await nameDevice(laptop.page, 'Máy ở phòng khám');
  await nameDevice(phone.page, 'Điện thoại của Minh');
  await addClient(laptop.page, CLIENT);
  await openClient(laptop.page, CLIENT);
  await openClient(phone.page, CLIENT);
});

test.afterAll(async () => {
  await phone?.dispose();
  await laptop?.dispose();
  await cable?.close();
});

async function edit(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Sửa', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function changeApart(
  onLaptop: Record<string, string>,
  onPhone: Record<string, string>,
): Promise<void> {
  await cable.cut();
  await edit(phone.page, onPhone);
  await edit(laptop.page, onLaptop);
  await expect(syncBadge(laptop.page)).toHaveText('Đã đồng bộ');
  await cable.restore();
  await expect(syncBadge(phone.page)).toHaveText('Cần xử lý');
  await phone.page.getByRole('link', { name: 'Cần xử lý' }).click();
  await expect(phone.page.getByRole('heading', { name: /^Cần bạn quyết định/ })).toBeVisible();
}

async function stored(): Promise<Record<string, unknown> | undefined> {
  const documents = await product.documents('workspace-demo-minh');
  const bodies = documents.map(({ body }) => body as Record<string, unknown> | undefined);
  return bodies.find((body) => body?.clientName === CLIENT);
}

async function settledOnBoth(): Promise<void> {
  for (const { page } of [phone, laptop])
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
}

test('P18 two values of one field: both are shown with who and when, and the keyboard takes one', async () => {
  const { page } = phone;
  await changeApart({ 'Số điện thoại': '0911111111' }, { 'Số điện thoại': '0922222222' });
  const section = page.getByRole('region', { name: /^Cần bạn quyết định \(1\)/ });
  await expect(section).toContainText(`Số điện thoại · ${CLIENT}`);
  await expect(section).toContainText(/Đang dùng, từ Máy ở phòng khám · .*\d{2}:\d{2}/);
  await expect(section).toContainText(/Bạn nhập trên máy này · .*\d{2}:\d{2}/);
  await expect(section).toContainText('0911111111');
  await expect(section).toContainText('0922222222');
  await expect(section.getByRole('button', { name: /^Giữ cả hai/ })).toHaveCount(0);
  await expectNoViolationsInBoth(page);
  await pressByKeyboard(page, /^Giữ bản “Bạn nhập trên máy này”/);
  await expect(section).toBeHidden();
  await settledOnBoth();
  await expect.poll(async () => (await stored())?.phone).toBe('0922222222');
  await expect(laptop.page.getByText('0922222222').first()).toBeVisible();
});

const long = (start: string): string =>
  `${start}: ${'ăn nhạt, ít dầu mỡ, nhiều rau xanh, chia nhỏ bữa; '.repeat(12)}`.trim();

test('P18 two long texts can both be kept; deciding on one device settles it on all', async () => {
  const { page } = phone;
  await openClient(page, CLIENT);
  const label = 'Kiêng khem và thói quen ăn uống';
  await changeApart({ [label]: long('Phòng khám dặn') }, { [label]: long('Khách kể') });
  await expectNoViolations(page);
  await pressByKeyboard(page, /^Giữ cả hai bản/);
  await settledOnBoth();
  await expect.poll(async () => (await stored())?.dietaryRestrictions).toMatch(/Phòng khám dặn/);
  expect((await stored())?.dietaryRestrictions).toMatch(/Khách kể/);
  await expect(laptop.page.getByText(/Khách kể/).first()).toBeVisible();
});
