import type { ImageFile } from '../imageFile';
import { MAX_PARTS } from './limits';

const MAX_FRAMES = 500;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** Of application blocks only the loop count is kept. */
const CONTROL = 0xf9;
const APPLICATION = 0xff;

const tableLength = (flags: number): number =>
  (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);

/** @returns end of the blocks; -1 where they are broken */
function endOfBlocks(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length;) {
    const length = bytes[at] ?? 0;
    if (length === 0) return at + 1;
    at += 1 + length;
  }
  return -1;
}

function isKept(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === CONTROL) return true;
  return label === APPLICATION && bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
}

export function readGif(bytes: Buffer): ImageFile | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 14) return undefined;
  const width = bytes.readUInt16LE(6);
  const height = bytes.readUInt16LE(8);
  const start = 13 + tableLength(bytes[10] ?? 0);
  const parts: Buffer[] = [bytes.subarray(0, start)];
  let frames = 0;
  let blocks = 0;
  for (let at = start; at < bytes.length;) {
    const kind = bytes[at];
    if (kind === END) {
      if (frames === 0) return undefined;
      const clean = Buffer.concat([...parts, Buffer.from([END])]);
      return { mimeType: 'image/gif', width, height, bytes: clean };
    }
    blocks += 1;
    if (blocks > MAX_PARTS.gif || (kind !== EXTENSION && kind !== IMAGE)) return undefined;
    const data = kind === EXTENSION ? at + 2 : at + 11 + tableLength(bytes[at + 9] ?? 0);
    const end = endOfBlocks(bytes, data);
    if (end < 0) return undefined;
    if (kind === IMAGE) {
      frames += 1;
      if (frames > MAX_FRAMES || at + 10 > bytes.length) return undefined;
      const isWithin = bytes.readUInt16LE(at + 5) <= width && bytes.readUInt16LE(at + 7) <= height;
      if (!isWithin) return undefined;
    }
    if (kind === IMAGE || isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
