import { cleanLetters } from '../../text/cleanLetters';
import type { Field } from '../../schema/fields';
import { dateInUtc, dateText } from '../../text/days';
import { parseNumber } from '../../text/parseNumber';
import { hasLostLetters } from '../../text/files/textFile';
import { fold, normalise } from '../../text/fold';
import type { Cell } from '../tabular/cells';
import { splitTags } from '../../schema/tags';
import type { FieldType } from './fieldTypes';

export type CellReading = { value: unknown; note?: CellNote } | { problem: CellProblem };
export type CellProblem = 'number' | 'date' | 'flag' | 'word' | 'json' | 'lostLetters';
export type CellNote = 'metres' | 'yearOfDate';

const FLAGS: Readonly<Record<string, boolean>> = {
  co: true,
  true: true,
  x: true,
  1: true,
  khong: false,
  false: false,
  0: false,
};

const EXCEL_DAYS = { least: 1, most: 80_000 } as const;
const EXCEL_BEGINNING = Date.UTC(1899, 11, 30);

const isCalendarDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

export function parseDateParts(
  cell: Cell,
): { day: string; month: string; year: string } | undefined {
  const text = String(cell ?? '').trim();
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text);
  const [, day = '', month = '', year = ''] = match ?? [];
  return match ? { day, month, year } : undefined;
}

/** Least serial number of Excel's that a birth date has: smaller numbers are years. */
const FIRST_BIRTH_DAY = 2_200;
const isBirthDay = (cell: Cell, field: string): cell is number =>
  field === 'birthYear' && typeof cell === 'number' && cell > FIRST_BIRTH_DAY;

export function formatCell(cell: Cell, field: string): string {
  const date = isBirthDay(cell, field) ? readDate(cell) : undefined;
  return date === undefined ? String(cell ?? '') : dateText(date);
}

/** `2026-11-27` of `27/11/2026`, `27-11-2026`, `2026-11-27`, or a date as Excel counts it. */
function readDate(cell: string | number): string | undefined {
  if (typeof cell === 'number') {
    const isDay = cell >= EXCEL_DAYS.least && cell <= EXCEL_DAYS.most;
    const at = new Date(EXCEL_BEGINNING + Math.floor(cell) * 86_400_000);
    return isDay ? dateInUtc(at) : undefined;
  }
  const text = cell.trim();
  const parts = parseDateParts(text);
  const date = parts
    ? [parts.year, parts.month.padStart(2, '0'), parts.day.padStart(2, '0')].join('-')
    : (/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && isCalendarDay(date) ? date : undefined;
}

/** A number with its note; a height in metres means centimetres, a date of birth its year. */
function readNumber(cell: string | number, field: string): CellReading {
  const text = String(cell).trim();
  if (field === 'birthYear') {
    const isDate = isBirthDay(cell, field) || (typeof cell === 'string' && !/^\d+$/.test(text));
    const date = isDate ? readDate(cell) : undefined;
    if (date !== undefined) return { value: Number(date.slice(0, 4)), note: 'yearOfDate' };
  }
  const bare = text.replace(/\s*(kg|cm|m|g|ml|phút|kcal|%)\.?$/i, '');
  const value = typeof cell === 'number' ? cell : parseNumber(bare);
  if (value === undefined) return { problem: 'number' };
  if (field === 'height' && value > 1 && value < 2.6)
    return { value: Math.round(value * 1000) / 10, note: 'metres' };
  return { value };
}

export function readWords(text: string): string[] {
  const words: string[] = [];
  for (const word of splitTags(text))
    if (!words.some((known) => normalise(known) === normalise(word))) words.push(word);
  return words;
}

function readJson(text: string): CellReading {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'json' };
  }
}

function readWord(text: string, { words = {} }: Field): CellReading {
  const wanted = fold(text);
  const entry = Object.entries(words).find(
    ([key, label]) => key === text || fold(label) === wanted || fold(key) === wanted,
  );
  const short = { nu: 'female', nam: 'male', f: 'female', m: 'male' }[wanted];
  const word =
    entry?.[0] ?? (short !== undefined && Object.hasOwn(words, short) ? short : undefined);
  return word === undefined ? { problem: 'word' } : { value: word };
}

/** Of these a question mark within a word is a letter that was lost; in sentences it asks. */
const NAMES: ReadonlySet<string> = new Set(['clientName', 'name', 'title']);

export function readCell(cell: Cell, name: string, type: FieldType, field: Field): CellReading {
  if (cell === undefined || (typeof cell === 'string' && cell.trim() === ''))
    return { value: undefined };
  const text = String(cell);
  const isName = type === 'words' || NAMES.has(name);
  if (text.includes('\ufffd') || (isName && hasLostLetters(text)))
    return { problem: 'lostLetters' };
  switch (type) {
    case 'number':
      return readNumber(cell, name);
    case 'date': {
      const date = readDate(cell);
      return date === undefined ? { problem: 'date' } : { value: date };
    }
    case 'flag': {
      const flag = FLAGS[fold(text).trim()];
      return flag === undefined ? { problem: 'flag' } : { value: flag };
    }
    case 'word':
      return readWord(cleanLetters(text).trim(), field);
    case 'words':
      return text.startsWith('["') ? readJson(text) : { value: readWords(text) };
    case 'json':
      return readJson(text);
    case 'text':
      return { value: cleanLetters(text).trim() };
  }
}

/** Without an exponent, which readers of decimal commas do not understand. */
const plainNumber = (value: number): Cell =>
  /e/.test(String(value))
    ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '').replace('.', ',')
    : value;

/** Combining marks are escaped: reading a file composes letters, and would join the `n` of `\n` with a mark behind it. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/\p{M}/gu, (mark) =>
    Array.from({ length: mark.length }, (_, at) => mark.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );

const sameWords = (a: readonly string[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at]);

export function writeCell(value: unknown, type: FieldType, field: Field): Cell {
  if (value === undefined || value === null) return undefined;
  if (type === 'number') return plainNumber(Number(value));
  if (type === 'flag') return value === true ? 'có' : 'không';
  if (type === 'date') return dateText(String(value));
  if (type === 'word') {
    const label = field.words?.[String(value)];
    const isRead =
      label !== undefined && (readWord(label, field) as { value?: unknown }).value === value;
    return isRead ? label : String(value);
  }
  if (type === 'words' && Array.isArray(value)) {
    const text = value.join('; ');
    const isPlain = !text.startsWith('["') && sameWords(readWords(text), value);
    return isPlain ? text || undefined : jsonText(value);
  }
  return type === 'text' ? String(value) : jsonText(value);
}
