import { idSchema } from '../primitives';
import { PICTURE_SIZES, type PictureSize } from './limits';

/** One of the two files of a picture of a practice. */
export interface PictureAddress {
  workspaceId: string;
  imageId: string;
  size: PictureSize;
}

const isSize = (word: string): word is PictureSize =>
  (PICTURE_SIZES as readonly string[]).includes(word);
const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** The address under which documents name a picture; the same on every device, with and without a network. */
export function pictureAddress({ workspaceId, imageId, size }: PictureAddress): string {
  return `/images/${workspaceId}/${imageId}/${size}`;
}

/** @returns undefined where it is no address of ours */
export function readPictureAddress(address: string): PictureAddress | undefined {
  const [start, place, workspaceId = '', imageId = '', size = '', ...rest] = address.split('/');
  if (start !== '' || place !== 'images' || rest.length > 0 || !isSize(size)) return undefined;
  return isId(workspaceId) && isId(imageId) ? { workspaceId, imageId, size } : undefined;
}
