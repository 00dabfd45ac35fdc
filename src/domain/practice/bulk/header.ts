import type { Cell, Rows } from '../tabular/cells';
import { readUnit } from '../../text/tables/units';
import type { BulkKind } from './kinds';
import { proposedMapping } from './mapping';

export interface TableHeader {
  headers: string[];
  /** Place of the first row below it. */
  from: number;
  /** How many rows stand above it. */
  above: number;
  /** How many of its columns are known. */
  known: number;
  isMissing: boolean;
}

/** A title, a date and an empty line stand above the header of many lists. */
const LOOKED_AT = 15;

/** Longest text that is looked at as a name: cells of data may hold a whole article. */
const MAX_HEADER = 200;

const textOf = (cell: Cell): string =>
  String(cell ?? '')
    .slice(0, MAX_HEADER)
    .trim();
const readHeaders = (row: readonly Cell[] = []): string[] => Array.from(row, textOf);

const countKnown = (mapping: readonly (string | null)[]): number =>
  mapping.filter((field) => field !== null).length;

/** Units in a line of their own below the names. */
function withUnits(headers: readonly string[], below: readonly string[]): string[] | undefined {
  const units = below.filter((cell) => cell !== '');
  const areUnits =
    units.length > 0 &&
    units.every((cell) => readUnit(cell.replace(/^\((.*)\)$/, '$1')) !== undefined);
  if (!areUnits) return undefined;
  return headers.map((header, at) => {
    const unit = below[at]?.replace(/^\((.*)\)$/, '$1') ?? '';
    return unit === '' ? header : `${header} (${unit})`;
  });
}

/** A header of two lines, the upper one with groups: what the lower one says of a group counts. */
function withGroups(
  kind: BulkKind,
  upper: readonly string[],
  lower: readonly string[],
): string[] | undefined {
  const mapping = proposedMapping(kind, upper);
  const isApart = mapping.every((field, at) => field === null || (lower[at] ?? '') === '');
  if (!isApart || countKnown(mapping) === 0) return undefined;
  const width = Math.max(upper.length, lower.length);
  const both = Array.from({ length: width }, (_, at) => lower[at] || (upper[at] ?? ''));
  return countKnown(proposedMapping(kind, both)) > countKnown(mapping) ? both : undefined;
}

/** A row of people or foods has figures in it; a header hardly ever. */
const isData = (row: readonly string[]): boolean =>
  row.some((cell) => /^[+\d][\d\s./,()+–—-]*$/.test(cell) && /\d{2}/.test(cell));

/** The header of a table: the row within its first lines of which most columns are known. */
export function findHeader(kind: BulkKind, rows: Rows): TableHeader {
  const looked = rows.slice(0, LOOKED_AT).map(readHeaders);
  const candidates = looked.flatMap((headers, at): TableHeader[] => {
    const below = looked[at + 1] ?? [];
    const both = withUnits(headers, below) ?? withGroups(kind, headers, below);
    const whole = both ?? headers;
    const known = countKnown(proposedMapping(kind, whole));
    return [{ headers: whole, above: at, from: at + (both ? 2 : 1), known, isMissing: false }];
  });
  const [first] = candidates;
  const best = candidates.reduce<TableHeader | undefined>(
    (one, next) => (one === undefined || next.known > one.known ? next : one),
    undefined,
  );
  if (best && best.known > 0) return best;
  const headers = looked[0] ?? [];
  if (!isData(headers)) return first ?? { headers, above: 0, from: 1, known: 0, isMissing: false };
  const width = rows.slice(0, 100).reduce((most, { length }) => Math.max(most, length), 0);
  const unnamed = Array.from({ length: width }, () => '');
  return { headers: unnamed, above: 0, from: 0, known: 0, isMissing: true };
}

/** Whether the names of the fields stand in the first column, and each record in one of its own. */
export function isTurned(kind: BulkKind, rows: Rows, known: number): boolean {
  const first = rows.slice(0, LOOKED_AT).map(([cell]) => textOf(cell));
  const below = proposedMapping(kind, first).filter((field) => field !== null).length;
  return below > 2 && below > known;
}

/** Whether a row repeats the header, as in tables that were joined by hand. */
export const repeatsHeader = (row: readonly Cell[], headers: readonly string[]): boolean =>
  isSeparatorLine(row) ||
  isNumberLine(row) ||
  (row.some((cell) => textOf(cell) !== '') &&
    headers.some((header) => header !== '') &&
    row.every((cell, at) => textOf(cell).replace(/^\ufeff/, '') === (headers[at] ?? '')));

/** Official forms number their columns in a line below the header. */
function isNumberLine(row: readonly Cell[]): boolean {
  const numbers = row.map((cell) => /^\(?(\d{1,2})\)?$/.exec(textOf(cell))?.[1]);
  return numbers.length > 2 && numbers.every((number, at) => Number(number) === at + 1);
}

/** `sep=;` that came below another line, or a line of strokes. */
const isSeparatorLine = (row: readonly Cell[]): boolean =>
  /^sep=[;,\t|]?$/i.test(row.map(textOf).join('').trim()) || isRule(row);

/** The line below the header of a table in Markdown. */
const isRule = (row: readonly Cell[]): boolean =>
  row.length > 0 &&
  row.every((cell) => /^(?::?-{2,}:?)?$/.test(textOf(cell))) &&
  row.some((cell) => textOf(cell) !== '');
