import { cleanLetters } from '../../text/cleanLetters';
import type { Field } from '../../schema/fields';
import { dateInVietnam, dateText } from '../../text/days';
import { parseNumber } from '../../text/parseNumber';
import { hasLostLetters } from '../../text/files/textFile';
import { dateOfSerial, readDate, readDay } from '../../text/readDate';
import { fold, normalise } from '../../text/fold';
import type { Cell } from '../tabular/cells';
import { splitTags } from '../../schema/tags';
import { readBirthCell, serialBirthday, type BirthCell } from './birthCell';
import type { FieldType } from './fieldTypes';

/** `others`: further fields that the cell names, by their names. */
export type CellReading =
  | { value: unknown; note?: CellNote; others?: Readonly<Record<string, unknown>> }
  | { problem: CellProblem };
type ReadProblem = 'number' | 'date' | 'flag' | 'word' | 'json' | 'lostLetters';
export type CellProblem = ReadProblem | Extract<BirthCell, { problem: unknown }>['problem'];
export type CellNote = 'metres' | 'serialDay' | 'birthOfAge' | 'veryOld' | 'otherAge';

const FLAGS: Readonly<Record<string, boolean>> = {
  co: true,
  true: true,
  x: true,
  1: true,
  khong: false,
  false: false,
  0: false,
};

/** Day and month, or month and day, of a date in numbers. */
const NUMBERS = /^\s*\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2,4}(?:\s|$)/;

/** A date that would be another one with its month first. */
export const hasTwoOrders = (cell: Cell): boolean => NUMBERS.test(String(cell ?? ''));

const today = (): string => dateInVietnam(new Date());

export const isMonthFirst = (cell: Cell): boolean => {
  const read = readDate(String(cell ?? ''), { today: today() });
  return 'problem' in read && read.problem === 'monthFirst';
};

export function formatCell(cell: Cell, field: string): string {
  const isBirth = field === 'birthYear' && cell !== undefined;
  const date = isBirth ? serialBirthday(cell) : undefined;
  return date === undefined ? String(cell ?? '') : dateText(date);
}

function readDayCell(cell: string | number): CellReading {
  if (typeof cell === 'number') {
    const day = dateOfSerial(cell);
    return day === undefined ? { problem: 'date' } : { value: day };
  }
  const day = readDay(cell, { today: today() });
  if (typeof day === 'string') return { value: day };
  return { problem: day.problem === 'unreadable' ? 'date' : day.problem };
}

/** A number with its note; a height in metres means centimetres. */
function readNumber(cell: string | number, field: string): CellReading {
  const text = String(cell).trim();
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

/** @param ages whether the column is one of ages */
export function readCell(
  cell: Cell,
  name: string,
  type: FieldType,
  field: Field,
  ages = false,
): CellReading {
  if (cell === undefined || (typeof cell === 'string' && cell.trim() === ''))
    return { value: undefined };
  const text = String(cell);
  const isName = type === 'words' || NAMES.has(name);
  if (text.includes('\ufffd') || (isName && hasLostLetters(text)))
    return { problem: 'lostLetters' };
  switch (type) {
    case 'number':
      return name === 'birthYear' ? readBirthCell(cell, ages) : readNumber(cell, name);
    case 'date':
      return readDayCell(cell);
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
