import type { Frame, Size } from '../domain/records/images/frame';
import { onEnd } from './endings';
import { createRemoteWorker } from './remoteWorker';

/** How a person has turned an image; in steps of 90° to the right, and mirrored after that. */
export interface Turned {
  steps: 0 | 1 | 2 | 3;
  isMirrored: boolean;
}

/** An image that stands upright, to be looked at while it is cropped. */
export interface OpenedImage extends Size {
  /** Of this opening: its files are asked for by it. */
  id: string;
  /** At most 1,600 pixels long. */
  preview: Blob;
  /** It moves; what is made of it is its first image. */
  isAnimated: boolean;
}

/** The files of an image, without any metadata. */
export interface MadeImage extends Size {
  full: Blob;
  thumbnail: Blob;
}

/** Longest side of a photograph that is sent to be read: models look at no more. */
export const SHRUNK_SIDE = 1280;

/** A photograph as it is sent to be read: a JPEG without any metadata. */
export interface ShrunkPhoto extends Size {
  jpeg: Blob;
}

/** Calls of the worker of images. All throw where the file cannot be read as an image. */
export interface ImageService {
  open(file: Blob, turned: Turned): Promise<OpenedImage>;
  make(file: Blob, turned: Turned, frame: Frame, id: string): Promise<MadeImage>;
  shrink(file: Blob): Promise<ShrunkPhoto>;
}

/** Milliseconds without an answer after which the worker counts as dead; twelve megapixels take one second. */
const ANSWER_TIMEOUT = 30_000;

let shared: ImageService | undefined;

/** The app's one worker of images; it is started by its first call. */
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
