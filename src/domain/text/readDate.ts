import { cleanLetters } from './cleanLetters';
import { dateInUtc, dateInVietnam } from './days';
import { fold } from './fold';

/** Year alone, month and year, or a whole date, as far as the text says. */
export interface DateParts {
  year: number;
  month?: number;
  day?: number;
}

/**
 * `noSuchDay`: 31 April; `monthFirst`: only month/day/year makes sense; `noYear`: day and month alone; `unreadable`: anything
 * else, dates of the moon among it.
 */
export type DateProblem = 'unreadable' | 'noSuchDay' | 'monthFirst' | 'noYear';
export type DateReading = DateParts | { problem: DateProblem };

interface ReadOptions {
  /** `YYYY-MM-DD` */
  today: string;
  /** A year of two digits lies in the past (a birthday), or where it is nearest to today. */
  years?: 'past' | 'near';
}

const FIRST_YEAR = 1850;
const LAST_YEAR = 2999;
/** By so many years a date of a visit or a plan may lie ahead. */
const YEARS_AHEAD = 20;
const LONGEST = 80;

const MONTH_WORDS: Readonly<Record<string, number>> = {
  mot: 1,
  hai: 2,
  ba: 3,
  tu: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
  'muoi mot': 11,
  'muoi hai': 12,
};
const ENGLISH = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const NAMED = `(${ENGLISH.join('|')})(?:[a-z]*)`;
const MONTH_NAME = `(\\d{1,2}|${Object.keys(MONTH_WORDS).toReversed().join('|')})`;

const WEEKDAY =
  /^(?:thu (?:[2-7]|hai|ba|tu|nam|sau|bay)|t[2-7]|chu nhat|cn|mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?[,. ]+/;
const LEADING = /^(?:(?:sinh|sn|ns|nam sinh|ngay sinh|sinh ngay|sinh nam|ngay|khoang|~|')[:. ]*)+/;
const CLOCK = /[ ,t]+\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m| ?sa| ?ch)?|h\d{0,2})$/;
const CLOCK_BEFORE = /^\d{1,2}(?::\d{2}(?::\d{2})?|h\d{0,2})[ ,]+(?:ngay )?(?=\d)/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})$/;
const LUNAR = /\b(?:am lich|al|mong|mung|ram|gieng|chap|nhuan)\b/;

/** As spreadsheets with Vietnamese settings shorten a month: "03-Thg4-90". */
const SHORT_MONTH = /(\d)[-./ ]{1,3}(thg|thang)\.? ?(\d{1,2})[-./ ]{1,3}(?=\d)/;

/** The sign between two parts is one sign all the way: `3/4-90` may be two dates. */
const DAY_FIRST = /^([\dx?_*-]{1,2}) ?([/.,\- ]) ?([\dx?_*-]{1,2}) ?\2 ?'?(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2}) ?[/.-] ?(\d{4})$/;
const YEAR_MONTH = /^(\d{4}) ?[/.-] ?(\d{1,2})$/;
const DAY_MONTH = /^(\d{1,2}) ?[/.-] ?(\d{1,2})$/;
const DIGITS = /^\d{8}$/;
const YEAR = /^(?:nam )?(\d{4})$/;
const IN_WORDS = new RegExp(
  `^(?:(\\d{1,2}) )?(?:thang|thg)\\.? ?${MONTH_NAME}(?:,? ?(?:nam )?|/)(\\d{4}|\\d{2})$`,
);
const WORDS_WITHOUT_YEAR = new RegExp(`^\\d{1,2} (?:thang|thg)\\.? ?${MONTH_NAME}$`);
const ENGLISH_DAY = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${NAMED}\\.?,?[ -](\\d{4}|\\d{2})$`);
const ENGLISH_MONTH = new RegExp(`^${NAMED}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`);
const ENGLISH_MONTH_YEAR = new RegExp(`^${NAMED}\\.?[ -](\\d{4})$`);

/** On papers of people whose birthday is not known, `00/00/1990`. */
const isUnknown = (part: string): boolean => !/^\d+$/.test(part) || Number(part) === 0;

const two = (part: number): string => String(part).padStart(2, '0');

export const isoDate = ({ year, month, day }: Required<DateParts>): string =>
  `${year}-${two(month)}-${two(day)}`;

export const isCalendarDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

function wholeYear(year: string, at: { month: number; day: number }, options: ReadOptions): number {
  const digits = Number(year);
  if (year.length > 2) return digits;
  const ahead = options.years === 'past' ? 0 : YEARS_AHEAD;
  const latest = `${Number(options.today.slice(0, 4)) + ahead}${options.today.slice(4)}`;
  const own = isoDate({ year: 2000 + digits, ...at });
  return own > latest ? 1900 + digits : 2000 + digits;
}

function checked(parts: DateParts): DateReading {
  const { year, month, day } = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR) return { problem: 'unreadable' };
  if (month === undefined) return parts;
  if (day !== undefined && day <= 12 && month > 12 && month <= 31) return { problem: 'monthFirst' };
  if (month < 1 || month > 12) return { problem: 'noSuchDay' };
  if (day === undefined) return parts;
  return isCalendarDay(isoDate({ year, month, day })) ? parts : { problem: 'noSuchDay' };
}

function ofDayFirst([day, month, year]: [string, string, string], options: ReadOptions) {
  const at = { month: Number(month), day: Number(day) };
  const full = wholeYear(
    year,
    isUnknown(day) || isUnknown(month) ? { month: 1, day: 1 } : at,
    options,
  );
  if (!isUnknown(day) && !isUnknown(month)) return checked({ year: full, ...at });
  if (isUnknown(day) && !isUnknown(month)) return checked({ year: full, month: at.month });
  return isUnknown(day) ? checked({ year: full }) : ({ problem: 'unreadable' } as const);
}

const englishMonth = (name = ''): string => String(ENGLISH.indexOf(name) + 1);
const monthNumber = (name = ''): number => MONTH_WORDS[name] ?? Number(name);

function readDigits(text: string): DateReading {
  const dayFirst = { year: text.slice(4), month: text.slice(2, 4), day: text.slice(0, 2) };
  const yearFirst = { year: text.slice(0, 4), month: text.slice(4, 6), day: text.slice(6) };
  for (const { year, month, day } of [dayFirst, yearFirst]) {
    const read = checked({ year: Number(year), month: Number(month), day: Number(day) });
    if (!('problem' in read)) return read;
  }
  return { problem: 'unreadable' };
}

function readNumbers(text: string, options: ReadOptions): DateReading | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) {
    const [, day = '', , month = '', year = ''] = dayFirst;
    return ofDayFirst([day, month, year], options);
  }
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [year = 0, month = 0, day = 0] = [yearFirst[1], yearFirst[3], yearFirst[4]].map(Number);
    const read = checked({ year, month, day });
    return 'problem' in read ? { problem: 'noSuchDay' } : read;
  }
  const monthYear = MONTH_YEAR.exec(text);
  if (monthYear) return checked({ year: Number(monthYear[2]), month: Number(monthYear[1]) });
  const yearMonth = YEAR_MONTH.exec(text);
  if (yearMonth) return checked({ year: Number(yearMonth[1]), month: Number(yearMonth[2]) });
  if (DAY_MONTH.test(text)) return { problem: 'noYear' };
  if (DIGITS.test(text)) return readDigits(text);
  const year = YEAR.exec(text);
  return year ? checked({ year: Number(year[1]) }) : undefined;
}

function readWords(text: string, options: ReadOptions): DateReading | undefined {
  const words = IN_WORDS.exec(text);
  if (words) {
    const [, day, name, year = ''] = words;
    const month = monthNumber(name);
    if (day !== undefined) return ofDayFirst([day, String(month), year], options);
    return year.length === 4 ? checked({ year: Number(year), month }) : { problem: 'unreadable' };
  }
  if (WORDS_WITHOUT_YEAR.test(text)) return { problem: 'noYear' };
  const day = ENGLISH_DAY.exec(text);
  if (day) return ofDayFirst([day[1] ?? '', englishMonth(day[2]), day[3] ?? ''], options);
  const month = ENGLISH_MONTH.exec(text);
  if (month) return ofDayFirst([month[2] ?? '', englishMonth(month[1]), month[3] ?? ''], options);
  const monthYear = ENGLISH_MONTH_YEAR.exec(text);
  return monthYear
    ? checked({ year: Number(monthYear[2]), month: Number(englishMonth(monthYear[1])) })
    : undefined;
}

function partsOfInstant(text: string): DateReading {
  const at = new Date(text.toUpperCase().replace(' ', 'T'));
  if (Number.isNaN(at.getTime())) return { problem: 'noSuchDay' };
  const [year = 0, month = 0, day = 0] = dateInVietnam(at).split('-').map(Number);
  return checked({ year, month, day });
}

/** What a person typed, or another program wrote, for a date: day first, as Vietnamese writes it. */
export function readDate(typed: string, options: ReadOptions): DateReading {
  const text = fold(cleanLetters(typed))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2044\u2215\\|]/g, '/')
    .replaceAll(/[‘’`]/g, "'")
    .trim();
  if (text.length > LONGEST) return { problem: 'unreadable' };
  if (INSTANT.test(text)) return partsOfInstant(text);
  const isYear = /^(?:nam )?\d{4}$/.test(text);
  const bare = isYear
    ? text
    : text
        .replace(CLOCK, '')
        .replace(CLOCK_BEFORE, '')
        .replace(LEADING, '')
        .replace(WEEKDAY, '')
        .replace(LEADING, '')
        .replace(/[.,;']+$/, '')
        .replace(SHORT_MONTH, '$1 $2 $3 ')
        .trim();
  if (LUNAR.test(bare)) return { problem: 'unreadable' };
  return readNumbers(bare, options) ?? readWords(bare, options) ?? { problem: 'unreadable' };
}

/** `YYYY-MM-DD` of a text that names a whole day. */
export function readDay(typed: string, options: ReadOptions): string | { problem: DateProblem } {
  const read = readDate(typed, options);
  if ('problem' in read) return read;
  const { year, month, day } = read;
  if (month === undefined || day === undefined) return { problem: 'unreadable' };
  return isoDate({ year, month, day });
}

const SERIAL_DAYS = { least: 1, most: 80_000 } as const;
const SERIAL_BEGINNING = Date.UTC(1899, 11, 30);

export const serialOfDay = (date: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - SERIAL_BEGINNING) / 86_400_000);

/** A date as spreadsheets count it: days since 30 December 1899, hours behind the point. */
export function dateOfSerial(serial: number): string | undefined {
  if (!(serial >= SERIAL_DAYS.least && serial <= SERIAL_DAYS.most)) return undefined;
  return dateInUtc(new Date(SERIAL_BEGINNING + Math.floor(serial) * 86_400_000));
}
