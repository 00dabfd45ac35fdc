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
/** Of the small image. */
const THUMBNAIL_QUALITY = 0.85;
/** Tried one after another where an image would be larger than the server takes. */
const LOWER = [0.8, 0.65, 0.5];
const PREVIEW_SIDE = 1600;

/** WebAssembly would need a wider content policy. */
const pica = createPica({ features: ['js'] });

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

interface Opened {
  bitmap: ImageBitmap;
  /** As the image stands upright and turned. */
  size: Size;
}

/** The image as the camera held it: the browser applies its orientation, turns are ours. */
async function opened(file: Blob, { steps }: Turned): Promise<Opened> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const size = steps % 2 === 1 ? { width: height, height: width } : { width, height };
  return { bitmap, size };
}

/**
 * A part of the turned image in another size, in one step: a canvas of twelve megapixels in between is 48 MB and
 * as much time again.
 */
function drawn({ bitmap, size }: Opened, turned: Turned, part: Frame, to: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(to.width, to.height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  // A transparent part stands on white everywhere: a JPEG would show it black.
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

/** With the sharper filter, which takes half a second for an image of seven megapixels, and little for a small one. */
const sharp = (from: OffscreenCanvas, { width, height }: Size): Promise<OffscreenCanvas> =>
  pica.resize(from, new OffscreenCanvas(width, height));

/** The small image: near its size by the browser, then sharp. */
async function small(opened: Opened, turned: Turned, frame: Frame): Promise<Blob> {
  const twice = { width: 2 * THUMBNAIL_WIDTH, height: 2 * THUMBNAIL_HEIGHT };
  const to = { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT };
  const canvas = await sharp(drawn(opened, turned, frame, twice), to);
  // A JPEG: it goes into PDFs and mails as it is, and not every mail program shows WebP.
  return canvas.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY });
}

/** Makes the kept image: as it is, smaller by the browser, or larger with the sharper filter. */
function kept(opened: Opened, turned: Turned, frame: Frame): Promise<OffscreenCanvas> {
  const to = storedSize(frame);
  if (to.width <= frame.width) return Promise.resolve(drawn(opened, turned, frame, to));
  const { width, height } = frame;
  return sharp(drawn(opened, turned, frame, { width, height }), to);
}

/** Not larger than what is sent. */
async function fitting(canvas: OffscreenCanvas): Promise<Blob> {
  let blob = await encoded(canvas, QUALITY);
  for (const quality of LOWER)
    if (blob.size > IMAGE_LIMITS.fileBytes) blob = await encoded(canvas, quality);
  return blob;
}

/** Both files of an image, which is closed behind it. */
async function made(image: Opened, turned: Turned, frame: Frame): Promise<MadeImage> {
  try {
    const whole = await kept(image, turned, frame);
    const { width, height } = whole;
    // The browser writes the large one beside, while the small one is made here.
    const [full, thumbnail] = await Promise.all([fitting(whole), small(image, turned, frame)]);
    return { full, thumbnail, width, height };
  } finally {
    image.bitmap.close();
  }
}

/** It is looked at once and thrown away: WebP would take ten times as long. */
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

/**
 * Files of the proposed frame of the image that was opened last: begun while it is shown, since writing WebP takes
 * longest, and most people take the frame as it is.
 */
let ahead: { id: string; frame: Frame; made: Promise<MadeImage> } | undefined;

/** @returns the name by which the files are asked for */
function beginPreload(image: Opened, turned: Turned): string {
  const id = crypto.randomUUID();
  ahead = undefined;
  if (sizeProblem(image.size)) {
    image.bitmap.close();
    return id;
  }
  const frame = proposedFrame(image.size);
  ahead = { id, frame, made: made(image, turned, frame) };
  // Who asks for them is told; who chooses another frame or image never does.
  ahead.made.catch(() => undefined);
  return id;
}

/** A size whose longest side is no more than that. */
function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const UPRIGHT: Turned = { steps: 0, isMirrored: false };

/** The whole photograph, near its size by the browser, then sharp; what a camera wrote into it stays behind. */
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
