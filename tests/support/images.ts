import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])) >>> 0);
  return Buffer.concat([head, data, sum]);
}

export function buildPng(
  width: number,
  height: number,
  extra: readonly (readonly [string, Buffer])[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function buildBomb(width: number, height: number): Buffer {
  const small = buildPng(1, 1);
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
}

const side = (length: number): number[] => [length & 255, length >> 8];

export function animatedGif(width = 2, height = width): Buffer {
  const screen = [...side(width), ...side(height), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [
    0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x84, 0x51, 0,
  ];
  const comment = [0x21, 0xfe, 8, ...Buffer.from('<script>'), 0];
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...comment, ...frame, ...frame, 0x3b]);
}

const ASCII = 2;
const SHORT = 3;
const LONG = 4;

function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  value.copy(bytes, 8);
  return bytes;
}

const short = (value: number): Buffer => Buffer.from([value >> 8, value & 255, 0, 0]);
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const count = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);

function buildExif(orientation: number): Buffer {
  const maker = Buffer.from('Hanoi-GPS-Maker\0', 'latin1');
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const makerAt = gpsAt + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1'),
    count(3),
    entry(0x010f, ASCII, maker.length, long(makerAt)),
    entry(0x0112, SHORT, 1, short(orientation)),
    entry(0x8825, LONG, 1, long(gpsAt)),
    long(0),
    count(2),
    entry(0x0001, ASCII, 2, Buffer.from('N\0\0\0', 'latin1')),
    entry(0x0003, ASCII, 2, Buffer.from('E\0\0\0', 'latin1')),
    long(0),
    maker,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), count(body.length + 2), body]);
}

export function withExif(jpeg: Buffer, orientation: number): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), buildExif(orientation), jpeg.subarray(2)]);
}

export function tinyJpeg(): Buffer {
  const tables = Buffer.alloc(64, 1);
  const bits = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 67, 0]),
    tables,
    Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xc4, 0, 20, 0x00, ...bits, 0]),
    Buffer.from([0xff, 0xc4, 0, 20, 0x10, ...bits, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f, 0xff, 0xd9]),
  ]);
}

const riffPart = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

export function buildWebp(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x08;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const lossless = Buffer.alloc(6);
  lossless[0] = 0x2f;
  lossless.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffPart('VP8X', canvas),
    riffPart('VP8L', lossless),
    riffPart('EXIF', Buffer.from('Hanoi-GPS-Maker', 'latin1')),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export const SMALL_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQ' +
    'c1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
    'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA' +
    'AAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAA' +
    'AAAA/9oADAMBAAIRAxEAPwCIAZZf/9k=',
  'base64',
);

const withParts = (parts: Buffer): Buffer =>
  Buffer.concat([SMALL_JPEG.subarray(0, 2), parts, SMALL_JPEG.subarray(2)]);
const repeated = (part: readonly number[], bytes: number): Buffer =>
  Buffer.alloc(Math.floor(bytes / part.length) * part.length, Buffer.from(part));

export const TINY_PARTS: Record<string, (bytes: number) => Buffer> = {
  JPEG: (bytes) => withParts(repeated([0xff, 0xdb, 0, 2], bytes)),
  'JPEG of tables that nobody knows': (bytes) => withParts(repeated([0xff, 0xf0, 0, 2], bytes)),
  GIF: (bytes) => {
    const whole = animatedGif();
    const control = repeated([0x21, 0xf9, 0], bytes);
    return Buffer.concat([whole.subarray(0, 19), control, whole.subarray(19)]);
  },
  PNG: (bytes) => {
    const whole = buildPng(8, 6);
    const empty = repeated([0, 0, 0, 0, ...Buffer.from('IDAT'), 0x35, 0xaf, 0x06, 0x1e], bytes);
    return Buffer.concat([whole.subarray(0, -12), empty, whole.subarray(-12)]);
  },
  WebP: (bytes) => {
    const whole = buildWebp(8, 6);
    const empty = repeated([...Buffer.from('ALPH'), 0, 0, 0, 0], bytes);
    const all = Buffer.concat([whole, empty]);
    all.writeUInt32LE(all.length - 8, 4);
    return all;
  },
};
