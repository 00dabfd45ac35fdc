import { expect } from 'playwright/test';
import type { Article } from '../../src/domain/records/articles';
import type { TcpProxy } from '../support/tcpProxy';
import {
  getBlocks,
  content,
  CREATE_ARTICLE,
  figure,
  newBlock,
  paste,
  press,
  expectText,
  titleField,
} from './support/articles';
import type { CabledDevice } from './support/cable';
import { syncBadge, type Device } from './support/device';
import { takeElsewhere, takeLan, test, type SharedProduct } from './support/shared';
import { pressEntry, getUndo } from './support/steps';

test.describe.configure({ mode: 'serial' });

let opened: CabledDevice;
let cable: TcpProxy;
let device: Device;
/** Other projects write articles in the same practice. */
let title: string;
let id = '';

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  title = `Ăn nhạt mà vẫn ngon ${test.info().project.name}`;
  opened = await takeLan(lan);
  ({ device, cable } = opened);
  await cable.cut();
  await expect(syncBadge(device.page)).not.toHaveText('Đã đồng bộ');
});

async function stored(product: SharedProduct): Promise<Article[]> {
  const documents = await product.documents('workspace-demo-lan');
  return documents.map(({ body }) => body as Article).filter((body) => body?.title === title);
}

test('E13 an article is begun from nothing, and says what is missing', async () => {
  const { page } = device;
  await page.goto('/expert/articles');
  await page.getByRole('link', { name: 'Viết bài' }).first().click();
  await expect(getBlocks(page)).toHaveCount(1);
  await press(page, 'Xuất bản');
  await expectText(page, 'Vui lòng nhập tiêu đề bài viết');
  await titleField(page).fill(title);
  await press(page, 'Xuất bản');
  await expectText(page, 'Vui lòng nhập nội dung bài viết');
  await expect(page.getByLabel('Đường dẫn')).toHaveValue(/^an-nhat-ma-van-ngon-/);
  await getBlocks(page).first().locator('.ce-paragraph').click();
  await page.keyboard.type('Phần lớn muối đến từ nước mắm.');
  await newBlock(page, 2);
  await page.keyboard.type('Bớt dần từng tuần.');
  await expect(figure(page, 'từ')).toContainText('11');
  await expect(figure(page, 'khối')).toContainText('2');
  await page.getByRole('combobox', { name: /^Nhãn/ }).fill('ăn nhạt');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Tóm tắt/ }).fill('Năm cách bớt muối.');
});

test('E13 what is half written survives a closed tab', async () => {
  await device.killTab(CREATE_ARTICLE);
  const { page } = device;
  await expectText(page, 'Đã khôi phục nội dung đang nhập dở');
  await expect(titleField(page)).toHaveValue(title);
  await expect(getBlocks(page)).toHaveCount(2);
  await expect(getBlocks(page).last()).toHaveText('Bớt dần từng tuần.');
});

test('P16 changes are taken back and done again; markdown becomes blocks', async () => {
  const { page } = device;
  const last = getBlocks(page).last().locator('.ce-paragraph');
  await paste(
    last,
    '',
    '## Nêm sau cùng\n\n- Me\n- Thơm\n\n| Gia vị | Natri |\n| --- | --- |\n| Muối | 1.938 mg |',
  );
  await expect(figure(page, 'khối')).toContainText('5');
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveText('Nêm sau cùng');
  await press(page, 'Hoàn tác');
  await expect(figure(page, 'khối')).toContainText('2');
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  await press(page, 'Làm lại');
  await expect(figure(page, 'khối')).toContainText('5');
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveText('Nêm sau cùng');
});

test('E13 what is pasted is text or nothing, never markup', async () => {
  const { page } = device;
  const first = getBlocks(page).first().locator('.ce-paragraph');
  await page.evaluate(() => Object.assign(window, { hits: 0 }));
  const attack =
    '<img src=x onerror="window.hits++"><p onclick="window.hits++">Một <a href="javascript:window.hits++">bẫy</a></p>' +
    '<svg onload="window.hits++"></svg><script>window.hits++</script><h3>Hai</h3>';
  await paste(first, attack, 'Một bẫy');
  await expect(content(page).getByRole('heading', { level: 3 })).toHaveText('Hai');
  const within = content(page).locator('.codex-editor__redactor');
  await expect(within.locator('img, script, iframe, a, [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0);
  await press(page, 'Hoàn tác');
  await expect(content(page).getByRole('heading', { level: 3 })).toHaveCount(0);
});

test('E13 P16 a recipe stands in the text as a card with its figures', async () => {
  const { page } = device;
  await getBlocks(page).first().locator('.ce-paragraph').click();
  await press(page, 'Công thức');
  const dialog = page.getByRole('dialog');
  const recipes = dialog.getByRole('listitem').getByRole('button');
  const name = (await recipes.first().locator('p').first().textContent()) ?? '';
  await recipes.filter({ hasText: name }).first().click();
  await expect(dialog).toBeHidden();
  const card = content(page).locator('.article-card');
  await expect(card).toContainText(name);
  await expect(card).toContainText('kcal');
  await expect(card).toContainText('Theo công thức mới nhất');
});

test('E13 it is published, and its preview is what readers get', async () => {
  const { page } = device;
  await press(page, 'Xuất bản');
  await expectText(page, 'Bài viết đã được đăng tải');
  await expect(page).toHaveURL(/\/expert\/articles$/);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/expert\/articles\/[^/]+\/edit$/);
  id = /articles\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expectText(page, 'Cảnh báo: ảnh bìa có thể bị mất');
  await page.getByRole('link', { name: 'Xem trước' }).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: title })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Nêm sau cùng' })).toBeVisible();
  await expect(article.getByRole('cell', { name: '1.938 mg' })).toBeVisible();
  await expect(article.getByText('Năm cách bớt muối.')).toBeVisible();
});

test('E15 P27 the list finds, copies, archives, deletes and takes back', async () => {
  const { page } = device;
  await page.goto('/expert/articles');
  await page.getByRole('searchbox').fill(`an nhat ma van ngon ${title.split(' ').at(-1)}`);
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
  await expectText(page, `Đã tạo ${title} (bản sao)`);
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: /^Bản nháp \d+$/ }).click();
  await expect(cards).toHaveCount(1);
  await menu('Lưu trữ');
  await expectText(page, `Đã lưu trữ ${title} (bản sao)`);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: /^Đã lưu trữ \d+$/ }).click();
  await expect(cards).toHaveCount(1);
  await menu('Xóa');
  await expectText(page, `Đã xóa ${title} (bản sao)`);
  await page.getByRole('button', { name: /^Đã xóa \d+$/ }).click();
  await expectText(page, /còn giữ 30 ngày/);
  await menu('Khôi phục');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: /^Đã lưu trữ \d+$/ }).click();
  await menu('Bỏ lưu trữ');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: /^Bản nháp \d+$/ }).click();
  await menu('Xóa vĩnh viễn bản nháp');
  await expect(cards).toHaveCount(0);
  await getUndo(page, `Đã xóa ${title} (bản sao)`).click();
  await expect(cards).toHaveCount(1);
  await menu('Xóa vĩnh viễn bản nháp');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Bỏ lọc' }).click();
  await expect(cards.first()).toBeVisible();
});

test('E13 two devices that change different blocks both keep their change', async ({
  product,
  elsewhere,
}) => {
  const { page } = device;
  await cable.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const other = await takeElsewhere(elsewhere);
  for (const each of [page, other.page]) {
    await each.goto(`/expert/articles/${id}/edit`);
    await expect(content(each).getByText('Phần lớn muối đến từ nước mắm.')).toBeVisible();
  }
  await cable.cut();
  await expect(syncBadge(page)).not.toHaveText('Đã đồng bộ');
  await content(page).getByText('Phần lớn muối đến từ nước mắm.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Máy một.');
  await press(page, 'Cập nhật bản đã xuất bản');
  await expect(page).toHaveURL(/\/expert\/articles$/);
  await content(other.page).getByText('Bớt dần từng tuần.').click();
  await other.page.keyboard.press('End');
  await other.page.keyboard.type(' Máy hai.');
  await press(other.page, 'Cập nhật bản đã xuất bản');
  await expect(other.page).toHaveURL(/\/expert\/articles$/);
  await expect(syncBadge(other.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await cable.restore();
  await expect
    .poll(async () => JSON.stringify(await stored(product)), { timeout: 30_000 })
    .toMatch(/Máy một\..*Máy hai\./);
  await page.goto(`/expert/articles/${id}/edit`);
  await expect(content(page).getByText('Phần lớn muối đến từ nước mắm. Máy một.')).toBeVisible();
  await expect(content(page).getByText('Bớt dần từng tuần. Máy hai.')).toBeVisible();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await content(other.page).waitFor({ state: 'detached' });
  await other.page.goto(`/expert/articles/${id}/edit`);
  // Wait for all of it: what arrives while somebody types would replace the block.
  await expect(content(other.page).getByText(/Máy một\./)).toBeVisible();
  await content(other.page).getByText('Bớt dần từng tuần. Máy hai.').click();
  await other.page.keyboard.press('End');
  await other.page.keyboard.type(' Nữa.');
  await expectText(other.page, 'Chưa lưu');
  await content(page).getByText('Bớt dần từng tuần. Máy hai.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Khác.');
  await press(page, 'Cập nhật bản đã xuất bản');
  await expectText(other.page, 'Máy khác cũng vừa sửa bài viết này');
  await expectText(other.page, /Bớt dần từng tuần\. Máy hai\. Khác\./);
  await expect(content(other.page).getByText(/Máy hai\. Nữa\./)).toBeVisible();
  await press(other.page, 'Dùng bản của nơi khác');
  await expect(content(other.page).getByText(/Máy hai\. Khác\./)).toBeVisible();
});
