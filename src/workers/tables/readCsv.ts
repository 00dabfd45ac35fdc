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

/**
 * Cells are NFC; formulas stay text.
 * @throws UnreadableTable
 */
export function readCsv(text: string, separator: Separator = detectSeparator(text)): string[][] {
  try {
    const rows: string[][] = parse(withoutToldSeparator(text), {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      // Blanks beside a separator are nobody's, unless they stand in quotes; a tab is itself one.
      trim: separator !== '\t',
      // Files that were joined by hand have several.
      record_delimiter: ['\r\n', '\n', '\r'],
      to: TABLE_LIMITS.rows + 2,
      max_record_size: TABLE_LIMITS.cellLength * 5,
    });
    requireClosedQuotes(rows, separator);
    return checkRows(rows.map((row) => row.map(composed)));
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    const isOpen = (cause as { code?: unknown }).code === 'CSV_QUOTE_NOT_CLOSED';
    throw new UnreadableTable(isOpen ? 'openQuote' : 'broken', { cause });
  }
}
