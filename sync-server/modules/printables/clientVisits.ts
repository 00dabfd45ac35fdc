import type { z } from 'zod';
import { consultationSchema } from '../../../src/domain/records/consultations';
import { planSchema } from '../../../src/domain/records/plans';
import { AppError } from '../../../src/domain/protocol/errors';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import { createYieldToEventLoop } from '../../http/yieldToEventLoop';
import { readSound } from '../../store/envelope';

/** Ids and revisions read in one call; a visit of them has no document with it. */
const IDS = 1_000;
/** Visits read in one call at first; each may have 1 MB. */
const FIRST_PAGE = 5;
const MAX_PAGE = 200;
/** Bytes that a page should have. */
const PAGE_BYTES = 2 * 1024 * 1024;
/** Visits of one client that a document looks at, and their bytes: the newest; weekly ones of six years. */
const MAX_VISITS = 300;
const MAX_BYTES = 4 * 1024 * 1024;
/** Milliseconds for looking at whose the visits of a practice are; what was found is kept for the next call. */
const MAX_TIME = 10_000;
/** Visits of all practices whose client is remembered, some 200 bytes each. */
const MAX_REMEMBERED = 100_000;

/** Whose a visit is, at a revision. */
interface Owner {
  rev: string;
  clientId: string;
}
type Owners = Map<string, Owner>;

/** Ids of all documents of a collection, with their revisions, the oldest first. */
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

/** Reads documents a few at a time, more of them while they are small. */
async function* documentsOf(
  database: CouchDatabase,
  ids: readonly string[],
): AsyncGenerator<{ stored: StoredDocument; bytes: number }> {
  const yieldToEventLoop = createYieldToEventLoop();
  let size = FIRST_PAGE;
  for (let at = 0; at < ids.length;) {
    const found = await database.getMany(ids.slice(at, at + size));
    at += size;
    let bytes = 0;
    for (const stored of found.values()) {
      const own = sizeOf(stored);
      bytes += own;
      if (stored) yield { stored, bytes: own };
      await yieldToEventLoop();
    }
    const fitting = Math.floor((PAGE_BYTES * found.size) / Math.max(1, bytes));
    size = Math.max(FIRST_PAGE, Math.min(MAX_PAGE, fitting));
  }
}

/** Puts down whose the visits are that were written since. @throws AppError server_busy when that takes too long */
async function noteOwners(database: CouchDatabase, ids: string[], owners: Owners): Promise<void> {
  const until = performance.now() + MAX_TIME;
  for await (const { stored } of documentsOf(database, ids)) {
    const { clientId } = stored.body;
    owners.set(stored._id, {
      rev: stored._rev ?? '',
      clientId: typeof clientId === 'string' ? clientId : '',
    });
    if (performance.now() > until) throw new AppError('server_busy');
  }
}

/** Finds the documents of one client in a collection without reading those of all others each time. */
export interface ClientRecords<T> {
  /**
   * The newest ones of a client.
   * @throws AppError server_busy
   */
  of(database: CouchDatabase, clientId: string): Promise<T[]>;
}

/** Whose the visits of the practices are that were asked for last, by the names of their databases. */
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
        // One that is larger than that by itself is remembered alone.
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

  /** @returns ids of the client's documents, the newest first */
  async function idsOf(database: CouchDatabase, clientId: string): Promise<string[]> {
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
      const ids = await idsOf(database, clientId);
      const records: z.output<S>[] = [];
      let left = MAX_BYTES;
      for await (const { stored, bytes } of documentsOf(database, ids.slice(0, MAX_VISITS))) {
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
