import type { Cell } from '../tabular/cells';
import { readCell, writeCell } from './cellValues';
import type { CellNote, CellProblem } from './cellValues';
import { fieldTypes } from './fieldTypes';
import { BULK, fieldsOf } from './kinds';
import type { BulkKind } from './kinds';
import { furtherColumn } from './mapping';
import type { Mapping } from './mapping';

/** Longest text of a cell; Excel takes 32,767 signs, and cuts the rest. */
const MAX_CELL = 30_000;

type Fields = Record<string, unknown>;

/** A row's fields, and what is wrong with its cells. */
export interface RowReading {
  fields: Fields;
  problems: { field: string; problem: CellProblem; cell: string }[];
  notes: { field: string; note: CellNote; cell: string }[];
}

/** Cells that belong to one field, joined: a long value stands in several columns. */
function joined(row: readonly Cell[], mapping: Mapping): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  mapping.forEach((field, at) => {
    if (field === null) return;
    const cell = row[at];
    const before = cells.get(field);
    if (before === undefined) cells.set(field, cell);
    else if (cell !== undefined) cells.set(field, `${before}${cell}`);
  });
  return cells;
}

/** The fields that a row of a file says. */
export function readRow(kind: BulkKind, row: readonly Cell[], mapping: Mapping): RowReading {
  const types = fieldTypes(kind);
  const reading: RowReading = { fields: {}, problems: [], notes: [] };
  for (const [field, cell] of joined(row, mapping)) {
    const definition = BULK[kind].fields[field];
    const type = types.get(field);
    if (!definition || !type) continue;
    const read = readCell(cell, field, type, definition);
    const shown = String(cell ?? '');
    if ('problem' in read) reading.problems.push({ field, problem: read.problem, cell: shown });
    else {
      if (read.value !== undefined) reading.fields[field] = read.value;
      if (read.note) reading.notes.push({ field, note: read.note, cell: shown });
    }
  }
  return reading;
}

/** A cell in pieces that a spreadsheet can hold. */
function pieces(cell: Cell): Cell[] {
  if (typeof cell !== 'string' || cell.length <= MAX_CELL) return [cell];
  const count = Math.ceil(cell.length / MAX_CELL);
  return Array.from({ length: count }, (_, at) => cell.slice(at * MAX_CELL, (at + 1) * MAX_CELL));
}

/** Documents as a table: names of columns first, every field that any of them has. */
export function writeRows(kind: BulkKind, documents: readonly Fields[]): Cell[][] {
  const types = fieldTypes(kind);
  const { fields } = BULK[kind];
  const columns = fieldsOf(kind).flatMap((field) => {
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
