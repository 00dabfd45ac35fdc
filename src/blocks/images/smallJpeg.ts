import type { LocalData } from '../../data/types';
import { readImageAddress, type ImageAddress } from '../../domain/records/images/address';
import {
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  type ImageSize,
} from '../../domain/records/images/limits';

export type ImageData = Pick<LocalData, 'imageFiles' | 'account'>;

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

type Place = Pick<ImageAddress, 'workspaceId' | 'imageId'>;

const toFile = ({ workspaceId, imageId }: Place, ownWorkspace: string) =>
  workspaceId === ownWorkspace ? { imageId } : { imageId, workspaceId };

export async function readImageFile(
  { imageFiles, account }: ImageData,
  place: Place,
  size: ImageSize,
): Promise<Blob | undefined> {
  const named = toFile(place, account.workspaceId);
  const file = await imageFiles.read({ ...named, size });
  return file ?? (size === 'thumbnail' ? imageFiles.read({ ...named, size: 'full' }) : undefined);
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
  data: ImageData,
  address: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const named = readImageAddress(address);
  if (!named) return undefined;
  try {
    const file = toFile(named, data.account.workspaceId);
    const small = await data.imageFiles.read({ ...file, size: 'thumbnail' });
    if (small?.type === JPEG) return new Uint8Array(await small.arrayBuffer());
    const other = small ?? (await readImageFile(data, named, 'full'));
    return other && new Uint8Array(await (await converted(other)).arrayBuffer());
  } catch {
    // Offline it cannot be fetched; the document says that it is missing.
    return undefined;
  }
}
