import {
  addRxStorageMultiInstanceSupport,
  categorizeBulkWriteRows,
  ensureRxStorageInstanceParamsAreCorrect,
  getQueryMatcher,
  getSortComparator,
  RXDB_VERSION,
} from 'rxdb/plugins/core';
import type {
  BulkWriteRow,
  PreparedQuery,
  RxJsonSchema,
  RxStorage,
  RxStorageBulkWriteResponse,
  RxStorageInstance,
  RxStorageInstanceCreationParams,
} from 'rxdb';
import { Subject } from 'rxjs';
import { storing } from '../storageErrors';
import {
  LOCAL_NAMES,
  type StoredDocument,
  type StoredRecord,
  type LocalName,
} from './recordDatabase';
import type { ChangeBulk, RecordStore } from './recordStore';

/**
 * All that RxDB is told of a collection. Contents are checked by zod on every write; were they named here, a
 * further field would need a migration.
 */
export const RX_SCHEMA: RxJsonSchema<StoredDocument> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  // Longest of an id of ours (`idSchema`), and of a decision's, which names a document.
  properties: { id: { type: 'string', maxLength: 200 } },
  required: ['id'],
};

const NAME = 'bualanh';

type Params = RxStorageInstanceCreationParams<StoredDocument, object>;
type Instance = RxStorageInstance<StoredDocument, object, object>;

const isLocal = (name: string): name is LocalName => LOCAL_NAMES.some((one) => one === name);

function createInstance(store: RecordStore, params: Params): Instance {
  const { collectionName, databaseName, schema, options } = params;
  const { database } = store;
  const table = database.records(collectionName);
  const own = isLocal(collectionName);
  const changes = own ? store.observeChanges(collectionName) : new Subject<ChangeBulk>();

  const all = (): Promise<StoredRecord[]> => table.toArray();

  async function query({ query: wanted }: PreparedQuery<StoredDocument>): Promise<StoredRecord[]> {
    const matches = getQueryMatcher(schema, wanted);
    const records = (await all()).filter((record) => matches(record));
    records.sort(getSortComparator(schema, wanted));
    return records.slice(wanted.skip, wanted.limit && wanted.skip + wanted.limit);
  }

  const instance: Instance = {
    databaseName,
    collectionName,
    schema,
    options,
    internals: {},
    /** For RxDB's own bookkeeping. Documents are written by the store, which knows of their state. */
    bulkWrite(rows: BulkWriteRow<StoredDocument>[], context: string) {
      if (own) throw new Error(`${collectionName} is written through the document store`);
      return storing(() =>
        database.transaction('rw', table, async () => {
          const ids = rows.map(({ document }) => document.id);
          const present = (await table.bulkGet(ids)).filter((record) => record !== undefined);
          const byId = new Map(present.map((record) => [record.id, record]));
          const sorted = categorizeBulkWriteRows(instance, 'id', byId, rows, context);
          const written = [...sorted.bulkInsertDocs, ...sorted.bulkUpdateDocs];
          await table.bulkPut(written.map(({ document }) => document));
          if (sorted.eventBulk.events.length > 0) changes.next(sorted.eventBulk as ChangeBulk);
          return { error: sorted.errors } satisfies RxStorageBulkWriteResponse<StoredDocument>;
        }),
      );
    },
    async findDocumentsById(ids, withDeleted) {
      const records = await table.bulkGet(ids);
      return records.filter(
        (record) => record !== undefined && (withDeleted || !record._deleted),
      ) as StoredRecord[];
    },
    query: async (prepared) => ({ documents: await query(prepared) }),
    count: async (prepared) => ({ count: (await query(prepared)).length, mode: 'slow' }),
    getAttachmentData: () => Promise.reject(new Error('no attachments here')),
    changeStream: () => changes.asObservable(),
    // Deleted documents stay: they are merged with what other devices did to them.
    cleanup: () => Promise.resolve(true),
    close: () => Promise.resolve(),
    async remove() {
      await table.clear();
    },
  };
  addRxStorageMultiInstanceSupport(NAME, params, instance);
  return instance;
}

export function createRxStorage(store: RecordStore): RxStorage<object, object> {
  return {
    name: NAME,
    rxdbVersion: RXDB_VERSION,
    createStorageInstance(params) {
      ensureRxStorageInstanceParamsAreCorrect(params);
      const instance = createInstance(store, params as unknown as Params);
      return Promise.resolve(
        instance as unknown as RxStorageInstance<never, object, object>,
      ) as never;
    },
  };
}
