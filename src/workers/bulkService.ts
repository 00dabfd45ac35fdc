import { transfer } from 'comlink';
import { readJson, unknownKeys, writeJson } from '../domain/practice/bulk/json';
import { BULK, type BulkKind } from '../domain/practice/bulk/kinds';
import { proposedMapping, type Mapping } from '../domain/practice/bulk/mapping';
import {
  previewRows,
  unknownAllergies,
  type PreviewContext,
  type PreviewRow,
  type RowState,
} from '../domain/practice/bulk/preview';
import { readRows, writeRows, type RowReading } from '../domain/practice/bulk/rows';
import type { Cell } from '../domain/practice/tabular/cells';
import {
  TABLE_LIMITS,
  UnreadableTable,
  type TableProblem,
} from '../domain/practice/tabular/limits';
import { detectSeparator, type Separator } from '../domain/practice/tabular/separators';
import { writeCsv } from '../domain/practice/tabular/writeCsv';
import { readTextFile, type Encoding, type TextFile } from '../domain/text/files/textFile';
import { newId } from '../platform/ids';
import { readCsv } from './tables/readCsv';
import { readXlsx } from './tables/readXlsx';
import { writeWorkbook, writeXlsx, type Sheet } from './tables/writeXlsx';

export type BulkFormat = 'csv' | 'xlsx' | 'json';

export interface CsvAsked {
  encoding?: Encoding;
  separator?: Separator;
}

/** What was noticed of a whole table, with the names or lines that it is about. */
export type TableRemark = 'hiddenRows' | 'noHeader' | 'linesAbove' | 'perServing' | 'otherUnit';

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
type Asked = Omit<PreviewContext, 'ids' | 'newId'> & { ids: readonly string[] };

const MAX_SHOWN = 300;

export interface BulkService {
  open(kind: BulkKind, file: Uint8Array, csv: CsvAsked): Promise<Outcome<OpenedFile>>;
  preview(mapping: Mapping, asked: Asked): Preview;
  documents(from: number, count: number): Record<string, unknown>[];
  leftOut(reasonOf: readonly [line: number, reason: string][]): string;
  write(
    kind: BulkKind,
    documents: readonly Record<string, unknown>[],
    format: BulkFormat,
  ): Uint8Array<ArrayBuffer>;
  workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer>;
  /** The cells below the head; none of a JSON file. */
  cells(): Cell[][];
}

interface Opened {
  kind: BulkKind;
  headers: string[];
  table: Cell[][];
  records?: Record<string, unknown>[];
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

/** JSON begins with a bracket, whatever the file is called. */
const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]\s*["{]/.test(text.slice(0, 200));

const readHeaders = ([first = []]: readonly (readonly Cell[])[]): string[] =>
  Array.from(first, (cell) => String(cell ?? '').trim());

function listSamples(table: readonly (readonly Cell[])[], columns: number): string[] {
  return Array.from({ length: columns }, (_, at) => {
    const row = table.slice(1, 50).find((one) => String(one[at] ?? '').trim() !== '');
    return String(row?.[at] ?? '').slice(0, 60);
  });
}

async function readTable(bytes: Uint8Array, csv: CsvAsked) {
  if (isZip(bytes)) {
    const { rows, otherSheets } = await readXlsx(bytes);
    return { format: 'xlsx' as const, table: rows, otherSheets };
  }
  const { text, encoding, doubts } = readTextFile(bytes, csv.encoding);
  if (text.includes('\0')) throw new UnreadableTable('broken');
  if (isJson(text)) return { format: 'json' as const, ...readJson(text.normalize('NFC')) };
  const separator = csv.separator ?? detectSeparator(text);
  return { format: 'csv' as const, table: readCsv(text, separator), encoding, separator, doubts };
}

const ofRecord = (fields: Record<string, unknown>): RowReading => ({
  fields,
  problems: [],
  notes: [],
});

function listReadings({ kind, headers, table, records }: Opened, mapping: Mapping) {
  if (records) return records.map((fields, at) => ({ line: at + 1, ...ofRecord(fields) }));
  return readRows(kind, table.slice(1), mapping, headers);
}

const COUNTS: Record<RowState, number> = { new: 0, error: 0, blank: 0, known: 0, double: 0 };
const firstFaults = (a: PreviewRow, b: PreviewRow): number =>
  Number(b.state === 'error') - Number(a.state === 'error') || a.line - b.line;

const withoutPlace = ({ workspaceId: _w, expertId: _e, ...fields }: Record<string, unknown>) =>
  fields;

/** @throws UnreadableTable */
async function openFile(
  asked: BulkKind,
  bytes: Uint8Array,
  csv: CsvAsked,
): Promise<{ file: OpenedFile; opened: Opened }> {
  if (bytes.length > TABLE_LIMITS.fileBytes) throw new UnreadableTable('fileTooLarge');
  const read = await readTable(bytes, csv);
  if (read.format === 'json') {
    const kind = read.kind ?? asked;
    const records = read.documents.map(withoutPlace);
    const about = { rows: records.length, kind, unknownKeys: unknownKeys(kind, records) };
    return {
      file: { format: 'json', headers: [], samples: [], mapping: [], ...about },
      opened: { kind, headers: [], table: [], records },
    };
  }
  const { table, ...about } = read;
  const headers = readHeaders(table);
  const samples = listSamples(table, headers.length);
  const mapping = proposedMapping(asked, headers);
  return {
    file: { ...about, headers, samples, rows: table.length - 1, mapping },
    opened: { kind: asked, headers, table },
  };
}

function buildPreview(rows: readonly PreviewRow[]): Omit<Preview, 'unknownAllergies'> {
  const counts = { ...COUNTS };
  for (const { state } of rows) counts[state] += 1;
  const shown = rows.toSorted(firstFaults).slice(0, MAX_SHOWN);
  return { counts, rows: shown.map(({ document: _document, ...row }) => row) };
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
    cells: () => present().table.slice(1),
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
