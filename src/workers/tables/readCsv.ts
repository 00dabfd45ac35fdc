import { parse } from 'csv-parse/browser/esm/sync';
import { unescapeFormula } from '../../domain/practice/tabular/cells';
import {
  detectSeparator,
  withoutToldSeparator,
  type Separator,
} from '../../domain/practice/tabular/separators';
import { checkRows, TABLE_LIMITS, UnreadableTable } from '../../domain/practice/tabular/limits';

/** Windows-1258 writes tones as marks behind their letters. */
const composed = (cell: string): string => unescapeFormula(cell.normalize('NFC'));

interface Guards {
  quote?: '"' | "'";
  escape?: '\\' | '"' | "'";
}

/** The cells as they stand in a text. */
export const parseRows = (
  text: string,
  separator: Separator,
  { quote = '"', escape = quote }: Guards = {},
): string[][] =>
  parse(text, {
    delimiter: separator,
    quote,
    escape,
    relax_column_count: true,
    relax_quotes: true,
    // Blanks beside a separator are nobody's, unless they stand in quotes; a tab is itself one.
    trim: separator !== '\t',
    // Files that were joined by hand have several.
    record_delimiter: ['\r\n', '\n', '\r'],
    to: TABLE_LIMITS.rows + 2,
    max_record_size: TABLE_LIMITS.cellLength * 5,
  });

/**
 * A quote that nobody closes takes all rows up to the next one into its cell: that row is then too short.
 * @throws UnreadableTable
 */
function requireClosedQuotes(rows: readonly (readonly string[])[], separator: Separator): void {
  const width = rows[0]?.length ?? 0;
  const isSwallowed = rows.some(
    (row) =>
      row.length < width && row.some((cell) => cell.includes('\n') && cell.includes(separator)),
  );
  if (isSwallowed) throw new UnreadableTable('openQuote');
}

const QUOTE_PROBLEMS: ReadonlySet<unknown> = new Set([
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
]);

/**
 * Cells are NFC; formulas stay text.
 * @param readRows reads the cells where the file is not one of ours
 * @throws UnreadableTable
 */
export function readCsv(
  text: string,
  separator: Separator = detectSeparator(text),
  readRows: typeof parseRows = parseRows,
): string[][] {
  try {
    const rows = readRows(withoutToldSeparator(text), separator);
    requireClosedQuotes(rows, separator);
    return checkRows(rows.map((row) => row.map(composed)));
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    const isOpen = QUOTE_PROBLEMS.has((cause as { code?: unknown }).code);
    throw new UnreadableTable(isOpen ? 'openQuote' : 'broken', { cause });
  }
}
