import { transfer } from 'comlink';
import { unknownKeys, writeJson } from '../domain/practice/bulk/json';
import { withBirthColumn } from '../domain/practice/bulk/birthColumns';
import { BULK, type BulkKind } from '../domain/practice/bulk/kinds';
import {
  findHeader,
  isTurned,
  repeatsHeader,
  type TableHeader,
} from '../domain/practice/bulk/header';
import { proposedMapping, unfitColumns, type Mapping } from '../domain/practice/bulk/mapping';
import {
  previewRows,
  unknownAllergies,
  type PreviewContext,
  type PreviewRow,
  type RowState,
} from '../domain/practice/bulk/preview';
import { readRows, writeRows, type RowReading } from '../domain/practice/bulk/rows';
import type { Cell, Rows } from '../domain/practice/tabular/cells';
import {
  TABLE_LIMITS,
  UnreadableTable,
  type TableProblem,
} from '../domain/practice/tabular/limits';
import type { Separator } from '../domain/practice/tabular/separators';
import { writeCsv } from '../domain/practice/tabular/writeCsv';
import type { Encoding, TextFile } from '../domain/text/files/textFile';
import { storedFieldText } from '../domain/schema/storedFields';
import { cleanLetters } from '../domain/text/cleanLetters';
import { newId } from '../platform/ids';
import { readTable, type CsvAsked } from './tables/readTable';
import { writeWorkbook, writeXlsx, type Sheet } from './tables/writeXlsx';

export type BulkFormat = 'csv' | 'xlsx' | 'json';

/** What was noticed of a whole table, with the names or lines that it is about. */
export type TableRemark =
  | 'hiddenRows'
  | 'noHeader'
  | 'linesAbove'
  | 'headerAgain'
  | 'perServing'
  | 'otherUnit';

export interface OpenedFile {
  format: BulkFormat;
  headers: string[];
  samples: string[];
  rows: number;
  mapping: Mapping;
  encoding?: Encoding;
  separator?: Separator;
  kind?: BulkKind;
  unknownKeys?: string[];
  otherSheets?: string[];
  doubts?: TextFile['doubts'];
  remarks?: { remark: TableRemark; names: string[] }[];
}

export interface Preview {
  counts: Record<RowState, number>;
  rows: Omit<PreviewRow, 'document'>[];
  unknownAllergies: string[];
}

interface Outcome<T> {
  value?: T;
  problem?: TableProblem;
}
type PreviewOptions = Omit<PreviewContext, 'ids' | 'newId'> & { ids: readonly string[] };

const MAX_SHOWN = 300;

export interface BulkService {
  open(kind: BulkKind, file: Uint8Array, csv: CsvAsked): Promise<Outcome<OpenedFile>>;
  preview(mapping: Mapping, options: PreviewOptions): Preview;
  documents(from: number, count: number): Record<string, unknown>[];
  leftOut(reasons: readonly [line: number, reason: string][]): string;
  write(
    kind: BulkKind,
    documents: readonly Record<string, unknown>[],
    format: BulkFormat,
  ): Uint8Array<ArrayBuffer>;
  workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer>;
  /** The cells below the header, and how many lines stand above them; none of a JSON file. */
  cells(): { cells: Cell[][]; from: number };
}

interface Opened {
  kind: BulkKind;
  headers: string[];
  table: Cell[][];
  /** Place of the first row below the header. */
  from: number;
  records?: Record<string, unknown>[];
}

function listSamples(rows: readonly (readonly Cell[])[], columns: number): string[] {
  return Array.from({ length: columns }, (_, at) => {
    const row = rows.slice(0, 50).find((one) => String(one[at] ?? '').trim() !== '');
    return String(row?.[at] ?? '').slice(0, 60);
  });
}

const cellsBelow = ({ table, from }: Opened) => ({ cells: table.slice(from), from });

const ofRecord = (fields: Record<string, unknown>): RowReading => ({
  fields,
  problems: [],
  notes: [],
});

function listReadings({ kind, table, headers, from, records }: Opened, mapping: Mapping) {
  if (records) return records.map((fields, at) => ({ line: at + 1, ...ofRecord(fields) }));
  return readRows(kind, table.slice(from), mapping, { headers, from });
}

const COUNTS: Record<RowState, number> = { new: 0, error: 0, blank: 0, known: 0, double: 0 };
const firstFaults = (a: PreviewRow, b: PreviewRow): number =>
  Number(b.state === 'error') - Number(a.state === 'error') || a.line - b.line;

const withoutPlace = ({ workspaceId: _w, expertId: _e, ...fields }: Record<string, unknown>) =>
  fields;

const rowText = (row: readonly Cell[] = []): string =>
  row
    .map((cell) => String(cell ?? '').trim())
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, 120);

function listRemarks(
  kind: BulkKind,
  table: Rows,
  { headers, from, above, isMissing }: TableHeader,
  hidden: readonly number[],
): NonNullable<OpenedFile['remarks']> {
  const hiddenRows = hidden.filter((line) => line > from);
  const again = table.slice(from).flatMap((row, at) => (repeatsHeader(row, headers) ? [at] : []));
  const unfit = unfitColumns(kind, headers);
  const remarks: [TableRemark, string[]][] = [
    ['noHeader', isMissing ? [rowText(table[0])] : []],
    [
      'linesAbove',
      table
        .slice(0, above)
        .map(rowText)
        .filter((text) => text !== ''),
    ],
    ['hiddenRows', hiddenRows.map((line) => `${line}: ${rowText(table[line - 1])}`)],
    ['headerAgain', again.map((at) => String(at + from + 1))],
    ['perServing', unfit.perServing],
    ['otherUnit', unfit.otherUnit],
  ];
  return remarks
    .filter(([, names]) => names.length > 0)
    .map(([remark, names]) => ({ remark, names }));
}

/** @throws UnreadableTable */
async function openFile(
  requestedKind: BulkKind,
  bytes: Uint8Array,
  csv: CsvAsked,
): Promise<{ file: OpenedFile; opened: Opened }> {
  if (bytes.length > TABLE_LIMITS.fileBytes) throw new UnreadableTable('fileTooLarge');
  const read = await readTable(requestedKind, bytes, csv);
  if (read.format === 'json') {
    const kind = read.kind ?? requestedKind;
    const records = read.documents.map(withoutPlace).map(cleaned);
    const about = { rows: records.length, kind, unknownKeys: unknownKeys(kind, records) };
    return {
      file: { format: 'json', headers: [], samples: [], mapping: [], ...about },
      opened: { kind, headers: [], table: [], from: 0, records },
    };
  }
  const { table: cells, hidden = [], ...about } = { hidden: undefined, ...read };
  const table = requestedKind === 'clients' ? withBirthColumn(cells) : cells;
  const header = findHeader(requestedKind, table);
  if (isTurned(requestedKind, table, header.known)) throw new UnreadableTable('turned');
  const { headers, from } = header;
  const rows = table.slice(from);
  const samples = listSamples(rows, headers.length);
  const mapping = proposedMapping(requestedKind, headers);
  const remarks = listRemarks(requestedKind, table, header, hidden);
  return {
    file: { ...about, headers, samples, rows: rows.length, mapping, remarks },
    opened: { kind: requestedKind, headers, table, from },
  };
}

/** Texts of a record as every other way in stores them; lists and what is within them keep their form. */
const cleaned = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'string') return [name, storedFieldText(name, value)];
      const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
      return [name, isList ? value.map((one) => cleanLetters(one)) : value];
    }),
  );

function buildPreview(rows: readonly PreviewRow[]): Omit<Preview, 'unknownAllergies'> {
  const counts = { ...COUNTS };
  for (const { state } of rows) counts[state] += 1;
  const visibleRows = rows.toSorted(firstFaults).slice(0, MAX_SHOWN);
  return { counts, rows: visibleRows.map(({ document: _document, ...row }) => row) };
}

function leftOutCsv(
  { headers, table, records }: Opened,
  left: readonly PreviewRow[],
  reasons: ReadonlyMap<number, string>,
): string {
  const rows = left.map(({ line }) => {
    const cells = records ? [JSON.stringify(records[line - 1])] : (table[line - 1] ?? []);
    const width = Math.max(1, headers.length, cells.length);
    const whole = Array.from({ length: width }, (_, at) => cells[at]);
    return [line, reasons.get(line), ...whole];
  });
  return writeCsv([['Dòng', 'Lý do', ...headers], ...rows]);
}

export function createBulkService(): BulkService {
  let opened: Opened | undefined;
  let rows: readonly PreviewRow[] = [];
  let ready: Record<string, unknown>[] = [];
  const present = (): Opened => {
    if (!opened) throw new Error('nothing was opened');
    return opened;
  };
  return {
    async open(kind, bytes, csv) {
      try {
        const read = await openFile(kind, bytes, csv);
        opened = read.opened;
        return { value: read.file };
      } catch (error) {
        if (error instanceof UnreadableTable) return { problem: error.problem };
        throw error;
      }
    },
    preview(mapping, { ids, ...asked }) {
      const { kind } = present();
      const readings = listReadings(present(), mapping);
      rows = previewRows(kind, readings, { ...asked, ids: new Set(ids), newId });
      ready = rows.flatMap(({ document }) => (document ? [document] : []));
      const unknown = kind === 'clients' ? unknownAllergies(readings, asked.allergyAnswers) : [];
      return { ...buildPreview(rows), unknownAllergies: unknown };
    },
    documents: (from, count) => ready.slice(from, from + count),
    leftOut: (reasons) =>
      leftOutCsv(
        present(),
        rows.filter(({ state }) => state !== 'new' && state !== 'blank'),
        new Map(reasons),
      ),
    write: (kind, documents, format) => handedOver(toBytes(kind, documents, format)),
    workbook: (sheets) => handedOver(writeWorkbook(sheets)),
    cells: () => cellsBelow(present()),
  };
}

const handedOver = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof WorkerGlobalScope === 'undefined' ? bytes : transfer(bytes, [bytes.buffer]);

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function toBytes(
  kind: BulkKind,
  documents: readonly Record<string, unknown>[],
  format: BulkFormat,
): Uint8Array<ArrayBuffer> {
  if (format === 'json') return encode(writeJson(kind, documents));
  const rows = writeRows(kind, documents);
  return format === 'csv' ? encode(writeCsv(rows)) : writeXlsx(rows, BULK[kind].label);
}
