import type { ImageRecord } from '../collections/images';
import type { DocumentBase } from '../primitives';
import { pictureAddress } from './address';

/** Words of a person about a picture. */
export interface PictureWords {
  title: string;
  description: string;
  altText: string;
  category: string;
  mealType: string;
  tags: string[];
  /** Asks for a place in the public library, which an administrator gives. */
  isOffered: boolean;
}

/** The finished file. */
export interface PictureFacts {
  width: number;
  height: number;
  fileSize: number;
  mimeType: string;
}

/** The record of a new picture: its expert's at once; offered to everybody it waits for an administrator. */
export function pictureRecord(
  base: DocumentBase,
  words: PictureWords,
  facts: PictureFacts,
  expertName: string,
): ImageRecord {
  const { isOffered, description, ...rest } = words;
  const place = { workspaceId: base.workspaceId, imageId: base.id };
  const url = pictureAddress({ ...place, size: 'full' });
  return {
    ...base,
    ...rest,
    ...(description === '' ? {} : { description }),
    ...facts,
    url,
    storagePath: url,
    thumbnailUrl: pictureAddress({ ...place, size: 'thumbnail' }),
    uploadedBy: base.expertId,
    expertName: expertName.slice(0, 300),
    status: isOffered ? 'pending' : 'active',
    isPublic: isOffered,
    isApproved: false,
  };
}
