import type { ImageType } from '../../../src/domain/records/images/limits';

/** An image as it may be kept: of a known kind, whole, without metadata and without anything behind its end. */
export interface ImageFile {
  mimeType: ImageType;
  width: number;
  height: number;
  bytes: Buffer;
}
