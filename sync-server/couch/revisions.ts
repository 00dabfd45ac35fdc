import { historyAnswer, readAnswer } from './answers';
import { CouchConflict, CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import type { CouchCall } from './transport';
import type { CouchDatabase, CouchDocument } from './types';

/** Not validated: documents are checked when they are stored, not on every read. */
export function stored<D extends CouchDocument>(
  document: { _id: string } | null | undefined,
): D | undefined {
  return document ? (document as unknown as D) : undefined;
}

export async function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) throw error;
    if (error instanceof CouchRefused && error.status === 404) return undefined;
    throw error;
  }
}

const LOCAL_ATTEMPTS = 5;

export type SendToDatabase = (call: Omit<CouchCall, 'database'>) => Promise<unknown>;

const localPath = (name: string): string => `_local/${encodeURIComponent(name)}`;

export function createRevisionReader<D extends CouchDocument>(
  send: SendToDatabase,
): Pick<CouchDatabase<D>, 'revision' | 'history' | 'getLocal' | 'putLocal'> {
  const readLocal = async (name: string): Promise<Record<string, unknown> | undefined> => {
    const document = await orUndefined(send({ method: 'get', path: localPath(name) }));
    return document as Record<string, unknown> | undefined;
  };
  return {
    revision: async (id, rev) => {
      const call = { method: 'get', path: encodeURIComponent(id), query: { rev } } as const;
      return stored<D>((await orUndefined(send(call))) as { _id: string } | undefined);
    },
    history: async (id, rev) => {
      const query = { rev, revs: true };
      const answer = await orUndefined(
        send({ method: 'get', path: encodeURIComponent(id), query }),
      );
      if (answer === undefined) return [];
      const revisions = readAnswer(historyAnswer, answer)._revisions;
      return revisions?.ids.map((hash, index) => `${revisions.start - index}-${hash}`) ?? [];
    },
    getLocal: readLocal,
    putLocal: async (name, note) => {
      for (let attempt = 1; ; attempt += 1) {
        const rev = (await readLocal(name))?._rev;
        const body = {
          ...note,
          _id: `_local/${name}`,
          ...(rev === undefined ? {} : { _rev: rev }),
        };
        try {
          await send({ method: 'put', path: localPath(name), body });
          return;
        } catch (error) {
          if (!(error instanceof CouchConflict)) throw error;
          if (attempt === LOCAL_ATTEMPTS) throw new CouchUnavailable(`${name} is being written`);
        }
      }
    },
  };
}
