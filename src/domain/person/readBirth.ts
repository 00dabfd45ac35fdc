import { cleanLetters } from '../text/cleanLetters';
import { dateAfter } from '../text/days';
import { fold } from '../text/fold';
import { readDate, type DateProblem } from '../text/readDate';
import { birthText, yearsOn, type Birth } from './age';

/** `birthToCome`: behind today; `tooOld`: older than anybody; `century`: a year of two digits that may be a slip. */
export type BirthProblem = DateProblem | 'birthToCome' | 'tooOld' | 'century';
export type BirthReading =
  | (Birth & { birthYear: number; isFromAge?: true })
  | { problem: BirthProblem };

/** The longest life that was ever proven lasted 122 years (Jeanne Calment, 1875–1997): beyond it a slip is meant. */
export const OLDEST_YEARS = 122;

/** Above this age two digits of a year are asked about: 12/12/26 may be of this year. */
const SHORT_YEARS = 90;

const YEARS = /^(\d{1,3}) ?(?:tuoi|t)\.?$/;
const HALF_YEARS = /^(\d{1,2})(?: tuoi ruoi|[.,]5 ?(?:tuoi|t))$/;
const MONTHS = /^(\d{1,3}) ?thang(?: tuoi)?$/;
const YEARS_AND_MONTHS = /^(\d{1,2}) ?tuoi,? (\d{1,2}) ?thang$/;
const DAYS = /^(\d{1,3}) ?(ngay|tuan)(?: tuoi)?$/;
/** A column or a field of ages holds bare numbers. */
const BARE = /^\d{1,3}(?:[.,]5)?$/;

function monthsBefore(today: string, months: number): BirthReading {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const at = year * 12 + month - 1 - months;
  return { birthYear: Math.floor(at / 12), birthMonth: (at % 12) + 1, isFromAge: true };
}

function readAge(text: string, today: string): BirthReading | undefined {
  const years = YEARS.exec(text)?.[1];
  if (years !== undefined)
    return { birthYear: Number(today.slice(0, 4)) - Number(years), isFromAge: true };
  const half = HALF_YEARS.exec(text)?.[1];
  if (half !== undefined) return monthsBefore(today, Number(half) * 12 + 6);
  const months = MONTHS.exec(text)?.[1];
  if (months !== undefined) return monthsBefore(today, Number(months));
  const [, whole, rest] = YEARS_AND_MONTHS.exec(text) ?? [];
  if (whole !== undefined) return monthsBefore(today, Number(whole) * 12 + Number(rest));
  const [, count, unit] = DAYS.exec(text) ?? [];
  if (count === undefined) return undefined;
  const born = dateAfter(today, -Number(count) * (unit === 'tuan' ? 7 : 1));
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = born.split('-').map(Number);
  return { birthYear, birthMonth, ...(unit === 'ngay' ? { birthDay } : {}), isFromAge: true };
}

function checked(read: BirthReading, today: string): BirthReading {
  if ('problem' in read) return read;
  if (birthText(read) > today.slice(0, birthText(read).length)) return { problem: 'birthToCome' };
  return (yearsOn(read, today) ?? 0) > OLDEST_YEARS ? { problem: 'tooOld' } : read;
}

/**
 * What a person writes for a birthday: a date, a month, a year, or an age with its unit.
 * @param options `ages`: bare numbers are ages too, as in a column with that name
 */
export function readBirth(
  typed: string,
  today: string,
  options: { ages?: boolean } = {},
): BirthReading {
  const text = fold(cleanLetters(typed)).trim();
  const age = readAge(options.ages && BARE.test(text) ? `${text} tuoi` : text, today);
  if (age) return checked(age, today);
  const read = readDate(typed, { today, years: 'past' });
  if ('problem' in read) return read;
  const { year, month, day } = read;
  const isShort = !text.replaceAll(/\D/g, '').includes(String(year));
  if (isShort && Number(today.slice(0, 4)) - year > SHORT_YEARS) return { problem: 'century' };
  const birth: BirthReading = {
    birthYear: year,
    ...(month === undefined ? {} : { birthMonth: month }),
    ...(day === undefined ? {} : { birthDay: day }),
  };
  return checked(birth, today);
}
