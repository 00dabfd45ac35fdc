import type { ImageFile } from '../imageFile';
import { MAX_PARTS } from './limits';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Bits of VP8X that announce EXIF and XMP. */
const METADATA = 0x08 | 0x04;

type Size = { width: number; height: number };

function sizeIn(type: string, chunk: Buffer): Size | undefined {
  if (type === 'VP8X' && chunk.length >= 10)
    return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ' && chunk.length >= 10)
    return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff };
  if (type === 'VP8L' && chunk.length >= 5 && chunk[0] === 0x2f) {
    const bits = chunk.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

function withoutFlags(chunk: Buffer): Buffer {
  const clean = Buffer.from(chunk);
  clean[8] = (clean[8] ?? 0) & ~METADATA;
  return clean;
}

export function readWebp(bytes: Buffer): ImageFile | undefined {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const parts: Buffer[] = [];
  let size: Size | undefined;
  let hasData = false;
  let chunks = 0;
  for (let at = 12; at + 8 <= end;) {
    chunks += 1;
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (chunks > MAX_PARTS.webp || at + 8 + length > end) return undefined;
    const partSize = sizeIn(type, bytes.subarray(at + 8, at + 8 + length));
    // Stops a decompression bomb whose header announces a small canvas.
    if (size && partSize && (partSize.width > size.width || partSize.height > size.height))
      return undefined;
    size ??= partSize;
    hasData ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    const chunk = bytes.subarray(at, Math.min(next, end));
    if (KEPT.has(type)) parts.push(type === 'VP8X' ? withoutFlags(chunk) : chunk);
    at = next;
  }
  if (!size || !hasData) return undefined;
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return { mimeType: 'image/webp', ...size, bytes: Buffer.concat([head, body]) };
}
