import type { ImageRecord } from '../images';
import { fold } from '../../text/fold';

export interface ImageFilter {
  query: string;
  category: string;
  mealType: string;
  onlyMine: boolean;
}

export const NO_IMAGE_FILTER: ImageFilter = {
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

export function imageLibrary(
  images: readonly ImageRecord[],
  filter: ImageFilter,
  accountId: string,
): ImageRecord[] {
  const words = fold(filter.query).split(' ').filter(Boolean);
  return images
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
