import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CouchUnavailable,
  EPOCH_ID,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
  type EpochDocument,
} from '../../couch/client';
import { migrate } from '../../couch/migrations';
import { readPages } from '../../couch/paging';
import type { Counts } from './format';
import {
  keptCount,
  markRestore,
  ownDatabases,
  RESTORE_DATABASE,
  restorePhase,
} from './maintenance';
import { readEntries } from './read';
import type { BackupKeys } from './seal';
import { ACCOUNTS_DATABASE } from '../../store/envelope';

const MAX_DOCUMENTS = 200;
const MAX_CHARACTERS = 4_000_000;
const ATTEMPTS = 5;
/** A list of set-aside documents may lag on a cluster, so it is read again until complete. */
const READ_ATTEMPTS = 20;
const READ_PAUSE = 500;

/**
 * Taken from the present database, not the backup: an ended session must not revive, audit records stay, and who was
 * erased since is erased again.
 */
const KEPT = ['session', 'audit', 'erasure'] as const;

type Database = CouchDatabase<CouchDocument>;

export interface RestoreOptions {
  /** Called once the mark is set, before any change: gateways need time to notice. */
  settle: () => Promise<void>;
  keepOld: () => Promise<void>;
  now: Date;
  keys?: BackupKeys;
}

async function writeAll(database: Database, documents: CouchDocument[]): Promise<void> {
  let open = documents;
  for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt += 1) {
    const present = attempt === 0 ? undefined : await database.getMany(open.map(({ _id }) => _id));
    const results = await database.bulk(
      open.map((document) => {
        const rev = present?.get(document._id)?._rev;
        return rev === undefined ? document : { ...document, _rev: rev };
      }),
    );
    const refused = results.find((result) => !result.ok && result.error !== 'conflict');
    if (refused && !refused.ok)
      throw new Error(`${refused.id} was refused: ${refused.error} ${refused.reason}`);
    open = open.filter((_, index) => results[index]?.ok === false);
  }
  if (open.length > 0) throw new CouchUnavailable('somebody else keeps writing');
}

async function removeOne(database: Database, id: string): Promise<void> {
  const present = await database.get(id);
  if (present) await database.put({ ...present, _deleted: true });
}

class Writer {
  private readonly waiting = new Map<string, CouchDocument>();
  private characters = 0;

  constructor(private readonly database: Database) {}

  async add(document: CouchDocument): Promise<void> {
    this.waiting.set(document._id, document);
    this.characters += JSON.stringify(document).length;
    if (this.waiting.size >= MAX_DOCUMENTS || this.characters > MAX_CHARACTERS) await this.flush();
  }

  async remove(id: string): Promise<void> {
    await this.flush();
    await removeOne(this.database, id);
  }

  async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    await writeAll(this.database, [...this.waiting.values()]);
    this.waiting.clear();
    this.characters = 0;
  }
}

/** A new epoch makes every device compare everything. */
async function beginNewLife(couch: Couch, name: string): Promise<void> {
  const database = couch.database<EpochDocument>(name);
  const present = await database.get(EPOCH_ID);
  const rev = present?._rev;
  const life: EpochDocument = { _id: EPOCH_ID, type: 'meta', epoch: randomUUID() };
  await database.put(rev === undefined ? life : { ...life, _rev: rev });
}

async function copyKept(from: Database, to: Database): Promise<number> {
  let count = 0;
  for (const kind of KEPT) {
    const writer = new Writer(to);
    for await (const rows of readPages(from, `${kind}:`))
      for (const { doc } of rows) {
        if (!doc) continue;
        const { _rev, ...content } = doc;
        await writer.add(content);
        count += 1;
      }
    await writer.flush();
  }
  return count;
}

/** On a cluster a list comes from one copy, which may lag. */
async function bringBackKept(couch: Couch): Promise<void> {
  const count = await keptCount(couch);
  const [from, to] = [couch.database(RESTORE_DATABASE), couch.database(ACCOUNTS_DATABASE)];
  for (let attempt = 1; attempt <= READ_ATTEMPTS; attempt += 1) {
    if ((await copyKept(from, to)) >= count) return;
    await pause(READ_PAUSE);
  }
  throw new CouchUnavailable('not everything that was put aside can be read');
}

const isSession = (id: string): boolean => id.startsWith('session:');

async function fill(couch: Couch, file: string, keys?: BackupKeys): Promise<Counts> {
  const counts: Counts = {};
  let name = '';
  let writer: Writer | undefined;
  const finish = async (): Promise<void> => {
    if (!writer) return;
    await writer.flush();
    if (name === ACCOUNTS_DATABASE) await bringBackKept(couch);
    await beginNewLife(couch, name);
  };
  for await (const entry of readEntries(file, keys)) {
    if ('database' in entry) {
      await finish();
      name = entry.database;
      counts[name] = 0;
      await couch.ensureDatabase(name);
      writer = new Writer(couch.database(name));
    } else if ('gone' in entry) await writer?.remove(entry.gone);
    else if (name !== ACCOUNTS_DATABASE || !isSession(entry.doc._id)) {
      await writer?.add(entry.doc);
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  await finish();
  return counts;
}

/** If this fails, the old data is intact and gateways continue with it. */
async function prepare(couch: Couch, { settle, keepOld, now }: RestoreOptions): Promise<void> {
  await couch.destroy(RESTORE_DATABASE);
  try {
    await markRestore(couch, 'keeping', now);
    await settle();
    await keepOld();
    const own = await ownDatabases(couch);
    const keptAccounts = own.includes(ACCOUNTS_DATABASE)
      ? await copyKept(couch.database(ACCOUNTS_DATABASE), couch.database(RESTORE_DATABASE))
      : 0;
    await markRestore(couch, 'replacing', now, keptAccounts);
  } catch (error) {
    await couch.destroy(RESTORE_DATABASE);
    throw error;
  }
}

/**
 * Each database gets a new epoch, so that devices compare everything and send what the backup lacks. If interrupted, a
 * mark keeps gateways away until it is run again to its end.
 * @param file verified before (`verifyBackup`)
 * @returns number of documents by database
 */
export async function restoreBackup(
  couch: Couch,
  file: string,
  { settle, keepOld, now, keys }: RestoreOptions,
): Promise<Counts> {
  if ((await restorePhase(couch)) === 'replacing') await settle();
  else await prepare(couch, { settle, keepOld, now });
  for (const name of await ownDatabases(couch)) await couch.destroy(name);
  const counts = await fill(couch, file, keys);
  if (ACCOUNTS_DATABASE in counts) await migrate(couch);
  await couch.destroy(RESTORE_DATABASE);
  return counts;
}
