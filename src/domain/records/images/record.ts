import type { ImageRecord } from '../images';
import type { DocumentBase } from '../../schema/primitives';
import { imageAddress } from './address';

export interface ImageWords {
  title: string;
  description: string;
  altText: string;
  category: string;
  mealType: string;
  tags: string[];
  isOffered: boolean;
}

export interface ImageFacts {
  width: number;
  height: number;
  fileSize: number;
  mimeType: string;
}

/** Private images are active at once; those offered to everybody wait for an administrator. */
export function imageRecord(
  base: DocumentBase,
  words: ImageWords,
  facts: ImageFacts,
  expertName: string,
): ImageRecord {
  const { isOffered, description, ...rest } = words;
  const imageKey = { workspaceId: base.workspaceId, imageId: base.id };
  const url = imageAddress({ ...imageKey, size: 'full' });
  return {
    ...base,
    ...rest,
    ...(description === '' ? {} : { description }),
    ...facts,
    url,
    storagePath: url,
    thumbnailUrl: imageAddress({ ...imageKey, size: 'thumbnail' }),
    uploadedBy: base.expertId,
    expertName: expertName.slice(0, 300),
    status: isOffered ? 'pending' : 'active',
    isPublic: isOffered,
    isApproved: false,
  };
}
