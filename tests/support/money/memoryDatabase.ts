import {
  CouchConflict,
  type CouchDatabase,
  type ListOptions,
  type StoredDocument,
} from '../../../sync-server/couch/client';

type Documents = Map<string, StoredDocument>;

export class Killed extends Error {
  override readonly name = 'Killed';
}

export interface Fate {
  before(): void;
  after(): void;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const next = (rev: string | undefined): string => `${Number(rev?.split('-')[0] ?? 0) + 1}-x`;

function write(documents: Documents, document: StoredDocument): { id: string; rev: string } {
  const id = document._id;
  const present = documents.get(id);
  if (present?._rev !== document._rev) throw new CouchConflict(id);
  const rev = next(document._rev);
  if (document._deleted) documents.delete(id);
  else documents.set(id, { ...copy(document), _rev: rev });
  return { id, rev };
}

function list(documents: Documents, options: ListOptions) {
  const { startKey, endKey, limit, descending = false } = options;
  const [low, high] = descending ? [endKey, startKey] : [startKey, endKey];
  const ids = [...documents.keys()]
    .filter((id) => (low === undefined || id >= low) && (high === undefined || id <= high))
    .sort();
  if (descending) ids.reverse();
  return ids.slice(0, limit).map((id) => {
    const doc = copy(documents.get(id) as StoredDocument);
    return { id, rev: doc._rev ?? '', doc };
  });
}

/** Every call takes a turn of the event loop, so that gateways interleave. */
export function connect(documents: Documents, fate: Fate): CouchDatabase {
  async function call<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    fate.before();
    const result = work();
    fate.after();
    return result;
  }
  const get = (id: string) => {
    const match = documents.get(id);
    return match && copy(match);
  };
  const database: Partial<CouchDatabase> = {
    name: 'accounts',
    get: (id) => call(() => get(id)),
    getMany: (ids) => call(() => new Map(ids.map((id) => [id, get(id)]))),
    put: (document) => call(() => write(documents, document)),
    list: (options = {}) => call(() => list(documents, options)),
    ensure: () => call(() => undefined),
    lastSeq: () => call(() => '0'),
  };
  return database as CouchDatabase;
}
