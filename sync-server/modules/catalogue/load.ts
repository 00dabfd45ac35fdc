import { createHash } from 'node:crypto';
import { databaseOf, type DocumentOf } from '../../../src/domain/records';
import type { Couch } from '../../couch/client';
import { VERSION } from '../../project';
import { starterSet, starterSources, type StarterSet } from './library';
import { writeEntries, type Provided, type Written } from './store';

/** Who wrote an entry of the starter set, as its envelope says. */
const STARTER = 'starter';

/** A note beside the documents of a database: which starter set was loaded last. */
const NOTE = 'starter';

/**
 * Names the set that this gateway brings: another release or another file makes another version.
 * Reading the files is a matter of milliseconds, putting the set together is not.
 */
function starterVersion(): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, starterSources()]))
    .digest('hex');
}

/**
 * Puts a collection of the starter set into its database: what is missing, and what an older set
 * wrote. What an import or an administrator wrote since, or deleted, stays as it is.
 */
export function loadStarter(
  couch: Couch,
  collection: Provided,
  now: Date,
  set: StarterSet = starterSet(),
  signal?: AbortSignal,
): Promise<Written> {
  const wanted: readonly DocumentOf<Provided>[] = set[collection];
  return writeEntries({
    couch,
    collection,
    wanted,
    idOf: (entry) => entry.id,
    decide: (entry, current) =>
      current && (current.by !== STARTER || current.deleted) ? undefined : entry,
    by: STARTER,
    now,
    signal,
  });
}

/**
 * Loads what of the starter set was not loaded yet in this version; a start costs two reads then.
 * Each database has its own note, so that one that was made anew is filled anew.
 * @param signal ends it between two writes; the next start goes on
 */
export async function keepStarterSet(couch: Couch, now: Date, signal?: AbortSignal): Promise<void> {
  const version = starterVersion();
  let set: StarterSet | undefined;
  for (const collection of ['catalogue', 'library'] as const) {
    const name = databaseOf(collection);
    await couch.ensureDatabase(name);
    const database = couch.database(name);
    if ((await database.getLocal(NOTE))?.version === version) continue;
    set ??= starterSet();
    await loadStarter(couch, collection, now, set, signal);
    await database.putLocal(NOTE, { version });
  }
}
