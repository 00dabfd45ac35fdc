import { parse } from 'csv-parse/browser/esm/sync';
import { unescapeFormula } from './cells';
import { checkRows, TABLE_LIMITS, UnreadableTable } from './limits';

export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Characters of the beginning by which the separator is found. */
const LOOKED_AT = 20_000;

/** The separator that stands most often outside of quotes in the first line. */
export function separatorOf(text: string): Separator {
  const line =
    text
      .slice(0, LOOKED_AT)
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split(/[\r\n]/)[0] ?? '';
  const counts = SEPARATORS.map((one) => [one, line.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/**
 * The cells of a CSV file as they are written; a formula stays text, and is never computed.
 * @throws UnreadableTable
 */
export function readCsv(text: string, separator: Separator = separatorOf(text)): string[][] {
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      // One more than may be, by which it is known that there are too many.
      to: TABLE_LIMITS.rows + 2,
      max_record_size: TABLE_LIMITS.cellLength * 5,
    });
    return checkRows(rows.map((row) => row.map(unescapeFormula)));
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    throw new UnreadableTable('broken', { cause });
  }
}
