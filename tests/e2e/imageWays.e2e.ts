import { Buffer } from 'node:buffer';
import { expect, type Page } from 'playwright/test';
import { animatedGif, buildPng } from '../support/images';
import { type Device } from './support/device';
import { drawJpeg } from './support/photos';
import { takeLan, test } from './support/shared';

const PAGE = '/expert/images';

let device: Device;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
});

const size = (page: Page) => page.getByRole('dialog').getByText(/^4:3 ·/);

async function startUpload(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  await expect(page.getByRole('dialog').getByText(/^Kéo ảnh vào đây/)).toBeVisible();
}

async function describeImage(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên món ăn').fill(title);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill(title);
  const tags = dialog.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
}

async function bring(page: Page, how: 'drop' | 'paste', file: Buffer): Promise<void> {
  const dropZone = page.locator('[data-drop]');
  await dropZone.evaluate(
    (element, { kind, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'mon.png', { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      if (kind === 'paste')
        return void document.dispatchEvent(
          new ClipboardEvent('paste', { ...init, clipboardData: data }),
        );
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }));
    },
    { kind: how, base64: file.toString('base64') },
  );
}

for (const how of ['drop', 'paste'] as const)
  test(`E14 P13 an image comes by ${how}`, async () => {
    const { page } = device;
    await startUpload(page);
    await bring(page, how, Buffer.from('PNG'));
    await expect(page.getByText('Không thể đọc ảnh. Vui lòng thử lại.')).toBeVisible();
    await bring(page, how, buildPng(1000, 750));
    await expect(size(page)).toHaveText('4:3 · 1.000 × 750 px');
  });

test('E14 the frame is moved and sized by a finger', async () => {
  const { page, context } = device;
  await startUpload(page);
  const input = page.getByRole('dialog').getByLabel('Chọn ảnh từ máy').last();
  await input.setInputFiles({
    name: 'cao.png',
    mimeType: 'image/png',
    buffer: buildPng(900, 1600),
  });
  await expect(size(page)).toHaveText('4:3 · 900 × 675 px');
  const frame = page.getByRole('group', { name: /Khung cắt 4:3/ });
  await frame.scrollIntoViewIfNeeded();
  const devtools = await context.newCDPSession(page);
  const middle = async (of = frame) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Raw touch events, because scrolling would take the gesture away. */
  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          part === undefined ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    await touch('touchEnd');
  };
  const before = await middle();
  await drag(before, { x: 0, y: 30 });
  await expect.poll(async () => Math.round((await middle()).y - before.y)).toBe(30);
  await drag(await middle(frame.locator('[data-corner="se"]')), { x: -60, y: -45 });
  await expect(size(page)).not.toHaveText('4:3 · 900 × 675 px');
  await page.getByRole('button', { name: 'Tự cắt' }).click();
  await expect(size(page)).toHaveText('4:3 · 900 × 675 px');
});

test('E14 of a GIF that moves the first image is kept, and it says so', async () => {
  const { page } = device;
  await startUpload(page);
  const input = page.getByRole('dialog').getByLabel('Chọn ảnh từ máy').last();
  const buffer = animatedGif(900, 700);
  await input.setInputFiles({ name: 'dong.gif', mimeType: 'image/gif', buffer });
  await expect(size(page)).toHaveText('4:3 · 900 × 675 px');
  await expect(page.getByText('Ảnh động: chỉ giữ khung hình đầu tiên')).toBeVisible();
  await page.getByRole('button', { name: 'Chọn ảnh khác' }).click();
  await input.setInputFiles({ name: 'yen.png', mimeType: 'image/png', buffer: buildPng(900, 700) });
  await expect(size(page)).toHaveText('4:3 · 900 × 675 px');
  await expect(page.getByText('Ảnh động')).toBeHidden();
});

test('E14 where the browser cannot write WebP an image is kept as JPEG', async () => {
  const { page } = device;
  const title = `Chè đậu ${test.info().project.name}`;
  await startUpload(page);
  const input = page.getByRole('dialog').getByLabel('Chọn ảnh từ máy').last();
  const file = { name: 'che.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page) };
  await input.setInputFiles(file);
  await expect(size(page)).toBeVisible();
  const worker = page.workers().find((one) => one.url().includes('images.worker'));
  // Safari gives a PNG where it is asked for WebP.
  await worker?.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function writePng(options) {
      const isWebp = options?.type === 'image/webp';
      return convertToBlob.call(this, isWebp ? { type: 'image/png' } : options);
    };
  });
  await page.getByRole('button', { name: 'Chọn ảnh khác' }).click();
  await input.setInputFiles(file);
  await expect(size(page)).toBeVisible();
  await describeImage(page, title);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: new RegExp(`^(?!Tạm dừng).*${title}`) })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('img', { name: title })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Tải ảnh về' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.jpe?g$/);
});
