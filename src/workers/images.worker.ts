import { expose } from 'comlink';
import createPica from 'pica/pica_main';
import { isAnimated } from '../domain/records/images/animation';
import { sizeProblem } from '../domain/records/images/checks';
import {
  isSameFrame,
  proposedFrame,
  storedSize,
  type Frame,
  type Size,
} from '../domain/records/images/frame';
import { IMAGE_LIMITS, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '../domain/records/images/limits';
import {
  SHRUNK_SIDE,
  type MadeImage,
  type ImageService,
  type ShrunkPhoto,
  type Turned,
} from './imageClient';

const QUALITY = 0.9;
const THUMBNAIL_QUALITY = 0.85;
const LOWER = [0.8, 0.65, 0.5];
const PREVIEW_SIDE = 1600;

/** WebAssembly would need a wider Content-Security-Policy. */
const pica = createPica({ features: ['js'] });

function getCanvasContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

interface Opened {
  bitmap: ImageBitmap;
  size: Size;
}

async function opened(file: Blob, { steps }: Turned): Promise<Opened> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const size = steps % 2 === 1 ? { width: height, height: width } : { width, height };
  return { bitmap, size };
}

/** Draws in one step: an intermediate canvas of twelve megapixels takes 48 MB and doubles the time. */
function drawn({ bitmap, size }: Opened, turned: Turned, part: Frame, to: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(to.width, to.height);
  const context = getCanvasContext(canvas);
  context.imageSmoothingQuality = 'high';
  // JPEG would show transparent parts black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to.width, to.height);
  context.scale(to.width / part.width, to.height / part.height);
  context.translate(size.width / 2 - part.x, size.height / 2 - part.y);
  if (turned.isMirrored) context.scale(-1, 1);
  context.rotate((turned.steps * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return canvas;
}

/** WebP; JPEG where the browser cannot write it. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return webp;
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

const sharp = (from: OffscreenCanvas, { width, height }: Size): Promise<OffscreenCanvas> =>
  pica.resize(from, new OffscreenCanvas(width, height));

async function small(opened: Opened, turned: Turned, frame: Frame): Promise<Blob> {
  const twice = { width: 2 * THUMBNAIL_WIDTH, height: 2 * THUMBNAIL_HEIGHT };
  const to = { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT };
  const canvas = await sharp(drawn(opened, turned, frame, twice), to);
  // JPEG, because it is used in PDFs and mails, and not every mail program shows WebP.
  return canvas.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY });
}

function cropImage(opened: Opened, turned: Turned, frame: Frame): Promise<OffscreenCanvas> {
  const to = storedSize(frame);
  if (to.width <= frame.width) return Promise.resolve(drawn(opened, turned, frame, to));
  const { width, height } = frame;
  return sharp(drawn(opened, turned, frame, { width, height }), to);
}

async function fitting(canvas: OffscreenCanvas): Promise<Blob> {
  let blob = await encoded(canvas, QUALITY);
  for (const quality of LOWER)
    if (blob.size > IMAGE_LIMITS.fileBytes) blob = await encoded(canvas, quality);
  return blob;
}

async function made(image: Opened, turned: Turned, frame: Frame): Promise<MadeImage> {
  try {
    const whole = await cropImage(image, turned, frame);
    const { width, height } = whole;
    const [full, thumbnail] = await Promise.all([fitting(whole), small(image, turned, frame)]);
    return { full, thumbnail, width, height };
  } finally {
    image.bitmap.close();
  }
}

/** JPEG: encoding WebP takes ten times as long, and the preview is thrown away. */
function preview(image: Opened, turned: Turned): Promise<Blob> {
  const { width, height } = image.size;
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const to = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const canvas = drawn(image, turned, { x: 0, y: 0, width, height }, to);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** Files for the proposed frame, started while it is shown: encoding WebP is slow, and most people accept the frame. */
let ahead: { id: string; frame: Frame; made: Promise<MadeImage> } | undefined;

function beginPreload(image: Opened, turned: Turned): string {
  const id = crypto.randomUUID();
  ahead = undefined;
  if (sizeProblem(image.size)) {
    image.bitmap.close();
    return id;
  }
  const frame = proposedFrame(image.size);
  ahead = { id, frame, made: made(image, turned, frame) };
  // Avoids an unhandled rejection when another frame or image is chosen; a caller that asks for the files still gets the
  // error.
  ahead.made.catch(() => undefined);
  return id;
}

function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const UPRIGHT: Turned = { steps: 0, isMirrored: false };

async function shrunk(image: Opened): Promise<ShrunkPhoto> {
  try {
    const whole = { x: 0, y: 0, ...image.size };
    const near = drawn(image, UPRIGHT, whole, within(image.size, 2 * SHRUNK_SIDE));
    const to = within(image.size, SHRUNK_SIDE);
    const canvas = to.width < near.width ? await sharp(near, to) : near;
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY });
    return { jpeg, ...to };
  } finally {
    image.bitmap.close();
  }
}

const service: ImageService = {
  async open(file, turned) {
    const image = await opened(file, turned);
    const { width, height } = image.size;
    const drawnPreview = preview(image, turned);
    const id = beginPreload(image, turned);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { id, width, height, preview: await drawnPreview, isAnimated: isAnimated(bytes) };
  },
  async make(file, turned, frame, id) {
    if (ahead?.id === id && isSameFrame(ahead.frame, frame)) return ahead.made;
    return made(await opened(file, turned), turned, frame);
  },
  shrink: async (file) => shrunk(await opened(file, UPRIGHT)),
};
expose(service);
