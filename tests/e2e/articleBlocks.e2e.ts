import { expect, type Locator, type Page } from 'playwright/test';
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
import { bringImage } from './support/photos';
import { takeLan, test } from './support/shared';

test.describe.configure({ mode: 'serial' });

let opened: CabledDevice;
let device: Device;
/** Other projects write articles in the same practice. */
let title: string;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  title = `Nêm vừa miệng ${test.info().project.name}`;
  opened = await takeLan(lan);
  ({ device } = opened);
  await opened.cable.cut();
  await expect(syncBadge(device.page)).not.toHaveText('Đã đồng bộ');
});

/** Hash of the style with which Editor.js tints words being linked: the policy refuses it, and linking works all the same. */
const LINK_TINT = 'sha256-LW2/sP7D2wUVTmuaGbP/ToCB7MY29spXOWF3rB4EKUw=';

test.afterAll(() => {
  const refused = device?.refusedStyles ?? [];
  refused.splice(0, refused.length, ...refused.filter((one) => !one.includes(LINK_TINT)));
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `**Đoạn** ${at + 1}`).join('\n\n');

const LOOKS = [
  { tool: 'bold', word: 'đậm', element: 'b' },
  { tool: 'italic', word: 'nghiêng', element: 'i' },
  { tool: 'underline', word: 'chân', element: 'u' },
  { tool: 'marker', word: 'sáng', element: 'mark' },
  { tool: 'inlineCode', word: 'mã', element: 'code' },
] as const;

async function select(page: Page, block: Locator, word: string): Promise<void> {
  await page.keyboard.press('End');
  await expect(page.locator('.ce-inline-toolbar .ce-popover--opened')).toHaveCount(0);
  await block.evaluate((element, words) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const from = texts.currentNode.textContent?.indexOf(words) ?? -1;
      if (from < 0) continue;
      getSelection()?.setBaseAndExtent(
        texts.currentNode,
        from,
        texts.currentNode,
        from + words.length,
      );
      return;
    }
    throw new Error(`no ${words} here`);
  }, word);
}

async function giveLooks(page: Page, block: Locator): Promise<void> {
  const tools = page.locator('.ce-inline-toolbar .ce-popover--opened');
  await block.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${LOOKS.map(({ word }) => word).join(' ')} dẫn`);
  for (const { tool, word, element } of LOOKS) {
    await select(page, block, word);
    await tools.locator(`[data-item-name="${tool}"]`).click();
    await expect(block.locator(element)).toHaveText(word);
  }
  await select(page, block, 'dẫn');
  await tools.locator('[data-item-name="link"]').click();
  const address = page.locator('.ce-inline-tool-input');
  await address.fill('https://bualanh.vn/muoi');
  await address.press('Enter');
  await expect(block.locator('a')).toHaveText('dẫn');
}

test('P16 "/" in an empty block opens the tools, and a block is dragged by its handle', async ({
  isMobile,
}) => {
  const { page } = device;
  await page.goto(CREATE_ARTICLE);
  await expect(getBlocks(page)).toHaveCount(1);
  await getBlocks(page).first().locator('.ce-paragraph').click();
  const tools = page.locator('.ce-toolbox .ce-popover--opened');
  // Editor.js takes keys only some time after it appears; until then "/" is a letter.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await expect(tools.locator('[data-item-name="quote"]')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(tools).toHaveCount(0);
  await getBlocks(page).first().locator('.ce-paragraph').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Một/hai');
  await expect(getBlocks(page).first()).toHaveText('Một/hai');
  await expect(tools).toHaveCount(0);
  for (const [at, words] of ['Ba', 'Bốn'].entries()) {
    await page.keyboard.press('End');
    await newBlock(page, at + 2);
    // On a busy machine Editor.js places the caret at the block's start and adds the new block above it.
    const empty = getBlocks(page).filter({ hasNotText: /\S/ });
    await empty.locator('.ce-paragraph').click();
    await page.keyboard.type(words);
    await expect(getBlocks(page).filter({ hasText: words })).toHaveText(words);
  }
  await expect(figure(page, 'khối')).toContainText('3');
  const order = () => getBlocks(page).allTextContents();
  const [first, ...others] = await order();
  expect(first).toBe('Một/hai');
  await getBlocks(page).first().locator('.ce-paragraph').click();
  const handle = content(page).locator('.ce-toolbar__settings-btn');
  await handle.scrollIntoViewIfNeeded();
  const isBeside = async () => {
    const [of, block] = [await handle.boundingBox(), await getBlocks(page).first().boundingBox()];
    if (of === null || block === null) return false;
    const end = block.y + block.height;
    // On a phone it stands below its block, where that has made room.
    if (!isMobile) return of.y + of.height / 2 < end;
    const next = await getBlocks(page).nth(1).boundingBox();
    return of.y >= end - 1 && next !== null && of.y + of.height <= next.y + 1;
  };
  await expect.poll(isBeside).toBe(true);
  const from = await handle.boundingBox();
  const to = await getBlocks(page).last().boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(order).toEqual([...others, first]);
});

test(
  'P16 E14 an image, each look of a text and alignment stand in the text, and two presses save once',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    const name = `Bữa nhạt có hình ${title.split(' ').at(-1)}`;
    await titleField(page).fill(name);
    await getBlocks(page).last().locator('.ce-paragraph').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Home');
    await page.locator('.ce-inline-toolbar [data-item-name="strike"]').click();
    await page.keyboard.press('Escape');
    await expect(getBlocks(page).last().locator('s')).toHaveText('Một/hai');
    await giveLooks(page, getBlocks(page).nth(1).locator('.ce-paragraph'));
    const centred = await getBlocks(page).first().innerText();
    await getBlocks(page).first().locator('.ce-paragraph').click();
    await content(page).locator('.ce-toolbar__settings-btn').click();
    await page
      .locator('.ce-settings .ce-popover--opened .ce-popover-item')
      .filter({ hasText: 'giữa' })
      .first()
      .click();
    await press(page, 'Ảnh');
    await bringImage(page, name);
    await expect(content(page).getByRole('img').first()).toBeVisible();
    await page.getByRole('button', { name: 'Lưu bản nháp', exact: true }).first().dblclick();
    await expectText(page, 'Đã lưu bản nháp');
    await expect(page).toHaveURL(/\/expert\/articles$/);
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Xem trước' }).click();
    const article = page.getByRole('article');
    await expect(article.locator('s')).toHaveText('Một/hai');
    for (const { word, element } of LOOKS) await expect(article.locator(element)).toHaveText(word);
    const link = article.getByRole('link', { name: 'dẫn', exact: true });
    await expect(link).toHaveAttribute('href', 'https://bualanh.vn/muoi');
    await expect(article.getByText(centred.trim(), { exact: true })).toHaveCSS(
      'text-align',
      'center',
    );
    await expect(article.getByRole('img', { name })).toBeVisible();
  },
);

test(
  'E13 P16 a paste into a list makes lines of it, a table is squared, and typed marks become looks',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    await page.goto(CREATE_ARTICLE);
    await expect(getBlocks(page)).toHaveCount(1);
    await paste(
      getBlocks(page).first().locator('.ce-paragraph'),
      '<p>Trước</p><table><tr><th colspan="3">Mẫu</th></tr><tr><td>Sáng</td><td>Phở</td><td>400 g</td></tr></table>' +
        '<ul><li>Rau</li></ul><p>Sau <img src="https://a.vn/b.png"></p>',
      '',
    );
    await expect(figure(page, 'khối')).toContainText('4');
    await expect(content(page).locator('.tc-row').last().locator('.tc-cell')).toHaveText([
      'Sáng',
      'Phở',
      '400 g',
    ]);
    await expectText(page, /ảnh đi kèm thì chưa/);
    const lines = content(page).locator('.cdx-list__item-content');
    await paste(lines.first(), '<ul><li>Gạo</li><li>Khoai</li></ul>', 'Gạo\nKhoai');
    await expect(lines).toHaveText(['Rau', 'Gạo', 'Khoai']);
    const last = getBlocks(page).last().locator('.ce-paragraph');
    await last.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ăn **nhạt** nhé');
    await expect(last.locator('b')).toHaveText('nhạt');
    await expect(last).toHaveText('Sau [Ảnh] ăn nhạt nhé');
    await last.evaluate(async (element) => {
      const canvas = new OffscreenCanvas(1000, 750);
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' }),
      );
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    });
    await expect(page.getByRole('dialog').getByText('4:3 · 1.000 × 750 px')).toBeVisible();
    await page.keyboard.press('Escape');
    await titleField(page).fill(`Dán ${title}`);
    await press(page, 'Lưu bản nháp');
    await expectText(page, 'Đã lưu bản nháp');
  },
);

test('E13 a template fills the text, and is taken back', { tag: '@desktop' }, async () => {
  const { page } = device;
  await page.goto(CREATE_ARTICLE);
  await expect(getBlocks(page)).toHaveCount(1);
  await press(page, 'Chọn mẫu');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Hỏi đáp/ }).click();
  await press(page, 'Dùng mẫu này');
  await expectText(page, 'Đã áp dụng mẫu');
  await expect(content(page).getByText('Câu hỏi thứ nhất?')).toBeVisible();
  await press(page, 'Hoàn tác');
  await expect(content(page).getByText('Câu hỏi thứ nhất?')).toHaveCount(0);
});

test(
  'E13 an article of 200 blocks opens; more than 2,000 are said to be too many',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    await page.goto(CREATE_ARTICLE);
    await expect(getBlocks(page)).toHaveCount(1);
    await titleField(page).fill(`Dài ${title}`);
    await paste(getBlocks(page).first().locator('.ce-paragraph'), '', lines(200));
    await expect(figure(page, 'khối')).toContainText('200');
    await press(page, 'Lưu bản nháp');
    await expectText(page, 'Đã lưu bản nháp');
    await page.getByRole('link', { name: `Dài ${title}` }).click();
    await expect(getBlocks(page)).toHaveCount(200);
    await expect(content(page).getByText('Đoạn 200', { exact: true })).toBeVisible();
    await page.goto(CREATE_ARTICLE);
    await expect(getBlocks(page)).toHaveCount(1);
    await paste(getBlocks(page).first().locator('.ce-paragraph'), '', lines(2100));
    await expectText(page, /Một bài có tối đa 2\.000 khối/);
  },
);
