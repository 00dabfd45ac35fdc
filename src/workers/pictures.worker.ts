import { expose } from 'comlink';
import createPica from 'pica/pica_main';
import { storedSize } from '../domain/pictures/frame';
import type { Frame, Size } from '../domain/pictures/frame';
import { PICTURE_LIMITS, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '../domain/pictures/limits';
import type { PictureService, Turned } from './pictureClient';

const QUALITY = 0.9;
/** Of the small picture. */
const THUMBNAIL_QUALITY = 0.85;
/** Tried one after another where a picture would be larger than the server takes. */
const LOWER = [0.8, 0.65, 0.5];
const PREVIEW_SIDE = 1600;

/** WebAssembly would need a wider content policy. */
const pica = createPica({ features: ['js'] });

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

/** The picture as a person holds it: the camera's orientation is applied by the browser, turns by us. */
async function upright(file: Blob, { steps, isMirrored }: Turned): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const isAcross = steps % 2 === 1;
  const canvas = new OffscreenCanvas(isAcross ? height : width, isAcross ? width : height);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  if (isMirrored) context.scale(-1, 1);
  context.rotate((steps * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2);
  bitmap.close();
  return canvas;
}

/** WebP; JPEG where the browser cannot write it. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return webp;
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function resized(from: OffscreenCanvas, { width, height }: Size): Promise<OffscreenCanvas> {
  if (from.width === width && from.height === height) return from;
  return pica.resize(from, new OffscreenCanvas(width, height));
}

function cropped(from: OffscreenCanvas, { x, y, width, height }: Frame): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(from, x, y, width, height, 0, 0, width, height);
  return canvas;
}

/** Not larger than what is sent. */
async function fitting(canvas: OffscreenCanvas): Promise<Blob> {
  let blob = await encoded(canvas, QUALITY);
  for (const quality of LOWER)
    if (blob.size > PICTURE_LIMITS.fileBytes) blob = await encoded(canvas, quality);
  return blob;
}

const service: PictureService = {
  async open(file, turned) {
    const canvas = await upright(file, turned);
    const { width, height } = canvas;
    const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
    const small = new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    contextOf(small).drawImage(canvas, 0, 0, small.width, small.height);
    return { width, height, preview: await encoded(small, QUALITY) };
  },
  async make(file, turned, frame) {
    const part = cropped(await upright(file, turned), frame);
    const whole = await resized(part, storedSize(frame));
    const small = await resized(whole, { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT });
    const [full, thumbnail] = await Promise.all([
      fitting(whole),
      // A JPEG: it goes into PDFs and mails as it is, and not every mail program shows WebP.
      small.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY }),
    ]);
    return { full, thumbnail, width: whole.width, height: whole.height };
  },
};
expose(service);
