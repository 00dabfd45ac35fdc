import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import PouchDB from 'pouchdb-core';
import leveldbAdapter from 'pouchdb-adapter-leveldb';

PouchDB.plugin(leveldbAdapter);

export type PouchDatabase = PouchDB.Database<Record<string, unknown>>;
export const ENGINE_VERSION = PouchDB.version;

interface LevelDown {
  _open(options: Record<string, unknown>, callback: (error?: Error) => void): void;
  _close(callback: (error?: Error) => void): void;
  _batch(
    operations: unknown,
    options: Record<string, unknown>,
    callback: (error?: Error) => void,
  ): void;
  compactRange(start: string, end: string, callback: (error?: Error) => void): void;
}
interface LevelDownFactory {
  (location: string): LevelDown;
  destroy(location: string, callback: (error?: Error) => void): void;
}

/** Must be the LevelDB instance that the adapter itself uses. */
function adaptersLevelDown(): LevelDownFactory {
  const here = createRequire(import.meta.url);
  const adapter = createRequire(here.resolve('pouchdb-adapter-leveldb'));
  return adapter('leveldown') as LevelDownFactory;
}

const leveldown = adaptersLevelDown();

/** Open files by the place that PouchDB calls the database's name. */
const opened = new Map<string, LevelDown>();

/**
 * Bytes per database. There is one per workspace, and LevelDB's default 4 and 8 MB would need gigabytes for a thousand;
 * the page cache serves all.
 */
const SIZES = { writeBufferSize: 256 * 1024, cacheSize: 512 * 1024 };

/**
 * Syncs each batch to disk before answering, as CouchDB does. Otherwise a power cut could undo writes that a device was
 * told are safe.
 */
function durableLevel(location: string): LevelDown {
  const db = leveldown(location);
  opened.set(location, db);
  const close = db._close;
  db._close = (callback) => {
    opened.delete(location);
    close.call(db, callback);
  };
  const open = db._open;
  db._open = (options, callback) => open.call(db, { ...options, ...SIZES }, callback);
  const batch = db._batch;
  db._batch = (operations, options, callback) => {
    batch.call(db, operations, { ...options, sync: true }, callback);
  };
  return db;
}
/** Before and behind all keys of PouchDB, which begin with \xff and a letter. */
const ENDS = ['\u0000', '\uffff\uffff'] as const;

const called = (run: (callback: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/**
 * LevelDB leaves a file alone that nothing newer overlaps, with all that was written over in it. Deletions at both ends
 * overlap everything, so that each file is written anew.
 */
export async function compactFiles(pouch: PouchDatabase): Promise<void> {
  const { name } = pouch as unknown as { name: string };
  const level = opened.get(name);
  if (!level) throw new Error(`${name} is not open`);
  const [start, end] = ENDS;
  const deletions = ENDS.map((key) => ({ type: 'del', key }));
  for (let round = 0; round < 2; round += 1) {
    await called((callback) => level._batch(deletions, {}, callback));
    await called((callback) => level.compactRange(start, end, callback));
  }
}

durableLevel.destroy = leveldown.destroy;

export class EmbeddedLocked extends Error {
  override readonly name = 'EmbeddedLocked';
}

function hasCode(error: unknown): error is Error {
  return error instanceof Error;
}

/**
 * Keeps no old bodies, like CouchDB after compaction.
 * @throws EmbeddedLocked when another process has it open
 */
export async function openPouch(path: string): Promise<PouchDatabase> {
  const options = { adapter: 'leveldb', db: durableLevel, auto_compaction: true };
  const pouch: PouchDatabase = new PouchDB(path, options);
  // Each read of changes adds a listener while it runs; many at once are no leak.
  (pouch as unknown as EventEmitter).setMaxListeners(0);
  try {
    await pouch.info();
    return pouch;
  } catch (error) {
    const text = hasCode(error) ? `${error.message} ${String(error.cause ?? '')}` : String(error);
    if (/lock/i.test(text)) throw new EmbeddedLocked(text);
    throw error;
  }
}
