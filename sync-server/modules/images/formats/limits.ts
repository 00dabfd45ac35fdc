/**
 * Most parts of one file. Files that programs write have far fewer: a JPEG some dozens, with a large colour profile
 * three hundred; a GIF or WebP two for each of its frames; a PNG one for each 8 KB. Looking at a million of the
 * smallest took a second in which nobody else was answered.
 */
export const MAX_PARTS = { jpeg: 2_000, gif: 2_000, png: 10_000, webp: 2_000 } as const;
