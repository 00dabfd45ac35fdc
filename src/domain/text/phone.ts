import { cleanLetters } from './cleanLetters';

/** Why a text is no telephone number. `lost`: a spreadsheet shortened it; `old`: a number of before 2018. */
export type PhoneProblem = 'letters' | 'short' | 'long' | 'lost' | 'several';
/** What was changed beside signs: a zero that a spreadsheet took, a prefix that was replaced in 2018. */
export type PhoneNote = 'zeroAdded' | 'oldPrefix';

export type PhoneReading = { phone: string; note?: PhoneNote } | { problem: PhoneProblem };

/** The mobile prefixes of eleven digits and what they became on 15 September 2018. */
const OLD_PREFIXES: Readonly<Record<string, string>> = {
  '0120': '070',
  '0121': '079',
  '0122': '077',
  '0126': '076',
  '0128': '078',
  '0123': '083',
  '0124': '084',
  '0125': '085',
  '0127': '081',
  '0129': '082',
  '0162': '032',
  '0163': '033',
  '0164': '034',
  '0165': '035',
  '0166': '036',
  '0167': '037',
  '0168': '038',
  '0169': '039',
  '0186': '056',
  '0188': '058',
  '0199': '059',
};

/** Two numbers with words around them. Patterns below try each place of a run, so that what is longer must not reach them. */
const MAX_TYPED = 120;
const NATIONAL = /^(?:0[35789]\d{8}|02\d{9})$/;
const HOTLINE = /^1[89]00(?:\d{4}|\d{6})$/;
const LABEL =
  /^(?:tel|phone|mobile|đt|dt|đtdđ|dtdd|sđt|sdt|số đt|số điện thoại|điện thoại|dien thoai|zalo|viber|hotline|di động)\s*[:.]?\s*(?=[+(\d])/iu;
const EXPONENT = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const BETWEEN = /\s*(?:[/;,|\n\r]|\bhoặc\b|\bvà\b|\s[-–]\s)\s*/iu;
/** A number in a link to a chat. */
const LINK = /^(?:https?:\/\/)?(?:www\.)?(?:zalo\.me|wa\.me)\/(\+?\d{9,12})\/?$/i;
/** Thousands of a spreadsheet. */
const GROUPED = /^0?,?\d{3}(?:,\d{3}){2}$/;
/** Marks that make digits bold, and keys of them. */
const BOLD_DIGITS = /[\u{1D7CE}-\u{1D7FF}]/gu;
const KEYS = /\uFE0F?\u20E3/g;
/** Two numbers with nothing but a blank between them. */
const SIDE_BY_SIDE = /^((?:0|\+84)\d{9,10})\s+((?:0|\+84)\d{9,10})$/;
const SIGNS = /[\s().\-\u2010-\u2015\u2212·_/]/gu;
/** Digits of Arabic and Persian keyboards. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Vietnamese numbers with their zero, others with their plus. */
function national(digits: string): PhoneReading | undefined {
  if (NATIONAL.test(digits) || HOTLINE.test(digits)) return { phone: digits };
  const prefix = OLD_PREFIXES[digits.slice(0, 4)];
  if (prefix !== undefined && digits.length === 11)
    return { phone: `${prefix}${digits.slice(4)}`, note: 'oldPrefix' };
  return undefined;
}

function readDigits(text: string): PhoneReading {
  const isForeign = text.startsWith('+') || /^00[1-9]/.test(text);
  const digits = text.replace(/^(?:\+|00(?=[1-9]))/, '');
  if (!/^\d+$/.test(digits)) return { problem: 'letters' };
  const home = /^(?:84(\d{8,11})|084(\d{9}))$/.exec(digits)?.slice(1).find(Boolean);
  const own = home === undefined ? undefined : national(`0${home.replace(/^0/, '')}`);
  if (own) return own;
  if (isForeign) {
    if (digits.length < 8 || home !== undefined) return { problem: 'short' };
    return digits.length > 15 ? { problem: 'long' } : { phone: `+${digits}` };
  }
  const read = national(digits);
  if (read) return read;
  const withZero = national(`0${digits}`);
  if (withZero && 'phone' in withZero && !digits.startsWith('0'))
    return { phone: withZero.phone, note: withZero.note ?? 'zeroAdded' };
  return { problem: digits.length > 10 ? 'long' : 'short' };
}

/** What Excel makes of a number in a narrow column: whole where all its digits are there. */
function fromExponent(text: string): string | undefined {
  const [, first, behind = '', power] = EXPONENT.exec(text) ?? [];
  if (first === undefined) return undefined;
  const zeros = Number(power) - behind.length;
  return zeros > 0 || behind.length > Number(power) ? '' : `${first}${behind}`;
}

function readOne(text: string): PhoneReading {
  const bare = text
    .replace(/^'/, '')
    .replace(/^\((\+\d+)\)/, '$1')
    .replace(/^(\+\d+)\s*\(0\)/, '$1')
    .trim();
  const whole = fromExponent(bare.replaceAll(/\s/g, ''));
  if (whole === '') return { problem: 'lost' };
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  const digits = (whole ?? plain).replace(/(\d)[.,]0+$/, '$1').replaceAll(SIGNS, '');
  return readDigits(digits);
}

/**
 * The one reader of telephone numbers: `0912345678` of `0912 345 678`, `+84 912 345 678` or `912345678`, `+17145550123`
 * of `+1 (714) 555-0123`; two numbers stand side by side.
 */
export function readPhone(typed: string): PhoneReading {
  if (typed.length > MAX_TYPED) return { problem: 'long' };
  const text = cleanLetters(typed)
    .replaceAll(KEYS, '')
    .replaceAll(BOLD_DIGITS, (digit) => digit.normalize('NFKC'))
    .replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/^tel:/i, '')
    .trim()
    // Tricks that keep the zero in a spreadsheet.
    .replace(/^=?"([^"]*)"$/, '$1')
    .replace(LINK, '$1')
    .replace(LABEL, '')
    .replace(/[\s;,.]+$/, '');
  const one = readOne(text);
  if ('phone' in one || one.problem === 'lost') return one;
  const parts = (SIDE_BY_SIDE.exec(text)?.slice(1) ?? text.split(BETWEEN)).filter(
    (part) => part !== '',
  );
  const isList = parts.length > 1 && parts.every((part) => part.replaceAll(/\D/g, '').length >= 7);
  if (!isList) return one;
  if (parts.length > 2) return { problem: 'several' };
  const read = parts.map(readOne);
  const bad = read.find((part) => 'problem' in part);
  if (bad) return bad;
  const phones = read.flatMap((part) => ('phone' in part ? [part] : []));
  const note = phones.find((part) => part.note)?.note;
  return { phone: phones.map(({ phone }) => phone).join(' / '), ...(note ? { note } : {}) };
}

/** A number as it is stored, or the text as it was typed where it is none. */
export function storedPhone(typed: string): string {
  const read = readPhone(typed);
  return 'phone' in read ? read.phone : typed;
}

/** The first of the numbers in a field, for calling. */
export const firstPhone = (stored: string): string => storedPhone(stored).split(' / ')[0] ?? stored;

/** The digits by which numbers are compared, whatever stands for the country before them. */
export const comparedDigits = (text: string): string =>
  text.replaceAll(/\D/g, '').replace(/^(?:0084|84|0)(?=\d{3})/, '');
