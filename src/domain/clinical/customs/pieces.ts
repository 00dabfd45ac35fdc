import { fold, hasAccents, normalise } from '../../text/fold';

/** A part of a sentence, with its words as typed and without accents, one for one. */
export interface Piece {
  /** As it was typed. */
  text: string;
  words: readonly string[];
  folded: readonly string[];
  /** The folded words with single spaces. */
  said: string;
  /** Folded, with its signs: hours need them. */
  signed: string;
  /** Nobody typed an accent in it. */
  isPlain: boolean;
  /** It begins a sentence. */
  isFirst: boolean;
}

/** Most pieces that are read; a text of a record has a few. */
const MAX_PIECES = 200;

const SENTENCE = /[;\n!?•]+|\.(?!\d)/u;
const PART =
  /[,()[\]&+…]|\s[-–—]\s|\s\/\s|\/(?=\p{L})|(?<![\p{L}\p{N}])(?:và|nhưng(?: mà)?|cùng với|and)(?![\p{L}\p{N}])/iu;

function pieceOf(text: string, isFirst: boolean): Piece | undefined {
  const words = normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.some((word) => /\p{L}|\d/u.test(word))) return undefined;
  const folded = words.map(fold);
  return {
    text: text.trim(),
    words,
    folded,
    said: folded.join(' '),
    signed: fold(text),
    isPlain: !hasAccents(normalise(text)),
    isFirst,
  };
}

/** The pieces of a text, in order. */
export function piecesOf(text: string): Piece[] {
  return text
    .normalize('NFC')
    .split(SENTENCE)
    .flatMap((sentence) =>
      sentence
        .split(PART)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .flatMap((part, place) => pieceOf(part, place === 0) ?? []),
    )
    .slice(0, MAX_PIECES);
}

/** Words of a piece that stand before a place of `said`. */
export const wordsBefore = (said: string, at: number): number =>
  said.slice(0, at).split(' ').filter(Boolean).length;

/** The typed words of a hit in `said`. */
export function typedAt({ words, said }: Piece, hit: RegExpExecArray): string {
  const from = wordsBefore(said, hit.index);
  return words.slice(from, from + hit[0].trim().split(' ').length).join(' ');
}

/**
 * Whether a piece has a word with these accents. Where nothing was typed with accents its letters are enough:
 * "chay" is also in "chạy bộ" and "chè cháy".
 */
export const hasWord = ({ words, folded, isPlain }: Piece, word: string): boolean =>
  words.includes(word) || (isPlain && folded.includes(fold(word)));
