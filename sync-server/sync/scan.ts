import type { CollectionName } from '../../src/domain/collections';
import type { PulledCollection, WireDocument } from '../../src/domain/protocol';
import type { Change, Changes, CouchDatabase, StoredDocument } from '../couch/client';
import { CouchRefused } from '../couch/client';
import { storedId, toWire } from './envelope';

/** Changes read in one call to the database; each may have 1 MB, and all of them are in memory at once. */
const PAGE = 50;
/** The same of the catalogue, whose entries are a few KB: after an import every device reads all of them. */
const CATALOGUE_PAGE = 500;
/** Most pages that one scan reads, so that one call cannot hold the gateway for long. */
const MOST_PAGES = 400;
/** Most bytes (roughly) of documents in one answer. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** Bytes that all scans of one answer may still fill. */
export interface Budget {
  bytes: number;
}

/** What a scan has found for one collection. */
interface Basket {
  documents: Map<string, WireDocument>;
  writers: Map<string, string>;
  /** Where its next scan goes on; set when it is full. */
  fullAt: string | undefined;
  /** Whether something came after it was full. */
  more: boolean;
}

export interface ScanOptions {
  database: CouchDatabase;
  collections: readonly CollectionName[];
  since: string | null;
  /** Most documents of each collection. */
  limit: number;
  budget: Budget;
}

/** Which collection a stored document belongs to; meta and foreign documents belong to none. */
function collectionOf(
  document: StoredDocument | undefined,
  baskets: Map<CollectionName, Basket>,
): CollectionName | undefined {
  const name = [...baskets.keys()].find((collection) => collection === document?.type);
  const id = document?.body?.id;
  return name && document?._id === storedId(name, String(id)) ? name : undefined;
}

/** A checkpoint that the database cannot read is none: everything is compared again. */
async function readPage(
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

/** Puts a change where it belongs, if there is room. */
function take(
  change: Change<StoredDocument>,
  baskets: Map<CollectionName, Basket>,
  { limit, budget, since }: ScanOptions,
): void {
  const name = collectionOf(change.doc, baskets);
  const basket = name && baskets.get(name);
  const document = change.doc && toWire(change.doc);
  if (!basket || !document) return;
  if (basket.fullAt !== undefined) {
    basket.more = true;
    return;
  }
  // Written again while we read: only the newer version is told.
  basket.documents.delete(document.id);
  basket.documents.set(document.id, document);
  const { deviceName } = change.doc ?? {};
  if (since !== null && typeof deviceName === 'string') basket.writers.set(document.id, deviceName);
  budget.bytes -= JSON.stringify(document).length;
  if (basket.documents.size >= limit) basket.fullAt = change.seq;
}

/** Takes a page up to where the budget ends; `at` is where the next one starts. */
function takePage(
  page: Changes<StoredDocument>,
  baskets: Map<CollectionName, Basket>,
  options: ScanOptions,
): { at: string | undefined; whole: boolean } {
  let at: string | undefined;
  for (const change of page.rows) {
    if (options.budget.bytes <= 0) return { at, whole: false };
    take(change, baskets, options);
    at = change.seq;
  }
  return { at: page.lastSeq, whole: true };
}

/**
 * Reads the changes of one database once for all collections that have the same checkpoint.
 * Sequences are opaque: they are handed on, never compared.
 */
export async function scan(options: ScanOptions): Promise<Map<CollectionName, PulledCollection>> {
  const baskets = new Map<CollectionName, Basket>(
    options.collections.map((name) => [
      name,
      { documents: new Map(), writers: new Map(), fullAt: undefined, more: false },
    ]),
  );
  const allFull = (): boolean =>
    [...baskets.values()].every(({ fullAt, more }) => fullAt !== undefined && more);
  const atOnce = options.collections.includes('catalogue') ? CATALOGUE_PAGE : PAGE;
  let at = options.since;
  let ended = false;
  for (let pages = 0; pages < MOST_PAGES && !ended && !allFull(); pages += 1) {
    if (options.budget.bytes <= 0) break;
    const page = await readPage(options.database, at, atOnce);
    const read = takePage(page, baskets, options);
    at = read.at ?? at;
    ended = read.whole && page.pending === 0;
  }
  return new Map([...baskets].map(([name, basket]) => [name, answer(basket, at, ended)]));
}

function answer(basket: Basket, at: string | null, ended: boolean): PulledCollection {
  const documents = [...basket.documents.values()];
  const writers = basket.writers.size > 0 ? { writers: Object.fromEntries(basket.writers) } : {};
  // Full, but nothing came behind it up to the end: it may go on from the end as well.
  const cut = basket.fullAt !== undefined && (basket.more || !ended);
  if (cut) return { documents, checkpoint: basket.fullAt ?? null, complete: false, ...writers };
  return { documents, checkpoint: at, complete: ended, ...writers };
}
