import { typedAt, wordsBefore, type Piece } from './pieces';

const NUMBER = '(?:\\d{1,2}|mot|nhat|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi)';
const MONTH = '(?:\\d{1,2}|gieng|hai|ba|tu|bon|nam|sau|bay|tam|chin|muoi|chap)';
const OF_MOON = '(?: am lich| am| al)?';
const ONE = `(?:(?:mong|mung) ${NUMBER}(?: thang ${MONTH})?|(?:ngay )?ram(?: thang ${MONTH})?|(?<!\\d )thang ${MONTH}|dau thang|cuoi thang|thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|vu lan|phat dan)`;
const LEAD = '(?:(?:vao|trong|moi|cac|nhung|ca|chi|rieng|cu|den)(?: ngay)? |ngay )?';
const TAIL = '(?: hang thang| moi thang| hang nam| hang tuan)?';
const DAYS = new RegExp(
  `(?:^|(?<= ))${LEAD}${ONE}${OF_MOON}(?: (?:va|voi|hay|hoac) ${ONE}${OF_MOON}| ${ONE}${OF_MOON})*${TAIL}(?= |$)`,
);
/** Words that only look like one of these without their accents: mackerel, a crab, happy, a bear. */
const OTHER_WORDS = /(?:^| )(?:thu|ram|rạm|rám|mừng|mủng|thắng|thạng)(?: |$)/u;

/** The words of a piece that name days, folded: "thứ sáu", "mùng 1 và rằm", "tháng 7 âm lịch". */
export function findDays(piece: Piece): string | undefined {
  const hit = DAYS.exec(piece.foldedText);
  if (!hit || /\bduong lich\b/.test(piece.foldedText)) return undefined;
  if (!piece.isPlain && OTHER_WORDS.test(typedAt(piece, hit))) return undefined;
  return hit[0].trim();
}

/** The same piece with those words alone. */
export function pieceOf(piece: Piece, phrase: string): Piece {
  const from = wordsBefore(piece.foldedText, piece.foldedText.indexOf(phrase));
  const to = from + phrase.split(' ').length;
  const folded = piece.folded.slice(from, to);
  return { ...piece, words: piece.words.slice(from, to), folded, foldedText: folded.join(' ') };
}
