/** Told by the first bytes: name and MIME type are only claims. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic';

export const KIND_BYTES = 64;

/** Brands of HEIF files whose pixels are HEVC, as phones write them (ISO/IEC 23008-12). */
const HEIC_BRAND = /hei[cxsm]|hev[cxsm]|mif1|msf1|heif/;

/** AVIF files name the general HEIF brand beside their own. */
function kindOfBrands(head: string): ImageKind | undefined {
  const brands = head.slice(8);
  if (/avi[fs]/.test(brands)) return 'avif';
  return HEIC_BRAND.test(brands) ? 'heic' : undefined;
}

/** @returns undefined for what is no image, or one that no browser reads */
export function kindOfBytes(bytes: Uint8Array): ImageKind | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, KIND_BYTES));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && head.startsWith('PNG\r\n', 1)) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('BM') && bytes.length > 14) return 'bmp';
  return head.startsWith('ftyp', 4) ? kindOfBrands(head) : undefined;
}
