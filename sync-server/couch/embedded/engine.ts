import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import PouchDB from 'pouchdb-core';
import leveldbAdapter from 'pouchdb-adapter-leveldb';

PouchDB.plugin(leveldbAdapter);

export type PouchDatabase = PouchDB.Database<Record<string, unknown>>;
export const ENGINE_VERSION = PouchDB.version;

interface LevelDown {
  _open(options: Record<string, unknown>, callback: (error?: Error) => void): void;
  _batch(
    operations: unknown,
    options: Record<string, unknown>,
    callback: (error?: Error) => void,
  ): void;
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
  const open = db._open;
  db._open = (options, callback) => open.call(db, { ...options, ...SIZES }, callback);
  const batch = db._batch;
  db._batch = (operations, options, callback) => {
    batch.call(db, operations, { ...options, sync: true }, callback);
  };
  return db;
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
