import type { PreparedQuery, RxDocumentData, RxStorageQueryResult } from 'rxdb';
import { getQueryMatcher, getSortComparator } from 'rxdb/plugins/core';
import {
  DEXIE_DOCS_TABLE_NAME,
  dexieQuery,
  dexieReplaceIfStartsWithPipe,
  fromDexieToStorage,
  getKeyRangeByQueryPlan,
} from 'rxdb/plugins/storage-dexie';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';

/** Documents that the browser hands over at once. */
const PAGE = 500;

type Stored = Record<string, unknown>;

const valueAt = (value: Stored, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Stored | undefined)?.[key], value);

/** What follows a document in an index. */
function behind(last: Stored, index: IDBIndex, range: IDBKeyRange): IDBKeyRange {
  const key = (index.keyPath as string[]).map((path) => valueAt(last, path)) as IDBValidKey;
  return IDBKeyRange.bound(key, range.upper, true, range.upperOpen);
}

/**
 * Reads what an index holds of a range, page by page and without a pause, so that the transaction lives on
 * in every browser.
 * @param take gets each page; false: no more is wanted
 */
function readIndex(
  index: IDBIndex,
  range: IDBKeyRange,
  size: number,
  take: (page: Stored[]) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = (from: IDBKeyRange): void => {
      const request = index.getAll(from, size) as IDBRequest<Stored[]>;
      request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      request.addEventListener('success', () => {
        try {
          const last = request.result.at(-1);
          const more = take(request.result) && last && request.result.length === size;
          const rest = more ? rangeOf(() => behind(last, index, range)) : undefined;
          if (rest) read(rest);
          else resolve();
        } catch (error) {
          reject(error as Error);
        }
      });
    };
    read(range);
  });
}

/**
 * Answers RxDB's query with whole pages of documents. RxDB's own way fetches them one by one with a cursor,
 * which takes five to ten times as long: lists, and all that replication compares, are read by this.
 */
export async function queryIndex<T>(
  instance: RxStorageInstanceDexie<T>,
  prepared: PreparedQuery<T>,
): Promise<RxStorageQueryResult<T>> {
  if (instance.closed) throw new Error(`${instance.collectionName} is closed`);
  const { query, queryPlan } = prepared;
  const { dexieDb, dexieTable, booleanIndexes } = await instance.internals;
  const { index: fields, sortSatisfiedByIndex: sorted } = queryPlan;
  // A page goes on behind the key of the one before, which must be of one document only.
  if (!fields.includes(String(instance.primaryPath))) return dexieQuery(instance, prepared);
  const range = rangeOf(() => getKeyRangeByQueryPlan(booleanIndexes, queryPlan, IDBKeyRange));
  if (!range) return { documents: [] };
  const matches = queryPlan.selectorSatisfiedByIndex
    ? () => true
    : getQueryMatcher(instance.schema, query);
  const skip = query.skip ?? 0;
  const most = skip + (query.limit ?? Infinity);
  const rows: RxDocumentData<T>[] = [];
  const take = (page: Stored[]): boolean => {
    for (const stored of page) {
      const document = fromDexieToStorage(booleanIndexes, stored) as RxDocumentData<T>;
      if (matches(document)) rows.push(document);
    }
    return !sorted || rows.length < most;
  };
  const whole = sorted && queryPlan.selectorSatisfiedByIndex;
  const size = Math.max(1, whole ? Math.min(PAGE, most) : PAGE);
  const name = `[${fields.map(dexieReplaceIfStartsWithPipe).join('+')}]`;
  await dexieDb.transaction('r', dexieTable, async ({ idbtrans }) => {
    const index = idbtrans.objectStore(DEXIE_DOCS_TABLE_NAME).index(name);
    await readIndex(index, range, size, take);
  });
  if (!sorted) rows.sort(getSortComparator(instance.schema, query));
  return { documents: rows.slice(skip, most) };
}

/** A range that no key can be in is none: IndexedDB refuses to make it. */
function rangeOf(make: () => unknown): IDBKeyRange | undefined {
  try {
    return make() as IDBKeyRange;
  } catch (error) {
    if ((error as { name?: string }).name === 'DataError') return undefined;
    throw error;
  }
}
