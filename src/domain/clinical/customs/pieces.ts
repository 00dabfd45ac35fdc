import { fold, hasAccents, normalise } from '../../text/fold';

export interface Piece {
  text: string;
  words: readonly string[];
  folded: readonly string[];
  foldedText: string;
  signed: string;
  isPlain: boolean;
  isFirst: boolean;
  /** It begins a line of a list, and no new sentence. */
  isLine: boolean;
  /** It stands in brackets, behind a dash or at the end: what it says by itself is of the piece before it. */
  isAside: boolean;
  /** Brackets or a list open behind it. */
  isOpening: boolean;
}

type Place = Pick<Piece, 'isFirst' | 'isLine' | 'isAside' | 'isOpening'>;

const SENTENCE = /([;\n!?•]+|\.(?!\d))/u;
const SIGNS = /^(?:[;\n!?•]+|\.)$/u;
const NUMBERED = /^[ \t]*\d{1,2}[.)][ \t]+/gmu;
/** Of a list, whose lines end without a full stop. */
const IS_LINE = /^\s*[;\n•][;\n•\s]*$/u;
const PARTS =
  /([,()[\]&+…]|\s[-–—]\s|\s\/\s|\/(?=\p{L})|(?<![\p{L}\p{N}])(?:và|nhưng(?: mà)?|cùng với|ngoài ra(?: còn)?|ngoai ra(?: con)?|and)(?![\p{L}\p{N}]))/iu;

function parsePiece(text: string, place: Place): Piece | undefined {
  const words = normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.some((word) => /\p{L}|\d/u.test(word))) return undefined;
  const folded = words.map(fold);
  return {
    text: text.trim(),
    words,
    folded,
    foldedText: folded.join(' '),
    signed: fold(text),
    isPlain: !hasAccents(normalise(text)),
    ...place,
  };
}

/** Sentences of a text, each with the signs that stand before it. */
function splitSentences(text: string): { sentence: string; signs: string }[] {
  const sentences: { sentence: string; signs: string }[] = [];
  let signs = '';
  for (const part of text.split(SENTENCE)) {
    if (part === undefined || part.trim() === '') signs += part ?? '';
    else if (SIGNS.test(part)) signs += part;
    else {
      sentences.push({ sentence: part, signs });
      signs = '';
    }
  }
  return sentences;
}

const OPENS = /[([]|\s[-–—]\s/;

/** Pieces of a sentence, each by the signs before and behind it. */
function splitParts(sentence: string, isLine: boolean): Piece[] {
  const parts: { text: string; before: string; behind: string }[] = [];
  let signs = '';
  for (const [at, part] of sentence.split(PARTS).entries()) {
    const last = parts.at(-1);
    if (at % 2 === 1 || part.trim() === '') {
      signs += part;
      if (last) last.behind += part;
    } else {
      parts.push({ text: part.trim(), before: signs, behind: '' });
      signs = '';
    }
  }
  return parts.flatMap(({ text, before, behind }, at) => {
    const isFirst = at === 0;
    const isOpening = OPENS.test(behind) || text.endsWith(':');
    const isAside = !isOpening && !isFirst && (OPENS.test(before) || at === parts.length - 1);
    return parsePiece(text, { isFirst, isLine: isFirst && isLine, isAside, isOpening }) ?? [];
  });
}

export const splitPieces = (text: string): Piece[] =>
  splitSentences(text.normalize('NFC').replaceAll(NUMBERED, '')).flatMap(({ sentence, signs }) =>
    splitParts(sentence, IS_LINE.test(signs)),
  );

export const wordsBefore = (phrase: string, at: number): number =>
  phrase.slice(0, at).split(' ').filter(Boolean).length;

export function typedAt({ words, foldedText }: Piece, hit: RegExpExecArray): string {
  const from = wordsBefore(foldedText, hit.index);
  return words.slice(from, from + hit[0].trim().split(' ').length).join(' ');
}

/**
 * Whether a piece has a word with these accents. Where nothing was typed with accents its letters are enough:
 * "chay" is also in "chạy bộ" and "chè cháy".
 */
export const hasWord = ({ words, folded, isPlain }: Piece, word: string): boolean =>
  words.includes(word) || (isPlain && folded.includes(fold(word)));

/** A piece without the words of a folded phrase that it holds. */
export function without(piece: Piece, phrase: string): Piece {
  const at = piece.foldedText.indexOf(phrase);
  const from = piece.foldedText.slice(0, at).split(' ').filter(Boolean).length;
  const count = phrase.split(' ').length;
  const keep = (_: string, index: number) => index < from || index >= from + count;
  const words = piece.words.filter(keep);
  const folded = piece.folded.filter(keep);
  return { ...piece, words, folded, foldedText: folded.join(' ') };
}
