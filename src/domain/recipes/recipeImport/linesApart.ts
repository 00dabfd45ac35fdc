import { amountAt, readable } from '../../food/amounts/readAmount';
import { cleanLetters } from '../../text/cleanLetters';
import { fold } from '../../text/fold';
import { withoutListMark, withoutListMarks } from '../../text/listMarks';
import { findPart, getLevel } from './headings';
import { withoutSigns } from './ingredientLine';
import { isServings } from './servings';
import { isAround, withoutSenders } from './surroundings';

const MAX_LINE = 1500;

/** No line of a recipe is longer; what is read by patterns must not take long. */
function inPieces(line: string): string[] {
  if (line.length <= MAX_LINE) return [line];
  const pieces: string[] = [];
  for (let from = 0; from < line.length;) {
    const space = line.lastIndexOf(' ', from + MAX_LINE);
    const to =
      line.length - from <= MAX_LINE ? line.length : space > from ? space : from + MAX_LINE;
    pieces.push(line.slice(from, to));
    from = to;
  }
  return pieces.slice(0, 1000);
}

export function sentences(line: string, least = 3): string[] {
  const { folded } = readable(line);
  const amounts = folded.match(/(?:^|,\s*|\.\s+)(?:\d|nua)/g)?.length ?? 0;
  if (amounts < least) return [line];
  return line.split(/(?<=[^\d\s.])\.\s+(?=\p{Lu})/u);
}

function cleaned(line: string): string {
  const plain = withoutSigns(line)
    .replaceAll(/\*\*|__/g, '')
    .trim();
  if (/^(#[\p{L}\p{N}_]+\s*)+$/u.test(plain)) return '';
  return plain.replace(/^([*_])(\S.*?)\1(:?)$/, '$2$3').trim();
}

const FACT = /\d\s*(phút|giờ|người|phần|suất|mins?|minutes?|hours?|servings?|['’′])/i;

/** "Khẩu phần: 4 | Chuẩn bị: 15 phút | 320 kcal": each by itself. */
export function facts(line: string): string[] {
  const parts = line.split(/\s*\|\s*|\s+[·•]\s+/);
  if (parts.length < 2) return [line];
  return FACT.test(line) || parts.some((part) => isServings(fold(part)) || isAround(part))
    ? parts
    : [line];
}

const LABEL_OF_SERVINGS =
  /^(?:so khau phan|khau phan(?: an)?|phan an|so nguoi(?: an)?|so phan|so suat|servings?|serves|yields?)\s*:?$/;
const LABEL_OF_TIME =
  /^(?:(?:tong )?thoi gian(?: [a-z ]{1,20})?|(?:chuan bi|so che|nau|che bien|tong cong)|(?:prep|cook|cooking|total)(?: time)?)\s*:?$/;
const SERVINGS_VALUE =
  /^(?:khoang )?\d{1,3}(?:\s*[-–]\s*\d{1,3})?(?: (?:nguoi|phan|suat|khau phan)(?: an)?)?$/;
const TIME_VALUE =
  /^(?:khoang )?\d[\d\s.,–-]*(?:phut|gio|tieng|h|p|mins?|minutes?|hours?|hrs?|['’′])(?:\s*\d{1,2}\s*(?:phut|p|mins?|minutes?|['’′])?)?$/;

/** Pages write a label and its figure into boxes of their own: "Khẩu phần" above "5 phần". */
function withLabels(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const label = fold(joined.at(-1) ?? '');
    const value = fold(line);
    const isValue =
      (LABEL_OF_SERVINGS.test(label) && SERVINGS_VALUE.test(value)) ||
      (LABEL_OF_TIME.test(label) && TIME_VALUE.test(value));
    if (isValue) joined.push(`${(joined.pop() ?? '').replace(/\s*:$/, '')}: ${line}`);
    else joined.push(line);
  }
  return joined;
}

const AMOUNT_ONLY = /(?:^|[\s(–-])[\d.,/½¼¾⅓⅔⅛–-]*[\d½¼¾⅓⅔⅛]$/u;
const OPEN_END = /(?:,|\bvà|\bhoặc|\bhay|\bcho|\bcủa|\bloại|\bvới)$/iu;
const isOpen = (line: string) =>
  (line.match(/\(/g)?.length ?? 0) > (line.match(/\)/g)?.length ?? 0) ||
  AMOUNT_ONLY.test(line) ||
  OPEN_END.test(line);

/** In small letters: behind a line that is open, or without a mark in a list whose items have one. */
const goesOn = (before: string, line: string): boolean =>
  before.length > 3 &&
  /^[\p{Ll}(]/u.test(line) &&
  (isOpen(before) || withoutListMark(before) !== before);

/** "Thịt nạc vai" above "30 g". */
function isAmountOf(before: string, line: string): boolean {
  const { folded } = readable(line);
  const reading = amountAt(folded);
  const isWeight = reading?.amount.unit === 'g' || reading?.amount.unit === 'ml';
  return (
    isWeight &&
    reading.length === folded.length &&
    !/\d|:$/.test(withoutListMark(before)) &&
    findPart(fold(before)) === undefined
  );
}

/** Lines that the edge of a page broke. */
function withoutBreaks(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    const isBroken =
      getLevel(before) === 0 &&
      /\p{L}/u.test(before) &&
      withoutListMark(line) === line &&
      findPart(fold(line)) === undefined &&
      (goesOn(before, line) || isAmountOf(before, line));
    if (isBroken) joined.push(`${joined.pop() ?? ''} ${line}`);
    else joined.push(line);
  }
  return joined;
}

/** The lines of a pasted text, each as a person reads it: no marks, no senders, nothing broken by a page. */
export function readLines(text: string): string[] {
  const plain = cleanLetters(text)
    .split(/\r\n?|[\n\u2028\u2029]/)
    .slice(0, 1000)
    .flatMap(inPieces)
    .map(withoutSigns);
  return withLabels(withoutBreaks(withoutListMarks(withoutSenders(plain))).map(cleaned));
}
