import { AppError } from '../../../src/domain/errors';
import { PICTURE_LIMITS } from '../../../src/domain/pictures/limits';
import { readGif } from './formats/gif';
import { readJpeg } from './formats/jpeg';
import { readPng } from './formats/png';
import { readWebp } from './formats/webp';
import type { PictureFile } from './pictureFile';

const READERS = [readJpeg, readPng, readWebp, readGif];

/**
 * Looks at the bytes, whatever the file is called: writes the picture anew from the parts that show something.
 * Anything else that a file may be (a page, a script, an archive behind a picture) is gone then.
 * @throws AppError file_too_large, invalid_file_type, too_many_pixels
 */
export function readPicture(bytes: Buffer): PictureFile {
  if (bytes.length > PICTURE_LIMITS.fileBytes)
    throw new AppError('file_too_large', { limitBytes: PICTURE_LIMITS.fileBytes });
  for (const read of READERS) {
    const file = read(bytes);
    if (!file) continue;
    const { width, height } = file;
    if (width < 1 || height < 1) break;
    const { sentSide, sentPixels } = PICTURE_LIMITS;
    if (Math.max(width, height) > sentSide || width * height > sentPixels)
      throw new AppError('too_many_pixels');
    return file;
  }
  throw new AppError('invalid_file_type');
}
