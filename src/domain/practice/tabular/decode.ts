/** `windows-1258` is what old Vietnamese programs write. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1258'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1258';
  }
}

/** Not composed (NFC) here, but once it is split into cells: composing makes separators of other characters. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding = detectEncoding(bytes)): string =>
  new TextDecoder(encoding).decode(bytes);
