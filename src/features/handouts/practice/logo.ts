/** Bytes of a chosen image (specification: 5 MB). */
export const LOGO_MOST_BYTES = 5 * 1024 * 1024;
/** Pixels of the stored logo's longer side: 14 mm on paper at 300 dpi have 165. */
const SIDE = 256;
const QUALITY = 0.85;

export type LogoProblem = 'too_large' | 'kind' | 'broken';

export class BadLogo extends Error {
  readonly problem: LogoProblem;
  constructor(problem: LogoProblem) {
    super(problem);
    this.problem = problem;
  }
}

const startsWith = (bytes: Uint8Array, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

/** Judged by the first bytes: file names and types can be wrong. */
export function isRaster(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) ||
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
  );
}

/** @throws BadLogo */
export async function checkLogo(file: Blob): Promise<void> {
  if (file.size > LOGO_MOST_BYTES) throw new BadLogo('too_large');
  if (!isRaster(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) throw new BadLogo('kind');
}

/**
 * Redrawn as a small JPEG on white, so that nothing of the file but its image stays.
 * @throws BadLogo
 */
export async function readLogo(file: Blob): Promise<string> {
  await checkLogo(file);
  const image = await createImageBitmap(file).catch(() => {
    throw new BadLogo('broken');
  });
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const side = Math.max(1, Math.round(Math.max(image.width, image.height) * scale));
  const canvas = document.createElement('canvas');
  // Square, so that paper can set it into a circle or a box alike.
  canvas.width = side;
  canvas.height = side;
  const at = canvas.getContext('2d');
  if (!at) throw new BadLogo('broken');
  at.fillStyle = '#ffffff';
  at.fillRect(0, 0, side, side);
  const [width, height] = [image.width * scale, image.height * scale];
  at.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  image.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
