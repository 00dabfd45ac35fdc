import type { ImageSize } from '../../domain/records/images/limits';
import type { Store } from '../../platform/store';

export interface FileKey {
  imageId: string;
  size: ImageSize;
  /** Of a shared picture: the practice that it is of. Absent for one's own, whoever else uses its id. */
  workspaceId?: string | undefined;
}

export type SharedPlace = { workspaceId: string; imageId: string };

export const fileName = ({ size, imageId, workspaceId }: FileKey): string =>
  `${size}:${workspaceId === undefined ? '' : `${workspaceId}/`}${imageId}`;

export interface WaitingFile extends FileKey {
  bytes: number;
  isPaused: boolean;
  refused?: string | undefined;
}

/** Writes throw StorageFull where there is no room. */
export interface ImageFiles {
  add(imageId: string, files: Record<ImageSize, Blob>): Promise<void>;
  putBack(file: Omit<WaitingFile, 'bytes'>, bytes: Blob): Promise<void>;
  keep(key: FileKey, file: Blob): Promise<void>;
  read(key: FileKey): Promise<Blob | undefined>;
  waiting(): Promise<WaitingFile[]>;
  /** From now on it may be evicted. */
  sent(key: FileKey): Promise<void>;
  refuse(key: FileKey, code: string): Promise<void>;
  pause(key: FileKey, isPaused: boolean): Promise<void>;
  /** Files of other practices. */
  shared(): Promise<(SharedPlace & FileKey)[]>;
  remove(key: FileKey): Promise<void>;
  close(): Promise<void>;
}

/**
 * @returns undefined where the server has none (yet)
 * @throws where it cannot be asked
 */
export type FetchImage = (key: FileKey) => Promise<Blob | undefined>;

export interface Upload extends WaitingFile {
  sentBytes: number;
}

export interface DeviceImages {
  /** @throws StorageFull; nothing is kept then */
  add(imageId: string, files: Record<ImageSize, Blob>): Promise<void>;
  /**
   * Fetched from the server and kept if it is not here.
   * @returns undefined where there is none
   */
  read(key: FileKey): Promise<Blob | undefined>;
  /** Fetches what of the newest shared pictures is not here, and removes what is shared no more. */
  keepShared(present: readonly SharedPlace[]): Promise<void>;
  readonly uploads: Store<readonly Upload[]>;
  pause(imageId: string, isPaused: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ImageQueue extends DeviceImages {
  onWaiting(listener: () => void): () => void;
  connect(fetch: FetchImage): void;
  waiting(): Promise<WaitingFile[]>;
  progress(key: FileKey, sentBytes: number): void;
  sent(key: FileKey): Promise<void>;
  refuse(key: FileKey, code: string): Promise<void>;
  /** Another tab may have added something. */
  refresh(): Promise<void>;
}
