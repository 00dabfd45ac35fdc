import jsQR from 'jsqr';
import { expect, type Locator, type Page } from 'playwright/test';

/** One character per pixel: as numbers they take seconds to transfer. */
async function readPixels(page: Page, png: Buffer) {
  // A page of its own, because the product's policy forbids data URLs.
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        const [width, height] = [image.naturalWidth, image.naturalHeight];
        Object.assign(canvas, { width, height });
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, width, height);
        let signs = '';
        for (let red = 0; red < data.length; red += 4) signs += (data[red] ?? 0) < 128 ? '#' : ' ';
        return { width, height, signs };
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
  } finally {
    await blank.close();
  }
}

async function scanFrame(code: Locator): Promise<string | undefined> {
  const png = await code.screenshot();
  const { width, height, signs } = await readPixels(code.page(), png);
  const pixels = [...signs].flatMap((sign) =>
    sign === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255],
  );
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

/** Uses an independent decoder, and tries again while something moves over the code. */
export async function scanQr(code: Locator): Promise<string> {
  let data: string | undefined;
  await expect
    .poll(async () => (data = await scanFrame(code)), { message: 'the QR code on the screen' })
    .toBeDefined();
  return data ?? '';
}
