import { expect } from 'playwright/test';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addClient, addFood, catalogueIsThere, openClient } from './support/steps';

test.describe.configure({ mode: 'serial' });

let device: Device;
/** Other projects and runs add to the same practice. */
let client: string;
let menu: string;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  const { name } = test.info().project;
  client = `Lý Thị Nhớ Lại ${name}`;
  menu = `Thực đơn trứng ${name}`;
  ({ device } = await takeLan(lan));
  const { page } = device;
  await page.goto('/expert/daily-menus/create?step=form');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByLabel('Tên thực đơn').fill(menu);
  await catalogueIsThere(page);
  await addFood(page, 'trung ga', '2');
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  await expect(page).toHaveURL(/\/expert\/daily-menus(?!\/create)/);
  await page.goto('/expert/clients');
  await addClient(page, client);
  await openClient(page, client);
});

test('E04 a 24-hour recall is noted in a visit with the lines of menus, and survives a reload', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().press('Enter');
  await page.getByRole('button', { name: 'Ghi khẩu phần 24 giờ' }).click();
  const recall = page.getByRole('dialog', { name: `Khẩu phần 24 giờ của ${client}` });
  await expect(recall.getByRole('tab', { name: /sáng/ })).toBeVisible();
  await recall.getByRole('button', { name: 'Thêm món' }).click();
  const add = page.getByRole('dialog', { name: /^Thêm món vào/ });
  await add.getByRole('combobox').first().fill('pho ga');
  await expect(add.getByRole('option').first()).toBeVisible();
  await add.getByRole('combobox').first().press('Enter');
  await expect(add.locator('input:focus')).toHaveAttribute('aria-label', /^Lượng /);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(add.getByText(/^Đã thêm /).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();
  await expect(recall).toBeVisible();
  const compared = recall.getByRole('table', { name: 'So với kế hoạch' });
  await expect(compared.getByRole('row', { name: /^Năng lượng/ })).toContainText(/[1-9]\d\d/);
  await expect(recall.getByText('Chưa có thực đơn đang dùng để so sánh.')).toBeVisible();
  await recall.getByRole('button', { name: 'Xong' }).click();
  await expect(recall).toBeHidden();
  const visit = page.getByRole('dialog', { name: 'Thêm lần khám' });
  const group = visit.getByRole('region', { name: 'Nhớ lại 24 giờ' });
  await expect(group).toContainText(/1 món · (≥ )?\d+ kcal · đạm/);

  await page.reload();
  await expect(group).toContainText(/1 món · (≥ )?\d+ kcal · đạm/);
  await visit.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(visit).toBeHidden();
  await expect(page.getByText(/^Nhớ lại 24 giờ: 1 món/)).toBeVisible();
});
