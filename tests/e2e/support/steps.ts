import { expect, type Locator, type Page } from 'playwright/test';
import { fold } from '../../../src/domain/text/fold';
import { pressByKeyboard } from './keyboard';

export async function addClient(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khách hàng').fill(name);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function openClient(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  // The previous page may still be shown, and has a search of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await page.getByRole('searchbox').first().fill(name);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/expert\/clients\/.+\/detail/);
}

export async function noteVisit(page: Page, weight: string, notes: string): Promise<void> {
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/^Cân nặng/)
    .first()
    .fill(weight);
  await dialog.getByLabel(/^Ghi chú/).fill(notes);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(notes).first()).toBeVisible();
}

export async function startPersonalMenu(page: Page, client: string, master: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
  // The client's page may still be shown, and has a button of the same name.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thực đơn', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tạo thực đơn mới' }).first().click();
  await page.getByRole('button', { name: /Thực đơn cá nhân/ }).click();
  await page.getByRole('searchbox').first().fill(client);
  await page
    .getByRole('button', { name: new RegExp(client) })
    .first()
    .click();
  await page.getByRole('button', { name: master }).first().click();
  await expect(page.getByLabel('Tên thực đơn')).toHaveValue(new RegExp(client));
}

export async function catalogueIsThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill('chuoi');
  await expect(dialog.getByRole('option').first()).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();
}

export async function addFood(page: Page, query: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('combobox').first();
  await search.fill(query);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(dialog.locator('input:focus')).toHaveAttribute('aria-label', /^Lượng /);
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Đã thêm /).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();
}

export async function addSample(page: Page, dish: string, touch: boolean): Promise<void> {
  const dialog = page.getByRole('dialog');
  const offer = dialog.getByRole('option', { name: dish }).filter({ hasText: 'món mẫu' });
  if (touch) {
    await page.getByRole('button', { name: 'Thêm món' }).tap();
    await dialog.getByRole('button', { name: 'Công thức' }).tap();
    await dialog.getByRole('combobox').first().fill(fold(dish));
    await offer.tap();
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).tap();
  } else {
    await pressByKeyboard(page, 'Thêm món');
    // The search takes the focus a frame after the dialog opens: a key typed before that goes nowhere.
    const search = dialog.getByRole('combobox').first();
    await expect(search).toBeFocused();
    await page.keyboard.type(fold(dish));
    await expect(search).toHaveValue(fold(dish));
    await expect(offer).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(`Lượng ${dish}`)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByText(`Đã thêm ${dish} vào bữa sáng`).first()).toBeVisible();
  if (touch) await dialog.getByRole('button', { name: 'Xong' }).tap();
  else await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

export function dayTotals(page: Page): Locator {
  return page.getByLabel('Dinh dưỡng cả ngày').first();
}

export async function pressEntry(entry: Locator): Promise<void> {
  await entry.click();
  await expect(entry).toBeHidden();
}

export async function addIngredient(page: Page, query: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Thêm món' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill(query);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox').first().press('Enter');
  await expect(dialog.locator('input:focus')).toHaveAttribute('aria-label', /^Lượng /);
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Đã thêm /).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();
}

/** The button of an earlier message may still be there. */
export function getUndo(page: Page, text: string | RegExp): Locator {
  return page
    .locator('[data-scope="toast"][data-part="root"][data-state="open"]')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Hoàn tác', exact: true });
}

/** Until a dropped item has settled, nothing else can be grabbed. */
export async function dragsAtRest(page: Page): Promise<void> {
  const moving = '[data-dnd-dragging], [data-dnd-dropping], [data-dnd-placeholder]';
  await expect(page.locator(moving)).toHaveCount(0);
}
