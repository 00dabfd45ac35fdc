import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';

/** A JPEG of 1600 × 1200, red above and blue below, drawn by the browser of a page. */
export async function jpegOf(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d02020';
    context.fillRect(0, 0, 1600, 600);
    context.fillStyle = '#2040d0';
    context.fillRect(0, 600, 1600, 600);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}
