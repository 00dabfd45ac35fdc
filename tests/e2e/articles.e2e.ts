import { expect, type Locator, type Page } from 'playwright/test';
import type { Article } from '../../src/domain/collections/articles';
import type { TcpProxy } from '../support/tcpProxy';
import { expectNoViolations } from './support/axe';
import { openDevice, pill, readyForOffline, signIn, type Device } from './support/device';
import { jpegOf } from './support/photos';
import { cableTo, test, type SharedProduct } from './support/shared';
import { pressEntry, undoOf } from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const CREATE = '/expert/articles/create';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;
/** Other projects write articles in the same practice. */
let title: string;
let id = '';

test.beforeAll(async ({ product }) => {
  const { name, use } = test.info().project;
  title = `Ăn nhạt mà vẫn ngon ${name}`;
  cable = await cableTo(product);
  const { viewport, hasTouch, isMobile } = use;
  device = await openDevice(`http://127.0.0.1:${cable.port}`, { viewport, hasTouch, isMobile });
  await signIn(device.page, LAN);
  await readyForOffline(device.page);
  await cable.cut();
  await expect(pill(device.page)).not.toHaveText('Đã đồng bộ');
});

test.afterAll(async () => {
  await device?.dispose();
  await cable?.close();
});

const content = (page: Page): Locator => page.getByRole('region', { name: 'Nội dung bài viết' });
const blocksOf = (page: Page): Locator => content(page).locator('.ce-block');
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Tên bài viết' });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** A figure of the panel: words, blocks. */
const figure = (page: Page, label: 'từ' | 'khối') =>
  page
    .getByRole('region', { name: 'Thông tin bài' })
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .last();

/** Puts something on the clipboard into a place, as a paste does. */
async function paste(place: Locator, html: string, text: string): Promise<void> {
  await place.click();
  await place.evaluate(
    (element, [markup, plain]) => {
      const clipboardData = new DataTransfer();
      if (markup) clipboardData.setData('text/html', markup);
      clipboardData.setData('text/plain', plain ?? '');
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [html, text],
  );
}

/** Editor.js passes a key over while it works; who writes presses again. */
async function newBlock(page: Page, blocks: number): Promise<void> {
  await expect(async () => {
    if ((await blocksOf(page).count()) < blocks) await page.keyboard.press('Enter');
    await expect(blocksOf(page)).toHaveCount(blocks, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `**Đoạn** ${at + 1}`).join('\n\n');

async function stored(product: SharedProduct): Promise<Article[]> {
  const documents = await product.documents('workspace-demo-lan');
  return documents.map(({ body }) => body as Article).filter((body) => body?.title === title);
}

test('E13 an article is begun from nothing, and says what is missing', async () => {
  const { page } = device;
  await page.goto('/expert/articles');
  await page.getByRole('link', { name: 'Viết bài' }).first().click();
  await expect(blocksOf(page)).toHaveCount(1);
  await press(page, 'Xuất bản');
  await said(page, 'Vui lòng nhập tiêu đề bài viết');
  await titleField(page).fill(title);
  await press(page, 'Xuất bản');
  await said(page, 'Vui lòng nhập nội dung bài viết');
  await expect(page.getByLabel('Đường dẫn')).toHaveValue(/^an-nhat-ma-van-ngon-/);
  await blocksOf(page).first().locator('.ce-paragraph').click();
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
  await device.killTab(CREATE);
  const { page } = device;
  await said(page, 'Đã khôi phục nội dung đang nhập dở');
  await expect(titleField(page)).toHaveValue(title);
  await expect(blocksOf(page)).toHaveCount(2);
  await expect(blocksOf(page).last()).toHaveText('Bớt dần từng tuần.');
});

test('P16 changes are taken back and done again; markdown becomes blocks', async () => {
  const { page } = device;
  const last = blocksOf(page).last().locator('.ce-paragraph');
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
  const first = blocksOf(page).first().locator('.ce-paragraph');
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
  await blocksOf(page).first().locator('.ce-paragraph').click();
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
});

test('E13 it is published, and its preview is what readers get', async () => {
  const { page } = device;
  await press(page, 'Xuất bản');
  await said(page, 'Bài viết đã được đăng tải');
  await expect(page).toHaveURL(/\/expert\/articles$/);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/expert\/articles\/[^/]+\/edit$/);
  id = /articles\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await said(page, 'Cảnh báo: ảnh bìa có thể bị mất');
  await page.getByRole('link', { name: 'Xem trước' }).click();
  const shown = page.getByRole('article');
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Nêm sau cùng' })).toBeVisible();
  await expect(shown.getByRole('cell', { name: '1.938 mg' })).toBeVisible();
  await expect(shown.getByText('Năm cách bớt muối.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
});

test('P16 "/" in an empty block opens the tools, and a block is dragged by its handle', async ({
  isMobile,
}) => {
  const { page } = device;
  await page.goto(CREATE);
  await expect(blocksOf(page)).toHaveCount(1);
  await blocksOf(page).first().locator('.ce-paragraph').click();
  const tools = page.locator('.ce-toolbox .ce-popover--opened');
  // Editor.js takes its keys only some time after it stands; until then "/" is a letter.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await expect(tools.locator('[data-item-name="quote"]')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(tools).toHaveCount(0);
  // Within a text it is a letter.
  await blocksOf(page).first().locator('.ce-paragraph').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Một/hai');
  await expect(blocksOf(page).first()).toHaveText('Một/hai');
  await expect(tools).toHaveCount(0);
  for (const [at, words] of ['Ba', 'Bốn'].entries()) {
    await page.keyboard.press('End');
    await newBlock(page, at + 2);
    await page.keyboard.type(words);
    await expect(blocksOf(page).nth(at + 1)).toHaveText(words);
  }
  await expect(figure(page, 'khối')).toContainText('3');
  const order = () => blocksOf(page).allTextContents();
  await blocksOf(page).first().locator('.ce-paragraph').click();
  const handle = content(page).locator('.ce-toolbar__settings-btn');
  await handle.scrollIntoViewIfNeeded();
  const isBeside = async () => {
    const [of, block] = [await handle.boundingBox(), await blocksOf(page).first().boundingBox()];
    if (of === null || block === null) return false;
    const end = block.y + block.height;
    // On a phone it stands below its block, where that has made room.
    if (!isMobile) return of.y + of.height / 2 < end;
    const next = await blocksOf(page).nth(1).boundingBox();
    return of.y >= end - 1 && next !== null && of.y + of.height <= next.y + 1;
  };
  await expect.poll(isBeside).toBe(true);
  const from = await handle.boundingBox();
  const to = await blocksOf(page).last().boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Ba', 'Bốn', 'Một/hai']);
});

test('P16 E14 a picture, strike and alignment stand in the text, and two presses save once', async () => {
  const { page } = device;
  const name = `Bữa nhạt có hình ${title.split(' ').at(-1)}`;
  await titleField(page).fill(name);
  await blocksOf(page).last().locator('.ce-paragraph').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.locator('.ce-inline-toolbar [data-item-name="strike"]').click();
  await page.keyboard.press('Escape');
  await expect(blocksOf(page).last().locator('s')).toHaveText('Một/hai');
  await blocksOf(page).first().locator('.ce-paragraph').click();
  await content(page).locator('.ce-toolbar__settings-btn').click();
  await page
    .locator('.ce-settings .ce-popover--opened .ce-popover-item')
    .filter({ hasText: 'giữa' })
    .first()
    .click();
  await press(page, 'Ảnh');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Tải lên' }).click();
  await dialog
    .getByLabel('Chọn ảnh từ máy')
    .last()
    .setInputFiles({ name: 'mon.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(page) });
  await dialog.getByLabel('Tên món ăn').fill(name);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill(name);
  await dialog.getByRole('combobox', { name: 'Nhãn' }).fill('canh');
  await dialog.getByRole('combobox', { name: 'Nhãn' }).press('Enter');
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(dialog).toBeHidden();
  await expect(content(page).getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Lưu nháp', exact: true }).first().dblclick();
  await said(page, 'Đã lưu bản nháp');
  await expect(page).toHaveURL(/\/expert\/articles$/);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Xem trước' }).click();
  const shown = page.getByRole('article');
  await expect(shown.locator('s')).toHaveText('Một/hai');
  await expect(shown.getByText('Ba', { exact: true })).toHaveCSS('text-align', 'center');
  await expect(shown.getByRole('img', { name })).toBeVisible();
});

test('E13 a template fills the text, and is taken back', async () => {
  const { page } = device;
  await page.goto(CREATE);
  await expect(blocksOf(page)).toHaveCount(1);
  await press(page, 'Chọn mẫu');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Hỏi đáp/ }).click();
  await press(page, 'Dùng mẫu này');
  await said(page, 'Đã áp dụng mẫu');
  await expect(content(page).getByText('Câu hỏi thứ nhất?')).toBeVisible();
  await press(page, 'Hoàn tác');
  await expect(content(page).getByText('Câu hỏi thứ nhất?')).toHaveCount(0);
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
  await said(page, `Đã tạo ${title} (bản sao)`);
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: /^Bản nháp \d+$/ }).click();
  await expect(cards).toHaveCount(1);
  await menu('Lưu trữ');
  await said(page, `Đã lưu trữ ${title} (bản sao)`);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: /^Đã lưu trữ \d+$/ }).click();
  await expect(cards).toHaveCount(1);
  // What is no draft is kept for thirty days.
  await menu('Xóa');
  await said(page, `Đã xóa ${title} (bản sao)`);
  await page.getByRole('button', { name: /^Đã xóa \d+$/ }).click();
  await said(page, /còn giữ 30 ngày/);
  await menu('Khôi phục');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: /^Đã lưu trữ \d+$/ }).click();
  await menu('Bỏ lưu trữ');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: /^Bản nháp \d+$/ }).click();
  // A draft goes for good.
  await menu('Xóa vĩnh viễn bản nháp');
  await expect(cards).toHaveCount(0);
  await undoOf(page, `Đã xóa ${title} (bản sao)`).click();
  await expect(cards).toHaveCount(1);
  await menu('Xóa vĩnh viễn bản nháp');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Bỏ lọc' }).click();
  await expect(cards.first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
});

test('E13 two devices that change different blocks both keep their change', async ({ product }) => {
  const { page } = device;
  await cable.restore();
  await expect(pill(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const other = await openDevice(product.url, { viewport: { width: 1280, height: 900 } });
  try {
    await signIn(other.page, LAN);
    await expect(pill(other.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    for (const each of [page, other.page]) {
      await each.goto(`/expert/articles/${id}/edit`);
      await expect(content(each).getByText('Phần lớn muối đến từ nước mắm.')).toBeVisible();
    }
    await cable.cut();
    await expect(pill(page)).not.toHaveText('Đã đồng bộ');
    await content(page).getByText('Phần lớn muối đến từ nước mắm.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Máy một.');
    await press(page, 'Cập nhật');
    await expect(page).toHaveURL(/\/expert\/articles$/);
    await content(other.page).getByText('Bớt dần từng tuần.').click();
    await other.page.keyboard.press('End');
    await other.page.keyboard.type(' Máy hai.');
    await press(other.page, 'Cập nhật');
    await expect(other.page).toHaveURL(/\/expert\/articles$/);
    await expect(pill(other.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await cable.restore();
    await expect
      .poll(async () => JSON.stringify(await stored(product)), { timeout: 30_000 })
      .toMatch(/Máy một\..*Máy hai\./);
    await page.goto(`/expert/articles/${id}/edit`);
    await expect(content(page).getByText('Phần lớn muối đến từ nước mắm. Máy một.')).toBeVisible();
    await expect(content(page).getByText('Bớt dần từng tuần. Máy hai.')).toBeVisible();
    await expect(pill(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    // The same block on both is a question, with what is open on the other one.
    await content(other.page).waitFor({ state: 'detached' });
    await other.page.goto(`/expert/articles/${id}/edit`);
    // All of it: what came while somebody types would take the place of the block.
    await expect(content(other.page).getByText(/Máy một\./)).toBeVisible();
    await content(other.page).getByText('Bớt dần từng tuần. Máy hai.').click();
    await other.page.keyboard.press('End');
    await other.page.keyboard.type(' Nữa.');
    await said(other.page, 'Chưa lưu');
    await content(page).getByText('Bớt dần từng tuần. Máy hai.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Khác.');
    await press(page, 'Cập nhật');
    await said(other.page, 'Máy khác cũng vừa sửa bài viết này');
    await said(other.page, /Bớt dần từng tuần\. Máy hai\. Khác\./);
    await expect(content(other.page).getByText(/Máy hai\. Nữa\./)).toBeVisible();
    await press(other.page, 'Dùng bản của nơi khác');
    await expect(content(other.page).getByText(/Máy hai\. Khác\./)).toBeVisible();
  } finally {
    await other.dispose();
  }
});

test('E13 an article of 200 blocks opens; more than 2,000 are said to be too many', async () => {
  const { page } = device;
  await page.goto(CREATE);
  await expect(blocksOf(page)).toHaveCount(1);
  await titleField(page).fill(`Dài ${title}`);
  await paste(blocksOf(page).first().locator('.ce-paragraph'), '', lines(200));
  await expect(figure(page, 'khối')).toContainText('200');
  await press(page, 'Lưu nháp');
  await said(page, 'Đã lưu bản nháp');
  await page.getByRole('link', { name: `Dài ${title}` }).click();
  await expect(blocksOf(page)).toHaveCount(200);
  await expect(content(page).getByText('Đoạn 200', { exact: true })).toBeVisible();
  await page.goto(CREATE);
  await expect(blocksOf(page)).toHaveCount(1);
  await paste(blocksOf(page).first().locator('.ce-paragraph'), '', lines(2100));
  await said(page, /Một bài có tối đa 2\.000 khối/);
});
