import { isJpeg, type ImageBytes } from '../../../src/printables/images';
import { readImageAddress } from '../../../src/domain/records/images/address';
import type { Printable } from '../../../src/domain/records/printableModel';
import { listImages } from '../../../src/domain/printable/images';
import { isSmallEnough, type ImageStore } from '../images/store';

const MAX_BYTES = 2 * 1024 * 1024;

export interface FoundImages {
  files: ImageBytes;
  missing: number;
}

/** Skips other practices' images, oversized ones and anything but JPEG, which mail programs may not show. */
export async function findImages(
  images: Pick<ImageStore, 'get' | 'describe'>,
  ownWorkspace: string,
  printable: Printable,
): Promise<FoundImages> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let missing = 0;
  let bytes = 0;
  for (const address of listImages(printable)) {
    const named = readImageAddress(address);
    if (named?.workspaceId !== ownWorkspace) continue;
    const { workspaceId, imageId } = named;
    const name = { workspaceId, imageId, size: 'thumbnail' } as const;
    const facts = await images.describe(name);
    if (!facts) missing += 1;
    if (!facts || !isSmallEnough(facts) || bytes + facts.bytes > MAX_BYTES) continue;
    const file = await images.get(name);
    if (!file || !isJpeg(file.bytes)) continue;
    bytes += file.bytes.length;
    files.set(address, new Uint8Array(file.bytes));
  }
  return { files, missing };
}
