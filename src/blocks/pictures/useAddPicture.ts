import { useData } from '../../data/react';
import type { ImageRecord } from '../../domain/collections/images';
import { pictureRecord } from '../../domain/pictures/record';
import type { PictureWords } from '../../domain/pictures/record';
import type { MadePicture } from '../../workers/pictureClient';

/**
 * @returns keeps a finished picture on this device: its files first, then its record, so that no record names files
 *   that are nowhere. Throws StorageFull, InvalidDocument
 */
export function useAddPicture(): (made: MadePicture, words: PictureWords) => Promise<ImageRecord> {
  const data = useData();
  return async (made, words) => {
    const { full, thumbnail, width, height } = made;
    const base = data.newBase();
    const facts = { width, height, fileSize: full.size, mimeType: full.type };
    const record = pictureRecord(base, words, facts, data.account.name);
    await data.pictures.add(base.id, { full, thumbnail });
    return data.images.insert(record);
  };
}
