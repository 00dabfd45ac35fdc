import { strToU8, zipSync } from 'fflate';
import { createBulkService, type OpenedFile } from '../../src/workers/bulkService';
import type { BulkKind } from '../../src/domain/practice/bulk/kinds';
import { isOtherFile, plainLines, readTextFile } from '../../src/domain/text/files/textFile';

/** What a person gets of a chosen table: the rows that would be stored, and what is said beside them. */
export interface TableOutcome {
  refused?: string;
  /** Of a text file that is no table. */
  text?: string;
  rows?: Record<string, unknown>[];
  tells?: string[];
}

export interface TableCase {
  name: string;
  /** As text, or as bytes in base64. */
  text?: string;
  base64?: string;
  /** The parts of an XLSX package that carry content. */
  parts?: Readonly<Record<string, string>>;
  /** `text` is a file that is no table, as a recipe is. */
  kind?: BulkKind | 'text';
  outcome: TableOutcome;
}

/** Fields that every new document gets, whatever the table says. */
const BY_ITSELF = new Set(
  'id createdAt updatedAt status source clientType assignedMenus isPublic kind aliases category measures servingSize unit basis'.split(
    ' ',
  ),
);
const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0;

function filled(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([key, value]) => !BY_ITSELF.has(key) && !isNothing(value)),
  );
}

function listTold(file: OpenedFile): string[] {
  const { doubts = [], otherSheets = [] } = file;
  return [
    ...doubts.map(({ doubt, lines }) => `${doubt}: ${lines.join(' ⏎ ')}`),
    ...otherSheets.map((name) => `not read: sheet ${name}`),
    ...(file.remarks ?? []).map(({ remark, names }) => `${remark}: ${names.join(' ⏎ ')}`),
  ];
}

export function textOutcome(bytes: Uint8Array): TableOutcome {
  const { text, doubts } = readTextFile(bytes);
  if (isOtherFile(bytes) || text.includes('\0')) return { refused: 'unreadable' };
  const tells = doubts.map(({ doubt, lines }) => `${doubt}: ${lines.join(' ⏎ ')}`);
  return { text: plainLines(text), ...(tells.length > 0 ? { tells } : {}) };
}

export async function tableOutcome(
  bytes: Uint8Array,
  kind: BulkKind = 'clients',
): Promise<TableOutcome> {
  const service = createBulkService();
  const { value: file, problem } = await service.open(kind, bytes, {});
  if (!file) return { refused: problem ?? 'unknown' };
  const asked = { clients: [], allergyAnswers: {}, takesDoubles: false, today: '2026-11-29' };
  const { rows, unknownAllergies } = service.preview(file.mapping, { ...asked, ids: [] });
  const left = file.headers
    .map((header, at) => header || `#${at + 1}`)
    .filter((_, at) => file.mapping[at] === null && (file.samples[at] ?? '') !== '');
  const ofRows = rows
    .toSorted((a, b) => a.line - b.line)
    .flatMap(({ line, problems, notes }) => [
      ...problems.map(({ field, problem: why, cell }) => `${line} ${field} ${why}: ${cell}`),
      ...notes.map(({ field, note, cell }) => `${line} ${field} ${note}: ${cell}`),
    ]);
  const tells = [
    ...listTold(file),
    ...(left.length > 0 ? [`columns left out: ${left.join(', ')}`] : []),
    ...ofRows,
    ...unknownAllergies.map((word) => `asks: allergy ${word}`),
  ];
  const stored = service.documents(0, 50).map(filled);
  return { rows: stored, ...(tells.length > 0 ? { tells } : {}) };
}

export function bytesOf({ text, base64, parts }: TableCase): Uint8Array {
  if (parts)
    return zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    );
  if (base64 !== undefined) return Uint8Array.from(Buffer.from(base64, 'base64'));
  return strToU8(text ?? '');
}

export async function outcomeOf(one: TableCase): Promise<TableOutcome> {
  const { kind = 'clients' } = one;
  return kind === 'text' ? textOutcome(bytesOf(one)) : tableOutcome(bytesOf(one), kind);
}
