import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readAnswer } from './answers';
import { ALL_COPIES } from './copies';
import { designDocuments } from './design';
import { CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';
import { EPOCH_ID } from './types';

async function unlessRefusedWith(status: number, call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CouchRefused && error.status === status) return undefined;
    throw error;
  }
}

const SECURITY = {
  admins: { names: [], roles: ['_admin'] },
  members: { names: [], roles: ['_admin'] },
};

const presentDesign = z.object({ _rev: z.string(), version: z.number().default(0) });

async function putDesign(send: Send, database: string): Promise<void> {
  for (const design of await designDocuments()) {
    const path = design._id;
    const answer = await unlessRefusedWith(404, send({ method: 'get', database, path }));
    const present = answer === undefined ? undefined : readAnswer(presentDesign, answer);
    // A newer gateway may share this database: never overwrite its design with an older version.
    if (present && present.version >= design.version) continue;
    const body = { ...design, ...(present ? { _rev: present._rev } : {}) };
    await unlessRefusedWith(409, send({ method: 'put', database, path, body }));
  }
}

/**
 * Reads all copies: one taken by a single copy is invisible to most, and a second epoch would be created. Such a read also
 * repairs the copies that lack it.
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

const MAKE_ATTEMPTS = 10;
const MAKE_PAUSE = 200;

const isHalfGone = (error: unknown): boolean =>
  error instanceof CouchDatabaseMissing ||
  (error instanceof CouchUnavailable && error.message.includes('No DB shards could be opened'));

/**
 * One shard, because ours are small. A cluster that has just removed a database of this name may answer "file_exists" and
 * then not find it: creating is retried.
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

export async function prepareDatabase(send: Send, database: string): Promise<void> {
  await putDatabase(send, database);
  await putDesign(send, database);
  await putEpoch(send, database);
}
