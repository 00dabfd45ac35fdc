import { wordMatcher } from './wordMatcher';
import { fold } from '../text/fold';

const isMeasure = wordMatcher(
  'ly cốc chén bát tô đĩa dĩa phần suất ổ cái chiếc gói bịch túi hũ hộp lon chai lọ muỗng thìa lát miếng khúc con củ quả trái ' +
    'múi nắm viên thanh xiên khay khoanh tép nhánh xị lạng gam gram g gr kg ml cc l lít',
);
const isAlone = wordMatcher(
  'ly cốc chén bát tô đĩa dĩa phần suất quả trái củ lát miếng muỗng thìa',
);
const isPiece = wordMatcher('quả trái củ');
const isSpoon = wordMatcher('muỗng thìa');
const SPOON_OF = ['canh', 'ca phe', 'an canh', 'an com'];
const isNumberWord = wordMatcher('nửa một hai ba vài');
const isHalf = wordMatcher('nửa');
const isSize = wordMatcher('lớn nhỏ vừa to đầy m l s xl');
const isSized = wordMatcher('size ly cốc tô bát chén đĩa dĩa phần suất cỡ');
const isMoreOrLess = wordMatcher('ít không nhiều thêm bớt');
const isWithout = (word: string) => word === 'bỏ' || isMoreOrLess(word);

const NUMBER = /^\d+$/;
const METRIC = /^\d+(g|gr|gram|gam|kg|ml|cc|l|lit)$/;
const GLUED = /^(\p{L}{2,})\d+(g|gr|gram|gam|kg|ml|cc|l|lit)$/u;

function numberEnd(words: readonly string[]): number {
  if (METRIC.test(words[0] ?? '')) return 1;
  let end = 0;
  while (NUMBER.test(words[end] ?? '')) end += 1;
  if (end > 0) return end;
  // A number word counts before a measure only: "ba chỉ" holds none; a half always counts.
  return isHalf(words[0]) || (isNumberWord(words[0]) && isMeasure(words[1])) ? 1 : 0;
}

function measureEnd(words: readonly string[], at: number): number {
  const measure = words[at];
  if (!(at > 0 ? isMeasure : isAlone)(measure)) return at;
  const rest = fold(words.slice(at + 1).join(' '));
  const spoon = isSpoon(measure) && SPOON_OF.find((of) => rest.startsWith(`${of} `));
  const end = at + 1 + (spoon ? spoon.split(' ').length : 0);
  return isSized(measure) && isSize(words[end]) ? end + 1 : end;
}

function numbersBefore(words: readonly string[], last: number): number {
  let count = 0;
  while (NUMBER.test(words.at(-1 - last - count) ?? '')) count += 1;
  return count;
}

function countTail(words: readonly string[]): number {
  const last = words.at(-1) ?? '';
  if (METRIC.test(last)) return 1;
  const of =
    SPOON_OF.find((spoon) => fold(words.join(' ')).endsWith(` ${spoon}`))?.split(' ').length ?? 0;
  const [number = '', spoon] = words.slice(-2 - of);
  if (of > 0 && NUMBER.test(number) && isSpoon(spoon)) return 1 + of + numbersBefore(words, 1 + of);
  const half = last === 'rưỡi' && words.length > 2 ? 1 : 0;
  const before = words.at(-2 - half) ?? '';
  if (isMeasure(words.at(-1 - half))) {
    const numbers = numbersBefore(words, 1 + half) || Number(isNumberWord(before));
    if (numbers > 0) return numbers + 1 + half;
  }
  return isSized(before) && isSize(last) ? 2 : 0;
}

/**
 * Takes the amount out of typed words, the likeliest reading first: "2 quả bơ" is "quả bơ", else "bơ"; "trà sữa size L"
 * is trà sữa. Empty where it says no amount.
 */
export function withoutAmount(words: readonly string[]): string[][] {
  const [, glued] = GLUED.exec(words.at(-1) ?? '') ?? [];
  if (glued !== undefined) return [[...words.slice(0, -1), glued]];
  const end = words.length - countTail(words);
  const number = numberEnd(words.slice(0, end));
  const start = measureEnd(words.slice(0, end), number);
  const starts = number > 0 && isPiece(words[number]) ? [number, start] : [start];
  return starts
    .filter((from) => from < end && end - from < words.length)
    .map((from) => words.slice(from, end));
}

export function withoutNumber(words: readonly string[]): string[] | undefined {
  const numbers = numbersBefore(words, 0);
  return numbers > 0 && numbers < words.length ? words.slice(0, -numbers) : undefined;
}

export function withoutStyle(words: readonly string[]): string[] | undefined {
  const at = words.findIndex((word, index) => index > 0 && isWithout(word));
  if (at < 0 || at + 1 >= words.length) return undefined;
  const rest = [...words.slice(0, at), ...words.slice(at + 2)];
  return withoutStyle(rest) ?? rest;
}
