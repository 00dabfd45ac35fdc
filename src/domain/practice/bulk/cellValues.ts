import { cleanLetters } from '../../text/cleanLetters';
import type { Field } from '../../schema/fields';
import { dateInVietnam, dateText } from '../../text/days';
import { readMailAddress } from '../../text/mailAddress';
import { readPhone, type PhoneNote } from '../../text/phone';
import {
  isNothing,
  readFeet,
  readFigure,
  type FigureColumn,
  type FigureNote,
  type FigureProblem,
} from '../../text/tables/figures';
import { hasLostLetters } from '../../text/files/textFile';
import { dateOfSerial, readDate, readDay } from '../../text/readDate';
import { fold, normalise } from '../../text/fold';
import { isErrorCell, type Cell } from '../tabular/cells';
import { storedFieldText } from '../../schema/storedFields';
import { splitTags } from '../../schema/tags';
import { readBirthCell, serialBirthday, type BirthCell } from './birthCell';
import type { FieldType } from './fieldTypes';

/** `others`: further fields that the cell names, by their names. */
export type CellReading =
  | { value: unknown; note?: CellNote; others?: Readonly<Record<string, unknown>> }
  | { problem: CellProblem };
type ReadProblem =
  | FigureProblem
  | 'date'
  | 'flag'
  | 'word'
  | 'json'
  | 'lostLetters'
  | 'cellError'
  | 'phone'
  | 'email';
export type CellProblem = ReadProblem | Extract<BirthCell, { problem: unknown }>['problem'];
export type CellNote = FigureNote | 'serialDay' | 'birthOfAge' | 'veryOld' | 'otherAge' | PhoneNote;

/** What the header of a column says of the cells below it. */
export interface ColumnSigns {
  figures?: FigureColumn | undefined;
  /** A bare number in the column of births is an age. */
  isOfAges?: boolean;
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['co', 'true', 'x', '1'].map((word) => [word, true] as const),
  ...['khong', 'false', '0'].map((word) => [word, false] as const),
]);

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

const rounded = (value: number): number => Number(value.toPrecision(4));

/** A number with its note; a height in metres means centimetres. */
function readNumber(
  cell: string | number,
  name: string,
  field: Field,
  column: FigureColumn = {},
): CellReading {
  const feet = name === 'height' ? readFeet(String(cell).trim()) : undefined;
  if (feet !== undefined) return { value: feet, note: 'converted' };
  if (column.unit === 'ft') return { problem: 'number' };
  const figure = readFigure(cell, field.unit, column);
  if ('problem' in figure) return figure;
  const { value, unit, isConverted, note } = figure;
  if (unit === undefined && name === 'height' && value > 1 && value < 2.6)
    return { value: Math.round(value * 1000) / 10, note: 'metres' };
  if (isConverted) return { value: rounded(value), note: unit === 'm' ? 'metres' : 'converted' };
  return { value, ...(note ? { note } : {}) };
}

/** Words of databases for a missing value. */
const NO_VALUE = /^\s*(?:\\N|NULL)\s*$/;

const isNoValue = (text: string, type: FieldType, name: string): boolean =>
  (type === 'number' || type === 'date' || name === 'phone' || name === 'email') && isNothing(text);

function readPhoneCell(text: string): CellReading {
  const read = readPhone(text);
  if ('problem' in read) return { problem: 'phone' };
  return { value: read.phone, ...(read.note ? { note: read.note } : {}) };
}

function readMailCell(text: string): CellReading {
  const read = readMailAddress(text);
  return 'problem' in read ? { problem: 'email' } : { value: read.address };
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

/** Words of lists on paper, by the word of ours. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  nu: 'female',
  f: 'female',
  female: 'female',
  'phu nu': 'female',
  gai: 'female',
  nam: 'male',
  m: 'male',
  trai: 'male',
  'dang theo': 'active',
  'dang dung': 'active',
  'dang dieu tri': 'active',
  'hoat dong': 'active',
  'da nghi': 'inactive',
  nghi: 'inactive',
  'da ngung': 'inactive',
  ngung: 'inactive',
  'da ket thuc': 'inactive',
};

function readWord(text: string, { words = {} }: Field): CellReading {
  const searchText = fold(text);
  const entry = Object.entries(words).find(
    ([key, label]) => key === text || fold(label) === searchText || fold(key) === searchText,
  );
  const short = Object.hasOwn(SHORT_WORDS, searchText) ? SHORT_WORDS[searchText] : undefined;
  const word =
    entry?.[0] ?? (short !== undefined && Object.hasOwn(words, short) ? short : undefined);
  return word === undefined ? { problem: 'word' } : { value: word };
}

/** Of these a question mark within a word is a letter that was lost; in sentences it asks. */
const NAMES: ReadonlySet<string> = new Set(['clientName', 'name', 'title']);

export function readCell(
  cell: Cell,
  name: string,
  type: FieldType,
  field: Field,
  { figures, isOfAges = false }: ColumnSigns = {},
): CellReading {
  if (cell === undefined || (typeof cell === 'string' && cell.trim() === ''))
    return { value: undefined };
  const text = String(cell);
  if (NO_VALUE.test(text)) return { value: undefined };
  if (isNoValue(text, type, name)) return { value: undefined };
  if (isErrorCell(text)) return { problem: 'cellError' };
  const isName = type === 'words' || NAMES.has(name);
  if (text.includes('\ufffd') || (isName && hasLostLetters(text)))
    return { problem: 'lostLetters' };
  switch (type) {
    case 'number':
      return name === 'birthYear'
        ? readBirthCell(cell, isOfAges)
        : readNumber(cell, name, field, figures);
    case 'date':
      return readDayCell(cell);
    case 'flag': {
      const flag = FLAGS.get(fold(text).trim());
      return flag === undefined ? { problem: 'flag' } : { value: flag };
    }
    case 'word':
      return readWord(cleanLetters(text).trim(), field);
    case 'words':
      return text.startsWith('["') ? readJson(text) : { value: readWords(text) };
    case 'json':
      return readJson(text);
    case 'text':
      if (name === 'phone') return readPhoneCell(text);
      if (name === 'email') return readMailCell(text);
      return { value: storedFieldText(name, text) };
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
