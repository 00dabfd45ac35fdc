import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors';
import {
  animatedGif,
  bombOf,
  pngOf,
  tinyJpeg,
  webpOf,
  withExif,
} from '../../../tests/support/pictures';
import { readPicture } from './file';
import { orientationIn } from './formats/orientation';

function codeOf(bytes: Buffer): string {
  try {
    return readPicture(bytes).mimeType;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const SECRET = 'Hanoi-GPS-Maker';

describe('E14 what the gateway takes for a picture', () => {
  it.each([
    ['image/png', 'PNG', pngOf(800, 600)],
    ['image/jpeg', 'JPEG', tinyJpeg()],
    ['image/webp', 'WebP', webpOf(800, 600)],
    ['image/gif', 'GIF', animatedGif()],
  ] as const)('E14 takes %s', (type, _name, bytes) => {
    expect(codeOf(bytes)).toBe(type);
  });

  it.each([
    ['a page', PAGE],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG without an end', pngOf(800, 600).subarray(0, -12)],
    ['a broken JPEG', tinyJpeg().subarray(0, 100)],
    ['a WebP that was cut', webpOf(800, 600).subarray(0, -4)],
    ['a GIF without an end', animatedGif().subarray(0, -1)],
    [
      'a JPEG that has only its first bytes',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), PAGE]),
    ],
  ])('E14 refuses %s', (_name, bytes) => {
    expect(codeOf(bytes)).toBe('invalid_file_type');
  });

  it('E14 refuses pixels that would fill the memory of whoever opens it', () => {
    expect(codeOf(bombOf(60_000, 60_000))).toBe('too_many_pixels');
    expect(codeOf(bombOf(1, 12_000))).toBe('too_many_pixels');
    expect(codeOf(bombOf(9_000, 9_000))).toBe('too_many_pixels');
    expect(codeOf(Buffer.concat([pngOf(9, 9), Buffer.alloc(5 * 1024 * 1024)]))).toBe(
      'file_too_large',
    );
  });

  it.each([
    ['JPEG', withExif(tinyJpeg(), 1)],
    ['WebP', webpOf(8, 6)],
    ['PNG', pngOf(8, 6, [['tEXt', Buffer.from(SECRET)]])],
  ])('E14 keeps nothing of where a %s was taken', (_name, bytes) => {
    expect(bytes.includes(SECRET)).toBe(true);
    const { bytes: kept } = readPicture(bytes);
    expect(kept.includes(SECRET)).toBe(false);
    // What was written anew is a picture again.
    expect(readPicture(kept).bytes.equals(kept)).toBe(true);
  });

  it('E14 keeps how the camera was held, and nothing else of it', () => {
    const { bytes } = readPicture(withExif(tinyJpeg(), 6));
    const length = bytes.readUInt16BE(4);
    expect(orientationIn(bytes.subarray(2, 4 + length))).toBe(6);
    expect(bytes.includes(SECRET)).toBe(false);
  });

  it('E14 leaves a page behind a picture, or in its comment, behind', () => {
    for (const bytes of [pngOf(8, 6), tinyJpeg(), webpOf(8, 6), animatedGif()]) {
      const { bytes: kept } = readPicture(Buffer.concat([bytes, PAGE]));
      expect(kept.includes('<script>')).toBe(false);
    }
  });
});
