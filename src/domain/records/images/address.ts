import { idSchema } from '../../schema/primitives';
import { IMAGE_SIZES, type ImageSize } from './limits';

export interface ImageAddress {
  workspaceId: string;
  imageId: string;
  size: ImageSize;
}

const isSize = (word: string): word is ImageSize =>
  (IMAGE_SIZES as readonly string[]).includes(word);
const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** The same on every device, online or offline: documents store it. */
export function imageAddress({ workspaceId, imageId, size }: ImageAddress): string {
  return `/images/${workspaceId}/${imageId}/${size}`;
}

export function readImageAddress(address: string): ImageAddress | undefined {
  const [start, folder, workspaceId = '', imageId = '', size = '', ...rest] = address.split('/');
  if (start !== '' || folder !== 'images' || rest.length > 0 || !isSize(size)) return undefined;
  return isId(workspaceId) && isId(imageId) ? { workspaceId, imageId, size } : undefined;
}
