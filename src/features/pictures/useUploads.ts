import { useMemo, useSyncExternalStore } from 'react';
import { useData } from '../../data/react';
import type { Upload } from '../../data/pictures/types';
import { ERRORS } from '../../domain/errors';

/** A picture on its way up: both of its files together. */
export interface PictureUpload {
  imageId: string;
  bytes: number;
  sentBytes: number;
  isPaused: boolean;
  /** Why the server did not take it, in words. */
  refused: string | undefined;
}

const wordsOf = (code: string): string =>
  Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS][1] : ERRORS.internal[1];

function together(files: readonly Upload[]): PictureUpload[] {
  const found = new Map<string, PictureUpload>();
  for (const { imageId, bytes, sentBytes, isPaused, refused } of files) {
    const before = found.get(imageId);
    found.set(imageId, {
      imageId,
      bytes: bytes + (before?.bytes ?? 0),
      sentBytes: Math.min(sentBytes, bytes) + (before?.sentBytes ?? 0),
      isPaused: isPaused || (before?.isPaused ?? false),
      refused: before?.refused ?? (refused === undefined ? undefined : wordsOf(refused)),
    });
  }
  return [...found.values()];
}

/** Uploads that wait for the server, by picture, as they go. */
export function useUploads(): PictureUpload[] {
  const { uploads } = useData().pictures;
  const files = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  return useMemo(() => together(files), [files]);
}
