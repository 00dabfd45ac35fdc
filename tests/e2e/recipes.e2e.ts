import { expect, type Page } from 'playwright/test';
import type { Recipe } from '../../src/domain/records/recipes';
import type { TcpProxy } from '../support/tcpProxy';
import type { CabledDevice } from './support/cable';
import { syncBadge, type Device } from './support/device';
import { bringImage } from './support/photos';
import { takeLan, test } from './support/shared';
import { addIngredient, getUndo } from './support/steps';

test.describe.configure({ mode: 'serial' });

let opened: CabledDevice;
let cable: TcpProxy;
let device: Device;
/** Other projects write recipes in the same practice. */
let title: string;
let id = '';

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  title = `Thịt kho trứng ${test.info().project.name}`;
  opened = await takeLan(lan);
  ({ device, cable } = opened);
  // Files of pages come when they are opened first, or when the browser has nothing else to do.
  await device.page.goto('/expert/daily-menus/create');
  await expect(device.page.getByRole('button', { name: /Thực đơn gốc/ })).toBeVisible();
  await device.page.goto('/expert/recipes');
  await expect(device.page.getByRole('searchbox')).toBeVisible();
  await device.page.goto('/expert/recipes/create');
  await expect(device.page.getByRole('button', { name: 'Thêm món' })).toBeVisible();
  await cable.cut();
  await expect(syncBadge(device.page)).not.toHaveText('Đã đồng bộ');
});

async function offersNewFigures(page: Page): Promise<void> {
  await page.goto(`/expert/recipes/${id}/edit`);
  const panel = page.getByRole('region', { name: 'Trong thực đơn', exact: true });
  await expect(panel.getByText('1 thực đơn dùng món này.')).toBeVisible();
  await page.getByLabel('Số phần').fill('2');
  await update(page);
  await expect(panel.getByText('1 thực đơn còn giữ số cũ của món.')).toBeVisible();
  await panel.getByRole('button', { name: 'Xem và lấy số mới' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trong thực đơn' });
  await expect(dialog.getByText(/Năng lượng [\d.]+ → [\d.]+ kcal/)).toBeVisible();
  await dialog.getByRole('button', { name: `Lấy số mới cho Có ${title}` }).click();
  await expect(dialog.getByText('Đã có số mới nhất')).toBeVisible();
  await getUndo(page, 'Đã lấy số mới cho 1 thực đơn').click();
  await dialog.getByRole('button', { name: 'Lấy số mới cho cả 1 thực đơn' }).click();
  await expect(dialog.getByText('Đã có số mới nhất')).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).first().click();
  await expect(panel.getByText('1 thực đơn còn giữ số cũ của món.')).toHaveCount(0);
  await page.getByLabel('Số phần').fill('4');
  await update(page);
  await expect(panel.getByText('1 thực đơn còn giữ số cũ của món.')).toBeVisible();
}

const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Saves what is typed, and waits until that is done: what is typed meanwhile belongs to the next time. */
async function update(page: Page): Promise<void> {
  const versions = page.getByRole('list', { name: 'Các bản đã lưu' }).getByRole('button');
  await expect(versions.first()).toBeVisible();
  const before = await versions.count();
  await page.getByRole('button', { name: 'Cập nhật bản đã xuất bản', exact: true }).click();
  // The device keeps ten.
  await expect.poll(() => versions.count()).toBe(Math.min(before + 1, 10));
  await expect(page.getByText('Chưa lưu', { exact: true })).toHaveCount(0);
}

test('E12 a recipe is begun from nothing, and says what is missing', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await expectText(page, 'Không thể xuất bản');
  await expectText(page, 'Tên từ 5 ký tự. Ít nhất 1 nguyên liệu có lượng. Ít nhất 1 bước nấu');
  await page.getByLabel('Tên công thức').fill(title);
  await page.getByLabel('Số phần').fill('0');
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
  await expectText(page, 'Không thể lưu bản nháp');
  await expectText(page, 'Số phần phải lớn hơn 0, nhiều nhất 1.000.');
  await page.getByLabel('Số phần').fill('4');
  await addIngredient(page, 'thit lon ba chi', '500 g');
  await addIngredient(page, 'trung vit', '6 quả');
  const energy = page
    .getByRole('region', { name: 'Dinh dưỡng', exact: true })
    .getByText(/^[\d.≥ ]+$/)
    .first();
  const before = await energy.textContent();
  await page.getByLabel('Số phần').fill('8');
  await expect(energy).not.toHaveText(before ?? '');
  await page.getByLabel('Số phần').fill('4');
  await expect(energy).toHaveText(before ?? '');
});

test('E12 the same ingredient is not added twice', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Thêm món' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill('trung vit');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox').first().press('Enter');
  await expect(dialog.locator('input:focus')).toHaveAttribute('aria-label', /^Lượng /);
  await page.keyboard.press('Enter');
  await expectText(page, 'Nguyên liệu này đã được thêm vào danh sách');
  await dialog.getByRole('button', { name: 'Đóng' }).click();
});

test('E12 steps of 5,000 characters are written, and put in order with the keyboard', async () => {
  const { page } = device;
  const long = 'Kho nhỏ lửa. '.repeat(385).trim();
  await page.getByRole('button', { name: 'Thêm bước' }).click();
  await page.getByLabel('Bước 1', { exact: true }).fill(long);
  await page.getByRole('button', { name: 'Thêm bước' }).click();
  await page.getByLabel('Bước 2', { exact: true }).fill('Ướp thịt 30 phút.');
  await page.getByRole('button', { name: 'Đổi thứ tự bước 2' }).press('ArrowUp');
  await expect(page.getByLabel('Bước 1', { exact: true })).toHaveValue('Ướp thịt 30 phút.');
  await expect(page.getByLabel('Bước 2', { exact: true })).toHaveValue(long);
});

test('E12 what is half written survives a closed tab, and its first draft has the edit address', async () => {
  await device.killTab('/expert/recipes/create');
  const { page } = device;
  await expectText(page, 'Đã khôi phục nội dung đang nhập dở');
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
  await expectText(page, 'Bản nháp đã được lưu');
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  id = /recipes\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await expectText(page, 'Công thức đã được cập nhật');
});

test('E12 the figures are of a serving, of all and of 100 g; what stays in the pan does not count', async () => {
  const { page } = device;
  const panel = page.getByRole('region', { name: 'Dinh dưỡng', exact: true });
  await panel.getByRole('button', { name: '100 g' }).click();
  await expect(panel.getByText(/g cả món, theo nguyên liệu/)).toBeVisible();
  await page.getByLabel(/^Khối lượng thành phẩm/).fill('1200');
  await expect(panel.getByText('1.200 g cả món, đã cân')).toBeVisible();
  const shares = page.getByRole('list', { name: 'Phần của từng nguyên liệu' });
  const egg = shares.getByRole('listitem').filter({ hasText: /[Tt]rứng vịt/ });
  const before = await egg.textContent();
  await page.getByLabel('Thêm nguyên liệu bỏ lại một phần').selectOption({ label: 'Trứng vịt' });
  await expect(egg).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Trứng vịt: ăn hết' }).click();
  await expect(egg).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Nấu cho số người khác' }).click();
  const scaled = page.getByRole('dialog');
  await scaled.getByLabel('Nấu cho bao nhiêu phần').fill('2');
  await expect(scaled.getByRole('listitem').filter({ hasText: 'Trứng vịt' })).toContainText(
    '3 quả',
  );
  await scaled.getByRole('button', { name: 'Đóng' }).first().click();
  await update(page);
  await expectText(page, 'Công thức đã được cập nhật');
});

test('E12 a loss on the fire makes 100 g richer once its source is named', async () => {
  const { page } = device;
  const panel = page.getByRole('region', { name: 'Dinh dưỡng', exact: true });
  const weighed = page.getByLabel(/^Khối lượng thành phẩm/);
  await weighed.fill('');
  const weight = panel.getByText(/g cả món, theo nguyên liệu/);
  const before = (await weight.textContent()) ?? '';
  await page.getByLabel('Thêm hệ số hao hụt').selectOption({ label: 'Cả món' });
  await expectText(page, 'Chưa tính: hãy ghi nguồn của hệ số này.');
  await expect(weight).toHaveText(before);
  await page.getByLabel('Nguồn hệ số hao hụt của Cả món').fill('Tự cân, 3 lần');
  await expect(weight).not.toHaveText(before);
  await page.getByRole('slider', { name: 'Phần trăm hao hụt của Cả món' }).press('ArrowRight');
  await expectText(page, '21 %');
  await weighed.fill('1200');
  await expectText(page, 'Món đã có khối lượng thành phẩm, nên hệ số hao hụt không dùng tới.');
  await update(page);
  await expectText(page, 'Công thức đã được cập nhật');
  await page.getByRole('button', { name: 'Bỏ hệ số hao hụt của Cả món' }).click();
  await update(page);
  await expect(page.getByLabel('Nguồn hệ số hao hụt của Cả món')).toHaveCount(0);
});

test('E12 a version that was saved before fills the form, and is taken back', async () => {
  const { page } = device;
  const versions = page.getByRole('list', { name: 'Các bản đã lưu' });
  const description = page.getByLabel('Mô tả', { exact: true });
  await description.fill('Bản thứ hai.');
  await update(page);
  await expect(page.getByText('Chưa lưu', { exact: true })).toHaveCount(0);
  await description.fill('Bản thứ ba.');
  await update(page);
  await expect(page.getByText('Chưa lưu', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(description).toHaveValue('Bản thứ ba.');
  await versions.getByRole('button').first().click();
  await expect(description).toHaveValue('Bản thứ hai.');
  await expectText(page, /^Đã mở lại bản/);
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).first().click();
  await expect(description).toHaveValue('Bản thứ ba.');
  await versions.getByRole('button').first().click();
  await update(page);
  await expect(page.getByText('Chưa lưu', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(description).toHaveValue('Bản thứ hai.');
});

test('E12 a template fills the form, and is taken back', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Chọn mẫu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bữa sáng' }).click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  const preview = dialog.getByRole('region', { name: 'Xem trước mẫu' });
  const name = await preview.getByRole('heading', { level: 3 }).textContent();
  const listed = preview.getByRole('list').first().getByRole('listitem');
  await expect(listed).toHaveCount(6);
  await expect(listed.last()).toHaveText(/^và \d+ nguyên liệu khác$/);
  await preview.getByRole('button', { name: 'Dùng mẫu này' }).click();
  await expectText(page, 'Đã áp dụng mẫu');
  await expect(page.getByLabel('Tên công thức')).toHaveValue(name ?? '');
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).first().click();
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
});

test('E12 E14 a cover and an image of a step are taken, shown and kept without a network', async () => {
  const { page } = device;
  await page.goto(`/expert/recipes/${id}/edit`);
  const cover = page.getByRole('group', { name: 'Ảnh bìa' });
  await cover.getByRole('button').click();
  await bringImage(page, `Ảnh ${title}`);
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm ảnh cho bước 1' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`Ảnh ${title}`) })
    .click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Cập nhật bản đã xuất bản', exact: true }).first().click();
  await expectText(page, 'Công thức đã được cập nhật');
  await page.goto(`/expert/recipes/${id}/edit`);
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ ảnh 1 của bước 1' }).click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeHidden();
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).first().click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
});

test('E12 E07 a menu finds the recipe, and the server has it when the network is back', async ({
  product,
}) => {
  const { page } = device;
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill(title);
  await expect(dialog.getByRole('option', { name: title }).getByText(/của bạn/)).toBeVisible();
  await dialog.getByRole('option', { name: title }).first().click();
  await expect(dialog.locator('input:focus')).toHaveAttribute('aria-label', /^Lượng /);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Đã thêm /).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await page.getByLabel('Tên thực đơn').fill(`Có ${title}`);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expectText(page, 'Thực đơn gốc đã được lưu');
  await offersNewFigures(page);
  await page.goto('/expert/recipes/khong-co/edit');
  await expectText(page, 'Không tìm thấy công thức');
  await expect(page).toHaveURL(/\/expert\/recipes$/);
  await cable.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const stored = (await product.documents('workspace-demo-lan')).map(({ body }) => body as Recipe);
  const recipe = stored.find((one) => one?.id === id);
  expect(recipe).toMatchObject({ title, status: 'published', servings: 4, finishedWeight: 1200 });
  expect(recipe?.ingredients).toHaveLength(2);
});
