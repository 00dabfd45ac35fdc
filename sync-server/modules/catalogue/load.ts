import { createHash } from 'node:crypto';
import { getDatabase, type CollectionDocument } from '../../../src/domain/records';
import type { Couch } from '../../couch/client';
import { VERSION } from '../../project';
import { starterSet, starterSources, type StarterSet } from './library';
import { writeEntries, type Provided, type Written } from './store';

const STARTER = 'starter';

const NOTE = 'starter';

/** Reading the files takes milliseconds, putting the set together does not; so the version comes from the files. */
function starterVersion(): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, starterSources()]))
    .digest('hex');
}

/** Writes what is missing and what an older set wrote; what an import or an administrator wrote or deleted stays. */
export function loadStarter(
  couch: Couch,
  collection: Provided,
  now: Date,
  set: StarterSet = starterSet(),
  signal?: AbortSignal,
): Promise<Written> {
  const documents: readonly CollectionDocument<Provided>[] = set[collection];
  return writeEntries({
    couch,
    collection,
    documents,
    getId: (entry) => entry.id,
    decide: (entry, current) =>
      current && (current.by !== STARTER || current.deleted) ? undefined : entry,
    by: STARTER,
    now,
    signal,
  });
}

/**
 * Each database has its own note, so that a recreated one is filled again.
 * @param signal ends it between two writes; the next start goes on
 */
export async function keepStarterSet(couch: Couch, now: Date, signal?: AbortSignal): Promise<void> {
  const version = starterVersion();
  let set: StarterSet | undefined;
  for (const collection of ['catalogue', 'library'] as const) {
    const name = getDatabase(collection);
    await couch.ensureDatabase(name);
    const database = couch.database(name);
    if ((await database.getLocal(NOTE))?.version === version) continue;
    set ??= starterSet();
    await loadStarter(couch, collection, now, set, signal);
    await database.putLocal(NOTE, { version });
  }
}
