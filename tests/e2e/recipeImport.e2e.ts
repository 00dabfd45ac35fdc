import { expect, type Locator, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';

const PASTED = [
  'Thịt kho trứng nước dừa (5 người ăn)',
  '500g ba chỉ, 6 trứng vịt, 3-4 tép tỏi băm, 2 thìa canh nước mắm, 1 muỗng xyzw lạ, tiêu vừa đủ.',
  'Thịt ướp nước mắm 30p. Đổ nước dừa, kho 60 phút lửa nhỏ.',
].join('\n');

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;

test.beforeAll(async ({ lan }) => {
  ({ device, cable } = await takeLan(lan));
  await device.page.goto('/expert/recipes/create');
  await expect(device.page.getByRole('button', { name: 'Thêm món' })).toBeVisible();
  await device.page.goto('/expert/recipes/import');
  await expect(device.page.getByRole('button', { name: 'Đọc công thức' })).toBeVisible();
  await cable.cut();
  await expect(syncBadge(device.page)).not.toHaveText('Đã đồng bộ');
});

const readRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Nguyên liệu' }).getByRole('listitem');
test('G11 a pasted recipe is read, corrected with one tap and becomes a draft, without a network', async () => {
  const { page } = device;
  const words = page.getByRole('textbox', { name: 'Công thức dạng chữ' });
  await words.fill('Chào bạn');
  await page.getByRole('button', { name: 'Đọc công thức' }).click();
  await expect(
    page.getByText('Không thấy nguyên liệu nào trong nội dung này.').first(),
  ).toBeVisible();
  await words.fill(PASTED);
  await page.getByRole('button', { name: 'Đọc công thức' }).click();
  const rows = readRows(page);
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(0)).toContainText('Thịt heo ba chỉ');
  await expect(rows.nth(0)).toContainText('500 g');
  await expect(rows.nth(1)).toContainText('Trứng vịt');
  await expect(rows.nth(2)).toContainText('lấy giữa 3 và 4');
  await expect(rows.nth(4)).toContainText('Chưa có trong danh mục');
  await expect(page.getByText('Còn 1 dòng chưa rõ, sẽ nằm trong mô tả')).toBeVisible();
  await rows.nth(3).getByRole('button').first().click();
  await rows
    .nth(3)
    .getByRole('radio', { name: /Nước mắm loại 1/ })
    .check();
  await expect(rows.nth(3).getByLabel('Nhớ cho lần sau: “nước mắm” là loại này')).toBeChecked();
  await page.getByRole('button', { name: 'Tạo bản nháp · 5 nguyên liệu' }).click();
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  await expect(page.getByLabel('Tên công thức')).toHaveValue('Thịt kho trứng nước dừa');
  await expect(page.getByLabel('Số phần')).toHaveValue('5');
  await expect(page.getByLabel('Mô tả')).toHaveValue(/1 muỗng xyzw lạ/);
  await expect(page.getByLabel(/^Bước \d$/)).toHaveCount(1);
  await expect(
    page.getByText(/Số lượng = 0, nguyên liệu sẽ không được tính/).first(),
  ).toBeVisible();
});
