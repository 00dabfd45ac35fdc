import { now } from 'rxdb/plugins/core';
import type { RxStorageChangeEvent } from 'rxdb';
import type { RecordDatabase, LocalName, StoredRecord } from './recordDatabase';
import { readRecords } from './readRecords';

export interface RecordWrite {
  name: LocalName;
  before: StoredRecord | undefined;
  after: StoredRecord | undefined;
}

const heightOfRev = (record: StoredRecord | undefined): number =>
  record ? Number.parseInt(record._rev, 10) : 0;

export function rxFields(
  before: StoredRecord | undefined,
): Pick<StoredRecord, '_rev' | '_meta' | '_attachments'> {
  return { _rev: `${heightOfRev(before) + 1}-local`, _meta: { lwt: now() }, _attachments: {} };
}

export function toEvents({ before, after }: RecordWrite): RxStorageChangeEvent<StoredRecord>[] {
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

export const getId = ({ before, after }: RecordWrite): string => (after ?? before)?.id ?? '';

export class WriteBatch {
  private readonly byRecord = new Map<string, RecordWrite>();

  add(put: RecordWrite): void {
    const key = `${put.name}|${getId(put)}`;
    const earlier = this.byRecord.get(key);
    this.byRecord.set(key, earlier ? { ...put, before: earlier.before } : put);
  }

  all(): RecordWrite[] {
    return [...this.byRecord.values()];
  }

  clear(): void {
    this.byRecord.clear();
  }

  /** Includes the transaction's own writes, which are in no table yet. */
  async read(
    database: RecordDatabase,
    name: LocalName,
    ids: readonly string[],
  ): Promise<(StoredRecord | undefined)[]> {
    const stored = await readRecords(database.records(name), ids);
    return stored.map((record, index) => {
      const own = this.byRecord.get(`${name}|${ids[index]}`);
      return own ? own.after : record;
    });
  }
}

export async function flush(database: RecordDatabase, puts: readonly RecordWrite[]): Promise<void> {
  for (const one of new Set(puts.map(({ name }) => name))) {
    const table = database.records(one);
    const own = puts.filter(({ name }) => name === one);
    const present = own.flatMap(({ after }) => after ?? []);
    if (present.length > 0) await table.bulkPut(present);
    const gone = own.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    if (gone.length > 0) await table.bulkDelete(gone);
  }
}
