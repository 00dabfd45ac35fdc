import { AppError } from '../../../src/domain/protocol/errors';
import { IMAGE_LIMITS } from '../../../src/domain/records/images/limits';
import { readGif } from './formats/gif';
import { readJpeg } from './formats/jpeg';
import { readPng } from './formats/png';
import { readWebp } from './formats/webp';
import type { ImageFile } from './imageFile';

const READERS = [readJpeg, readPng, readWebp, readGif];

/**
 * Rewrites the image from its visible parts only, so that a page, script or archive hidden in the file is gone.
 * @throws AppError file_too_large, invalid_file_type, too_many_pixels
 */
export function readImage(bytes: Buffer): ImageFile {
  if (bytes.length > IMAGE_LIMITS.fileBytes)
    throw new AppError('file_too_large', { limitBytes: IMAGE_LIMITS.fileBytes });
  for (const read of READERS) {
    const file = read(bytes);
    if (!file) continue;
    const { width, height } = file;
    if (width < 1 || height < 1) break;
    const { sentSide, sentPixels } = IMAGE_LIMITS;
    if (Math.max(width, height) > sentSide || width * height > sentPixels)
      throw new AppError('too_many_pixels');
    return file;
  }
  throw new AppError('invalid_file_type');
}
