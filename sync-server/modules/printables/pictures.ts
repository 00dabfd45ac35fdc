import { isJpeg, type PictureBytes } from '../../../src/printables/pictures';
import { readPictureAddress } from '../../../src/domain/pictures/address';
import type { Printable } from '../../../src/domain/printable/model';
import { picturesOf } from '../../../src/domain/printable/pictures';
import type { ImageStore } from '../images/store';

/** The pictures of a document that are here, and how many of its practice's are not (yet). */
export interface FoundPictures {
  files: PictureBytes;
  missing: number;
}

/**
 * Reads the small files of the pictures that a document names. Those of another practice are passed over, and
 * what is no JPEG: no mail program would have to show it.
 */
export async function findPictures(
  images: Pick<ImageStore, 'get'>,
  ownWorkspace: string,
  printable: Printable,
): Promise<FoundPictures> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let missing = 0;
  for (const address of picturesOf(printable)) {
    const named = readPictureAddress(address);
    if (named?.workspaceId !== ownWorkspace) continue;
    const { workspaceId, imageId } = named;
    const file = await images.get({ workspaceId, imageId, size: 'thumbnail' });
    if (!file) missing += 1;
    else if (isJpeg(file.bytes)) files.set(address, new Uint8Array(file.bytes));
  }
  return { files, missing };
}
