export const IMAGE_LIMITS = {
  /** Slightly more than may be chosen, so that files which already wait on a device are not refused. */
  fileBytes: 5 * 1024 * 1024,
  /** A file that is chosen for a form: 5 MB of 1,000 KB, as file managers of phones and Macs count. */
  chosenBytes: 5_000_000,
  managerBytes: 10_000_000,
  managerFiles: 10,
  leastWidth: 800,
  leastHeight: 600,
  longestSide: 3000,
  /** A larger image is treated as a decompression bomb. */
  sentSide: 10_000,
  sentPixels: 40_000_000,
} as const;

export const FRAME_RATIO = 4 / 3;
export const FRAME_TOLERANCE = 0.02;
export const FRAME_WIDTH = 1600;
export const FRAME_HEIGHT = 1200;
export const THUMBNAIL_WIDTH = 400;
export const THUMBNAIL_HEIGHT = 300;
/**
 * Most bytes and longest side of a small file that anybody may send. Devices write 400 × 300 pixels, some 30 KB; it goes
 * into mails and documents, many at a time.
 */
export const THUMBNAIL_LIMITS = { bytes: 256 * 1024, side: 800 } as const;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export const IMAGE_SIZES = ['full', 'thumbnail'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
