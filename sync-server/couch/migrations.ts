import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config';
import { VERSION } from '../project';
import { CouchConflict, CouchDatabaseMissing, type Couch, type CouchDatabase } from './client';
import type { CouchDocument } from './types';

/** Brings the databases from the version before it to its own. */
export interface Migration {
  /** 1 for the first, without gaps. */
  version: number;
  /** For the log of who looks after the installation. */
  what: string;
  /**
   * May be ended anywhere and is then run again, and may for a moment run twice beside itself. Gateways of before have
   * ended when it begins, so that none writes the former form behind it.
   */
  run(couch: Couch): Promise<void>;
}

/**
 * All migrations, the first one first. One that was released never changes. What a new version of the product
 * merely adds (a field, a database) needs none.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    what: 'databases that name no version are as version 1 wants them',
    run: () => Promise.resolve(),
  },
];

const DATABASE = 'accounts';
export const VERSION_ID = 'meta:version';

/** `meta:version` in `accounts`: the version of all databases of an installation. Without it they have 0. */
interface VersionNote extends CouchDocument {
  type: 'meta';
  version: number;
  /** Version of the product that wrote it. */
  product: string;
  /** The gateway that runs the next migration; every sign of life is a new revision. */
  claimedBy?: string;
  /** The version that it brings: documents of both forms lie in the databases meanwhile. */
  running?: number;
}

type Versions = Pick<VersionNote, 'version' | 'product' | 'running'>;

/** The least version that a gateway must know. */
const neededOf = ({ version, running = 0 }: Versions): number => Math.max(version, running);

/** The databases are of a newer version of the product. */
export class DatabaseTooNew extends ConfigError {
  constructor(note: Versions, newest: number) {
    super(
      `The database has version ${neededOf(note)}, made by Bữa Lành ${note.product}; this is ${VERSION}, which knows ` +
        `version ${newest} at most: update it. Nothing was changed.`,
    );
  }
}

const newestOf = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0;

/** @returns undefined where none is noted: of databases that are not there yet */
async function readNote(database: CouchDatabase<VersionNote>): Promise<VersionNote | undefined> {
  const note = await database.get(VERSION_ID);
  if (note && !Number.isInteger(note.version))
    throw new ConfigError(`${VERSION_ID} in ${DATABASE} is malformed; restore a backup.`);
  return note;
}

/** @throws DatabaseTooNew. Changes nothing */
export async function refuseNewerDatabase(couch: Couch, migrations = MIGRATIONS): Promise<void> {
  try {
    const note = await readNote(couch.database<VersionNote>(DATABASE));
    if (note) requireKnown(note, migrations);
  } catch (error) {
    if (!(error instanceof CouchDatabaseMissing)) throw error;
  }
}

/** @throws DatabaseTooNew */
export function requireKnown(note: Versions, migrations = MIGRATIONS): void {
  const newest = newestOf(migrations);
  if (neededOf(note) > newest) throw new DatabaseTooNew(note, newest);
}

export interface MigrateOptions {
  migrations?: readonly Migration[];
  /** Milliseconds between two signs of life, and without one until another gateway takes over. */
  beat?: number;
  patience?: number;
  /** Milliseconds between the claim and the migration: gateways of before look at the version every two seconds. */
  notice?: number;
}

const NOTE = { _id: VERSION_ID, type: 'meta' } as const;

/** Milliseconds between two looks at what another gateway does. */
const LOOK = 200;

/** Runs one migration behind `notice` and gives signs of life meanwhile. @returns the revision to write upon */
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
    // Where it fails another gateway may take over; both may finish, and one of them notes it.
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
 * Brings the databases to the version of this product, one migration after the other. Any number of gateways may
 * start at once: one of them claims each migration by revision, the others wait; of one that died they take it
 * over. No clocks are compared: whoever waits looks whether the signs of life go on.
 * @throws DatabaseTooNew, CouchUnavailable and what a migration throws; then it goes on the next time
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
      // Without a note nobody is there who looks at it.
      const waits = { beat, notice: note ? notice : 0 };
      const _rev = await runClaimed(couch, next, { ...claim, _rev: rev }, waits);
      await database.put({ ...NOTE, _rev, version: next.version, product: VERSION });
    } catch (error) {
      // Another gateway claimed it first, or took it over: look again how far it is.
      if (!(error instanceof CouchConflict)) throw error;
    }
  }
}
