import type { ImageSize } from '../../domain/records/images/limits';
import type { Store } from '../../platform/store';

/** One of the two files of an image. */
export interface FileKey {
  imageId: string;
  size: ImageSize;
}

/** A file that the server does not have. */
export interface WaitingFile extends FileKey {
  bytes: number;
  isPaused: boolean;
  /** Why the server did not take it, as a stable word. */
  refused?: string | undefined;
}

/** Files of images on this device. Writes throw StorageFull where there is no room. */
export interface ImageFiles {
  /** Keeps a new image; it waits for the server. */
  add(imageId: string, files: Record<ImageSize, Blob>): Promise<void>;
  /** Keeps a file that waited here before, as it did. */
  putBack(file: Omit<WaitingFile, 'bytes'>, bytes: Blob): Promise<void>;
  /** Keeps a file that came from the server. */
  keep(key: FileKey, file: Blob): Promise<void>;
  read(key: FileKey): Promise<Blob | undefined>;
  waiting(): Promise<WaitingFile[]>;
  /** The server has it. */
  sent(key: FileKey): Promise<void>;
  refuse(key: FileKey, code: string): Promise<void>;
  /** Holds a file back, or lets it go (again). */
  pause(key: FileKey, isPaused: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Gets a file from the server; undefined where it has none (yet). @throws where it cannot be asked */
export type FetchImage = (key: FileKey) => Promise<Blob | undefined>;

/** A file on its way up, with what of it has gone. */
export interface Upload extends WaitingFile {
  sentBytes: number;
}

/** Images on this device: what is here, what waits, what has to be fetched. PouchDB is loaded by the first use. */
export interface DeviceImages {
  /** @throws StorageFull; nothing is kept then */
  add(imageId: string, files: Record<ImageSize, Blob>): Promise<void>;
  /** The file of this device, else the server's, which is kept from then on; undefined where there is none. */
  read(key: FileKey): Promise<Blob | undefined>;
  /** Uploads that wait for the server, newest state. */
  readonly uploads: Store<readonly Upload[]>;
  /** Holds an image back, or lets it go (again). */
  pause(imageId: string, isPaused: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The part of the images that replication uses. */
export interface ImageQueue extends DeviceImages {
  /** Called whenever something may wait. @returns ends it */
  onWaiting(listener: () => void): () => void;
  connect(fetch: FetchImage): void;
  waiting(): Promise<WaitingFile[]>;
  progress(key: FileKey, sentBytes: number): void;
  sent(key: FileKey): Promise<void>;
  refuse(key: FileKey, code: string): Promise<void>;
  /** Reads anew what waits: another tab may have added something. */
  refresh(): Promise<void>;
}
