import type { z } from 'zod';
import { consultationSchema } from '../../../src/domain/records/consultations';
import { planSchema } from '../../../src/domain/records/plans';
import { AppError } from '../../../src/domain/protocol/errors';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import { createYieldToEventLoop } from '../../http/yieldToEventLoop';
import { readSound } from '../../store/envelope';

const IDS = 1_000;
const FIRST_PAGE = 5;
const MAX_PAGE = 200;
const PAGE_BYTES = 2 * 1024 * 1024;
const MAX_VISITS = 300;
const MAX_BYTES = 4 * 1024 * 1024;
/** Milliseconds; what was found until then is kept for the next call. */
const MAX_TIME = 10_000;
/** Visits of all practices whose client is remembered, some 200 bytes each. */
const MAX_REMEMBERED = 100_000;

interface Owner {
  rev: string;
  clientId: string;
}
type Owners = Map<string, Owner>;

async function* recordIds(
  database: CouchDatabase,
  collection: string,
): AsyncGenerator<{ id: string; rev: string }> {
  let startKey: string | undefined = `${collection}:`;
  while (startKey !== undefined) {
    // One more than a page: it names where the next one begins.
    const rows: { id: string; rev: string }[] = await database.list({
      startKey,
      endKey: `${collection};`,
      limit: IDS + 1,
    });
    yield* rows.slice(0, IDS);
    startKey = rows[IDS]?.id;
  }
}

const sizeOf = (stored: StoredDocument | undefined): number =>
  JSON.stringify(stored ?? null).length;

async function* readDocuments(
  database: CouchDatabase,
  ids: readonly string[],
): AsyncGenerator<{ stored: StoredDocument; bytes: number }> {
  const yieldToEventLoop = createYieldToEventLoop();
  let size = FIRST_PAGE;
  for (let at = 0; at < ids.length;) {
    const documents = await database.getMany(ids.slice(at, at + size));
    at += size;
    let bytes = 0;
    for (const stored of documents.values()) {
      const own = sizeOf(stored);
      bytes += own;
      if (stored) yield { stored, bytes: own };
      await yieldToEventLoop();
    }
    const fitting = Math.floor((PAGE_BYTES * documents.size) / Math.max(1, bytes));
    size = Math.max(FIRST_PAGE, Math.min(MAX_PAGE, fitting));
  }
}

/**
 * Reads only changes since the last call.
 * @throws AppError server_busy when that takes too long
 */
async function noteOwners(database: CouchDatabase, ids: string[], owners: Owners): Promise<void> {
  const until = performance.now() + MAX_TIME;
  for await (const { stored } of readDocuments(database, ids)) {
    const { clientId } = stored.body;
    owners.set(stored._id, {
      rev: stored._rev ?? '',
      clientId: typeof clientId === 'string' ? clientId : '',
    });
    if (performance.now() > until) throw new AppError('server_busy');
  }
}

/** Remembers owners, so that not all documents of a practice are read each time. */
export interface ClientRecords<T> {
  of(database: CouchDatabase, clientId: string): Promise<T[]>;
}

function createMemory() {
  const remembered = new Map<string, Owners>();
  return {
    get: (name: string): Owners | undefined => remembered.get(name),
    set: (name: string, owners: Owners): void => {
      remembered.delete(name);
      remembered.set(name, owners);
      let count = 0;
      for (const { size } of remembered.values()) count += size;
      for (const [oldest, { size }] of remembered) {
        if (count <= MAX_REMEMBERED || oldest === name) return;
        count -= size;
        remembered.delete(oldest);
      }
    },
  };
}

function createClientRecords<S extends z.ZodType>(
  collection: string,
  schema: S,
): ClientRecords<z.output<S>> {
  const memory = createMemory();

  async function listIds(database: CouchDatabase, clientId: string): Promise<string[]> {
    const known: Owners = memory.get(database.name) ?? new Map();
    const owners: Owners = new Map();
    const unknown: string[] = [];
    for await (const { id, rev } of recordIds(database, collection)) {
      const owner = known.get(id);
      if (owner?.rev === rev) owners.set(id, owner);
      else unknown.push(id);
    }
    try {
      await noteOwners(database, unknown, owners);
    } finally {
      memory.set(database.name, owners);
    }
    // Ids begin with the time at which they were made.
    const own = [...owners].filter(([, owner]) => owner.clientId === clientId);
    return own.map(([id]) => id).sort((one, other) => (one < other ? 1 : -1));
  }

  return {
    of: async (database, clientId) => {
      const ids = await listIds(database, clientId);
      const records: z.output<S>[] = [];
      let left = MAX_BYTES;
      for await (const { stored, bytes } of readDocuments(database, ids.slice(0, MAX_VISITS))) {
        left -= bytes;
        if (left < 0) break;
        const record = stored.deleted ? undefined : readSound(schema, stored.body);
        if (record !== undefined) records.push(record);
      }
      return records;
    },
  };
}

export const createClientVisits = () => createClientRecords('consultations', consultationSchema);
export const createClientPlans = () => createClientRecords('plans', planSchema);
