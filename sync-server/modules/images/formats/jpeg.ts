import type { ImageFile } from '../imageFile';
import { isFrame, filterSegment } from './jpegSegments';
import { orientationIn, orientationSegment } from './orientation';
import { MAX_PARTS } from './limits';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isWithin = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
  }
  return -1;
}

function joinSegments(
  [start = Buffer.alloc(0), ...rest]: readonly Buffer[],
  orientation: number,
): Buffer {
  const upright = orientation === 1 ? [] : [orientationSegment(orientation)];
  return Buffer.concat([start, ...upright, ...rest, Buffer.from([0xff, EOI])]);
}

export function readJpeg(bytes: Buffer): ImageFile | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasScan = false;
  let segments = 0;
  for (let at = 2; at + 3 < bytes.length + 2;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      if (!size || !hasScan) return undefined;
      return { mimeType: 'image/jpeg', ...size, bytes: joinSegments(parts, orientation) };
    }
    segments += 1;
    if (segments > MAX_PARTS.jpeg || at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (segment.length < 10) return undefined;
      size ??= { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (marker === APP1) orientation = orientationIn(segment) ?? orientation;
    const keptSegments = filterSegment(marker, segment);
    if (keptSegments) parts.push(keptSegments);
    at = end;
    if (marker !== SOS) continue;
    hasScan = true;
    const next = endOfScan(bytes, end);
    if (next < 0) return undefined;
    parts.push(bytes.subarray(end, next));
    at = next;
  }
  return undefined;
}
