import type { z } from 'zod';
import {
  bulkAnswer,
  changesAnswer,
  namesAnswer,
  readAnswer,
  rowsAnswer,
  updatesAnswer,
  versionAnswer,
  writtenAnswer,
} from './answers';
import { withCredentialCare } from './credentials';
import { prepareDatabase } from './databases';
import { CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import { withQuorum } from './quorum';
import { createRevisionReader, orUndefined, stored, type SendToDatabase } from './revisions';
import { createSend, type CouchCall, type Send } from './transport';
import type {
  BulkResult,
  Changes,
  Couch,
  CouchDatabase,
  CouchDocument,
  EpochDocument,
  ListOptions,
  ListRow,
  StoredDocument,
} from './types';
import { EPOCH_ID } from './types';

export {
  CouchConflict,
  CouchCredentialsRefused,
  CouchDatabaseMissing,
  CouchRefused,
  CouchUnavailable,
} from './errors';
export * from './types';

const isDesign = (id: string): boolean => id.startsWith('_design/');

type BulkRow = z.infer<typeof bulkAnswer>[number];

/** Results in the order of the documents, whatever order they came in. */
function inOrder(documents: readonly CouchDocument[], rows: BulkRow[]): BulkResult[] {
  const byId = new Map<string, BulkRow[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return documents.map(({ _id: id }) => {
    const row = byId.get(id)?.shift();
    // What became of it is unknown; the whole write may be repeated without harm.
    if (!row) throw new CouchUnavailable(`no result for ${id}`);
    if (row.rev !== undefined && row.error === undefined) return { ok: true, id, rev: row.rev };
    return { ok: false, id, error: row.error ?? 'unknown_error', reason: row.reason ?? '' };
  });
}

function listQuery(options: ListOptions): Record<string, string | number | boolean> {
  const { startKey, endKey, limit, skip, includeDocs } = options;
  // nano turns start_key and end_key into JSON.
  return {
    ...(startKey === undefined ? {} : { start_key: startKey }),
    ...(endKey === undefined ? {} : { end_key: endKey }),
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { skip }),
    include_docs: includeDocs ?? false,
  };
}

function createDatabase<D extends CouchDocument>(
  name: string,
  path: string,
  sendTo: Send,
  ensured: { ensure: () => Promise<void>; forget: () => void },
): CouchDatabase<D> {
  const send: SendToDatabase = async (call) => {
    try {
      return await sendTo({ ...call, database: path });
    } catch (error) {
      // Removed or replaced while we ran: the next `ensure` makes it, with a new epoch.
      if (error instanceof CouchDatabaseMissing) ensured.forget();
      throw error;
    }
  };
  const read = async <T extends z.ZodType>(
    schema: T,
    call: Omit<CouchCall, 'database'>,
  ): Promise<z.infer<T>> => readAnswer(schema, await send(call));

  return {
    name,
    ensure: ensured.ensure,
    get: async (id) => {
      const found = await orUndefined(send({ method: 'get', path: encodeURIComponent(id) }));
      return stored<D>(found as { _id: string } | undefined);
    },
    getMany: async (ids) => {
      const found = new Map<string, D | undefined>(ids.map((id) => [id, undefined]));
      if (ids.length === 0) return found;
      const { rows } = await read(rowsAnswer, {
        method: 'post',
        path: '_all_docs',
        query: { include_docs: true },
        body: { keys: [...found.keys()] },
      });
      for (const row of rows) found.set(row.key, stored<D>(row.doc));
      return found;
    },
    put: async (document) =>
      read(writtenAnswer, {
        method: 'put',
        path: encodeURIComponent(document._id),
        body: document,
      }),
    bulk: async (documents) => {
      if (documents.length === 0) return [];
      const body = { docs: documents };
      return inOrder(
        documents,
        await read(bulkAnswer, { method: 'post', path: '_bulk_docs', body }),
      );
    },
    changes: async ({ since, limit, conflicts = false }): Promise<Changes<D>> => {
      const query = { since: since ?? '0', limit, include_docs: true, conflicts };
      const answer = await read(changesAnswer, { method: 'get', path: '_changes', query });
      const rows = answer.results
        .filter((row) => !isDesign(row.id))
        .map(({ id, seq, deleted, doc }) => ({
          id,
          seq,
          deleted: deleted ?? false,
          doc: stored<D>(doc),
        }));
      return { rows, lastSeq: answer.last_seq, pending: answer.pending };
    },
    lastSeq: async () => {
      const query = { since: 'now', limit: 1 };
      return (await read(changesAnswer, { method: 'get', path: '_changes', query })).last_seq;
    },
    ...createRevisionReader<D>(send),
    list: async (options = {}): Promise<ListRow<D>[]> => {
      const query = listQuery(options);
      const { rows } = await read(rowsAnswer, { method: 'get', path: '_all_docs', query });
      return rows.flatMap(({ key, value, doc }) =>
        value === undefined || isDesign(key)
          ? []
          : [{ id: key, rev: value.rev, doc: stored<D>(doc) }],
      );
    },
  };
}

/**
 * The gateway's only way to CouchDB.
 * @param address URL of the server, with credentials
 * @param prefix put before the name of every database (default none)
 */
export function createCouch(address: string, prefix = ''): Couch {
  return createCouchOver(withQuorum(withCredentialCare(createSend(address))), prefix);
}

/** @param sendOnce reaches the server, over HTTP or in this process */
export function createCouchOver(sendOnce: Send, prefix = ''): Couch {
  const ensured = new Map<string, Promise<void>>();
  const send: Send = async (call) => {
    try {
      return await sendOnce(call);
    } catch (error) {
      // It may come back without what was there: ensure everything again.
      if (error instanceof CouchUnavailable) ensured.clear();
      throw error;
    }
  };
  const database = <D extends CouchDocument = StoredDocument>(name: string): CouchDatabase<D> =>
    createDatabase<D>(name, prefix + name, send, {
      ensure: () => ensureDatabase(name),
      forget: () => ensured.delete(name),
    });

  async function ensureDatabase(name: string): Promise<void> {
    const running = ensured.get(name) ?? prepareDatabase(send, prefix + name);
    ensured.set(name, running);
    try {
      await running;
    } catch (error) {
      ensured.delete(name);
      throw error;
    }
  }

  return {
    database,
    ensureDatabase,
    epoch: async (name) => {
      const found = await database<EpochDocument>(name).get(EPOCH_ID);
      if (found) return found.epoch;
      // Made without us, or replaced while we ran: prepare it again.
      ensured.delete(name);
      await ensureDatabase(name);
      const made = await database<EpochDocument>(name).get(EPOCH_ID);
      if (!made) throw new CouchUnavailable(`${name} has no epoch`);
      return made.epoch;
    },
    updates: async ({ since, wait, signal }) => {
      // Versions of CouchDB disagree on the unit of `timeout`; ours ends the call in any case.
      const query = { feed: 'longpoll', since: since ?? 'now', timeout: wait };
      const answer = await sendOnce({
        method: 'get',
        path: '_db_updates',
        query,
        signal,
        timeout: wait + 5_000,
      });
      const { results, last_seq: lastSeq } = readAnswer(updatesAnswer, answer);
      const rows = results
        .filter(({ db_name: name }) => name.startsWith(prefix) && !name.startsWith('_'))
        .map(({ db_name: name, type }) => ({
          name: name.slice(prefix.length),
          removed: type === 'deleted',
        }));
      return { rows, lastSeq };
    },
    keepUpdates: async () => {
      try {
        await send({ method: 'put', database: '_global_changes', query: { q: 1 } });
      } catch (error) {
        if (!(error instanceof CouchRefused) || error.status !== 412) throw error;
      }
    },
    version: async () =>
      readAnswer(versionAnswer, await send({ method: 'get', timeout: 2_000 })).version,
    databases: async () =>
      readAnswer(namesAnswer, await send({ method: 'get', path: '_all_dbs' }))
        .filter((name) => name.startsWith(prefix) && !name.startsWith('_'))
        .map((name) => name.slice(prefix.length)),
    destroy: async (name) => {
      ensured.delete(name);
      try {
        await send({ method: 'delete', database: prefix + name });
      } catch (error) {
        if (!(error instanceof CouchDatabaseMissing)) throw error;
      }
    },
  };
}
