import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import {
  CouchConflict,
  CouchUnavailable,
  type CouchDatabase,
  type StoredDocument,
} from '../couch/client';
import { envelope, readBody } from './envelope';

const PAGE = 500;
const ATTEMPTS = 5;

export async function whileConflicts<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof CouchConflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

const CONTESTED_ATTEMPTS = 20;

/**
 * For documents with many concurrent writers.
 * @throws CouchUnavailable when others keep writing it
 */
export async function whileContested<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= CONTESTED_ATTEMPTS; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
    await pause(Math.random() * 10 * attempt);
  }
  throw new CouchUnavailable('others keep writing the same document');
}

async function isWritten(database: CouchDatabase, document: StoredDocument): Promise<boolean> {
  try {
    await database.put(document);
    return true;
  } catch (error) {
    if (error instanceof CouchConflict) return false;
    throw error;
  }
}

export async function* listDocuments(
  database: CouchDatabase,
  prefix: string,
): AsyncGenerator<StoredDocument> {
  const range = { endKey: `${prefix}\ufff0`, limit: PAGE, includeDocs: true };
  let last: string | undefined;
  for (;;) {
    const rows = await database.list({ ...range, startKey: last ?? prefix });
    for (const { id, doc } of rows) if (doc && id !== last) yield doc;
    last = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

export const putNew = (
  database: CouchDatabase,
  key: string,
  body: Record<string, unknown>,
  at: Date,
): Promise<boolean> => isWritten(database, envelope(key, body, 'gateway', at));

/** @returns false when somebody wrote it meanwhile: it stays until the next run */
export const removeDocument = (database: CouchDatabase, stored: StoredDocument): Promise<boolean> =>
  isWritten(database, { ...stored, body: {}, deleted: true, _deleted: true });

interface DocumentAddress<T extends z.ZodType> {
  database: CouchDatabase;
  key: string;
  schema: T;
  now: () => Date;
}

/**
 * Retries on conflict.
 * @param change undefined leaves it unchanged; awaits inside happen after the document was read
 * @returns what is stored; undefined when there is none
 */
export function updateBody<T extends z.ZodType<Record<string, unknown>>>(
  { database, key, schema, now }: DocumentAddress<T>,
  change: (present: z.output<T>) => z.output<T> | undefined | Promise<z.output<T> | undefined>,
): Promise<z.output<T> | undefined> {
  return whileConflicts(async () => {
    const stored = await database.get(key);
    if (!stored || stored.deleted) return undefined;
    const present = readBody(schema, stored);
    const next = await change(present);
    if (!next || next === present) return present;
    await database.put({ ...stored, body: next, receivedAt: now().toISOString() });
    return next;
  });
}
