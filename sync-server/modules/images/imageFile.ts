import type { ImageType } from '../../../src/domain/records/images/limits';

/** Known kind, complete, without metadata and without trailing data. */
export interface ImageFile {
  mimeType: ImageType;
  width: number;
  height: number;
  bytes: Buffer;
}
