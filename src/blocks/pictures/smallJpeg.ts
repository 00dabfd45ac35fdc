import type { Pictures } from '../../data/pictures/types';
import { readPictureAddress } from '../../domain/pictures/address';
import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH, type PictureSize } from '../../domain/pictures/limits';

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

/** The small file; the large one where nobody made a small one. */
export async function fileOf(
  pictures: Pictures,
  imageId: string,
  size: PictureSize,
): Promise<Blob | undefined> {
  const file = await pictures.read({ imageId, size });
  return file ?? (size === 'thumbnail' ? pictures.read({ imageId, size: 'full' }) : undefined);
}

/** Another kind of file, and another size, as the small JPEG that documents carry. */
async function converted(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: THUMBNAIL_WIDTH,
    resizeHeight: THUMBNAIL_HEIGHT,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: JPEG, quality: QUALITY });
}

/**
 * A picture as paper and mails carry it, at most 400 × 300 pixels.
 * @returns undefined where the picture is not here, cannot be fetched now or cannot be read
 */
export async function readSmallJpeg(
  pictures: Pictures,
  address: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const named = readPictureAddress(address);
  if (!named) return undefined;
  try {
    const small = await pictures.read({ imageId: named.imageId, size: 'thumbnail' });
    if (small?.type === JPEG) return new Uint8Array(await small.arrayBuffer());
    const other = small ?? (await fileOf(pictures, named.imageId, 'full'));
    return other && new Uint8Array(await (await converted(other)).arrayBuffer());
  } catch {
    // Without a network it cannot be asked for; the document says that it is missing.
    return undefined;
  }
}
