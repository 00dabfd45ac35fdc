const WHOLE = /^(?:\d{1,12}|[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3}){0,2})$/u;
const WORDS = /^(\d{1,6}(?:[.,]\d{1,2})?) ?(k|nghìn|ngàn|ng|tr|triệu)$/u;
const CURRENCY = /\s*(?:₫|đồng|vnđ|vnd|đ|d)\.?$/u;

const wholeAmount = (text: string): number | undefined =>
  WHOLE.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined;

function amountInWords(text: string): number | undefined {
  const [, figure, unit] = WORDS.exec(text) ?? [];
  if (figure === undefined || unit === undefined) return undefined;
  const [whole, part = ''] = figure.split(/[.,]/) as [string, string?];
  const zeros = unit.startsWith('tr') ? 6 : 3;
  return Number(whole + part.padEnd(zeros, '0'));
}

/**
 * An amount of money as people type it: "1.500.000", "1,500,000 ₫", "500k", "1,5 triệu". A point or comma that parts no
 * group of three is refused, since "1.5" may be meant as anything.
 * @param limits whole đồng, both included
 * @returns whole đồng; undefined where the text is no such amount
 */
export function readMoney(text: string, limits: { min: number; max: number }): number | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(CURRENCY, '');
  const amount = wholeAmount(plain) ?? amountInWords(plain);
  return amount !== undefined && amount >= limits.min && amount <= limits.max ? amount : undefined;
}
