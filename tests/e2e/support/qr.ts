import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';

/** Pixels of a picture, one sign each: as numbers they take seconds on their way. */
async function pixelsOf(page: Page, png: Buffer) {
  // A page of its own: the policy of the product's lets no data address in.
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

/** Reads a code as a phone's camera would: from a screenshot, by a decoder that is not ours. */
export async function scanQr(code: Locator): Promise<string> {
  const png = await code.screenshot();
  const { width, height, signs } = await pixelsOf(code.page(), png);
  const pixels = [...signs].flatMap((sign) =>
    sign === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255],
  );
  const read = jsQR(new Uint8ClampedArray(pixels), width, height);
  if (!read) throw new Error('no QR code could be read off the screen');
  return read.data;
}
