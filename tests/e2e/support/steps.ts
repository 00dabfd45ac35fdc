import { expect, type Locator, type Page } from 'playwright/test';

/** Adds a client from the list and waits until it is on the device. */
export async function addClient(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khách hàng').fill(name);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a client's page by searching the list. */
export async function openClient(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  await page.getByRole('searchbox').first().fill(name);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/expert\/clients\/.+\/detail/);
}

/** Notes a visit of the client whose page is open. */
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

/** Starts a personal menu for a client from a master, up to the open form. */
export async function startPersonalMenu(page: Page, client: string, master: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
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

/** Adds a food to the meal that is open, as fast hands do: type, arrow, Enter, amount, Enter. */
export async function addFood(page: Page, query: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('combobox').first();
  await search.fill(query);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Đã thêm /).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();
}

/** The day's totals: the panel on a wide screen, the strip at the foot of a narrow one. */
export function dayTotals(page: Page): Locator {
  return page.getByLabel('Dinh dưỡng cả ngày').first();
}
