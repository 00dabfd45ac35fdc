import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type { CabledDevice } from './support/cable';
import { syncBadge, type Device } from './support/device';
import { bringImage } from './support/photos';
import { takeLan, test } from './support/shared';
import { addIngredient } from './support/steps';

test.describe.configure({ mode: 'serial' });

let opened: CabledDevice;
let device: Device;
/** Other files and projects write recipes in the same practice. */
let title: string;
let id = '';

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  title = `Thịt rim trứng ${test.info().project.name}`;
  opened = await takeLan(lan);
  ({ device } = opened);
  const { page } = device;
  // Files of pages come when they are opened first, or when the browser has nothing else to do.
  await page.goto('/expert/daily-menus/create');
  await expect(page.getByRole('button', { name: /Thực đơn gốc/ })).toBeVisible();
  await page.goto('/expert/recipes');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goto('/expert/recipes/create');
  await expect(page.getByRole('button', { name: 'Thêm món' })).toBeVisible();
  await opened.cable.cut();
  await expect(syncBadge(page)).not.toHaveText('Đã đồng bộ');
  await writeRecipe(page);
});

async function writeRecipe(page: Page): Promise<void> {
  await page.getByLabel('Tên công thức').fill(title);
  await page.getByLabel('Số phần').fill('4');
  await addIngredient(page, 'thit lon ba chi', '500 g');
  await addIngredient(page, 'trung vit', '6 quả');
  await page.getByRole('button', { name: 'Thêm bước' }).click();
  await page.getByLabel('Bước 1', { exact: true }).fill('Ướp thịt 30 phút.');
  const cover = page.getByRole('group', { name: 'Ảnh bìa' });
  await cover.getByRole('button').click();
  await bringImage(page, `Ảnh ${title}`);
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm ảnh cho bước 1' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('button', { name: new RegExp(`Ảnh ${title}`) }).click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await expectText(page, 'Công thức đã được tạo');
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  const allergens = page.getByRole('region', { name: 'Chất gây dị ứng tìm thấy' });
  await expect(allergens).toContainText('Trứng');
  id = /recipes\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expect(
    page.getByRole('button', { name: 'Cập nhật bản đã xuất bản', exact: true }),
  ).toBeVisible();
}

const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

test('P12 E15 the paper of a recipe shows its images, without a network', async () => {
  const { page } = device;
  await page.goto(`/expert/print-recipe?id=${id}`);
  const sheet = page.getByRole('main', { name: 'Bản in A4' });
  await expect(sheet.locator('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Thao tác khác với bản in' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Tải PDF để in', exact: true }).click(),
  ]);
  const pdf = await readFile(await download.path());
  expect(pdf.toString('latin1').match(/\/Filter \/DCTDecode/g)?.length).toBe(1);
});
