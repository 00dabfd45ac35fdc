import type { Field } from '../../schema/fields';
import type { Cell } from '../tabular/cells';
import {
  formatCell,
  hasTwoOrders,
  isMonthFirst,
  readCell,
  writeCell,
  type CellNote,
  type CellProblem,
  type CellReading,
} from './cellValues';
import { dateInVietnam } from '../../text/days';
import { readDecimals } from '../../text/tables/decimals';
import type { FigureColumn } from '../../text/tables/figures';
import { isOtherAge } from './birthCell';
import { columnField, columnType, nutrientOf } from './columns';
import { fieldTypes, type FieldType } from './fieldTypes';
import { repeatsHeader } from './header';
import { isRefusalColumn, withHeader } from './refusalColumn';
import { BULK, listFields, type BulkKind } from './kinds';
import {
  familyColumns,
  furtherColumn,
  headerFigures,
  isOfAges,
  isOfMonths,
  type Mapping,
} from './mapping';

/** Longest text of a cell; Excel takes 32,767 signs, and cuts the rest. */
const MAX_CELL = 30_000;

type Fields = Record<string, unknown>;

/** `surplus`: cells beyond the named columns; `twice`: two columns of one value. */
export type RowCellProblem = CellProblem | 'surplus' | 'twice';

export interface RowReading {
  fields: Fields;
  problems: { field: string; problem: RowCellProblem; cell: string }[];
  notes: { field: string; note: CellNote; cell: string }[];
}

/** Shortest text that goes on in a further column: a full piece, which normalising may have made shorter. */
const MIN_PIECE = MAX_CELL / 3;

const isBlank = (cell: Cell): boolean => cell === undefined || String(cell).trim() === '';

/** What the columns of a file say of the cells below them. */
interface ColumnsRead {
  /** Date fields of which some are month/day/year. */
  monthFirst: ReadonlySet<string>;
  figures: readonly (FigureColumn | undefined)[];
  /** Columns with the front of a name that another column ends. */
  families: ReadonlySet<number>;
  /** The column of births is one of ages, or of months. */
  ages: boolean | 'months';
  /** The header of the habits says that they are refusals. */
  refusals: boolean;
}
const NOTHING_READ: ColumnsRead = {
  monthFirst: new Set(),
  figures: [],
  families: new Set(),
  ages: false,
  refusals: false,
};

interface FieldCells {
  cells: Cell[];
  figures: FigureColumn | undefined;
  isName: boolean;
}

function cellsByField(row: readonly Cell[], mapping: Mapping, { figures, families }: ColumnsRead) {
  const read = new Map<string, FieldCells>();
  mapping.forEach((field, at) => {
    const cell = row[at];
    if (field === null) return;
    const before = read.get(field)?.cells ?? [];
    const isLong = String(before.at(-1) ?? '').length >= MIN_PIECE;
    const isPart = isLong ? cell !== undefined : !isBlank(cell);
    const isFront = families.has(at);
    const cells = !isPart ? before : isFront ? [cell, ...before] : [...before, cell];
    read.set(field, {
      cells,
      figures: figures[at],
      isName: families.size > 0 && field === 'clientName',
    });
  });
  return read;
}

function joined({ cells, isName }: FieldCells, type: FieldType): { cell: Cell } | undefined {
  const [first, ...others] = cells;
  if (others.length === 0) return { cell: first };
  const isLong = cells.slice(0, -1).every((cell) => String(cell).length >= MIN_PIECE);
  if (isLong) return { cell: cells.join('') };
  if (isName) return { cell: cells.map((cell) => String(cell).trim()).join(' ') };
  return type === 'words' ? { cell: cells.join(', ') } : undefined;
}

/** "18" of a column of months is an age of 18 months. */
const ofMonths = (cell: Cell, field: string, ages: ColumnsRead['ages']): Cell =>
  ages === 'months' && field === 'birthYear' && /^\s*\d{1,3}\s*$/.test(String(cell ?? ''))
    ? `${String(cell).trim()} tháng`
    : cell;

function readField(
  all: FieldCells,
  {
    field,
    type,
    definition,
    ages,
  }: { field: string; type: FieldType; definition: Field; ages: ColumnsRead['ages'] },
) {
  const one = joined(all, type);
  const displayText = one ? formatCell(one.cell, field) : all.cells.join(', ');
  const read: CellReading | { problem: 'twice' } = one
    ? readCell(ofMonths(one.cell, field, ages), field, type, definition, {
        figures: all.figures,
        isOfAges: ages === true,
      })
    : { problem: 'twice' };
  return { read, displayText };
}

const HABITS = 'dietaryRestrictions';

function put(fields: Fields, field: string, value: unknown): void {
  const nutrient = nutrientOf(field);
  if (nutrient === undefined) fields[field] = value;
  else fields.nutrients = { ...(fields.nutrients as Fields | undefined), [nutrient]: value };
}

export function readRow(
  kind: BulkKind,
  row: readonly Cell[],
  mapping: Mapping,
  columns: ColumnsRead = NOTHING_READ,
): RowReading {
  const reading: RowReading = { fields: {}, problems: [], notes: [] };
  const surplus = row.slice(mapping.length).filter((cell) => !isBlank(cell));
  if (surplus.length > 0) {
    const cell = surplus.map((one) => String(one).trim()).join(', ');
    reading.problems.push({ field: '', problem: 'surplus', cell });
  }
  for (const [field, all] of cellsByField(row, mapping, columns)) {
    const definition = columnField(kind, field);
    const type = columnType(kind, field);
    if (!definition || !type) continue;
    const { read, displayText } = readField(all, { field, type, definition, ages: columns.ages });
    const isSwapped = columns.monthFirst.has(field) && hasTwoOrders(displayText);
    if (isSwapped) reading.problems.push({ field, problem: 'monthFirst', cell: displayText });
    else if ('problem' in read)
      reading.problems.push({ field, problem: read.problem, cell: displayText });
    else {
      if (read.value !== undefined) put(reading.fields, field, read.value);
      if (columns.refusals && field === HABITS && typeof read.value === 'string')
        put(reading.fields, field, withHeader(read.value));
      if ('others' in read) Object.assign(reading.fields, read.others);
      if (read.note) reading.notes.push({ field, note: read.note, cell: displayText });
    }
  }
  return reading;
}

/** An age in a column that is left out still tells of a slip in the birth beside it. */
function withAge(reading: RowReading, age: Cell): RowReading {
  const today = dateInVietnam(new Date());
  if (age === undefined || !isOtherAge(reading.fields, age, today)) return reading;
  const note = { field: 'birthYear', note: 'otherAge', cell: String(age) } as const;
  return { ...reading, notes: [...reading.notes, note] };
}

/** Date fields of a file in which a date has a second part above 12: all of them may be month/day/year. */
function monthFirstFields(
  kind: BulkKind,
  rows: readonly (readonly Cell[])[],
  mapping: Mapping,
): ReadonlySet<string> {
  const types = fieldTypes(kind);
  const monthFields = new Set<string>();
  mapping.forEach((field, at) => {
    if (field === null || (types.get(field) !== 'date' && field !== 'birthYear')) return;
    if (rows.some((row) => isMonthFirst(row[at]))) monthFields.add(field);
  });
  return monthFields;
}

/** Unit and decimal sign of each column, by its header and cells. */
function figureColumns(
  kind: BulkKind,
  rows: readonly (readonly Cell[])[],
  mapping: Mapping,
  headers: readonly string[],
): (FigureColumn | undefined)[] {
  const isFigure = (field: string | null): field is string =>
    field !== null && field !== 'birthYear' && columnType(kind, field) === 'number';
  const decimals = readDecimals(
    mapping.map((field, at) => (isFigure(field) ? rows.map((row) => row[at]) : [])),
  );
  return mapping.map((field, at) =>
    isFigure(field)
      ? { ...headerFigures(kind, headers[at] ?? '', field), decimals: decimals[at] }
      : undefined,
  );
}

const PER_ML = { basis: { amount: 100, unit: 'ml' }, unit: 'ml' };

/** The basis that headers with "/100 ml" give to every food of the table, where none says "/100 g". */
function basisOfHeaders(mapping: Mapping, headers: readonly string[]): Fields {
  const named = headers.filter((_, at) => nutrientOf(mapping[at] ?? '') !== undefined);
  const isOfMillilitres = named.some((header) => /100\s*ml\b/i.test(header));
  return isOfMillilitres && !named.some((header) => /100\s*g/i.test(header)) ? PER_ML : {};
}

const NUMBERED = /^\s*(\d{1,5})[.)]\s+(?=\p{L})/u;

/** Rows without the numbers before their names, where these count all of them. */
function withoutNumbers(rows: readonly (readonly Cell[])[], column: number) {
  const named = rows.filter((row) => !isBlank(row[column]));
  const numbers = named.map((row) => Number(NUMBERED.exec(String(row[column]))?.[1]));
  const isCount = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  if (!isCount) return rows;
  return rows.map((row) =>
    row.map((cell, at) => (at === column ? String(cell ?? '').replace(NUMBERED, '') : cell)),
  );
}

/** `headers` and `from` are of the file; without them the rows stand below a header of one line. */
export function readRows(
  kind: BulkKind,
  rows: readonly (readonly Cell[])[],
  mapping: Mapping,
  { headers = [], from = 1 }: { headers?: readonly string[]; from?: number } = {},
): (RowReading & { line: number })[] {
  const births = headers[mapping.indexOf('birthYear')];
  const columns = {
    monthFirst: monthFirstFields(kind, rows, mapping),
    figures: figureColumns(kind, rows, mapping, headers),
    families: familyColumns(headers, mapping),
    ages: isOfMonths(births) ? ('months' as const) : isOfAges(births),
    refusals: isRefusalColumn(headers[mapping.indexOf(HABITS)]),
  };
  const basis = kind === 'foods' ? basisOfHeaders(mapping, headers) : {};
  const asideOfAges = headers.findIndex((header, at) => mapping[at] === null && isOfAges(header));
  return withoutNumbers(rows, mapping.indexOf(BULK[kind].title)).map((row, at) => {
    const reading = readRow(kind, repeatsHeader(row, headers) ? [] : row, mapping, columns);
    if (reading.fields.nutrients !== undefined) reading.fields = { ...basis, ...reading.fields };
    return { line: at + from + 1, ...withAge(reading, row[asideOfAges]) };
  });
}

function pieces(cell: Cell): Cell[] {
  if (typeof cell !== 'string' || cell.length <= MAX_CELL) return [cell];
  const count = Math.ceil(cell.length / MAX_CELL);
  return Array.from({ length: count }, (_, at) => cell.slice(at * MAX_CELL, (at + 1) * MAX_CELL));
}

export function writeRows(kind: BulkKind, documents: readonly Fields[]): Cell[][] {
  const types = fieldTypes(kind);
  const { fields } = BULK[kind];
  const columns = listFields(kind).flatMap((field) => {
    const definition = fields[field];
    const type = types.get(field);
    if (!definition || !type) return [];
    const all = documents.map((document) => pieces(writeCell(document[field], type, definition)));
    if (!all.some(([first]) => first !== undefined)) return [];
    const width = all.reduce((most, { length }) => Math.max(most, length), 1);
    return Array.from({ length: width }, (_, at) => ({
      name: furtherColumn(definition.label, at),
      cells: all.map((parts) => parts[at]),
    }));
  });
  return [
    columns.map(({ name }) => name),
    ...documents.map((_, at) => columns.map(({ cells }) => cells[at])),
  ];
}
