/** Bounds of an image, on the device and in the gateway (E14, P13). Bytes and pixels. */
export const IMAGE_LIMITS = {
  /** A file that is uploaded. A little more than what may be chosen: what waits on a device is not refused. */
  fileBytes: 5 * 1024 * 1024,
  /** A file that is chosen for a form: 5 MB of 1,000 KB, as file managers of phones and Macs count. */
  chosenBytes: 5_000_000,
  /** A file that is chosen in the image manager; the device makes it smaller before it goes up. */
  managerBytes: 10_000_000,
  /** Files that the image manager takes at once. */
  managerFiles: 10,
  /** Smallest image that the uploader takes. */
  leastWidth: 800,
  leastHeight: 600,
  /** Longest side of what is kept. */
  longestSide: 3000,
  /** Longest side and most pixels of what anybody may send: more is a bomb. */
  sentSide: 10_000,
  sentPixels: 40_000_000,
} as const;

/** Frame of an image, width by height, and how far another one may lie from it without being cropped. */
export const FRAME_RATIO = 4 / 3;
export const FRAME_TOLERANCE = 0.02;
/** Width that a smaller frame is enlarged to. */
export const FRAME_WIDTH = 1600;
export const FRAME_HEIGHT = 1200;
/** Of the small image in lists. */
export const THUMBNAIL_WIDTH = 400;
export const THUMBNAIL_HEIGHT = 300;
/**
 * Most bytes and longest side of a small file that anybody may send. Devices write 400 × 300 pixels, some 30 KB; it goes
 * into mails and documents, many at a time.
 */
export const THUMBNAIL_LIMITS = { bytes: 256 * 1024, side: 800 } as const;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** The two files of an image. */
export const IMAGE_SIZES = ['full', 'thumbnail'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
