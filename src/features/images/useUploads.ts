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

const describeError = (code: string): string =>
  Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS][1] : ERRORS.internal[1];

function together(files: readonly Upload[]): ImageUpload[] {
  const uploadsById = new Map<string, ImageUpload>();
  for (const { imageId, bytes, sentBytes, isPaused, refused } of files) {
    const before = uploadsById.get(imageId);
    uploadsById.set(imageId, {
      imageId,
      bytes: bytes + (before?.bytes ?? 0),
      sentBytes: Math.min(sentBytes, bytes) + (before?.sentBytes ?? 0),
      isPaused: isPaused || (before?.isPaused ?? false),
      refused: before?.refused ?? (refused === undefined ? undefined : describeError(refused)),
    });
  }
  return [...uploadsById.values()];
}

export function useUploads(): ImageUpload[] {
  const { uploads } = useData().imageFiles;
  const files = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  return useMemo(() => together(files), [files]);
}
