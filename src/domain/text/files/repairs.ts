import { bytesIn } from './legacyEncodings';

// oxlint-disable-next-line no-control-regex -- ASCII is what is looked for
const ASCII_ONLY = /^[\u0000-\u007f]*$/;

export function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** "Gáº¡o" for "Gạo": UTF-8 that was read as windows-1252 or 1258, and saved again. */
export function decodeTwice(line: string): string | undefined {
  if (ASCII_ONLY.test(line)) return undefined;
  for (const encoding of ['windows-1252', 'windows-1258'] as const) {
    const bytes = bytesIn(encoding, line);
    const text = bytes && decodeStrictly(bytes);
    if (text !== undefined && text !== line) return text;
  }
  return undefined;
}

/** Letters that old web programs wrote as `&#7877;`. */
const CODED = /&#(?:x([\da-f]{2,6})|(\d{3,7}));/gi;
/** The same of scripts: `\u1ec5`, and an emoji in two halves. JSON of ours guards marks and single halves so, and a backslash by another one. */
const ESCAPED = /(?<!\\)\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|(?<!\\)\\u([\da-f]{4})/gi;

const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code < 0xe0_00;

export function decodeCodes(line: string): string | undefined {
  if (line.includes('<')) return undefined;
  const text = line
    .replaceAll(CODED, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0x7f && code < 0x11_00_00 && !isSurrogate(code)
        ? String.fromCodePoint(code)
        : whole;
    })
    .replaceAll(ESCAPED, (whole, ...codes: (string | undefined)[]) => {
      const sign = String.fromCharCode(
        ...codes
          .slice(0, 3)
          .flatMap((code) => (code === undefined ? [] : Number.parseInt(code, 16))),
      );
      return sign.charCodeAt(0) > 0x7f && /^[\p{L}\p{Extended_Pictographic}]$/u.test(sign)
        ? sign
        : whole;
    });
  return text === line ? undefined : text;
}

/** Bytes as mails (`=E1=BB=8B`) and addresses (`%E1%BB%8B`) write them. */
const QUOTED = /(?:=[\da-f]{2})+/gi;
const PERCENT = /(?:%[\da-f]{2})+/gi;
/** A letter beyond ASCII in such bytes: a single one may be a figure behind a sign. */
const QUOTED_LETTER = /=[c-f][\da-f]=[89ab][\da-f]/gi;
const PERCENT_LETTER = /%[c-f][\da-f]%[89ab][\da-f]/i;
const SOFT_END = /=\r?\n/g;

const decodeRuns = (text: string, runs: RegExp): string =>
  text.replaceAll(runs, (run) => {
    const codes = run.slice(1).split(run.charAt(0));
    const bytes = Uint8Array.from(codes, (hex) => Number.parseInt(hex, 16));
    const isText = bytes.every((byte) => byte >= 0x20 && byte !== 0x7f);
    return (isText ? decodeStrictly(bytes) : undefined) ?? run;
  });

/** The raw text of a mail: a line that ends in "=" goes on in the next one. Nothing where it is none. */
export function decodeMail(text: string): string | undefined {
  if (!ASCII_ONLY.test(text) || (text.match(QUOTED_LETTER)?.length ?? 0) < 3) return undefined;
  return decodeRuns(text.replaceAll(SOFT_END, ''), QUOTED);
}

/** An address keeps its codes. */
export function decodePercent(line: string): string | undefined {
  if (/:\/\/|www\./i.test(line) || !PERCENT_LETTER.test(line)) return undefined;
  const text = decodeRuns(line, PERCENT);
  return text === line ? undefined : text;
}

const sequenceLength = (byte: number): number =>
  byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0;

/** Half an emoji in three bytes, as Oracle and old MySQL write it. */
function halfAt(bytes: Uint8Array, at: number): number | undefined {
  const [first, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isHalf = first === 0xed && second >= 0xa0 && second < 0xc0 && third >= 0x80 && third < 0xc0;
  return isHalf ? 0xd0_00 | ((second & 0x3f) << 6) | (third & 0x3f) : undefined;
}

/**
 * A line of UTF-8 with single signs of another encoding in it: what is valid is read as it is, the rest sign by sign. Nothing
 * where the line is not mostly UTF-8.
 */
export function decodePieces(
  line: Uint8Array,
  decodeSign: (byte: Uint8Array) => string,
): string | undefined {
  const pieces: string[] = [];
  let [valid, foreign] = [0, 0];
  for (let at = 0; at < line.length;) {
    const byte = line[at] ?? 0;
    const half = halfAt(line, at);
    const length = byte < 0x80 ? 1 : sequenceLength(byte);
    const whole = length > 0 ? decodeStrictly(line.subarray(at, at + length)) : undefined;
    if (half !== undefined) {
      pieces.push(String.fromCharCode(half));
      valid += 1;
      at += 3;
    } else if (whole === undefined) {
      pieces.push(decodeSign(line.subarray(at, at + 1)));
      foreign += 1;
      at += 1;
    } else {
      pieces.push(whole);
      if (byte >= 0x80) valid += 1;
      at += length;
    }
  }
  return valid > 0 && valid >= foreign ? pieces.join('') : undefined;
}
