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
 * Cells are NFC; formulas stay text.
 * @throws UnreadableTable
 */
export function readCsv(text: string, separator: Separator = detectSeparator(text)): string[][] {
  try {
    const rows: string[][] = parse(withoutToldSeparator(text), {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      // Files that were joined by hand have several.
      record_delimiter: ['\r\n', '\n', '\r'],
      to: TABLE_LIMITS.rows + 2,
      max_record_size: TABLE_LIMITS.cellLength * 5,
    });
    return checkRows(rows.map((row) => row.map(composed)));
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    throw new UnreadableTable('broken', { cause });
  }
}
