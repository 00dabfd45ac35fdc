import { findHeader } from '../../domain/practice/bulk/header';
import { readJson } from '../../domain/practice/bulk/json';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import type { Rows } from '../../domain/practice/tabular/cells';
import { UnreadableTable } from '../../domain/practice/tabular/limits';
import {
  detectSeparator,
  SEPARATORS,
  withoutQuotedSeparator,
  type Separator,
} from '../../domain/practice/tabular/separators';
import { isOtherFile, readTextFile, type Encoding } from '../../domain/text/files/textFile';
import { readForeignRows } from './foreignCsv';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';

export interface CsvAsked {
  encoding?: Encoding;
  separator?: Separator;
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

/** JSON begins with a bracket, whatever the file is called. */
const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]\s*["{]/.test(text.slice(0, 200));

const isOle = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/** The separator that a file shows or says; another one where only that makes a header that we know. */
function separatorFor(kind: BulkKind, text: string): Separator {
  const detected = detectSeparator(text);
  const beginning = text.slice(0, 5_000).replace(/[\r\n][^\r\n]*$/, '');
  const knownBy = (separator: Separator): number => {
    try {
      return findHeader(kind, readCsv(beginning, separator)).known;
    } catch {
      return -1;
    }
  };
  if (knownBy(detected) !== 0) return detected;
  return SEPARATORS.find((one) => knownBy(one) > 1) ?? detected;
}

/** Web pages and XML that old programs call .xls or .csv. */
const isMarkup = (text: string): boolean =>
  /^\ufeff?\s*<(?:\?xml|!doctype|html|head|meta|table|style|div|!--)/i.test(text.slice(0, 500));

/** @throws UnreadableTable */
export async function readTable(kind: BulkKind, bytes: Uint8Array, csv: CsvAsked) {
  if (isZip(bytes)) {
    const isWanted = (rows: Rows) => findHeader(kind, rows).known > 0;
    const { rows, hidden, ...about } = await readXlsx(bytes, isWanted);
    return { format: 'xlsx' as const, table: rows, hidden, ...about };
  }
  if (isOle(bytes)) throw new UnreadableTable('oldExcel');
  if (isOtherFile(bytes)) throw new UnreadableTable('notXlsx');
  const { text: decoded, encoding, doubts } = readTextFile(bytes, csv.encoding);
  const text = withoutQuotedSeparator(decoded);
  if (text.includes('\0')) throw new UnreadableTable('broken');
  if (isMarkup(text)) throw new UnreadableTable('markup');
  if (isJson(text)) return { format: 'json' as const, ...readJson(text.normalize('NFC')) };
  const separator = csv.separator ?? separatorFor(kind, text);
  const table = readCsv(text, separator, readForeignRows);
  return { format: 'csv' as const, table, encoding, separator, doubts };
}
