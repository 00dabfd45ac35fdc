import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readAnswer } from './answers';
import { designDocuments } from './design';
import { CouchRefused } from './errors';
import type { Send } from './transport';
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

async function putEpoch(send: Send, database: string): Promise<void> {
  const path = encodeURIComponent(EPOCH_ID);
  const found = await unlessRefusedWith(404, send({ method: 'get', database, path }));
  if (found !== undefined) return;
  const body = { _id: EPOCH_ID, type: 'meta', epoch: randomUUID() };
  await unlessRefusedWith(409, send({ method: 'put', database, path, body }));
}

/**
 * Creates what is missing of a database: itself (one shard: ours are small), its security and design
 * documents, its epoch. Idempotent, safe beside another gateway that does the same.
 */
export async function prepareDatabase(send: Send, database: string): Promise<void> {
  await unlessRefusedWith(412, send({ method: 'put', database, query: { q: 1 } }));
  await send({ method: 'put', database, path: '_security', body: SECURITY });
  await putDesign(send, database);
  await putEpoch(send, database);
}
