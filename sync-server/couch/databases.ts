import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readAnswer } from './answers';
import { ALL_COPIES } from './copies';
import { designDocuments } from './design';
import { CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';
import { EPOCH_ID } from './types';

/** The answer, or undefined when the database refuses with this status. */
async function unlessRefusedWith(status: number, call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CouchRefused && error.status === status) return undefined;
    throw error;
  }
}

/** Nobody but administrators of the database server reads or writes: devices never see CouchDB. */
const SECURITY = {
  admins: { names: [], roles: ['_admin'] },
  members: { names: [], roles: ['_admin'] },
};

const presentDesign = z.object({ _rev: z.string(), version: z.number().default(0) });

async function putDesign(send: Send, database: string): Promise<void> {
  for (const design of await designDocuments()) {
    const path = design._id;
    const found = await unlessRefusedWith(404, send({ method: 'get', database, path }));
    const present = found === undefined ? undefined : readAnswer(presentDesign, found);
    // A newer gateway may share this database: never put an older version over its design.
    if (present && present.version >= design.version) continue;
    const body = { ...design, ...(present ? { _rev: present._rev } : {}) };
    // 409: another gateway was faster with the same.
    await unlessRefusedWith(409, send({ method: 'put', database, path, body }));
  }
}

/**
 * Whether a database has an epoch: what a single copy took most do not see, and another one would be made beside it. A
 * read of all copies also brings it to those that lack it.
 */
async function hasEpoch(send: Send, database: string): Promise<boolean> {
  const call = { method: 'get', database, path: encodeURIComponent(EPOCH_ID) } as const;
  const seen = async (one: CouchCall): Promise<boolean> =>
    (await unlessRefusedWith(404, send(one))) !== undefined;
  return (await seen(call)) || seen({ ...call, query: { r: ALL_COPIES } });
}

async function putEpoch(send: Send, database: string): Promise<void> {
  if (await hasEpoch(send, database)) return;
  const path = encodeURIComponent(EPOCH_ID);
  const body = { _id: EPOCH_ID, type: 'meta', epoch: randomUUID() };
  await unlessRefusedWith(409, send({ method: 'put', database, path, body }));
}

/** How often, and milliseconds apart, a database is made that the server says is there, but does not find. */
const MAKE_ATTEMPTS = 10;
const MAKE_PAUSE = 200;

/** Tests for the answers of a cluster about a database whose removal some nodes have not heard of yet. */
const isHalfGone = (error: unknown): boolean =>
  error instanceof CouchDatabaseMissing ||
  (error instanceof CouchUnavailable && error.message.includes('No DB shards could be opened'));

/**
 * The database itself (one shard: ours are small) and its security. A cluster that has just removed one of
 * this name may refuse to make it ("file_exists") and then find nothing of it: it is made again.
 */
async function putDatabase(send: Send, database: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const made = await unlessRefusedWith(412, send({ method: 'put', database, query: { q: 1 } }));
    try {
      await send({ method: 'put', database, path: '_security', body: SECURITY });
      return;
    } catch (error) {
      if (made !== undefined || !isHalfGone(error) || attempt === MAKE_ATTEMPTS) throw error;
    }
    await pause(MAKE_PAUSE);
  }
}

/**
 * Creates what is missing of a database: itself, its security and design documents, its epoch. Idempotent, safe
 * beside another gateway that does the same.
 */
export async function prepareDatabase(send: Send, database: string): Promise<void> {
  await putDatabase(send, database);
  await putDesign(send, database);
  await putEpoch(send, database);
}
