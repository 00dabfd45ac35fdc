import { SEPARATORS, type Separator } from '../../domain/practice/tabular/separators';
import { UnreadableTable } from '../../domain/practice/tabular/limits';
import { parseRows } from './readCsv';

type Rows = readonly (readonly string[])[];

const LOOKED_AT = 20_000;
const MAX_LINES = 50;

/** Databases guard texts with single quotes; a quote that keeps a zero in a spreadsheet has no second one. */
function quoteSign(text: string): '"' | "'" {
  const beginning = text.slice(0, LOOKED_AT);
  if (beginning.includes('"')) return '"';
  const lines = beginning.split(/\r\n?|\n/).slice(0, MAX_LINES);
  const guarded = lines.filter((line) => line.startsWith("'"));
  const areClosed = guarded.every((line) => /^'(?:[^']|'')*'(?:$|[;,\t|])/.test(line));
  return guarded.length > 0 && areClosed ? "'" : '"';
}

const areEven = (rows: Rows): boolean => rows.every(({ length }) => length === rows[0]?.length);

/** MySQL and PHP write `\"` within quotes: so it is read where only that gives every row as many cells as the header. */
function withBackslashes(text: string, separator: Separator, rows: Rows | undefined) {
  if (!text.includes('\\"') || (rows && areEven(rows))) return undefined;
  try {
    const guarded = parseRows(text, separator, { escape: '\\' });
    return areEven(guarded) ? guarded : undefined;
  } catch {
    return undefined;
  }
}

/** A header that was copied from elsewhere may have another separator than its rows. */
function withOtherHeader(text: string, rows: string[][]): string[][] | undefined {
  const [header = [], ...data] = rows;
  const filled = data.filter((row) => row.some((cell) => cell !== ''));
  if (header.length < 2 || filled.length === 0 || filled.some(({ length }) => length > 1))
    return undefined;
  for (const separator of SEPARATORS) {
    if (!filled.every(([cell = '']) => cell.includes(separator))) continue;
    const [, ...others] = parseRows(text, separator);
    const isFit = others.every(
      (row) => row.length === header.length || row.every((cell) => cell === ''),
    );
    if (isFit) return [header, ...others];
  }
  return undefined;
}

/** A file that was opened with the wrong separator and saved: each line is one cell, in quotes as a whole. */
function withWholeLines(text: string, rows: Rows): string[][] | undefined {
  const [header] = rows[0] ?? [];
  if (!text.startsWith('"') || header === undefined || rows.some(({ length }) => length > 1))
    return undefined;
  const separator = SEPARATORS.find((one) => header.includes(one));
  if (separator === undefined || header.includes('\n')) return undefined;
  const inner = parseRows(rows.map(([line]) => line).join('\n'), separator);
  return inner.length === rows.length && areEven(inner) ? inner : undefined;
}

/** A quote at the beginning of a cell that took the cells behind it: the row is short by just these. */
function requireOwnCells(rows: Rows, separator: Separator): void {
  const width = rows[0]?.length ?? 0;
  const isSwallowed = rows.some(
    (row) =>
      row.length < width &&
      row.some(
        (cell) => cell.startsWith('"') && cell.split(separator).length - 1 === width - row.length,
      ),
  );
  if (isSwallowed) throw new UnreadableTable('openQuote');
}

/**
 * Cells of a file that another program wrote, or several, or a hand: its guards and separators are known by the rows that they
 * give. Files of ours need none of it.
 * @throws UnreadableTable
 */
export function readForeignRows(text: string, separator: Separator): string[][] {
  let rows: string[][] | undefined;
  let cause: unknown;
  try {
    rows = parseRows(text, separator, { quote: quoteSign(text) });
  } catch (error) {
    cause = error;
  }
  const guarded = withBackslashes(text, separator, rows);
  if (guarded) return guarded;
  if (!rows) throw cause;
  requireOwnCells(rows, separator);
  return withWholeLines(text, rows) ?? withOtherHeader(text, rows) ?? rows;
}
