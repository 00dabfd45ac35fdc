import { dateInVietnam } from '../../text/days';
import { dateOfSerial, isoDate, serialOfDay, type DateProblem } from '../../text/readDate';
import { yearsOn, type Birth } from '../../person/age';
import { OLDEST_YEARS, readBirth, type BirthProblem } from '../../person/readBirth';

/** Fields of a record by name, with what is told of how a cell was read. */
export type BirthCell =
  | {
      value: number;
      others: Readonly<Record<string, number>>;
      note?: 'serialDay' | 'birthOfAge' | 'veryOld';
    }
  | { problem: DateProblem | 'birth' | 'tooOld' | 'future' | 'century' | 'yearAsDay' };

/** Least serial number of a spreadsheet that a birth date has: smaller numbers are years. */
const FIRST_BIRTH_DAY = 2_200;
/** A year alone is held to the day of the import by the preview, as in files of records. */
const BARE_YEAR = /^\s*\d{4}\s*$/;
const BARE_SERIAL = /^\d{5}(?:[.,]0+)?$/;
/** 3 April 1990 typed as 030490, of which a spreadsheet took the zero: it is a serial number as well. */
const EATEN_ZERO = /^([1-9])(0[1-9]|1[0-2])\d{2}$/;

/** The day of a birth that a spreadsheet counted; also where its format was lost and a number stands as text. */
export function serialBirthday(cell: string | number): string | undefined {
  const isSerial =
    typeof cell === 'number' ? cell > FIRST_BIRTH_DAY : BARE_SERIAL.test(cell.trim());
  return isSerial ? dateOfSerial(Number.parseFloat(String(cell))) : undefined;
}

const oldestYear = (today: string): number => Number(today.slice(0, 4)) - OLDEST_YEARS;

/** A year that was typed into a cell of dates: a spreadsheet makes the 1,990th day of 1990, 12 June 1905. */
function isYearAsDay({ birthYear, birthMonth, birthDay }: Birth, today: string): boolean {
  if (birthYear === undefined || birthMonth === undefined || birthDay === undefined) return false;
  const year = serialOfDay(isoDate({ year: birthYear, month: birthMonth, day: birthDay }));
  return year <= Number(today.slice(0, 4)) && year >= oldestYear(today);
}

const PROBLEMS: Partial<Record<BirthProblem, 'birth' | 'future'>> = {
  unreadable: 'birth',
  birthToCome: 'future',
};

/** @param ages the column is one of ages: a bare number is one */
export function readBirthCell(
  cell: string | number,
  ages: boolean,
  today = dateInVietnam(new Date()),
): BirthCell {
  if (EATEN_ZERO.test(String(cell)) && typeof cell === 'string') return { problem: 'birth' };
  const serial = serialBirthday(cell);
  if (BARE_YEAR.test(String(cell))) {
    const year = Number(cell);
    const isOld = year < oldestYear(today);
    return { value: year, others: {}, ...(isOld ? { note: 'veryOld' as const } : {}) };
  }
  const read = readBirth(serial ?? String(cell), today, { ages });
  if ('problem' in read) {
    const problem = PROBLEMS[read.problem] ?? (read.problem as DateProblem | 'tooOld' | 'century');
    return { problem };
  }
  const { birthYear, birthMonth, birthDay, isFromAge } = read;
  if (isYearAsDay(read, today)) return { problem: 'yearAsDay' };
  const others = {
    ...(birthMonth === undefined ? {} : { birthMonth }),
    ...(birthDay === undefined ? {} : { birthDay }),
  };
  const isLost = serial !== undefined && typeof cell === 'string';
  const note = isFromAge ? 'birthOfAge' : isLost ? 'serialDay' : undefined;
  return { value: birthYear, others, ...(note ? { note } : {}) };
}

/** Whether an age beside a birth is another one than it gives, by more than the year that a birthday may make. */
export function isOtherAge(birth: Birth, age: string | number, today: string): boolean {
  const read = readBirth(String(age), today, { ages: true });
  const years = yearsOn(birth, today);
  if ('problem' in read || years === undefined) return false;
  return Math.abs((yearsOn(read, today) ?? years) - years) > 1;
}
