import type { ImageRecord } from '../images';
import type { SharedImageEntry } from '../library';
import { fold } from '../../text/fold';
import { toLibraryImage } from './shareState';

export interface ImageFilter {
  /** `shared`: what everybody finds, one's own approved pictures among it. */
  source: 'all' | 'shared';
  query: string;
  category: string;
  mealType: string;
  onlyMine: boolean;
}

export const NO_IMAGE_FILTER: ImageFilter = {
  source: 'all',
  query: '',
  category: '',
  mealType: '',
  onlyMine: false,
};

export function isInLibrary(image: ImageRecord, accountId: string): boolean {
  if (image.uploadedBy === accountId)
    return image.status === 'active' || image.status === 'pending';
  return image.status === 'active' && image.isPublic && image.isApproved;
}

const placeName = ({ workspaceId, id }: Pick<ImageRecord, 'workspaceId' | 'id'>): string =>
  `${workspaceId}/${id}`;

/** One's own record stands for its entry in the shared library. */
function listImages(
  images: readonly ImageRecord[],
  shared: readonly SharedImageEntry[],
  { source }: ImageFilter,
): ImageRecord[] {
  const own = new Map(images.map((image) => [placeName(image), image]));
  const everybodys = shared.map(toLibraryImage).map((one) => own.get(placeName(one)) ?? one);
  if (source === 'shared') return everybodys;
  const others = everybodys.filter((one) => !own.has(placeName(one)));
  return [...images, ...others];
}

export function imageLibrary(
  images: readonly ImageRecord[],
  shared: readonly SharedImageEntry[],
  filter: ImageFilter,
  accountId: string,
): ImageRecord[] {
  const words = fold(filter.query).split(' ').filter(Boolean);
  return listImages(images, shared, filter)
    .filter((image) => {
      if (!isInLibrary(image, accountId)) return false;
      if (filter.onlyMine && image.uploadedBy !== accountId) return false;
      if (filter.category !== '' && image.category !== filter.category) return false;
      if (filter.mealType !== '' && image.mealType !== filter.mealType) return false;
      const text = fold([image.title, image.description ?? '', ...image.tags].join(' '));
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
