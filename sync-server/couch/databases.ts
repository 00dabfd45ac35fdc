import { randomUUID } from 'node:crypto';
import { designDocuments } from './design';
import { CouchConflict, CouchRefused } from './errors';
import type { Send } from './transport';
import { EPOCH_ID } from './types';

/** Whether a refusal says that the thing is there already. */
async function unlessRefusedWith(status: number, call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof CouchRefused && error.status === status) return false;
    throw error;
  }
}

/** Nobody but administrators of the database server reads or writes: devices never see CouchDB. */
const SECURITY = {
  admins: { names: [], roles: ['_admin'] },
  members: { names: [], roles: ['_admin'] },
};

async function putDesign(send: Send, database: string): Promise<void> {
  for (const design of await designDocuments()) {
    const path = design._id;
    let present: { _rev?: string; version?: number } | undefined;
    const found = await unlessRefusedWith(
      404,
      send({ method: 'get', database, path }).then((answer) => {
        present = answer as { _rev?: string; version?: number };
      }),
    );
    // A newer gateway may share this database: never put an older version over its design.
    if (found && present && (present.version ?? 0) >= design.version) continue;
    const body = { ...design, ...(present?._rev ? { _rev: present._rev } : {}) };
    // 409: another gateway was faster with the same.
    await unlessRefusedWith(409, send({ method: 'put', database, path, body }));
  }
}

async function putEpoch(send: Send, database: string): Promise<void> {
  const path = encodeURIComponent(EPOCH_ID);
  const exists = await unlessRefusedWith(404, send({ method: 'get', database, path }));
  if (exists) return;
  const body = { _id: EPOCH_ID, type: 'meta', epoch: randomUUID() };
  try {
    await send({ method: 'put', database, path, body });
  } catch (error) {
    if (!(error instanceof CouchConflict)) throw error; // another gateway was faster
  }
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
