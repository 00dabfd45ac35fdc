import { isJpeg, type PictureBytes } from '../../../src/printables/pictures';
import { readPictureAddress } from '../../../src/domain/pictures/address';
import type { Printable } from '../../../src/domain/printable/model';
import { picturesOf } from '../../../src/domain/printable/pictures';
import { isSmallEnough, type ImageStore } from '../images/store';

/** Bytes of all pictures of one document: three times what 24 files as devices write them have. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The pictures of a document that are here, and how many of its practice's are not (yet). */
export interface FoundPictures {
  files: PictureBytes;
  missing: number;
}

/**
 * Reads the small files of the pictures that a document names, as many as have room in it. Those of another practice
 * are passed over, what is too large for a small file, and what is no JPEG: no mail program would have to show it.
 */
export async function findPictures(
  images: Pick<ImageStore, 'get' | 'describe'>,
  ownWorkspace: string,
  printable: Printable,
): Promise<FoundPictures> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let missing = 0;
  let bytes = 0;
  for (const address of picturesOf(printable)) {
    const named = readPictureAddress(address);
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
