import { expect, it } from 'vitest';
import { unreadProblem } from './checks';
import { kindOfBytes } from './kindOfBytes';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part,
    ),
  );
const ftyp = (...brands: string[]) => bytes([0, 0, 0, 24], 'ftyp', ...brands);

it.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['gif', bytes('GIF89a')],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['heic', ftyp('heic', '\0\0\0\0', 'mif1heic')],
  ['heic', ftyp('mif1', '\0\0\0\0', 'mif1heic')],
  ['avif', ftyp('mif1', '\0\0\0\0', 'mif1avif')],
  [undefined, ftyp('isom', '\0\0\0\0', 'mp42')],
  [undefined, bytes('xin chào')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes('<svg xmlns=')],
  [undefined, bytes()],
])('the bytes of a %s are known', (kind, file) => expect(kindOfBytes(file)).toBe(kind));

it('what could not be read is said by its kind', () => {
  expect(unreadProblem('heic')).toBe('heic');
  expect(unreadProblem('jpeg')).toBe('unreadable');
  expect(unreadProblem(undefined)).toBe('unreadable');
});
