import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Cell } from '../../domain/practice/tabular/cells';
import { checkRows, TABLE_LIMITS, UnreadableTable } from '../../domain/practice/tabular/limits';
import { unzipBounded } from './unzip';

const WANTED =
  /^xl\/(sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml|workbook\.xml|_rels\/workbook\.xml\.rels)$/;

/**
 * Checks the sizes that the file declares before anything is unpacked. The directory is the file's end: a file that was
 * cut off has none.
 * @throws UnreadableTable
 */
function checkDirectory(bytes: Uint8Array): void {
  let [parts, unpacked] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1;
        unpacked += originalSize;
        return false;
      },
    });
  } catch (cause) {
    throw new UnreadableTable('broken', { cause });
  }
  if (parts > TABLE_LIMITS.parts || unpacked > TABLE_LIMITS.unpackedBytes)
    throw new UnreadableTable('unpackedTooLarge');
}

const TAG = 2_000;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w{1,20}:)?${name}\\s?=\\s?["']([^"']*)["']`).exec(tag)?.[1];

function parseColumn(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 8).toUpperCase()) {
    const letterValue = letter.charCodeAt(0) - 64;
    if (letterValue < 1 || letterValue > 26) break;
    column = column * 26 + letterValue;
  }
  return column - 1;
}

/**
 * Checked before parsing: a cell far away would make the library create all rows and columns up to it.
 * @throws UnreadableTable
 */
function checkSheet(xml: string): void {
  let [row, cells] = [0, 0];
  for (const { 1: kind, index } of xml.matchAll(/<(?:[\w.-]{1,20}:)?(row|c)(?=[\s/>])/g)) {
    const whole = xml.slice(index, index + TAG);
    const end = whole.indexOf('>');
    if (end < 0) throw new UnreadableTable('broken');
    const reference = attribute(whole.slice(0, end), 'r');
    if (kind === 'row') {
      const at = reference === undefined ? row + 1 : Number(reference);
      if (!Number.isInteger(at) || at <= row) throw new UnreadableTable('broken');
      if (at > TABLE_LIMITS.rows + 1) throw new UnreadableTable('tooManyRows');
      row = at;
      cells = 0;
      continue;
    }
    cells += 1;
    const column = reference === undefined ? cells : parseColumn(reference) + 1;
    const own = reference === undefined ? row : Number(/\d{1,9}$/.exec(reference)?.[0] ?? row);
    if (column > TABLE_LIMITS.columns || cells > TABLE_LIMITS.columns)
      throw new UnreadableTable('tooManyColumns');
    if (own > TABLE_LIMITS.rows + 1) throw new UnreadableTable('tooManyRows');
  }
}

const MS_A_DAY = 86_400_000;
/** The day of 1 January 1970 in Excel's count. */
const DAYS_BEFORE_1970 = 25_569;

type Read = string | number | boolean | Date | null;

function toCell(value: Read): Cell {
  if (value === null) return undefined;
  if (value instanceof Date) return value.getTime() / MS_A_DAY + DAYS_BEFORE_1970;
  if (typeof value === 'boolean') return value ? 'có' : 'không';
  return value;
}

function toRow(row: readonly Read[]): Cell[] {
  const last = row.findLastIndex((value) => value !== null);
  return row.slice(0, last + 1).map(toCell);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const listOtherSheets = (workbook: string): string[] =>
  [...workbook.matchAll(/<(?:[\w.-]{1,20}:)?sheet\s[^<>]{1,2000}>/g)]
    .slice(1)
    .map(([tag]) =>
      (attribute(tag, 'name') ?? '').replaceAll(
        /&(\w{2,4});/g,
        (whole, name: string) => ENTITIES[name] ?? whole,
      ),
    );

/**
 * Cells of the first sheet, and the names of the others. Formulas are not computed and nothing external is fetched; sizes
 * are measured here, not taken from the file.
 * @throws UnreadableTable
 */
export async function readXlsx(
  bytes: Uint8Array,
): Promise<{ rows: Cell[][]; otherSheets: string[] }> {
  checkDirectory(bytes);
  const parts = unzipBounded(bytes, (name) => WANTED.test(name));
  const decoder = new TextDecoder();
  for (const [name, part] of parts)
    if (name.startsWith('xl/worksheets/')) checkSheet(decoder.decode(part));
  // Stored, not compressed: for large compressed parts the library starts workers from blobs, which our policy refuses.
  const measured = zipSync(Object.fromEntries(parts), { level: 0 });
  let read: Read[][];
  try {
    read = (await readSheet(measured.buffer, 1, { trim: false })) as unknown as Read[][];
  } catch (cause) {
    throw new UnreadableTable('broken', { cause });
  }
  return {
    rows: checkRows(read.map(toRow)),
    otherSheets: listOtherSheets(decoder.decode(parts.get('xl/workbook.xml'))),
  };
}
