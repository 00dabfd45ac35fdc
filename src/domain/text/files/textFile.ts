import { bytesIn, decode1252, decodeTcvn3, decodeViscii, decodeVni } from './legacyEncodings';
import {
  decodeCodes,
  decodeMail,
  decodePercent,
  decodePieces,
  decodeStrictly,
  decodeTwice,
} from './repairs';
import { countStrangeWords } from './syllables';

/** `windows-1258`, `tcvn3`, `vni` and `viscii` are what old Vietnamese programs write. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1258',
  'tcvn3',
  'vni',
  'viscii',
  'windows-1252',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * What a reader of the file has to know. `lost`: letters that the file itself has no more; `mixed`: lines in another
 * encoding than the rest; `cut`: the file ends within a letter; `repaired`: letters that were encoded twice; `guessed`: an
 * old encoding, known by its words alone.
 */
export type TextDoubt = 'lost' | 'mixed' | 'cut' | 'repaired' | 'guessed';

export interface TextFile {
  /** Not composed (NFC): composing makes separators of other characters. */
  text: string;
  encoding: Encoding;
  doubts: { doubt: TextDoubt; lines: string[] }[];
}

const MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const LOOKED_AT = 64 * 1024;
const MAX_LINES = 5;
const MAX_LINE = 80;

function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'tcvn3') return decodeTcvn3(bytes);
  if (encoding === 'vni') return decodeVni(bytes);
  if (encoding === 'viscii') return decodeViscii(bytes);
  if (encoding === 'windows-1252') return decode1252(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

/** Texts of two-byte characters have a zero byte beside each ASCII character. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  const looked = bytes.subarray(0, 4096);
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 8 < looked.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The lines with letters beyond ASCII, wherever in the file they stand. */
function lettersOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= LOOKED_AT) return bytes;
  const lines: Uint8Array[] = [];
  let length = 0;
  for (const line of splitLines(bytes)) {
    if (isAscii(line)) continue;
    lines.push(line.subarray(0, LOOKED_AT));
    length += line.length;
    if (length > LOOKED_AT) break;
  }
  return joined(lines);
}

/** A capital behind a small letter is no Vietnamese either. */
const countStrange = (text: string): number =>
  countStrangeWords(text).strange + (text.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0);

/** The one-byte encoding in which the fewest words are no Vietnamese; of equal ones the first. */
function oneByteEncoding(bytes: Uint8Array): { encoding: Encoding; strange: number } {
  const looked = lettersOf(bytes);
  const candidates = (['windows-1258', 'tcvn3', 'vni', 'windows-1252', 'viscii'] as const).map(
    (encoding) => ({
      encoding,
      strange: countStrange(decodeAs(looked, encoding)),
    }),
  );
  return candidates.reduce((best, one) => (one.strange < best.strange ? one : best));
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)|(?<=\r)(?!\n)/);
const shown = (lines: readonly string[]): string[] =>
  lines.slice(0, MAX_LINES).map((line) => line.trim().slice(0, MAX_LINE));
const doubtOf = (doubt: TextDoubt, lines: readonly string[]): TextFile['doubts'] =>
  lines.length > 0 ? [{ doubt, lines: shown(lines) }] : [];

/** `?` where a letter stood: "Nguy?n Th? Lan". An address has them too. */
const ASKED = /\p{L}\?\p{L}/u;
const LOST = /\ufffd/;
export const hasLostLetters = (text: string): boolean =>
  LOST.test(text) || (ASKED.test(text) && !/:\/\/|www\./i.test(text));

function listLost(text: string): string[] {
  const lines = linesOf(text).filter(hasLostLetters);
  return lines.some((line) => LOST.test(line)) || lines.length > 1 ? lines : [];
}

/** A valid text, mended where lines of it were encoded twice or in an old encoding. */
export function repairText(text: string): TextFile {
  const mail = decodeMail(text);
  if (mail !== undefined)
    return { text: mail, encoding: 'utf-8', doubts: doubtOf('repaired', linesOf(mail)) };
  const repaired: string[] = [];
  const mended = linesOf(text).map((line) => {
    const twice = decodeTwice(line) ?? decodeCodes(line) ?? decodePercent(line);
    if (twice !== undefined) repaired.push(twice);
    return twice ?? line;
  });
  const whole = mended.join('');
  const doubts = [...doubtOf('repaired', repaired), ...doubtOf('lost', listLost(whole))];
  const bytes =
    repaired.length === 0 ? bytesIn('windows-1252', whole.replaceAll('\ufeff', '')) : undefined;
  if (!bytes) return { text: whole, encoding: 'utf-8', doubts };
  const now = countStrangeWords(whole.slice(0, LOOKED_AT));
  const { encoding, strange } = oneByteEncoding(bytes);
  // Names of elsewhere ("Müller") are no syllables in any encoding.
  const isOld =
    (encoding === 'tcvn3' || encoding === 'vni') && now.strange > 2 && strange * 4 < now.strange;
  if (!isOld) return { text: whole, encoding: 'utf-8', doubts };
  const old = decodeAs(bytes, encoding);
  return {
    text: old,
    encoding: 'utf-8',
    doubts: [...doubts, ...doubtOf('guessed', linesOf(old).slice(0, 2))],
  };
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  bytes.forEach((byte, at) => {
    if (byte !== 0x0a && (byte !== 0x0d || bytes[at + 1] === 0x0a)) return;
    lines.push(bytes.subarray(from, at + 1));
    from = at + 1;
  });
  return from < bytes.length ? [...lines, bytes.subarray(from)] : lines;
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** UTF-8 with lines of another encoding, or cut off within its last letter; nothing where few lines are UTF-8. */
function fromBroken(bytes: Uint8Array): TextFile | undefined {
  const lines = splitLines(bytes);
  const valid = lines.map((line) => decodeStrictly(line));
  const count = lines.filter((line, at) => valid[at] !== undefined && !isAscii(line)).length;
  const broken = lines.filter((_, at) => valid[at] === undefined);
  if (count === 0 || count < broken.length) return undefined;
  const last = lines.at(-1) ?? bytes;
  const isCut =
    broken.length === 1 &&
    valid.at(-1) === undefined &&
    [1, 2, 3].some((less) => decodeStrictly(last.subarray(0, -less)) !== undefined);
  const decoder = new TextDecoder();
  const { encoding } = oneByteEncoding(joined(broken));
  const read = lines.map(
    (line, at) =>
      decodeTwice(valid[at] ?? '') ??
      valid[at] ??
      (isCut
        ? decoder.decode(line)
        : (decodePieces(line, (sign) => decodeAs(sign, 'windows-1252')) ??
          decodeAs(line, encoding))),
  );
  const wrong = read.filter((_, at) => valid[at] === undefined);
  return {
    text: read.join(''),
    encoding: 'utf-8',
    doubts: doubtOf(isCut ? 'cut' : 'mixed', wrong),
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Signs within a word are letters of an encoding that none of ours is (of DOS, of old Macs, of Japan): which ones, nobody can say
 * any more, so that they count as lost.
 */
const FOREIGN = /(?<=\p{L})[\u0080-\u009f€‚„†‡ˆ‰‹•™›˜“”]+(?=[\p{L}_])|[\u0080-\u009f]/gu;
const withoutForeignSigns = (text: string): string => text.replaceAll(FOREIGN, '\ufffd');

function fromOneByte(bytes: Uint8Array): TextFile {
  const { encoding } = oneByteEncoding(bytes);
  const text = withoutForeignSigns(decodeAs(bytes, encoding));
  return {
    text,
    encoding,
    doubts: [
      ...doubtOf('lost', listLost(text)),
      ...doubtOf(
        'guessed',
        linesOf(text)
          .filter((line) => !/^[\s!-~]*$/.test(line))
          .slice(0, 2),
      ),
    ],
  };
}

/** Programs of DOS end a file with Ctrl-Z and fill its block with zeros. */
function withoutFilling(bytes: Uint8Array): Uint8Array {
  const end = bytes.findLastIndex((byte) => byte !== 0);
  return bytes[end] === 0x1a ? bytes.subarray(0, end) : bytes;
}

/** PDF, RTF, pictures, archives and programs, whatever they are called; no text begins so. */
const OTHER_FILES = [
  '%PDF-',
  '{\\rtf',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0',
  'RIFF',
  'II*\u0000',
  'MZ\u0090',
];
export function isOtherFile(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 8));
  return OTHER_FILES.some((mark) => beginning.startsWith(mark));
}

/** A text that is no table, its lines ended as ours are: old Macs, Word and page layout end them otherwise. */
export const plainLines = (text: string): string =>
  text
    .replaceAll(/^\ufeff+|\ufffc/g, '')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .normalize('NFC');

/** The one reader of text files that a person chooses, in whatever encoding they are. `asked` is taken at its word. */
export function readTextFile(file: Uint8Array, asked?: Encoding): TextFile {
  const bytes = withoutFilling(file);
  if (asked !== undefined && asked !== 'utf-8') {
    const text = decodeAs(bytes, asked);
    return { text, encoding: asked, doubts: doubtOf('lost', listLost(text)) };
  }
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const wide = marked ?? wideEncoding(bytes);
  if (wide !== undefined && wide !== 'utf-8') {
    const text = new TextDecoder(wide).decode(bytes);
    return { text, encoding: wide, doubts: doubtOf('lost', listLost(text)) };
  }
  const valid = decodeStrictly(bytes);
  if (valid !== undefined)
    return asked
      ? { text: valid, encoding: asked, doubts: doubtOf('lost', listLost(valid)) }
      : repairText(valid);
  const broken = fromBroken(bytes);
  if (broken) return broken;
  if (!asked && marked === undefined) return fromOneByte(bytes);
  const text = new TextDecoder().decode(bytes);
  return { text, encoding: 'utf-8', doubts: doubtOf('lost', listLost(text)) };
}
