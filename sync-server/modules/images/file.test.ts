import { describe, expect, it } from 'vitest';
import { quickestTime } from '../../../tests/support/cpuTime';
import { AppError } from '../../../src/domain/protocol/errors';
import {
  animatedGif,
  buildBomb,
  buildPng,
  SMALL_JPEG,
  TINY_PARTS,
  tinyJpeg,
  buildWebp,
  withExif,
} from '../../../tests/support/images';
import { readImage } from './file';
import { orientationIn } from './formats/orientation';

function getCode(bytes: Buffer): string {
  try {
    return readImage(bytes).mimeType;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const SECRET = 'Hanoi-GPS-Maker';
const segment = (marker: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, 0, 2 + text.length]), Buffer.from(text)]);

describe('E14 what the gateway takes for an image', () => {
  it.each([
    ['image/png', 'PNG', buildPng(800, 600)],
    ['image/jpeg', 'JPEG', tinyJpeg()],
    ['image/webp', 'WebP', buildWebp(800, 600)],
    ['image/gif', 'GIF', animatedGif()],
  ] as const)('E14 takes %s', (type, _name, bytes) => {
    expect(getCode(bytes)).toBe(type);
  });

  it.each([
    ['a page', PAGE],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG without an end', buildPng(800, 600).subarray(0, -12)],
    ['a broken JPEG', tinyJpeg().subarray(0, 100)],
    ['a WebP that was cut', buildWebp(800, 600).subarray(0, -4)],
    ['a GIF without an end', animatedGif().subarray(0, -1)],
    [
      'a JPEG that has only its first bytes',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), PAGE]),
    ],
  ])('E14 refuses %s', (_name, bytes) => {
    expect(getCode(bytes)).toBe('invalid_file_type');
  });

  it('E14 refuses pixels that would fill the memory of whoever opens it', () => {
    expect(getCode(buildBomb(60_000, 60_000))).toBe('too_many_pixels');
    expect(getCode(buildBomb(1, 12_000))).toBe('too_many_pixels');
    expect(getCode(buildBomb(9_000, 9_000))).toBe('too_many_pixels');
    expect(getCode(Buffer.concat([buildPng(9, 9), Buffer.alloc(5 * 1024 * 1024)]))).toBe(
      'file_too_large',
    );
  });

  it.each([
    ['JPEG', withExif(tinyJpeg(), 1)],
    ['WebP', buildWebp(8, 6)],
    ['PNG', buildPng(8, 6, [['tEXt', Buffer.from(SECRET)]])],
  ])('E14 keeps nothing of where a %s was taken', (_name, bytes) => {
    expect(bytes.includes(SECRET)).toBe(true);
    const { bytes: kept } = readImage(bytes);
    expect(kept.includes(SECRET)).toBe(false);
    expect(readImage(kept).bytes.equals(kept)).toBe(true);
  });

  it('E14 keeps how the camera was held, and nothing else of it', () => {
    const { bytes } = readImage(withExif(tinyJpeg(), 6));
    const length = bytes.readUInt16BE(4);
    expect(orientationIn(bytes.subarray(2, 4 + length))).toBe(6);
    expect(bytes.includes(SECRET)).toBe(false);
  });

  it.each(Object.keys(TINY_PARTS))(
    'E14 refuses a %s of parts without end before it has gone through them',
    (kind) => {
      const measureTime = (size: number): number => {
        const bytes = TINY_PARTS[kind]!(size);
        return quickestTime(() => expect(getCode(bytes)).toBe('invalid_file_type'));
      };
      // Going through all of them would take fourteen times as long.
      expect(measureTime(4_900_000)).toBeLessThan(4 * measureTime(350_000) + 20);
    },
  );

  it.each(Object.keys(TINY_PARTS))('E14 takes a %s of some hundred parts', (kind) => {
    expect(getCode(TINY_PARTS[kind]!(3_000))).toMatch(/^image/);
  });

  it('E14 leaves out what of a JPEG shows nothing', () => {
    const hidden = [
      segment(0xf0, `reserved ${SECRET}`),
      segment(0xc8, `reserved ${SECRET}`),
      segment(0xe0, `JFXX\0${SECRET}`),
      segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x05${SECRET}`),
      segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`),
      segment(0xee, `Other${SECRET}`),
    ];
    for (const part of hidden) {
      const jpeg = Buffer.concat([SMALL_JPEG.subarray(0, 2), part, SMALL_JPEG.subarray(2)]);
      const { bytes } = readImage(jpeg);
      expect(bytes.includes(SECRET)).toBe(false);
      expect(readImage(bytes).bytes.equals(bytes)).toBe(true);
    }
  });

  it('E14 keeps what says how the colours of a JPEG are meant', () => {
    const adobe = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
    const profile = Buffer.from([0xff, 0xe2, 0, 18, ...Buffer.from('ICC_PROFILE\0'), 1, 1, 7, 7]);
    const jpeg = Buffer.concat([SMALL_JPEG.subarray(0, 2), adobe, profile, SMALL_JPEG.subarray(2)]);
    const { bytes } = readImage(jpeg);
    expect([bytes.includes(adobe), bytes.includes(profile)]).toEqual([true, true]);
    expect(readImage(SMALL_JPEG).bytes.equals(SMALL_JPEG)).toBe(true);
  });

  it('E14 leaves a page behind an image, or in its comment, behind', () => {
    for (const bytes of [buildPng(8, 6), tinyJpeg(), buildWebp(8, 6), animatedGif()]) {
      const { bytes: kept } = readImage(Buffer.concat([bytes, PAGE]));
      expect(kept.includes('<script>')).toBe(false);
    }
  });
});
