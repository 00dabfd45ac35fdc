import { expect } from 'playwright/test';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { catalogueIsThere, startPersonalMenu } from './support/steps';

const CLIENT = 'Trần Thị Mai';

test.describe.configure({ mode: 'serial' });

let device: Device;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  await startPersonalMenu(device.page, CLIENT, /Giảm cân/);
  await catalogueIsThere(device.page);
  await device.context.setOffline(true);
});

test('E08 saving keeps the status, giving has its name, and taking back is a step of its own', async () => {
  const { page, context } = device;
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn đã được gán cho khách hàng').first()).toBeVisible();
  await page.goto('/expert/daily-menus');
  await page.getByRole('searchbox').first().fill(CLIENT);
  await page
    .getByRole('link', { name: new RegExp(CLIENT) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Giao cho khách' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lưu bản nháp' })).toBeVisible();
  await expect(page.getByText('Bản nháp').first()).toBeVisible();
  const description = page.getByLabel('Mô tả');
  await description.fill('ngắn');
  await page.getByRole('button', { name: 'Giao cho khách' }).click();
  await expect(page.getByText('Không thể xuất bản')).toBeVisible();
  await expect(page.getByText('Mô tả phải có ít nhất 10 ký tự')).toBeVisible();
  await description.fill('Một ngày đủ bữa cho chị Mai.');
  await page.getByRole('button', { name: 'Giao cho khách' }).click();
  await expect(page.getByText(/Đã xuất bản thực đơn/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cập nhật bản đã giao' })).toBeVisible();

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Xem bản in/ }).click(),
  ]);
  await expect(preview.locator('article.sheet')).toContainText(CLIENT);
  await preview.close();

  await page.getByRole('button', { name: 'Thu hồi về bản nháp' }).click();
  const question = page.getByRole('alertdialog', { name: 'Thu hồi thực đơn này?' });
  await expect(question).toContainText('Bản đã in hoặc đã gửi cho khách vẫn ở chỗ khách.');
  await question.getByRole('button', { name: 'Thu hồi', exact: true }).click();
  await expect(page.getByText(/Bản nháp đã được lưu/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giao cho khách' })).toBeVisible();
  await page.getByRole('link', { name: 'Về danh sách thực đơn' }).last().click();
  await expect(page).toHaveURL(/\/expert\/daily-menus$/);
});
