import type { CollectionName } from '../../src/domain/records';
import type { ChangedDocument, DatabaseChanges } from '../../src/domain/protocol/protocol';
import {
  CouchRefused,
  type Changes,
  type CouchDatabase,
  type StoredDocument,
} from '../couch/client';
import { createFairQueue, type FairQueue } from '../http/fairQueue';
import { storedId, toWire, listWrites } from './envelope';

/** Changes read in one call to the database at first: each may have 1 MB, and all of them are in memory at once. */
const FIRST_PAGE = 5;
const PAGE = 50;
const PAGE_BYTES = 2 * 1024 * 1024;
/** More for the catalogue, whose entries have a few KB: after an import every device reads all of them. */
const CATALOGUE_PAGE = 500;
const MAX_ROWS = 5_000;
/** Milliseconds after which an answer ends with what was found: the device asks on from there. */
const MAX_TIME = 3_000;
const MAX_BYTES = 8 * 1024 * 1024;

export interface Budget {
  bytes: number;
  rows: number;
  /** When to end, by `performance.now()`. */
  until: number;
  signal: AbortSignal | undefined;
  reads: FairQueue;
}

/**
 * Bounds the memory of scans: three pages of large documents at a time, in turns between workspaces.
 */
export function createReads(): FairQueue {
  return createFairQueue({
    atOnce: 3,
    perKey: 2,
    mostWaiting: 200,
    mostWaitingInAll: 2_000,
    patience: 20_000,
  });
}

export function nextPage(size: number, most: number, { rows }: Changes<StoredDocument>): number {
  const seen = [rows.at(0), rows.at(-1)].map((row) => JSON.stringify(row?.doc ?? null).length);
  const fitting = Math.floor(PAGE_BYTES / Math.max(1, ...seen));
  return Math.max(FIRST_PAGE, Math.min(size * 2, most, fitting));
}

export function createBudget(reads: FairQueue, signal?: AbortSignal): Budget {
  const until = performance.now() + MAX_TIME;
  return { bytes: MAX_BYTES, rows: MAX_ROWS, until, signal, reads };
}

const isSpent = ({ bytes, rows, until }: Budget): boolean =>
  bytes <= 0 || rows <= 0 || performance.now() > until;

export interface ScanOptions {
  database: CouchDatabase;
  collections: readonly CollectionName[];
  since: string | null;
  limit: number;
  budget: Budget;
}

/** A checkpoint that the database cannot read is none: everything is compared again. */
async function readNow(
  database: CouchDatabase,
  since: string | null,
  limit: number,
): Promise<Changes<StoredDocument>> {
  try {
    return await database.changes({ since, limit });
  } catch (error) {
    const unreadable = error instanceof CouchRefused && error.status === 400 && since !== null;
    if (!unreadable) throw error;
    return database.changes({ since: null, limit });
  }
}

/** @throws AppError server_busy */
export async function readPage(
  database: CouchDatabase,
  since: string | null,
  limit: number,
  budget: Budget,
): Promise<Changes<StoredDocument>> {
  const read = (): Promise<Changes<StoredDocument>> => readNow(database, since, limit);
  const page = await budget.reads.run(database.name, read, budget.signal);
  budget.rows -= page.rows.length;
  return page;
}

export async function readChanges(options: ScanOptions): Promise<DatabaseChanges> {
  const { database, collections, since, limit, budget } = options;
  const known = new Set<string>(collections);
  const documents = new Map<string, ChangedDocument>();
  const answer = (checkpoint: string | null, complete: boolean): DatabaseChanges => ({
    changes: [...documents.values()],
    checkpoint,
    complete,
  });
  const most = known.has('catalogue') ? CATALOGUE_PAGE : PAGE;
  let size = known.has('catalogue') ? CATALOGUE_PAGE : FIRST_PAGE;
  let at = since;
  while (documents.size < limit && !isSpent(budget)) {
    const page = await readPage(database, at, Math.min(size, limit - documents.size), budget);
    size = nextPage(size, most, page);
    for (const { seq, doc } of page.rows) {
      if (budget.bytes <= 0) return answer(at, false);
      const change = doc && toChange(doc, known);
      if (change) {
        const key = `${change.collection}:${change.document.id}`;
        // Written again while we read: only the newer version is told.
        documents.delete(key);
        if (since === null) delete change.writtenOn;
        documents.set(key, change);
        budget.bytes -= JSON.stringify(change.document).length;
      }
      at = seq;
    }
    at = page.lastSeq;
    if (page.pending === 0) return answer(at, true);
  }
  return answer(at, false);
}

function toChange(stored: StoredDocument, known: ReadonlySet<string>): ChangedDocument | undefined {
  const document = known.has(stored.type) ? toWire(stored) : undefined;
  if (!document || stored._id !== storedId(stored.type, document.id)) return undefined;
  const { deviceName } = stored;
  return {
    collection: stored.type,
    document,
    rev: stored._rev ?? '',
    writes: listWrites(stored),
    ...(typeof deviceName === 'string' ? { writtenOn: deviceName } : {}),
  };
}
