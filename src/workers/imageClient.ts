import type { Frame, Size } from '../domain/records/images/frame';
import { onEnd } from './endings';
import { createRemoteWorker } from './remoteWorker';

/** Steps of 90° clockwise; mirroring is applied after them. */
export interface Turned {
  steps: 0 | 1 | 2 | 3;
  isMirrored: boolean;
}

export interface OpenedImage extends Size {
  id: string;
  preview: Blob;
  isAnimated: boolean;
}

export interface MadeImage extends Size {
  full: Blob;
  thumbnail: Blob;
}

export const SHRUNK_SIDE = 1280;

export interface ShrunkPhoto extends Size {
  jpeg: Blob;
}

/** All calls throw when the file cannot be read as an image. */
export interface ImageService {
  open(file: Blob, turned: Turned): Promise<OpenedImage>;
  make(file: Blob, turned: Turned, frame: Frame, id: string): Promise<MadeImage>;
  shrink(file: Blob): Promise<ShrunkPhoto>;
}

/** Milliseconds without an answer after which the worker counts as dead; twelve megapixels take one second. */
const ANSWER_TIMEOUT = 30_000;

let shared: ImageService | undefined;

export function imageClient(): ImageService {
  if (shared) return shared;
  const worker = createRemoteWorker<ImageService>(
    () => new Worker(new URL('./images.worker.ts', import.meta.url), { type: 'module' }),
    'images',
    ANSWER_TIMEOUT,
  );
  shared = {
    open: (file, turned) => worker.call((remote) => remote.open(file, turned)),
    make: (file, turned, frame, id) =>
      worker.call((remote) => remote.make(file, turned, frame, id)),
    shrink: (file) => worker.call((remote) => remote.shrink(file)),
  };
  onEnd(worker.dispose);
  return shared;
}
