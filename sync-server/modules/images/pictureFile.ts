import type { PictureType } from '../../../src/domain/pictures/limits';

/** A picture as it may be kept: of a known kind, whole, without metadata and without anything behind its end. */
export interface PictureFile {
  mimeType: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}
