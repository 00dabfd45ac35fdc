import { expect, type Locator, type Page } from 'playwright/test';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { catalogueIsThere, openClient, startPersonalMenu } from './support/steps';

const CLIENT = 'Trần Thị Mai';
const TYPED = 'Gõ dở khi xoay máy';
const UPRIGHT = { width: 820, height: 1180 };
const TURNS = [
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  UPRIGHT,
];

let device: Device;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  await device.page.setViewportSize(UPRIGHT);
});

async function turn(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  // The layout follows in the next frame; a recreated element would have lost the caret by then.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function staysThroughTurns(page: Page, focused: Locator, dialogs: number): Promise<void> {
  await expect(focused).toBeFocused();
  for (const size of TURNS) {
    await turn(page, size);
    await expect(page.getByRole('dialog')).toHaveCount(dialogs);
    await expect(focused).toBeFocused();
  }
}

async function typedStays(page: Page, field: Locator, dialogs: number): Promise<void> {
  await field.fill(TYPED);
  await staysThroughTurns(page, field, dialogs);
  await expect(field).toHaveValue(TYPED);
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const dialogNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name });

test('S04 E02 on the list: a new client, and what leads anywhere', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const form = page.getByRole('dialog');
  await typedStays(page, form.getByLabel('Tên khách hàng'), 1);
  await close(page, form);
  await page.getByRole('searchbox').first().press('Control+k');
  await typedStays(page, dialogNamed(page, 'Đi đến').getByRole('combobox'), 1);
  await close(page, dialogNamed(page, 'Đi đến'));
  await typedStays(page, page.getByRole('searchbox').first(), 0);
});

test('S04 E03 E04 on a client: a limit of their own, their facts, a visit', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await openClient(page, CLIENT);
  await page.getByRole('button', { name: 'Đặt giới hạn của bạn' }).click();
  const limit = dialogNamed(page, 'Đặt giới hạn của bạn');
  await typedStays(page, limit.getByLabel('Lý do (bắt buộc)'), 1);
  await close(page, limit);
  await page.getByRole('button', { name: 'Sửa', exact: true }).click();
  const form = page.getByRole('dialog');
  await typedStays(page, form.getByLabel('Tên khách hàng'), 1);
  await close(page, form);
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().click();
  await typedStays(page, form.getByLabel(/^Ghi chú/), 1);
  await close(page, form);
});

test('S04 E08 G5 on a new menu: its fields, the food that is looked for, the day that is adjusted', async () => {
  const { page } = device;
  await page.goto('/expert/daily-menus');
  await startPersonalMenu(page, CLIENT, /Giảm cân/);
  await catalogueIsThere(page);
  await typedStays(page, page.getByLabel('Mô tả'), 0);
  await typedStays(page, page.getByLabel('Nhãn riêng'), 0);
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const add = dialogNamed(page, /^Thêm món vào/);
  await typedStays(page, add.getByRole('combobox').first(), 1);
  await close(page, add);
  await page.getByRole('button', { name: /^Chỉnh về / }).click();
  const adjust = dialogNamed(page, /^Chỉnh về /);
  const cancel = adjust.getByRole('button', { name: 'Hủy' });
  await cancel.focus();
  await staysThroughTurns(page, cancel, 1);
  await cancel.click();
  await expect(adjust).toBeHidden();
});

test('S04 P12 on a menu that is stored: a mail that is half written', async () => {
  const { page } = device;
  await page.goto('/expert/daily-menus');
  await page.locator('main a[href$="/edit"]').first().click();
  await page.getByRole('button', { name: 'In PDF, gửi Email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Gửi Email' }).click();
  await typedStays(page, dialog.getByLabel(/^Lời nhắn/), 1);
});

test('S04 E12 E13 G4 on a recipe, an article and a plan: what is half typed', async () => {
  const { page } = device;
  await page.goto('/expert/recipes/create');
  await typedStays(page, page.getByLabel('Tên công thức'), 0);
  await typedStays(page, page.getByLabel('Nhãn riêng'), 0);
  await page.getByRole('button', { name: 'Thêm món' }).click();
  const add = page.getByRole('dialog');
  await typedStays(page, add.getByRole('combobox').first(), 1);
  await page.goto('/expert/articles/create');
  await typedStays(page, page.getByRole('textbox', { name: 'Tên bài viết' }), 0);
  await typedStays(page, page.getByRole('textbox', { name: /^Tóm tắt/ }), 0);
  await page.goto('/expert/plans/create');
  await typedStays(page, page.getByLabel('Tên kế hoạch'), 0);
  await typedStays(page, page.getByRole('group', { name: 'Thực đơn' }).getByRole('searchbox'), 0);
});
