import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  CouchUnavailable,
  EPOCH_ID,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
} from '../../couch/client';
import { BackupRefused, newHeader, type Counts, type Entry } from './format';
import { ownDatabases } from './maintenance';
import { verifyBackup } from './read';
import { NO_KEYS, sealWith, type BackupKeys } from './seal';

/** Each change may have 1 MB. */
const PAGE = 50;

/** Accounts last, so that each account in a backup has its workspace in it. */
const inOrder = (names: string[]): string[] => [
  ...names.filter((name) => name !== 'accounts'),
  ...names.filter((name) => name === 'accounts'),
];

type StoredContent = Extract<Entry, { doc: unknown }>['doc'];

async function readContent(
  database: CouchDatabase<CouchDocument>,
  document: CouchDocument,
): Promise<StoredContent | undefined> {
  const whole = document._attachments ? await database.getWhole(document._id) : document;
  if (!whole) return undefined;
  const { _rev, _attachments: files, ...content } = whole;
  if (!files) return { ...content };
  const attachments = Object.entries(files).map(([name, { content_type, data = '' }]) => {
    return [name, { content_type, data }] as const;
  });
  return { ...content, _attachments: Object.fromEntries(attachments) };
}

/** Consistent as of the end of the feed: what is written meanwhile comes again and replaces its earlier line. */
async function* readEntries(couch: Couch, name: string): AsyncGenerator<Entry> {
  yield { database: name };
  const database = couch.database(name);
  for (let since: string | null = null; ;) {
    const page = await database.changes({ since, limit: PAGE });
    for (const { id, deleted, doc } of page.rows) {
      if (id === EPOCH_ID) continue;
      if (deleted) yield { gone: id };
      else {
        if (!doc) throw new CouchUnavailable(`${name} did not give ${id}`);
        const content = await readContent(database, doc);
        if (content) yield { doc: content };
      }
    }
    since = page.lastSeq;
    if (page.pending === 0) return;
  }
}

async function* writeLines(
  couch: Couch,
  product: string,
  now: Date,
  counts: Counts,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line(newHeader(product, now));
  const own = await ownDatabases(couch);
  if (own.length === 0)
    throw new BackupRefused(
      'no database of Bữa Lành is there: are COUCHDB_URL, DB_PREFIX and DATA_DIR those of the gateway?',
    );
  for (const name of inOrder(own)) {
    counts[name] = 0;
    for await (const entry of readEntries(couch, name)) {
      if ('doc' in entry) counts[name] += 1;
      yield line(entry);
    }
  }
  yield `${JSON.stringify({ end: { databases: counts, sha256: hash.digest('hex') } })}\n`;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The file appears complete, synced and verified, or not at all; an older one stays until then.
 * @param keys the first one encrypts and signs
 * @throws BackupRefused when there is nothing to write, so that a backup of the wrong place is noticed
 */
export async function writeBackup(
  couch: Couch,
  file: string,
  product: string,
  now: Date,
  keys: BackupKeys = NO_KEYS,
): Promise<Counts> {
  const draft = `${file}.part-${process.pid}`;
  const counts: Counts = {};
  try {
    // Owner-only, as it holds health data and password hashes. `flush` syncs before closing. Opened here: a stream that
    // opens its file itself may create it after a failure has removed it.
    const target = (await open(draft, 'w', 0o600)).createWriteStream({ flush: true });
    const [key] = keys.keys;
    const lines = Readable.from(writeLines(couch, product, now, counts));
    await pipeline([lines, createGzip(), ...(key === undefined ? [] : [sealWith(key)]), target]);
    await verifyBackup(draft, product, keys);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return counts;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
