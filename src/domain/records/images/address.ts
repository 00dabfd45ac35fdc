import { idSchema } from '../../schema/primitives';
import { IMAGE_SIZES, type ImageSize } from './limits';

/** One of the two files of an image of a practice. */
export interface ImageAddress {
  workspaceId: string;
  imageId: string;
  size: ImageSize;
}

const isSize = (word: string): word is ImageSize =>
  (IMAGE_SIZES as readonly string[]).includes(word);
const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** The address under which documents name an image; the same on every device, with and without a network. */
export function imageAddress({ workspaceId, imageId, size }: ImageAddress): string {
  return `/images/${workspaceId}/${imageId}/${size}`;
}

/** @returns undefined where it is no address of ours */
export function readImageAddress(address: string): ImageAddress | undefined {
  const [start, place, workspaceId = '', imageId = '', size = '', ...rest] = address.split('/');
  if (start !== '' || place !== 'images' || rest.length > 0 || !isSize(size)) return undefined;
  return isId(workspaceId) && isId(imageId) ? { workspaceId, imageId, size } : undefined;
}
