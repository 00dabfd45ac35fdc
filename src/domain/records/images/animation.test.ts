import { describe, expect, it } from 'vitest';
import { animatedGif, buildPng, tinyJpeg, buildWebp } from '../../../../tests/support/images';
import { isAnimated } from './animation';

describe('E14 images that move', () => {
  const gif = animatedGif();
  const frames = gif.indexOf('\x21\xf9', 0, 'latin1');
  const oneFrame = Buffer.concat([gif.subarray(0, frames), gif.subarray(frames + 23)]);
  const png = buildPng(2, 2);
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0....', 'latin1');
  const movingPng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  const moving = 0x02;
  const movingWebp = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
    Buffer.from([moving, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);

  it.each([
    ['GIF', gif],
    ['PNG', movingPng],
    ['WebP', movingWebp],
  ])('are told from others: %s', (_, bytes) => expect(isAnimated(bytes)).toBe(true));

  it.each([
    ['a GIF of one image', oneFrame],
    ['PNG', png],
    ['WebP', buildWebp(2, 2)],
    ['JPEG', tinyJpeg()],
    ['nothing', Buffer.alloc(0)],
  ])('still ones are none: %s', (_, bytes) => expect(isAnimated(bytes)).toBe(false));
});
