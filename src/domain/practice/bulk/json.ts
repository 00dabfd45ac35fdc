import { UnreadableTable, TABLE_LIMITS } from '../tabular/limits';
import { fieldTypes } from './fieldTypes';
import { listFields, isBulkKind, type BulkKind } from './kinds';

type Fields = Record<string, unknown>;

const FORMAT = 'bua-lanh/1';

export function writeJson(kind: BulkKind, documents: readonly Fields[]): string {
  const names = listFields(kind);
  const rows = documents.map((document) =>
    Object.fromEntries(
      names.flatMap((name) => (document[name] === undefined ? [] : [[name, document[name]]])),
    ),
  );
  return `${JSON.stringify({ format: FORMAT, kind, documents: rows }, null, 1)}\n`;
}

/**
 * @returns `kind` is absent for a plain list
 * @throws UnreadableTable
 */
export function readJson(text: string): { kind?: BulkKind; documents: Fields[] } {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new UnreadableTable('broken', { cause });
  }
  const file = (Array.isArray(read) ? { documents: read } : read) as {
    kind?: unknown;
    documents?: unknown;
  } | null;
  const documents = file?.documents;
  const isList =
    Array.isArray(documents) &&
    documents.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!isList) throw new UnreadableTable('broken');
  if (documents.length === 0) throw new UnreadableTable('empty');
  if (documents.length > TABLE_LIMITS.rows) throw new UnreadableTable('tooManyRows');
  return {
    ...(isBulkKind(file?.kind) ? { kind: file.kind } : {}),
    documents: documents as Fields[],
  };
}

export function unknownKeys(kind: BulkKind, records: readonly Fields[]): string[] {
  const known = new Set([...fieldTypes(kind).keys(), ...listFields(kind)]);
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return [...keys].filter((key) => !known.has(key));
}
