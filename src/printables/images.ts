/** The small JPEG files of images by their addresses; what is not here is left out of a document. */
export type ImageBytes = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export const NO_IMAGES: ImageBytes = new Map();

/** Whether these are the bytes of a JPEG: the one form that paper and all mail programs show. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** The file's bytes inside an address. */
export function dataUrl(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(binary)}`;
}
