/**
 * Real files have far fewer: a JPEG some dozens (300 with a large colour profile), a GIF or WebP two per frame, a PNG one
 * per 8 KB. A million tiny parts blocked the process for a second.
 */
export const MAX_PARTS = { jpeg: 2_000, gif: 2_000, png: 10_000, webp: 2_000 } as const;
