import { Buffer } from 'node:buffer';
import { expect, type Page } from 'playwright/test';

async function drawnBy(page: Page, grain: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (most) => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d02020';
    context.fillRect(0, 0, 1600, 600);
    context.fillStyle = '#2040d0';
    context.fillRect(0, 600, 1600, 600);
    if (most > 0) {
      const pixels = context.getImageData(0, 0, 1600, 1200);
      const noise = crypto.getRandomValues(new Uint8Array(65_536));
      for (let at = 0; at < pixels.data.length; at += 1)
        if (at % 4 !== 3)
          pixels.data[at] = (pixels.data[at] ?? 0) + ((noise[at % 65_536] ?? 0) * most) / 256;
      context.putImageData(pixels, 0, 0);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, grain);
  return Buffer.from(base64, 'base64');
}

export const drawJpeg = (page: Page): Promise<Buffer> => drawnBy(page, 0);

export const drawGrainyJpeg = (page: Page): Promise<Buffer> => drawnBy(page, 60);

export async function bringImage(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Tải lên' }).click();
  await dialog
    .getByLabel('Chọn ảnh từ máy')
    .last()
    .setInputFiles({ name: 'mon.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page) });
  await dialog.getByLabel('Tên món ăn').fill(name);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill(name);
  const tags = dialog.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(dialog).toBeHidden();
}
