import { databaseAnswer, namesAnswer, readAnswer, updatesAnswer, versionAnswer } from './answers';
import { withCredentialCare } from './credentials';
import { prepareDatabase } from './databases';
import { createDocumentCalls } from './documents';
import { CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import { createListCalls } from './lists';
import { withQuorum } from './quorum';
import { createRevisionReader, type SendToDatabase } from './revisions';
import { createSend, type Send } from './transport';
import {
  EPOCH_ID,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
  type EpochDocument,
  type StoredDocument,
} from './types';

export {
  CouchConflict,
  CouchCredentialsRefused,
  CouchDatabaseMissing,
  CouchRefused,
  CouchUnavailable,
} from './errors';
export * from './types';

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
      // Removed or replaced while running: the next `ensure` creates it with a new epoch.
      if (error instanceof CouchDatabaseMissing) ensured.forget();
      throw error;
    }
  };
  return {
    name,
    ensure: ensured.ensure,
    compact: async () =>
      void (await send({ method: 'post', path: '_compact', body: {}, timeout: 60_000 })),
    copies: async () => readAnswer(databaseAnswer, await send({ method: 'get' })).cluster.n,
    ...createDocumentCalls<D>(send),
    ...createListCalls<D>(send),
    ...createRevisionReader<D>(send),
  };
}

type ServerCalls = Pick<Couch, 'updates' | 'keepUpdates' | 'version' | 'databases'>;

function createServerCalls(send: Send, sendOnce: Send, prefix: string): ServerCalls {
  const isOurs = (name: string): boolean => name.startsWith(prefix) && !name.startsWith('_');
  return {
    updates: async ({ since, wait, signal }) => {
      // CouchDB versions disagree on the unit of `timeout`; our own ends the call in any case.
      const query = { feed: 'longpoll', since: since ?? 'now', timeout: wait };
      const path = '_db_updates';
      const timeout = wait + 5_000;
      const answer = await sendOnce({ method: 'get', path, query, signal, timeout });
      const { results, last_seq: lastSeq } = readAnswer(updatesAnswer, answer);
      const rows = results
        .filter(({ db_name: name }) => isOurs(name))
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
        .filter(isOurs)
        .map((name) => name.slice(prefix.length)),
  };
}

async function ensureEpoch(
  database: CouchDatabase<EpochDocument>,
  prepareAgain: () => Promise<void>,
): Promise<string> {
  const epochDocument = await database.get(EPOCH_ID);
  if (epochDocument) return epochDocument.epoch;
  await prepareAgain();
  const made = await database.get(EPOCH_ID);
  if (!made) throw new CouchUnavailable(`${database.name} has no epoch`);
  return made.epoch;
}

export function createCouch(address: string, prefix = ''): Couch {
  return createCouchOver(withQuorum(withCredentialCare(createSend(address))), prefix);
}

export function createCouchOver(sendOnce: Send, prefix = ''): Couch {
  const ensured = new Map<string, Promise<void>>();
  const send: Send = async (call) => {
    try {
      return await sendOnce(call);
    } catch (error) {
      // After an outage the server may have lost databases: ensure all of them again.
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
    epoch: (name) =>
      ensureEpoch(database<EpochDocument>(name), () => {
        ensured.delete(name);
        return ensureDatabase(name);
      }),
    ...createServerCalls(send, sendOnce, prefix),
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
