import 'fake-indexeddb/auto';
import type { MangoQuery, PreparedQuery } from 'rxdb';
import { getChangedDocumentsSince } from 'rxdb/plugins/core';
import { dexieQuery } from 'rxdb/plugins/storage-dexie';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { profile } from '../../tests/support/profile';
import type { StoredDocument } from './collections/schemas';
import { openLocalData } from './openLocalData';
import type { OpenLocalData } from './openLocalData';
import type { StoredVersion } from './versions';

const COUNT = 1_203;
const CLIENTS = 5;
const REMOVED = 40;
const IDS = Array.from(
  { length: COUNT },
  (_, index) => `v${String((index * 7919) % 100_000).padStart(6, '0')}`,
);
/** The last document of the first page. */
const END = IDS.slice(REMOVED).toSorted()[499];

let local: OpenLocalData;
let instance: RxStorageInstanceDexie<StoredDocument>;

beforeAll(async () => {
  local = await openLocalData(profile());
  const visits = Array.from({ length: COUNT }, (_, index) => ({
    ...local.newBase(),
    id: IDS[index],
    clientId: `c${index % CLIENTS}`,
    visitDate: `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
    weight: index % 3 === 0 ? undefined : 50 + (index % 40),
  }));
  await local.rx.consultations.bulkInsert(JSON.parse(JSON.stringify(visits)) as never[]);
  await local.rx.consultations.bulkRemove(IDS.slice(0, REMOVED));
  const { storageInstance } = local.rx.consultations;
  instance = (storageInstance as unknown as { originalStorageInstance: typeof instance })
    .originalStorageInstance;
});

const queries: [string, MangoQuery<StoredDocument>][] = [
  ['all', {}],
  ['one client', { selector: { clientId: 'c3' } }],
  ['a sort that no index has', { selector: {}, sort: [{ weight: 'desc' }, { id: 'asc' }] }],
  ['a limit within a page', { selector: {}, limit: 7 }],
  ['a limit of more pages', { selector: {}, limit: 777 }],
  ['no more than there are', { selector: {}, limit: 5_000 }],
  ['none', { selector: {}, limit: 0 }],
  ['some passed over', { selector: {}, skip: 501, limit: 9 }],
  ['filtered, limited and passed over', { selector: { clientId: 'c1' }, skip: 3, limit: 130 }],
  ['sorted, limited', { selector: {}, sort: [{ visitDate: 'desc' }, { id: 'asc' }], limit: 30 }],
  ['nobody', { selector: { clientId: 'nobody' } }],
  ['a range of keys', { selector: { id: { $gte: 'v020000', $lt: 'v060000' } } }],
  ['a page that ends with its range', { selector: { id: { $lte: END } } }],
  ['a range that cannot be', { selector: { id: { $gt: 'v9', $lt: 'v1' } } }],
];

describe('S01 what is read in pages is what RxDB reads one by one', () => {
  it.each(queries)('S01 %s', async (_name, query) => {
    const prepared = local.rx.consultations
      .find(query)
      .getPreparedQuery() as PreparedQuery<StoredDocument>;
    const cursors = vi.spyOn(IDBIndex.prototype, 'openCursor');
    const { documents } = await instance.query(prepared);
    expect(cursors).not.toHaveBeenCalled();
    expect(documents).toEqual((await dexieQuery(instance, prepared)).documents);
    cursors.mockRestore();
  });

  it('S01 S02 the changes of a collection, page by page, deleted ones too', async () => {
    const seen: StoredVersion[] = [];
    let from: unknown;
    for (;;) {
      const page = await getChangedDocumentsSince(instance, 250, from);
      seen.push(...(page.documents as StoredVersion[]));
      from = page.checkpoint;
      if (page.documents.length < 250) break;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(COUNT);
    expect(seen).toHaveLength(COUNT);
    expect(seen.filter(({ _deleted }) => _deleted)).toHaveLength(REMOVED);
    const order = seen.map(({ _meta, id }) => `${String(_meta.lwt).padStart(20, '0')}${id}`);
    expect(order).toEqual(order.toSorted());
  });

  it('S01 a closed collection says so', async () => {
    const prepared = local.rx.consultations
      .find()
      .getPreparedQuery() as PreparedQuery<StoredDocument>;
    await local.close();
    await expect(instance.query(prepared)).rejects.toThrow('closed');
  });
});
