import type { ImageFile } from '../imageFile';
import { MAX_PARTS } from './limits';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Parts that change how it is seen; texts, times, EXIF and unknown parts do not. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
]);

export function readPng(bytes: Buffer): ImageFile | undefined {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const parts: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  let chunks = 0;
  for (let at = 8; at + 12 <= bytes.length;) {
    chunks += 1;
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (chunks > MAX_PARTS.png || end > bytes.length) return undefined;
    if (!size) {
      if (type !== 'IHDR' || length !== 13) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    hasData ||= type === 'IDAT';
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND')
      return hasData ? { mimeType: 'image/png', ...size, bytes: Buffer.concat(parts) } : undefined;
    at = end;
  }
  return undefined;
}
