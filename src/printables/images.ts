/** JPEG files by address; a missing one is left out of the document. */
export type ImageBytes = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export const NO_IMAGES: ImageBytes = new Map();

/** JPEG is the one format that paper and all mail programs show. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

export function dataUrl(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(binary)}`;
}
