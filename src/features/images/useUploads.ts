import { useMemo, useSyncExternalStore } from 'react';
import { useData } from '../../data/react';
import type { Upload } from '../../data/images/types';
import { ERRORS } from '../../domain/protocol/errors';

export interface ImageUpload {
  imageId: string;
  bytes: number;
  sentBytes: number;
  isPaused: boolean;
  refused: string | undefined;
}

const wordsOf = (code: string): string =>
  Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS][1] : ERRORS.internal[1];

function together(files: readonly Upload[]): ImageUpload[] {
  const found = new Map<string, ImageUpload>();
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

export function useUploads(): ImageUpload[] {
  const { uploads } = useData().imageFiles;
  const files = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  return useMemo(() => together(files), [files]);
}
