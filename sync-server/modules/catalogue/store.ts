import type { z } from 'zod';
import { COLLECTIONS, getDatabase, type CollectionDocument } from '../../../src/domain/records';
import { sameDocument } from '../../../src/domain/records/equality';
import { parseTolerantly } from '../../../src/domain/schema/tolerance';
import type { Couch, CouchDatabase, StoredDocument } from '../../couch/client';

type Stored = StoredDocument;

export type Provided = 'catalogue' | 'library';

export interface Written {
  added: number;
  changed: number;
  unchanged: number;
}

/**
 * Must depend on its arguments only: it is asked again after a write conflict.
 * @returns undefined to leave the entry alone
 */
export type Decide<T> = (
  document: T,
  current: Stored | undefined,
) => CollectionDocument<Provided> | undefined;

interface Job<T> {
  couch: Couch;
  collection: Provided;
  documents: readonly T[];
  getId: (document: T) => string;
  decide: Decide<T>;
  by: string;
  now: Date;
  signal?: AbortSignal | undefined;
}

const BATCH = 200;
const ROUNDS = 5;

/** Dates are ignored, so that an entry with the same content is not written again. */
function sameEntry(next: CollectionDocument<Provided>, current: Stored): boolean {
  const { createdAt: _next, ...left } = next;
  const { createdAt: _current, ...right } = current.body;
  return !current.deleted && sameDocument(left, right);
}

async function writeBatch<T>(
  job: Job<T>,
  database: CouchDatabase<Stored>,
  batch: readonly T[],
  counts: Written,
): Promise<T[]> {
  const documentId = (document: T) => `${job.collection}:${job.getId(document)}`;
  const present = await database.getMany(batch.map(documentId));
  const writes: { document: T; isNew: boolean; doc: Stored }[] = [];
  for (const document of batch) {
    const current = present.get(documentId(document));
    const next = job.decide(document, current);
    if (!next || (current && sameEntry(next, current))) {
      counts.unchanged += 1;
      continue;
    }
    const doc: Stored = {
      _id: documentId(document),
      ...(current?._rev ? { _rev: current._rev } : {}),
      type: job.collection,
      deleted: false,
      body: parseTolerantly<z.ZodType<CollectionDocument<Provided>>>(
        COLLECTIONS[job.collection],
        next,
      ),
      by: job.by,
      device: 'gateway',
      receivedAt: job.now.toISOString(),
    };
    writes.push({ document, isNew: !current, doc });
  }
  const results = await database.bulk(writes.map((write) => write.doc));
  const again: T[] = [];
  results.forEach((result, index) => {
    const write = writes[index];
    if (!write) return;
    if (result.ok) counts[write.isNew ? 'added' : 'changed'] += 1;
    else if (result.error === 'conflict') again.push(write.document);
    else throw new Error(`${result.id} was refused: ${result.error} ${result.reason}`);
  });
  return again;
}

/**
 * May be repeated after an interruption.
 * @throws CouchUnavailable, or the signal's reason when it is aborted; what was written by then stays
 */
export async function writeEntries<T>(job: Job<T>): Promise<Written> {
  const name = getDatabase(job.collection);
  await job.couch.ensureDatabase(name);
  const database = job.couch.database(name);
  const counts: Written = { added: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < job.documents.length; start += BATCH) {
    job.signal?.throwIfAborted();
    let open: T[] = job.documents.slice(start, start + BATCH);
    for (let round = 0; open.length > 0; round += 1) {
      if (round === ROUNDS)
        throw new Error(`The ${job.collection} is being written by somebody else.`);
      open = await writeBatch(job, database, open, counts);
    }
  }
  return counts;
}
