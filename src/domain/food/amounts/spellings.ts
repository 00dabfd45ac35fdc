import { hasAccents, normalise } from '../../text/fold';

/** What stands ahead of a number or a measure, so that no word ends within another. */
const START = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}])';
const word = (text: string, more = '') => new RegExp(`${START}(?:${text})${END}${more}`, 'giu');

const ABOUT = word(
  'từ|khoảng|tầm|cỡ|chừng|độ chừng|ước chừng|xấp xỉ|nặng|cân nặng',
  '\\s*:?\\s*(?=[\\d~]|nửa\\s|vài\\s|một\\s)',
);
const BARE_ABOUT = word('khoang|tam|co|chung|tu', '\\s+(?=\\d)');
/** An end of what is meant, and not the amount itself. */
const AT_MOST = word(
  'dưới|tối đa|không quá|không hơn|nhiều nhất|gần|ngót',
  '\\s*:?\\s*(?=\\d|nửa\\s|một\\s)',
);
const AT_LEAST = word('trên|hơn|tối thiểu|ít nhất', '\\s*:?\\s*(?=\\d|nửa\\s|một\\s)');

const ONES: Readonly<Record<string, number>> = {
  một: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  năm: 5,
  sáu: 6,
  bảy: 7,
  tám: 8,
  chín: 9,
  mười: 10,
};
const ONE_WORDS = Object.keys(ONES).join('|');
const PART = /(?<![\p{L}\d])(\p{L}+|\d)\s+phần\s+(tư|\p{L}+|\d{1,2})(?=\s)/giu;
const NEIGHBOURS = new RegExp(
  `(?<=^|[\\s(:])(${ONE_WORDS})\\s(${ONE_WORDS})(?=\\s(?!chỉ|rọi|roi|phần)\\p{L})`,
  'giu',
);

/** "Ký rưỡi thịt", "thịt bò: chén rưỡi". */
const ONE_AND_HALF =
  /(^|[:(,-])\s*(ký|kí|cân|lạng|lít|chén|bát|ly|cốc|muỗng canh|thìa canh|muỗng|thìa|quả|trái|củ)\s+rưỡi(?=\s|$|\))/giu;

const toNumber = (text: string): number | undefined => {
  const lower = text.toLowerCase();
  if (lower === 'tư') return 4;
  return /^\d+$/.test(lower) ? Number(lower) : ONES[lower];
};

function inDigits(whole: string, over: string, under: string): string {
  const [part, all] = [toNumber(over), toNumber(under)];
  return part !== undefined && all !== undefined && part < all ? `${part}/${all}` : whole;
}

/** "hai ba quả" is two or three. */
function asRange(whole: string, one: string, other: string): string {
  const [from, to] = [toNumber(one) ?? 0, toNumber(other) ?? 0];
  return to - from === 1 ? `${from}-${to}` : whole;
}

/** Hyphens and minus signs that programs write in the place of ours. */
const OTHER_DASHES = /[\u2010-\u2012\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * One spelling for what people write in many: "ba phần tư" is "3/4", "hai ba" is "2-3", "khoảng" is "~", "tối đa" is "<". With
 * accents, for without them "tầm" is "tấm" (broken rice) and "gần" is "gan" (liver).
 */
export function usualSpelling(text: string): string {
  const isBare = !hasAccents(normalise(text));
  // "Can" is a kilogram ("cân") only where nothing has accents.
  const plain = isBare
    ? text.replace(BARE_ABOUT, '~')
    : text.replaceAll(/(?<=\d\s*)can(?=\s)/gi, 'thung');
  return plain
    .replaceAll(OTHER_DASHES, '-')
    .replaceAll(/\.{3,}|…+/g, ' ')
    .replaceAll(/(?<=[\d\p{L})]\s*)[*✕✖×](?=\s*\d)/gu, 'x')
    .replaceAll('×', 'x')
    .replaceAll(/[≈≃∼±]\s*(?=\d)/g, '~')
    .replaceAll(/[≤]\s*(?=\d)/g, '<')
    .replaceAll(/[≥]\s*(?=\d)/g, '>')
    .replaceAll(/(?<=\d\s*)[÷](?=\s*\d)/g, '-')
    .replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<![\d.,/])(\d{1,2})[.,](?=[1-9]\/[2-9](?!\d))/g, '$1 ')
    .replaceAll(/(?<![\d.,/])(\d),\s+(\d)(?=\s+\p{L})/gu, (whole, one: string, other: string) =>
      Number(other) - Number(one) === 1 ? `${one}-${other}` : whole,
    )
    .replaceAll(/(?<=\d)-(?=(?:kg|gr?|gam|gram|ml|l)(?![\p{L}\d]))/giu, ' ')
    .replaceAll(/(?<=\d\s*)(?:fl\.?\s?oz|fluid ounces?)\.?(?!\p{L})/giu, 'floz')
    .replaceAll(/(?<=\d\s*)gờ[ -]?ram(?!\p{L})/giu, 'gram')
    .replace(PART, inDigits)
    .replace(NEIGHBOURS, asRange)
    .replaceAll(/(?<![\p{L}\d])(?:một|1)\s+nửa(?=\s)/giu, 'nửa')
    .replaceAll(
      /(?<![\p{L}\d])(?:(?:một\s+)?vài(?:\s+ba)?|đôi\s+ba|dăm(?:\s+(?:ba|bảy))?|mấy)(?=\s)/giu,
      'vài',
    )
    .replaceAll(/(?:(?<![\p{L}\d])(?:một|1)\s+)?chục\s+rưỡi(?=\s)/giu, '1.5 chục')
    .replace(ONE_AND_HALF, '$1 1.5 $2')
    .replace(ABOUT, '~')
    .replace(AT_MOST, '<')
    .replace(AT_LEAST, '>')
    .replaceAll(/(?<=(?:\d|một|hai|ba)\s+)(?:cặp|đôi)(?=\s)/giu, 'pair')
    .replaceAll(/(?<=(?:\d|nửa|một|hai|ba|vài)\s)tá(?!\p{L})/giu, 'dozen');
}
