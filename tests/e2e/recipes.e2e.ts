import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type { Recipe } from '../../src/domain/collections/recipes';
import type { TcpProxy } from '../support/tcpProxy';
import { expectNoViolations } from './support/axe';
import { openDevice, pill, readyForOffline, signIn, type Device } from './support/device';
import { jpegOf } from './support/photos';
import { cableTo, test } from './support/shared';
import { addIngredient, pressEntry, undoOf } from './support/steps';

const LAN = 'lan@demo.bualanh.local';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;
/** Other projects write recipes in the same practice. */
let title: string;
let id = '';

test.beforeAll(async ({ product }) => {
  const { name, use } = test.info().project;
  title = `Thịt kho trứng ${name}`;
  cable = await cableTo(product);
  const { viewport, hasTouch, isMobile } = use;
  device = await openDevice(`http://127.0.0.1:${cable.port}`, { viewport, hasTouch, isMobile });
  await signIn(device.page, LAN);
  await readyForOffline(device.page);
  // Files of pages come when they are opened first, or when the browser has nothing else to do.
  await device.page.goto('/expert/daily-menus/create');
  await expect(device.page.getByRole('button', { name: /Thực đơn gốc/ })).toBeVisible();
  await device.page.goto('/expert/recipes');
  await expect(device.page.getByRole('searchbox')).toBeVisible();
  await device.page.goto('/expert/recipes/create');
  await expect(device.page.getByRole('button', { name: 'Thêm món' })).toBeVisible();
  await cable.cut();
  await expect(pill(device.page)).not.toHaveText('Đã đồng bộ');
});

test.afterAll(async () => {
  await device?.dispose();
  await cable?.close();
});

/** Brings a new picture into the library through the dialog that is open. */
async function bringPicture(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Tải lên' }).click();
  await dialog
    .getByLabel('Chọn ảnh từ máy')
    .last()
    .setInputFiles({ name: 'mon.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(page) });
  await dialog.getByLabel('Tên món ăn').fill(name);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill(name);
  const tags = dialog.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(dialog).toBeHidden();
}

/** The recipe that a menu holds gets other figures, and offers them there. */
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
  await undoOf(page, 'Đã lấy số mới cho 1 thực đơn').click();
  await dialog.getByRole('button', { name: 'Lấy số mới cho cả 1 thực đơn' }).click();
  await expect(dialog.getByText('Đã có số mới nhất')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Đóng' }).first().click();
  await expect(panel.getByText('1 thực đơn còn giữ số cũ của món.')).toHaveCount(0);
  await page.getByLabel('Số phần').fill('4');
  await update(page);
  await expect(panel.getByText('1 thực đơn còn giữ số cũ của món.')).toBeVisible();
}

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Saves what is typed, and waits until that is done: what is typed meanwhile belongs to the next time. */
async function update(page: Page): Promise<void> {
  const versions = page.getByRole('list', { name: 'Các bản đã lưu' }).getByRole('button');
  await expect(versions.first()).toBeVisible();
  const before = await versions.count();
  await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
  // The device keeps ten.
  await expect.poll(() => versions.count()).toBe(Math.min(before + 1, 10));
  await expect(page.getByText('Chưa lưu', { exact: true })).toHaveCount(0);
}

test('E12 a recipe is begun from nothing, and says what is missing', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await said(page, 'Không thể xuất bản');
  await said(page, 'Tên từ 5 ký tự. Ít nhất 1 nguyên liệu có lượng. Ít nhất 1 bước nấu');
  await page.getByLabel('Tên công thức').fill(title);
  await page.getByLabel('Số phần').fill('0');
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await said(page, 'Không thể lưu bản nháp');
  await said(page, 'Số phần phải lớn hơn 0, nhiều nhất 1.000.');
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
  await said(page, 'Nguyên liệu này đã được thêm vào danh sách');
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
  await said(page, 'Đã khôi phục nội dung đang nhập dở');
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await said(page, 'Bản nháp đã được lưu');
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  id = /recipes\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await said(page, 'Công thức đã được cập nhật');
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await update(page);
  await said(page, 'Công thức đã được cập nhật');
});

test('E12 a loss on the fire makes 100 g richer once its source is named', async () => {
  const { page } = device;
  const panel = page.getByRole('region', { name: 'Dinh dưỡng', exact: true });
  const weighed = page.getByLabel(/^Khối lượng thành phẩm/);
  await weighed.fill('');
  const weight = panel.getByText(/g cả món, theo nguyên liệu/);
  const before = (await weight.textContent()) ?? '';
  await page.getByLabel('Thêm hệ số hao hụt').selectOption({ label: 'Cả món' });
  await said(page, 'Chưa tính: hãy ghi nguồn của hệ số này.');
  await expect(weight).toHaveText(before);
  await page.getByLabel('Nguồn hệ số hao hụt của Cả món').fill('Tự cân, 3 lần');
  await expect(weight).not.toHaveText(before);
  await page.getByRole('slider', { name: 'Phần trăm hao hụt của Cả món' }).press('ArrowRight');
  await said(page, '21 %');
  await weighed.fill('1200');
  await said(page, 'Món đã có khối lượng thành phẩm, nên hệ số hao hụt không dùng tới.');
  await update(page);
  await said(page, 'Công thức đã được cập nhật');
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
  // Also after the page was opened anew.
  await page.reload();
  await expect(description).toHaveValue('Bản thứ ba.');
  await versions.getByRole('button').first().click();
  await expect(description).toHaveValue('Bản thứ hai.');
  await said(page, /^Đã mở lại bản/);
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
  await preview.getByRole('button', { name: 'Dùng mẫu này' }).click();
  await said(page, 'Đã áp dụng mẫu');
  await expect(page.getByLabel('Tên công thức')).toHaveValue(name ?? '');
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).first().click();
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
});

test('E12 E14 a cover and a picture of a step are taken, shown and kept without a network', async () => {
  const { page } = device;
  await page.goto(`/expert/recipes/${id}/edit`);
  const cover = page.getByRole('group', { name: 'Ảnh bìa' });
  await cover.getByRole('button').click();
  await bringPicture(page, `Ảnh ${title}`);
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm ảnh cho bước 1' }).click();
  // The library has it on this device already.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`Ảnh ${title}`) })
    .click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Cập nhật', exact: true }).first().click();
  await said(page, 'Công thức đã được cập nhật');
  await page.goto(`/expert/recipes/${id}/edit`);
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ ảnh 1 của bước 1' }).click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeHidden();
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).first().click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
});

test('P12 E15 the paper of a recipe shows its pictures, without a network', async () => {
  const { page } = device;
  await page.goto(`/expert/print-recipe?id=${id}`);
  const sheet = page.getByRole('main', { name: 'Bản in A4' });
  // The cover, and the picture of the first step.
  await expect(sheet.locator('img')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải PDF để in', exact: true }).click(),
  ]);
  const pdf = await readFile(await download.path());
  expect(pdf.toString('latin1').match(/\/Filter \/DCTDecode/g)?.length).toBe(1);
});

test('P12 the dialog of a recipe prints, previews and mails, and closes when it was sent', async () => {
  const { page } = device;
  await page.goto(`/expert/recipes/${id}/edit`);
  await page.getByRole('button', { name: 'In PDF, gửi Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveText(['In PDF', 'Gửi Email', 'Xem trước']);
  const print = dialog.getByRole('tabpanel', { name: 'In PDF' });
  for (const said of [title, 'cho 4 phần', 'Nguyên liệu', 'Cách làm', 'cho một phần'])
    await expect(print).toContainText(said);
  await expect(print.locator('img').first()).toBeVisible();
  await page.screenshot({ path: `test-results/dialog-recipe-${test.info().project.name}.png` });
  const download = page.waitForEvent('download');
  await print.getByRole('button', { name: 'Tải PDF để in' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await dialog.getByRole('tab', { name: 'Gửi Email' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Gửi Email' });
  await expect(form.getByLabel('Tiêu đề')).toHaveValue(`Công thức nấu ăn: ${title}`);
  await form.getByRole('button', { name: 'Gửi Email' }).click();
  await expect(form.getByText('Vui lòng nhập đầy đủ thông tin khách hàng').first()).toBeVisible();
  await form.getByLabel('Tên người nhận').fill('Chị Ngọc');
  await form.getByLabel('Email người nhận').fill('ngoc@example.vn');
  await form.getByLabel(/Lời nhắn/).fill('Nấu thử cuối tuần nhé.');
  await form.getByRole('button', { name: 'Xem trước Email' }).click();
  const mail = dialog.frameLocator('iframe');
  await expect(dialog.getByRole('tab', { name: 'Xem trước' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(dialog.locator('iframe')).toBeVisible();
  await expect(mail.locator('body')).toContainText('Nấu thử cuối tuần nhé.');
  await expect(mail.locator('body')).toContainText(title);
  await dialog.getByRole('tab', { name: 'Gửi Email' }).click();
  await expect(form.getByLabel('Tên người nhận')).toHaveValue('Chị Ngọc');
  await form.getByRole('button', { name: 'Gửi Email' }).click();
  // Cleared at once, closed a little later.
  await expect(form.getByLabel('Tên người nhận')).toHaveValue('');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('ngoc@example.vn').first()).toBeVisible();
  await expect(page.getByText('Chờ gửi').first()).toBeVisible();
});

test('P13 a picture that is used says where before it is deleted, and larger files are refused', async () => {
  const { page } = device;
  await page.goto('/expert/images');
  await page.getByRole('searchbox').fill(`Ảnh ${title}`);
  await page
    .getByRole('main')
    .locator('button')
    .filter({ hasText: `Ảnh ${title}` })
    .click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Xóa ảnh' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ảnh này đang được dùng');
  await expect(question).toContainText(`Công thức “${title}”`);
  await question.getByRole('button', { name: 'Hủy' }).click();
  await page.goto(`/expert/recipes/${id}/edit`);
  await page.getByRole('group', { name: 'Ảnh bìa' }).getByRole('button').first().click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('tab', { name: 'Tải lên' }).click();
  await picker
    .getByLabel('Chọn ảnh từ máy')
    .last()
    .setInputFiles({
      name: 'lon.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5_121 * 1024),
    });
  await expect(picker.getByText('File ảnh không được lớn hơn 5MB')).toBeVisible();
  await picker.getByRole('button', { name: 'Đóng' }).first().click();
});

test('E15 the preview is what the public will see', async () => {
  const { page } = device;
  await page.getByRole('link', { name: 'Xem trước' }).click();
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/preview$/);
  await said(page, 'Mọi người sẽ thấy công thức như thế này.');
  const shown = page.getByRole('article');
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect(
    shown.getByRole('region', { name: 'Nguyên liệu' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(shown.getByRole('region', { name: 'Các bước' })).toContainText('Ướp thịt 30 phút.');
  await expect(shown.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
  await expect(shown.getByRole('region', { name: 'Dinh dưỡng một phần' })).toContainText('kcal');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await page.getByRole('link', { name: 'Sửa công thức' }).first().click();
  await expect(page.getByLabel('Tên công thức')).toHaveValue(title);
});

test('E15 the preview shows what is typed and not saved, and says so', async () => {
  const { page } = device;
  await page.goto(`/expert/recipes/${id}/edit`);
  const description = page.getByLabel('Mô tả', { exact: true });
  const before = await description.inputValue();
  await description.fill('Kho nhỏ lửa hai giờ, đang viết dở.');
  await page.getByRole('link', { name: 'Xem trước' }).click();
  const shown = page.getByRole('article');
  await expect(shown.getByText('Kho nhỏ lửa hai giờ, đang viết dở.')).toBeVisible();
  await expect(page.getByText(/^Xem trước gồm cả phần bạn chưa lưu/)).toBeVisible();
  await page.getByRole('link', { name: 'Sửa công thức' }).first().click();
  await expect(description).toHaveValue('Kho nhỏ lửa hai giờ, đang viết dở.');
  await description.fill(before);
  await page.getByRole('link', { name: 'Xem trước' }).click();
  await expect(shown).toBeVisible();
  await expect(page.getByText(/^Xem trước gồm cả phần bạn chưa lưu/)).toHaveCount(0);
});

test('E09 a menu has a cover, which must be a picture of at most 5 MB', async () => {
  const { page } = device;
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  const cover = page.getByRole('group', { name: 'Ảnh bìa' });
  await cover.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Tải lên' }).click();
  const file = dialog.getByLabel('Chọn ảnh từ máy').last();
  const wrong = { name: 'thuc-don.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await file.setInputFiles(wrong);
  await expect(dialog.getByText('Vui lòng chọn file ảnh.', { exact: true })).toBeVisible();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'lon.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(dialog.getByText('Kích thước ảnh không được vượt quá 5MB.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Thư viện' }).click();
  await dialog.getByRole('button', { name: new RegExp(`Ảnh ${title}`) }).click();
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByLabel('Tên thực đơn').fill(`Bìa ${title}`);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn gốc đã được lưu').first()).toBeVisible();
  await page.goto('/expert/daily-menus');
  await page.getByRole('searchbox').fill(`Bìa ${title}`);
  const row = page.getByRole('article').filter({ hasText: `Bìa ${title}` });
  await expect(row.locator('img')).toBeVisible();
});

test('E15 the list finds, copies, archives, deletes and takes back', async () => {
  const { page } = device;
  await page.goto('/expert/recipes');
  await page.getByRole('searchbox').fill(`thit kho trung ${title.split(' ').at(-1)}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  const menu = async (entry: string) => {
    await cards
      .first()
      .getByRole('button', { name: /^Thao tác với/ })
      .click();
    await pressEntry(page.getByRole('menuitem', { name: entry, exact: true }));
  };
  await menu('Nhân bản');
  await said(page, `Đã tạo ${title} (bản sao)`);
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: /^Bản nháp \d+$/ }).click();
  await expect(cards).toHaveCount(1);
  await menu('Lưu trữ');
  await said(page, `Đã lưu trữ ${title} (bản sao)`);
  await said(page, 'Không có công thức nào khớp');
  await page.getByRole('button', { name: /^Đã lưu trữ \d+$/ }).click();
  await menu('Xóa');
  await said(page, `Đã xóa ${title} (bản sao)`);
  await expect(cards).toHaveCount(0);
  await undoOf(page, `Đã xóa ${title} (bản sao)`).click();
  await expect(cards).toHaveCount(1);
  await menu('Xóa');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Bỏ lọc' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
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
  await said(page, 'Thực đơn gốc đã được lưu');
  await offersNewFigures(page);
  await page.goto('/expert/recipes/khong-co/edit');
  await said(page, 'Không tìm thấy công thức');
  await expect(page).toHaveURL(/\/expert\/recipes$/);
  await cable.restore();
  await expect(pill(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const stored = (await product.documents('workspace-demo-lan')).map(({ body }) => body as Recipe);
  const recipe = stored.find((one) => one?.id === id);
  expect(recipe).toMatchObject({ title, status: 'published', servings: 4, finishedWeight: 1200 });
  expect(recipe?.ingredients).toHaveLength(2);
});
