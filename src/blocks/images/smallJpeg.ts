import type { DeviceImages } from '../../data/images/types';
import { readImageAddress } from '../../domain/records/images/address';
import {
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  type ImageSize,
} from '../../domain/records/images/limits';

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

export async function readImageFile(
  imageFiles: DeviceImages,
  imageId: string,
  size: ImageSize,
): Promise<Blob | undefined> {
  const file = await imageFiles.read({ imageId, size });
  return file ?? (size === 'thumbnail' ? imageFiles.read({ imageId, size: 'full' }) : undefined);
}

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
 * At most 400 × 300 px.
 * @returns undefined where the image is not here, cannot be fetched now or cannot be read
 */
export async function readSmallJpeg(
  imageFiles: DeviceImages,
  address: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const named = readImageAddress(address);
  if (!named) return undefined;
  try {
    const small = await imageFiles.read({ imageId: named.imageId, size: 'thumbnail' });
    if (small?.type === JPEG) return new Uint8Array(await small.arrayBuffer());
    const other = small ?? (await readImageFile(imageFiles, named.imageId, 'full'));
    return other && new Uint8Array(await (await converted(other)).arrayBuffer());
  } catch {
    // Offline it cannot be fetched; the document says that it is missing.
    return undefined;
  }
}
