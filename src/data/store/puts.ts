import { now } from 'rxdb/plugins/core';
import type { RxStorageChangeEvent } from 'rxdb';
import type { DocumentDatabase, LocalName, StoredRecord } from './documentDatabase';
import { readRecords } from './readRecords';

/** What a transaction writes of one record. */
export interface Put {
  name: LocalName;
  before: StoredRecord | undefined;
  after: StoredRecord | undefined;
}

const heightOfRev = (record: StoredRecord | undefined): number =>
  record ? Number.parseInt(record._rev, 10) : 0;

/** RxDB's own fields of a record whose document changed. */
export function rxFields(
  before: StoredRecord | undefined,
): Pick<StoredRecord, '_rev' | '_meta' | '_attachments'> {
  return { _rev: `${heightOfRev(before) + 1}-local`, _meta: { lwt: now() }, _attachments: {} };
}

export function eventOf({ before, after }: Put): RxStorageChangeEvent<StoredRecord>[] {
  if (after && before && after._rev === before._rev) return [];
  const documentId = (after ?? before)?.id ?? '';
  const wasThere = before !== undefined && !before._deleted;
  const isThere = after !== undefined && !after._deleted;
  if (!isThere && !wasThere) return [];
  if (isThere)
    return before === undefined || !wasThere
      ? [{ operation: 'INSERT', documentId, documentData: after, previousDocumentData: undefined }]
      : [{ operation: 'UPDATE', documentId, documentData: after, previousDocumentData: before }];
  const gone = after ?? { ...(before as StoredRecord), ...rxFields(before), _deleted: true };
  const previousDocumentData = before as StoredRecord;
  return [{ operation: 'DELETE', documentId, documentData: gone, previousDocumentData }];
}

export const idOf = ({ before, after }: Put): string => (after ?? before)?.id ?? '';

/** One put for each record: what was written of it last, beside what there was before. */
export function combined(puts: readonly Put[]): Put[] {
  const byRecord = new Map<string, Put>();
  for (const put of puts) {
    const key = `${put.name}|${idOf(put)}`;
    const earlier = byRecord.get(key);
    const before = earlier ? earlier.before : put.before;
    const { name, after } = put;
    byRecord.set(key, { name, before, after });
  }
  return [...byRecord.values()];
}

export async function flush(database: DocumentDatabase, puts: readonly Put[]): Promise<void> {
  for (const one of new Set(puts.map(({ name }) => name))) {
    const table = database.records(one);
    const own = puts.filter(({ name }) => name === one);
    const present = own.flatMap(({ after }) => after ?? []);
    if (present.length > 0) await table.bulkPut(present);
    const gone = own.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    if (gone.length > 0) await table.bulkDelete(gone);
  }
}

/** Reads records as a transaction has them by now: what it wrote itself lies in no table yet. */
export function readerOf(database: DocumentDatabase, puts: readonly Put[]) {
  return async (name: LocalName, ids: readonly string[]): Promise<(StoredRecord | undefined)[]> => {
    const stored = await readRecords(database.records(name), ids);
    const own = new Map(
      puts.flatMap((put) => (put.name === name ? [[idOf(put), put.after] as const] : [])),
    );
    return stored.map((record, place) => {
      const id = ids[place] ?? '';
      return own.has(id) ? own.get(id) : record;
    });
  };
}
