import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config';
import { VERSION } from '../project';
import { CouchConflict, CouchDatabaseMissing, type Couch, type CouchDatabase } from './client';
import type { CouchDocument } from './types';

export interface Migration {
  version: number;
  what: string;
  /**
   * Must be repeatable after an interruption and tolerate running twice at once. Older gateways have ended when it begins,
   * so none writes the old form afterwards.
   */
  run(couch: Couch): Promise<void>;
}

/** In order. A released migration never changes. Additions (a field, a database) need none. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    what: 'databases that name no version are as version 1 wants them',
    run: () => Promise.resolve(),
  },
];

const DATABASE = 'accounts';
export const VERSION_ID = 'meta:version';

interface VersionNote extends CouchDocument {
  type: 'meta';
  version: number;
  product: string;
  /** Gateway that runs the next migration; each heartbeat is a new revision. */
  claimedBy?: string;
  /** Target version of the running migration: documents of both forms exist meanwhile. */
  running?: number;
}

type Versions = Pick<VersionNote, 'version' | 'product' | 'running'>;

const getNeededVersion = ({ version, running = 0 }: Versions): number => Math.max(version, running);

export class DatabaseTooNew extends ConfigError {
  constructor(note: Versions, newest: number) {
    super(
      `The database has version ${getNeededVersion(note)}, made by Bữa Lành ${note.product}; this is ${VERSION}, which knows ` +
        `version ${newest} at most: update it. Nothing was changed.`,
    );
  }
}

const getNewestVersion = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? 0;

async function readNote(database: CouchDatabase<VersionNote>): Promise<VersionNote | undefined> {
  const note = await database.get(VERSION_ID);
  if (note && !Number.isInteger(note.version))
    throw new ConfigError(`${VERSION_ID} in ${DATABASE} is malformed; restore a backup.`);
  return note;
}

export async function refuseNewerDatabase(couch: Couch, migrations = MIGRATIONS): Promise<void> {
  try {
    const note = await readNote(couch.database<VersionNote>(DATABASE));
    if (note) requireKnown(note, migrations);
  } catch (error) {
    if (!(error instanceof CouchDatabaseMissing)) throw error;
  }
}

export function requireKnown(note: Versions, migrations = MIGRATIONS): void {
  const newest = getNewestVersion(migrations);
  if (getNeededVersion(note) > newest) throw new DatabaseTooNew(note, newest);
}

export interface MigrateOptions {
  migrations?: readonly Migration[];
  /** Milliseconds between heartbeats, and without one until another gateway takes over. */
  beat?: number;
  patience?: number;
  /** Milliseconds between claim and migration: older gateways check the version every two seconds. */
  notice?: number;
}

const NOTE = { _id: VERSION_ID, type: 'meta' } as const;

const LOOK = 200;

async function runClaimed(
  couch: Couch,
  migration: Migration,
  claimed: VersionNote & { _rev: string },
  { beat, notice }: { beat: number; notice: number },
): Promise<string> {
  const database = couch.database<VersionNote>(DATABASE);
  let note = claimed;
  let sign: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // On failure another gateway may take over; both may finish, and one of them records it.
    sign = sign
      .then(() => database.put(note))
      .then(({ rev }) => {
        note = { ...note, _rev: rev };
        return undefined;
      })
      .catch(() => undefined);
  }, beat);
  try {
    await pause(notice);
    await migration.run(couch);
  } finally {
    clearInterval(timer);
    await sign;
  }
  return note._rev;
}

/**
 * Any number of gateways may start at once: one claims each migration by revision, the others wait and take over when its
 * heartbeats stop. No clocks are compared.
 * @throws DatabaseTooNew, CouchUnavailable and errors of a migration; the next run continues
 */
export async function migrate(couch: Couch, options: MigrateOptions = {}): Promise<void> {
  const { migrations = MIGRATIONS, beat = 3_000, patience = 10_000, notice = 5_000 } = options;
  const database = couch.database<VersionNote>(DATABASE);
  const claimedBy = randomUUID();
  let seen: { rev: string | undefined; at: number } = { rev: undefined, at: 0 };
  for (;;) {
    const note = await readNote(database);
    if (note) requireKnown(note, migrations);
    const version = note?.version ?? 0;
    const next = migrations.find((one) => one.version === version + 1);
    if (!next) return;
    if (note?.claimedBy) {
      if (seen.rev !== note._rev) seen = { rev: note._rev, at: performance.now() };
      if (performance.now() - seen.at < patience) {
        await pause(LOOK);
        continue;
      }
    }
    const claim: VersionNote = {
      ...(note ?? NOTE),
      product: VERSION,
      version,
      claimedBy,
      running: next.version,
    };
    try {
      const { rev } = await database.put(claim);
      const waits = { beat, notice: note ? notice : 0 };
      const _rev = await runClaimed(couch, next, { ...claim, _rev: rev }, waits);
      await database.put({ ...NOTE, _rev, version: next.version, product: VERSION });
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
  }
}
