import { decimalComma, escapeFormula, type Cell, type Rows } from './cells';

/** By which Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Where the comma is the decimal sign, Excel expects a semicolon between cells. */
const SEPARATOR = ';';

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  // Composed first: the Greek question mark becomes a semicolon.
  const text = typeof cell === 'number' ? decimalComma(cell) : escapeFormula(cell.normalize('NFC'));
  // Quoted is also what another reader takes for a separator, a line that tells one, or trims.
  return /["\r\n;,\t|]|^\s|\s$|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file (RFC 4180 with semicolons): UTF-8 with its mark, and no cell that a spreadsheet would run as a formula. */
export const writeCsv = (rows: Rows): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(SEPARATOR)).join('\r\n') + '\r\n';
