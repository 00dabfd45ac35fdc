import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { CouchDocument } from '../../couch/client';
import { requireKnown, VERSION_ID } from '../../couch/migrations';
import {
  BackupRefused,
  endSchema,
  entrySchema,
  readHeader,
  type Counts,
  type Entry,
  type Header,
} from './format';
import { NO_KEYS, openBackup, type BackupKeys } from './seal';
import { ACCOUNTS_DATABASE } from '../../store/envelope';

export interface Verified {
  header: Header;
  databases: Counts;
}

/** CouchDB takes no document above 8 MB. */
const MAX_OF_LINE = 64 * 1024 * 1024;

/** Rejects an endless line, which would have to fit in memory. */
function boundLines(): Transform {
  let since = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const last = chunk.lastIndexOf(0x0a);
      since = last < 0 ? since + chunk.length : chunk.length - last;
      if (since > MAX_OF_LINE) done(new BackupRefused('it is damaged: a line has no end'));
      else done(null, chunk);
    },
  });
}

async function* readLines(file: string, keys: BackupKeys): AsyncGenerator<unknown> {
  const { source, size } = await openBackup(file, keys);
  const gunzip = createGunzip();
  // Destroys the other stream, whose error is the one reported.
  source.on('error', (error) => gunzip.destroy(error));
  const bounded = boundLines();
  const failed = new Promise<never>((_, reject) => {
    gunzip.once('error', reject);
    bounded.once('error', reject);
  });
  failed.catch(() => undefined);
  const input = source.pipe(gunzip).pipe(bounded);
  const lines = createInterface({ input, crlfDelay: Infinity });
  const each = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([each.next(), failed]);
      if (next.done) break;
      yield next.value;
    }
    if (gunzip.errored) throw gunzip.errored;
    // zlib ignores trailing bytes; we do not.
    if (gunzip.bytesWritten !== size) throw new BackupRefused('something was added to its end');
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new BackupRefused('it is cut or damaged');
    throw error;
  } finally {
    lines.close();
    source.destroy();
    gunzip.destroy();
    bounded.destroy();
  }
}

function parse(line: unknown): unknown {
  try {
    return JSON.parse(String(line));
  } catch {
    throw new BackupRefused('it is damaged');
  }
}

function parseEntry(value: unknown): Entry {
  const read = entrySchema.safeParse(value);
  if (!read.success) throw new BackupRefused('it is damaged');
  return read.data;
}

export async function* readEntries(
  file: string,
  keys: BackupKeys = NO_KEYS,
): AsyncGenerator<Entry> {
  let isFirst = true;
  for await (const line of readLines(file, keys)) {
    const value = parse(line);
    if (!isFirst && !endSchema.safeParse(value).success) yield parseEntry(value);
    isFirst = false;
  }
}

/** @throws BackupRefused when the backup's databases are of a newer version */
function requireOwnVersion(document: CouchDocument): void {
  if (document._id !== VERSION_ID) return;
  const note = z.object({
    version: z.number(),
    product: z.string(),
    running: z.number().optional(),
  });
  const read = note.safeParse(document);
  if (!read.success) throw new BackupRefused('it is damaged');
  try {
    requireKnown(read.data);
  } catch (error) {
    throw new BackupRefused(String(error instanceof Error ? error.message : error));
  }
}

function sameCounts(a: Counts, b: Counts): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

export async function verifyBackup(
  file: string,
  product: string,
  keys: BackupKeys = NO_KEYS,
): Promise<Verified> {
  const hash = createHash('sha256');
  let header: Header | undefined;
  let end: { databases: Counts; sha256: string } | undefined;
  const counted: Counts = {};
  let database: string | undefined;
  for await (const line of readLines(file, keys)) {
    if (end) throw new BackupRefused('something was added to its end');
    const value = parse(line);
    if (!header) header = readHeader(value, product);
    else {
      const last = endSchema.safeParse(value);
      if (last.success) {
        end = last.data.end;
        continue;
      }
      const entry = parseEntry(value);
      if ('database' in entry) counted[(database = entry.database)] = 0;
      else if (database === undefined) throw new BackupRefused('it is damaged');
      else if ('doc' in entry) {
        // No backup holds such ids; the database would refuse them after the old data is gone.
        if (entry.doc._id.startsWith('_')) throw new BackupRefused('it is damaged');
        if (database === ACCOUNTS_DATABASE) requireOwnVersion(entry.doc);
        counted[database] = (counted[database] ?? 0) + 1;
      }
    }
    hash.update(`${String(line)}\n`);
  }
  if (!header) throw new BackupRefused('it is empty');
  if (!end) throw new BackupRefused('it is cut');
  if (end.sha256 !== hash.digest('hex') || !sameCounts(end.databases, counted))
    throw new BackupRefused('it was altered: its checksum is not that of its contents');
  if (database === undefined) throw new BackupRefused('it holds no database');
  return { header, databases: counted };
}
