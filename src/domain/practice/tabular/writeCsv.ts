import { decimalComma, escapeFormula, type Cell, type Rows } from './cells';

/** Tells Excel that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Where the comma is the decimal sign, Excel expects a semicolon between cells. */
const SEPARATOR = ';';

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  // NFC first: it turns the Greek question mark into a semicolon.
  const text = typeof cell === 'number' ? decimalComma(cell) : escapeFormula(cell.normalize('NFC'));
  // Also quotes what other readers take for a separator or a `sep=` line, or would trim.
  return /["\r\n;,\t|]|^\s|\s$|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180 with semicolons, in UTF-8 with its mark; no cell that a spreadsheet would run as a formula. */
export const writeCsv = (rows: Rows): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(SEPARATOR)).join('\r\n') + '\r\n';
