import { expect, type Page } from 'playwright/test';
import { addIngredient } from '../support/steps';

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Biết mình cần bao nhiêu/);
  await expect(page.getByRole('link', { name: 'Nữ' })).toHaveAttribute('href', /^\/khao-sat/);
}

export async function openMenu(page: Page, group: string): Promise<void> {
  await page.goto('/search-menus');
  const filters = page.getByText('Bộ lọc', { exact: true });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('checkbox', { name: group }).check({ force: true });
  await page.getByRole('button', { name: 'Lọc', exact: true }).click();
  await expect(page).toHaveURL(/khong=/);
  const first = page.locator('.card').first();
  await expect(first).toBeVisible();
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/daily-menu\//);
  await expect(page.getByRole('heading', { name: 'Bữa sáng' })).toBeVisible();
}

export async function readArticle(page: Page, title: RegExp): Promise<void> {
  await page.goto('/blog');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.locator('.inset').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole('heading', { name: /^Nguyên liệu/ })).toBeVisible();
}

export interface SoldRecipe {
  title: string;
  /** VND. */
  price: number;
  step: string;
}

export async function publishRecipeWithPrice(page: Page, sold: SoldRecipe): Promise<string> {
  await page.goto('/expert/recipes/create');
  await page.getByLabel('Tên công thức').fill(sold.title);
  await page.getByLabel('Mô tả', { exact: true }).fill('Món cơm nhà nấu trong nửa giờ.');
  await page.getByLabel('Thời gian nấu').fill('30');
  await page.getByLabel('Số phần').fill('4');
  await addIngredient(page, 'ca thu', '400 g');
  await addIngredient(page, 'ca chua', '300 g');
  await page.getByRole('button', { name: 'Thêm bước' }).click();
  await page.getByLabel('Bước 1', { exact: true }).fill(sold.step);
  await page.getByLabel('Giá (đ)').fill(String(sold.price));
  const isPublic = page.getByRole('checkbox', { name: 'Công khai' });
  if (!(await isPublic.isChecked())) await page.getByText('Công khai', { exact: true }).click();
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const agree = dialog.getByRole('button', { name: 'Công khai', exact: true });
  const done = page.getByRole('button', { name: 'Cập nhật bản đã xuất bản', exact: true });
  await expect(agree.or(done).first()).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(done.first()).toBeVisible();
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  return /recipes\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
}

export interface Buyer {
  name: string;
  email: string;
}

export interface OpenPurchase {
  memo: string;
  url: string;
}

export async function buyRecipe(
  page: Page,
  recipeId: string,
  { sold, buyer }: { sold: SoldRecipe; buyer: Buyer },
): Promise<OpenPurchase> {
  await expect(async () => {
    await page.goto(`/recipe/${recipeId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sold.title, { timeout: 500 });
  }).toPass();
  await expect(page.getByText(sold.step)).toHaveCount(0);
  expect(await page.content()).not.toContain(sold.step);
  await page.getByRole('button', { name: /^Xem trước và mua/ }).click();
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByLabel('Tên của bạn').fill(buyer.name);
  await page.getByLabel('Email nhận công thức').fill('khong-phai-email');
  await page.getByRole('button', { name: /^Tiếp tục, trả/ }).click();
  await expect(page.getByText('Email này chưa đúng.')).toBeVisible();
  await expect(page.getByLabel('Tên của bạn')).toHaveValue(buyer.name);
  await page.getByLabel('Email nhận công thức').fill(buyer.email);
  await page.getByRole('button', { name: /^Tiếp tục, trả/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quét mã để trả tiền');
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  const [memo = ''] = /BL[A-HJ-NP-Z2-9]{8}/.exec(await page.getByRole('main').innerText()) ?? [];
  expect(memo).not.toBe('');
  return { memo, url: page.url() };
}

export async function receiveRecipe(page: Page, sold: SoldRecipe): Promise<void> {
  await expect(page.getByText(sold.step)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Tải PDF' })).toBeVisible();
}

export async function openAgain(page: Page, url: string, sold: SoldRecipe): Promise<void> {
  await page.goto(url);
  await receiveRecipe(page, sold);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}
