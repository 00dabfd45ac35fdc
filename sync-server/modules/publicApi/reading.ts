import type { ApiItem } from '../../../src/api/publicApi';
import { AppError } from '../../../src/domain/protocol/errors';
import type { ApiCollection } from '../../../src/domain/publicHouse/publicApi/keys';
import { workspaceDatabase, type CouchDatabase, type StoredDocument } from '../../couch/client';
import { storedId, toWire, listWrites } from '../../sync/envelope';
import type { PushParts } from '../../sync/push';
import type { ApiCaller } from './caller';

/** Documents read at once: each may have 1 MB. */
const READ_AT_ONCE = 20;
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

function toItem(stored: StoredDocument | undefined): ApiItem | undefined {
  const wire = stored && toWire(stored);
  if (!stored || !wire || wire._deleted) return undefined;
  const { _deleted, ...document } = wire;
  return { revision: stored._rev ?? '', document };
}

export interface Target {
  collection: ApiCollection;
  id: string;
}

async function rowsBehind(
  database: CouchDatabase,
  collection: ApiCollection,
  last: string | undefined,
  most: number,
) {
  const range = { startKey: last ?? `${collection}:`, endKey: `${collection};`, includeDocs: true };
  const rows = await database.list({ ...range, limit: most + 1 });
  return rows.filter(({ id }) => id !== last).slice(0, most);
}

export function createReading(pushParts: PushParts) {
  const getDatabase = (workspaceId: string): CouchDatabase =>
    pushParts.couch.database(workspaceDatabase(workspaceId));

  /**
   * @returns without `item` where it was deleted
   * @throws AppError not_found where it never existed
   */
  async function readAny({ claims: { workspaceId } }: ApiCaller, { collection, id }: Target) {
    // Creates the database of a practice that has not worked yet.
    await pushParts.epochs.readEpoch('workspace', workspaceId);
    const stored = await getDatabase(workspaceId).get(storedId(collection, id));
    if (!stored) throw new AppError('not_found');
    return { item: toItem(stored), writes: listWrites(stored) };
  }

  async function readStored(caller: ApiCaller, target: Target) {
    const { item, writes } = await readAny(caller, target);
    if (!item) throw new AppError('not_found');
    return { item, writes };
  }

  async function list(
    { claims: { workspaceId } }: ApiCaller,
    collection: ApiCollection,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<{ items: ApiItem[]; next?: string }> {
    await pushParts.epochs.readEpoch('workspace', workspaceId);
    const database = getDatabase(workspaceId);
    const items: ApiItem[] = [];
    let last = after === undefined ? undefined : storedId(collection, after);
    for (let read = 0, bytes = 0; read < limit && bytes < MAX_PAGE_BYTES;) {
      const most = Math.min(READ_AT_ONCE, limit - read);
      const fresh = await rowsBehind(database, collection, last, most);
      for (const { doc } of fresh) {
        const item = toItem(doc);
        if (item) items.push(item);
        bytes += JSON.stringify(doc?.body ?? null).length;
      }
      read += fresh.length;
      last = fresh.at(-1)?.id;
      if (fresh.length < most || last === undefined) return { items };
    }
    return { items, ...(last === undefined ? {} : { next: toCursor(last) }) };
  }

  return { anyOf: readAny, readStored, list };
}

export type ApiReading = ReturnType<typeof createReading>;

const toCursor = (id: string): string =>
  Buffer.from(id.slice(id.indexOf(':') + 1)).toString('base64url');

/** @returns the id behind which a page begins. @throws AppError invalid_request */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(id))
    throw new AppError('invalid_request', { issues: [{ path: 'after', code: 'cursor' }] });
  return id;
}
