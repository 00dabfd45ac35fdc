import { isJpeg, type ImageBytes } from '../../../src/printables/images';
import { readImageAddress } from '../../../src/domain/records/images/address';
import type { Printable } from '../../../src/domain/records/printableModel';
import { listImages } from '../../../src/domain/printable/images';
import type { SharedFiles } from '../../../src/domain/records/images/sharing';
import { hashFile, isSmallEnough, type ImageStore } from '../images/store';

const MAX_BYTES = 2 * 1024 * 1024;

export interface FoundImages {
  files: ImageBytes;
  missing: number;
}

export interface ImageSources {
  images: Pick<ImageStore, 'get' | 'describe'>;
  /** @returns the files that staff approved for everybody; undefined where it is not in the shared library */
  findApproved: (place: {
    workspaceId: string;
    imageId: string;
  }) => Promise<SharedFiles | undefined>;
}

/**
 * Of other practices those alone that are in the shared library. Skips oversized ones and anything but JPEG, which mail
 * programs may not show.
 */
export async function findImages(
  { images, findApproved }: ImageSources,
  ownWorkspace: string,
  printable: Printable,
): Promise<FoundImages> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let missing = 0;
  let bytes = 0;
  for (const address of listImages(printable)) {
    const named = readImageAddress(address);
    if (!named) continue;
    const { workspaceId, imageId } = named;
    const isOwn = workspaceId === ownWorkspace;
    const approved = isOwn ? undefined : await findApproved({ workspaceId, imageId });
    if (!isOwn && !approved) continue;
    const name = { workspaceId, imageId, size: 'thumbnail' } as const;
    const facts = await images.describe(name);
    // One's own may still be on its way up.
    if (!facts && isOwn) missing += 1;
    if (!facts || !isSmallEnough(facts) || bytes + facts.bytes > MAX_BYTES) continue;
    const file = await images.get(name);
    if (!file || !isJpeg(file.bytes)) continue;
    if (approved && hashFile(file.bytes) !== approved.thumbnail) continue;
    bytes += file.bytes.length;
    files.set(address, new Uint8Array(file.bytes));
  }
  return { files, missing };
}
