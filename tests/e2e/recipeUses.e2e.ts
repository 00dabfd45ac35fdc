import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import type { CabledDevice } from './support/cable';
import { syncBadge, type Device } from './support/device';
import { bringPicture } from './support/photos';
import { takeLan, test } from './support/shared';
import { addIngredient, pressEntry, undoOf } from './support/steps';

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

/** A published recipe with a cover and a picture of its step. */
async function writeRecipe(page: Page): Promise<void> {
  await page.getByLabel('Tên công thức').fill(title);
  await page.getByLabel('Số phần').fill('4');
  await addIngredient(page, 'thit lon ba chi', '500 g');
  await addIngredient(page, 'trung vit', '6 quả');
  await page.getByRole('button', { name: 'Thêm bước' }).click();
  await page.getByLabel('Bước 1', { exact: true }).fill('Ướp thịt 30 phút.');
  const cover = page.getByRole('group', { name: 'Ảnh bìa' });
  await cover.getByRole('button').click();
  await bringPicture(page, `Ảnh ${title}`);
  await expect(cover.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm ảnh cho bước 1' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('button', { name: new RegExp(`Ảnh ${title}`) }).click();
  await expect(page.getByRole('img', { name: 'Bước 1, ảnh 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await said(page, 'Công thức đã được tạo');
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  const allergens = page.getByRole('region', { name: 'Chất gây dị ứng tìm thấy' });
  await expect(allergens).toContainText('Trứng');
  id = /recipes\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expect(
    page.getByRole('button', { name: 'Cập nhật bản đã xuất bản', exact: true }),
  ).toBeVisible();
}

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

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
  await page.getByRole('searchbox').fill('không có ảnh nào tên thế này');
  await said(page, 'Không có ảnh phù hợp.');
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
  await expectNoViolationsInBoth(page);
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

test('E15 what is read after the form stands below the buttons that hand the recipe out', async () => {
  const { page } = device;
  await page.goto(`/expert/recipes/${id}/edit`);
  await expect(page.getByText('Chưa có thực đơn nào dùng món này.')).toBeVisible();
  const main = page.getByRole('main');
  const bottom = await main.getByRole('link', { name: 'Xem trước' }).evaluate((link) => {
    return link.getBoundingClientRect().bottom;
  });
  const sections = [
    page.getByRole('region', { name: 'Trong thực đơn' }),
    page.getByRole('region', { name: 'Thư đã gửi' }),
  ];
  for (const section of sections)
    expect(await section.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(bottom);
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
  // Where a client's menu starts from a master, and in its preview.
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn cá nhân/ }).click();
  await page.getByRole('button', { name: /Trần Thị Mai/ }).click();
  await page.getByRole('searchbox').fill(`Bìa ${title}`);
  const card = page.getByRole('article').filter({ hasText: `Bìa ${title}` });
  await expect(card.locator('img')).toBeVisible();
  await card.getByRole('button', { name: /^Xem trước/ }).click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
});

test('E15 the list finds, copies, archives, deletes and takes back', async () => {
  const { page } = device;
  await page.goto('/expert/recipes');
  await page.getByRole('searchbox').fill(`thit rim trung ${title.split(' ').at(-1)}`);
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
  await expectNoViolationsInBoth(page);
});
