import { fold } from '../../text/fold';
import { withoutFootnotes, withoutListMark } from '../../text/listMarks';
import { readable, type LineAmount } from '../../food/amounts/readAmount';
import { hasOpenNumber, readLineAmount, slice, trimmed, without, type Cut } from './lineAmount';
import { CUT_OFF } from './lenientJson';
import { withoutPrice } from './prices';

export interface IngredientLine {
  text: string;
  name: string;
  amount?: LineAmount;
  toTaste?: true;
  notes?: string;
  /** It begins with a number that is none, or holds a weight that was not understood: the whole line is unsure. */
  unread?: true;
}

const UNREAD =
  /^[-−–—+~]?\s*[.,]?\d|(?:^|[\s/+])[\d.,/-]*\d\s*(?:g|gr|gam|gram|kg|ml|l|lit|lạng|lít)(?![\p{L}\d])/iu;
/** What is left of an amount: half of something, times something, a raised figure. */
const LEFT_OVER =
  /^(?:(?:ký|kí|cân|lạng|lít)\s+)?rưỡi(?!\p{L})|[\u2070\u00B9\u00B2\u00B3\u2074-\u2079]|(?:^|[\s.])[x*]\s?\d/iu;
/** Figures with letters in them: "1e-2 kg", "1O0 g". */
const GARBLED = /\d[eE][+-]?\d|\d[oO]\d/;
const TASTE =
  /(?:^|[\s,(:-])((?:vua du|vua an|vua mieng|tuy thich|tuy y|tuy khau vi|theo khau vi|tuy nguoi an|moi thu mot it|mot it|mot chut|1 it|1 chut|1 xiu|chut xiu|it|chut)(?=$|[\s,.)]))/;
/** Sorted by length, so that the longer one is taken. */
const PREPARED = (
  'chat mieng vua an,chat khuc vua an,chat mieng,chat khuc,chat nho,lam sach,da luoc chin,da luoc,da rang,da nau chin,' +
  'da lam sach,da so che,da boc vo,da ngam,cat thanh khuc vua an,cat mieng vua an,thai mieng vua an,cat khuc vua an,thai hat luu,cat hat luu,thai soi,cat soi,' +
  'thai lat mong,cat lat mong,thai lat,cat lat,thai mong,cat mong,thai nho,cat nho,bam nhuyen,bam nho,bam nat,' +
  'dap dap,dap nho,rua sach,cat khuc,cat mui cau,bo mui cau,bo mui,cat doi,bo doi,che doi,cat bo hat,bo hat,bo vo,' +
  'boc vo,lot vo,got vo,cao vo,gia nho,gia nhuyen,xay nhuyen,xay nho,de rao,de nguyen con,nguyen con,nguyen vo,' +
  'luoc chin,rang chin,rang vang,phi vang,ngam no,ngam mem,bao soi,bao nho,bam,thai,cat,dap,gia,tia,che,xat'
).split(',');
const ENDS_PREPARED = new RegExp(`\\s(${PREPARED.join('|')})\\.?$`);
/** Matched with accents: "lớn" (big) begins a remark, "lợn" (pork) is a food. */
const REMARK_WORDS =
  'loại|hoặc|nếu|nên|để|phần|cho|đã|chọn|tùy|tuỳ|không|mua|hàng|thêm|dùng|ít|nhỏ|lớn|to|tươi|ngon|rửa|làm|vừa|luộc|rang|phi|ngâm|nướng|chiên|chỉ|lấy|còn|sơ chế|bán|nhiều|có|băm|thái|cắt|đập|giã|tỉa|chẻ|xắt|xay|bào|gọt|bóc|lột|bỏ|chặt|nguyên|chopped|diced|minced|sliced|peeled|grated|or';
const startsWith = (words: string) => new RegExp(`^(${words})(?![\\p{L}])`, 'u');
const REMARK = startsWith(REMARK_WORDS);
/** In a text without accents "bo" may be beef, and is not taken for a remark. */
const BARE_REMARK = startsWith(fold(REMARK_WORDS));

const LEAVES = new Set(
  (
    'chanh,lot,que,nguyet que,dua,chuoi,xuong song,me,buoi,gung,nghe,oi,khoai lang,sa,tac,cam,quyt,mo,ca ri,nho,sen,' +
    'nep,hong,dau,mit,xoai,du du,cai,hanh'
  ).split(','),
);

export const withoutSigns = (text: string): string =>
  text
    .replaceAll(/(\d)\uFE0F?\u20E3/g, '$1. ')
    .replaceAll(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u200D]+/gu,
      ' ',
    )
    .trim();

function takeRemarks(line: Cut): { rest: Cut; remarks: string[] } {
  const remarks: string[] = [];
  let rest = line;
  for (;;) {
    const bracket = /\(([^()]*)\)|\[([^[\]]*)\]/.exec(rest.written);
    if (!bracket) break;
    const remark = (bracket[1] ?? bracket[2] ?? '').trim();
    if (remark !== '') remarks.push(remark);
    rest = without(rest, bracket.index, bracket.index + bracket[0].length);
  }
  const comma = rest.written.search(/[;]|,(?!\d)/);
  if (comma > 0) {
    const behind = rest.written.slice(comma + 1).trim();
    if (behind) remarks.push(behind);
    rest = slice(rest, 0, comma);
  }
  return { rest: trimmed(rest), remarks };
}

export const isRemark = (part: string, isBare = false): boolean =>
  (isBare ? BARE_REMARK : REMARK).test(part.normalize('NFC').trim().toLowerCase());

function takePreparation(line: Cut): { rest: Cut; notes: string[] } {
  const notes: string[] = [];
  let rest = line;
  for (;;) {
    const match = ENDS_PREPARED.exec(rest.folded);
    const before = match ? rest.folded.slice(0, match.index) : '';
    // "Thịt băm", "gà xay" are foods of their own.
    if (!match || match.index === 0 || /^(thit|ca|tom|bo|heo|lon|ga|cua)$/.test(before))
      return { rest, notes };
    notes.unshift(rest.written.slice(match.index).trim());
    rest = trimmed(slice(rest, 0, match.index));
  }
}

function takeTaste(line: Cut): { rest: Cut; toTaste: boolean } {
  const match = TASTE.exec(line.folded);
  if (!match) return { rest: line, toTaste: false };
  const word = match[1] ?? '';
  const from = match.index + match[0].length - word.length;
  // "Thịt ít mỡ": little stands alone only at an end.
  const alone = from === 0 || /^[\s).,]*$/.test(line.folded.slice(from + word.length));
  if (!alone && (word === 'it' || word === 'chut')) return { rest: line, toTaste: false };
  return { rest: trimmed(without(line, from, from + word.length)), toTaste: true };
}

function nameless(text: string): IngredientLine | undefined {
  const content = text.trim();
  return /[\p{L}\d]/u.test(content) ? { text: content, name: content, unread: true } : undefined;
}

/**
 * Reads a line as people write it: "200g ba chỉ", "1/2 củ hành tây", "2 thìa canh nước mắm", "Trứng vịt: 6 quả",
 * "3-4 tép tỏi băm", "tiêu vừa đủ".
 * @returns undefined where nothing is said
 */
export function readIngredientLine(text: string): IngredientLine | undefined {
  const line = trimmed(
    readable(withoutFootnotes(withoutListMark(withoutPrice(withoutSigns(text))))),
  );
  if (line.written === '') return undefined;
  const isUncounted = /^(1|mot)\s(it|chut|xiu)(?=\s)/.test(line.folded);
  // "1 ít thì là" counts nothing, and nobody has "-5 g" or "1e3 g".
  const isNegative = /^\s*[-−–—]\s?[\d.,]/.test(line.written) || GARBLED.test(line.written);
  const reading = isUncounted || isNegative ? undefined : readLineAmount(line);
  const tasted = takeTaste(reading?.rest ?? line);
  const { rest: food, remarks } = takeRemarks(tasted.rest);
  const { rest, notes } = takePreparation(food);
  const plain = trimmed(rest).written.replaceAll(/\s+/g, ' ');
  // "2 lá chanh": the leaf is the food, not the measure.
  const leaf = reading?.amount.unit === 'la' && LEAVES.has(trimmed(rest).folded);
  const name = leaf ? `lá ${plain}` : plain;
  if (name === '' || !/\p{L}/u.test(name)) return nameless(text);
  const isOpen = reading !== undefined && remarks.some((one) => hasOpenNumber(one, reading.amount));
  const noteText = [...notes, ...remarks].join(', ');
  const isCut = text.trim().endsWith(CUT_OFF);
  const isUnread =
    isNegative || isCut || (!isUncounted && (UNREAD.test(name) || LEFT_OVER.test(name)));
  return {
    text: text.trim(),
    name,
    ...(reading
      ? { amount: isOpen ? { ...reading.amount, vague: true as const } : reading.amount }
      : {}),
    ...(tasted.toTaste ? { toTaste: true as const } : {}),
    ...(noteText === '' ? {} : { notes: noteText }),
    ...(isUnread ? { unread: true as const } : {}),
  };
}
