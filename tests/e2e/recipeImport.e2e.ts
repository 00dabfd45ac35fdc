import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { expectNoViolationsInBoth } from './support/axe';
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
const pickFile = (page: Page) => page.locator('input[type=file]');
/** Shows the words again, where another file can be chosen. */
const otherFile = (page: Page) => page.getByRole('button', { name: 'Sửa văn bản' }).click();

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
  await expectNoViolationsInBoth(page);
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

test('E12 a tag of one’s own, cuisine, difficulty, price and what stays in the pan are kept', async () => {
  const { page } = device;
  const left = page.getByRole('slider', { name: /^Phần trăm Thịt heo ba chỉ.* bỏ lại$/ });
  const pan = page.getByLabel('Thêm nguyên liệu bỏ lại một phần');
  const pork = pan.getByRole('option', { name: /^Thịt heo ba chỉ/ });
  await page.getByLabel('Ẩm thực').fill('Miền Nam');
  await page.getByLabel('Độ khó').selectOption({ label: 'Khó' });
  await page.getByLabel('Giá (đ)').fill('85000');
  await expect(page.getByLabel('Đang bán')).toBeChecked();
  await page.getByLabel('Nhãn riêng').fill('Cơm nhà');
  await page.getByRole('button', { name: 'Thêm nhãn', exact: true }).click();
  const share = page
    .getByRole('list', { name: 'Phần của từng nguyên liệu' })
    .getByRole('listitem')
    .filter({ hasText: 'Thịt heo ba chỉ' });
  const before = (await share.textContent()) ?? '';
  await pan.selectOption((await pork.getAttribute('value')) ?? '');
  await left.press('ArrowRight');
  await expect(left).toHaveAttribute('aria-valuenow', '65');
  await left.press('ArrowLeft');
  await expect(page.getByText('60 %', { exact: true })).toBeVisible();
  await expect(share).not.toHaveText(before);
  const unsaved = page.getByText('Chưa lưu', { exact: true });
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: 'Lưu bản nháp', exact: true }).click();
  await expect(unsaved).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Ẩm thực')).toHaveValue('Miền Nam');
  await expect(page.getByLabel('Độ khó')).toHaveValue('hard');
  await expect(page.getByLabel('Giá (đ)')).toHaveValue('85000');
  await expect(page.getByLabel('Đang bán')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Bỏ nhãn Cơm nhà' })).toBeVisible();
  await expect(left).toHaveAttribute('aria-valuenow', '60');
  await expect(share).not.toHaveText(before);
  // It was the stored recipe, and nothing half-written.
  await expect(unsaved).toHaveCount(0);
});

test('G11 the file that a recipe is handed out as is read back', async () => {
  const { page } = device;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải JSON-LD' }).click(),
  ]);
  const written = await readFile(await download.path());
  expect(JSON.parse(written.toString())).toMatchObject({
    '@type': 'Recipe',
    name: 'Thịt kho trứng nước dừa',
    recipeYield: '5 phần',
    recipeCuisine: 'Miền Nam',
    keywords: 'Cơm nhà',
  });
  await page.goto('/expert/recipes/import');
  const name = download.suggestedFilename();
  await pickFile(page).setInputFiles({ name, mimeType: 'application/json', buffer: written });
  await expect(page.getByText('Thịt kho trứng nước dừa · 5 phần')).toBeVisible();
  const rows = readRows(page);
  await expect(rows).toHaveCount(5);
  for (const [food, amount] of [
    ['Thịt heo ba chỉ', '500 g'],
    ['Trứng vịt', '6 quả'],
    ['Nước mắm loại 1', '2 muỗng canh'],
    ['Hạt tiêu', 'Hạt tiêu vừa đủ'],
  ] as const)
    await expect(rows.filter({ hasText: food }).filter({ hasText: amount })).toHaveCount(1);
  await otherFile(page);
});

test('G11 what was corrected is known the next time, and files of JSON-LD, a page and plain words are read', async () => {
  const { page } = device;
  await page.goto('/expert/recipes/import');
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Cá kho',
    recipeYield: '3 phần',
    recipeIngredient: ['2 thìa canh nước mắm', '500g cá lóc'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Kho.' }],
  });
  const carried = `<html><body><h1>Blog</h1><script type="application/ld+json">${json}</script></body></html>`;
  const plain =
    '<h1>Cá kho (3 phần)</h1><h2>Nguyên liệu</h2><ul><li>2 thìa canh nước mắm</li><li>500g cá lóc</li></ul><h2>Cách làm</h2><ol><li>Kho.</li></ol>';
  const rows = readRows(page);
  for (const [name, mimeType, content] of [
    ['ca-kho.json', 'application/json', json],
    ['ca-kho.html', 'text/html', carried],
    ['trang.htm', 'text/html', plain],
  ] as const) {
    await pickFile(page).setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
    await expect(page.getByText('Cá kho · 3 phần')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('Nước mắm loại 1');
    await expect(rows.nth(0).getByRole('button').first()).toHaveAccessibleName(/^Chắc|^Xem/);
    await expect(rows.nth(1)).toContainText('Cá lóc');
    await otherFile(page);
    await expect(rows).toHaveCount(0);
  }
});
