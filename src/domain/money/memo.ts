/** Without characters that are mistaken for one another (0/O, 1/I). */
export const MEMO_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** SePay finds a code by its prefix of two to five letters. */
export const MEMO_PREFIX = 'BL';
export const MEMO_SIGNS = 8;

/** Times the generator of GF(32), by x⁵ + x² + 1. */
const doubled = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/** Detects one wrong sign, or two that changed places. */
function computeCheck(signs: string): string {
  let sum = 0;
  for (const sign of signs) sum = doubled(sum ^ MEMO_ALPHABET.indexOf(sign));
  return MEMO_ALPHABET.charAt(sum);
}

export function memoCode(random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, MEMO_SIGNS - 1), (byte) =>
    MEMO_ALPHABET.charAt(byte % MEMO_ALPHABET.length),
  ).join('');
  return MEMO_PREFIX + signs + computeCheck(signs);
}

function isMemoCode(text: string): boolean {
  const signs = text.slice(MEMO_PREFIX.length);
  const isForm =
    text.startsWith(MEMO_PREFIX) &&
    signs.length === MEMO_SIGNS &&
    [...signs].every((sign) => MEMO_ALPHABET.includes(sign));
  return isForm && computeCheck(signs.slice(0, -1)) === signs.slice(-1);
}

/** Banks change capitals, insert spaces and signs, and add their reference and the payer's name. */
export function memoCodesIn(content: string): string[] {
  const folded = content
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');
  const length = MEMO_PREFIX.length + MEMO_SIGNS;
  const memos = new Set<string>();
  for (let at = folded.indexOf(MEMO_PREFIX); at >= 0; at = folded.indexOf(MEMO_PREFIX, at + 1)) {
    const text = folded.slice(at, at + length);
    if (isMemoCode(text)) memos.add(text);
  }
  return [...memos];
}
