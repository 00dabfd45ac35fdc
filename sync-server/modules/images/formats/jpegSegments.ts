const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const DQT = 0xdb;
const SOS = 0xda;
const DNL = 0xdc;
const DRI = 0xdd;

/** Frames (SOF): all of C0 to CF but the tables DHT, JPG and DAC. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function isDrawn(marker: number): boolean {
  return isFrame(marker) || [0xc4, 0xcc, DQT, SOS, DNL, DRI].includes(marker);
}

function cut(segment: Buffer, length: number): Buffer | undefined {
  if (segment.length < length) return undefined;
  const short = Buffer.from(segment.subarray(0, length));
  short.writeUInt16BE(length - 2, 2);
  return short;
}

function jfif(segment: Buffer): Buffer | undefined {
  const short = cut(segment, 18);
  short?.fill(0, 16);
  return short;
}

const says = (segment: Buffer, name: string): boolean =>
  segment.toString('latin1', 4, 4 + name.length) === name;

/**
 * Of application segments only resolution, colour profile and Adobe's colour transform change what is seen.
 * @param segment marker and length included
 */
export function filterSegment(marker: number, segment: Buffer): Buffer | undefined {
  if (isDrawn(marker)) return segment;
  if (marker === APP0 && says(segment, 'JFIF\0')) return jfif(segment);
  if (marker === APP2 && says(segment, 'ICC_PROFILE\0')) return segment;
  return marker === APP14 && says(segment, 'Adobe') ? cut(segment, 16) : undefined;
}
