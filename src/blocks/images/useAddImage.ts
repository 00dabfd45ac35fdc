import { useData } from '../../data/react';
import type { ImageRecord } from '../../domain/records/images';
import { imageRecord, type ImageWords } from '../../domain/records/images/record';
import type { MadeImage } from '../../workers/imageClient';

/**
 * Stores the files first, then the record, so that no record names missing files.
 * @throws StorageFull, InvalidDocument
 */
export function useAddImage(): (made: MadeImage, words: ImageWords) => Promise<ImageRecord> {
  const data = useData();
  return async (made, words) => {
    const { full, thumbnail, width, height } = made;
    const base = data.newBase();
    const facts = { width, height, fileSize: full.size, mimeType: full.type };
    const record = imageRecord(base, words, facts, data.account.name);
    await data.imageFiles.add(base.id, { full, thumbnail });
    return data.images.insert(record);
  };
}
