import type { Frame, Size } from '../domain/pictures/frame';
import { onEnd } from './endings';
import { createRemoteWorker } from './remoteWorker';

/** How a person has turned a picture; in steps of 90° to the right, and mirrored after that. */
export interface Turned {
  steps: 0 | 1 | 2 | 3;
  isMirrored: boolean;
}

/** A picture that stands upright, to be looked at while it is cropped. */
export interface OpenedPicture extends Size {
  /** Of this opening: its files are asked for by it. */
  id: string;
  /** At most 1,600 pixels long. */
  preview: Blob;
  /** It moves; what is made of it is its first picture. */
  isAnimated: boolean;
}

/** The files of a picture, without any metadata. */
export interface MadePicture extends Size {
  full: Blob;
  thumbnail: Blob;
}

/** Calls of the worker of pictures. Both throw where the file cannot be read as a picture. */
export interface PictureService {
  open(file: Blob, turned: Turned): Promise<OpenedPicture>;
  make(file: Blob, turned: Turned, frame: Frame, id: string): Promise<MadePicture>;
}

/** Milliseconds without an answer after which the worker counts as dead; twelve megapixels take one second. */
const ANSWER_TIMEOUT = 30_000;

let shared: PictureService | undefined;

/** The app's one worker of pictures; it is started by its first call. */
export function pictureClient(): PictureService {
  if (shared) return shared;
  const worker = createRemoteWorker<PictureService>(
    () => new Worker(new URL('./pictures.worker.ts', import.meta.url), { type: 'module' }),
    'pictures',
    ANSWER_TIMEOUT,
  );
  shared = {
    open: (file, turned) => worker.call((remote) => remote.open(file, turned)),
    make: (file, turned, frame, id) =>
      worker.call((remote) => remote.make(file, turned, frame, id)),
  };
  onEnd(worker.dispose);
  return shared;
}
