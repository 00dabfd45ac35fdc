import {
  CouchDatabaseMissing,
  CouchUnavailable,
  EPOCH_ID,
  type Couch,
  type StoredDocument,
} from '../../couch/client';
import { WORKING_DATABASES } from '../../couch/setup';

/** Exists from the first change of a restore to its end; meanwhile gateways leave the other databases alone. */
export const RESTORE_DATABASE = 'restore';
const STATE_ID = 'restore:state';

/** Milliseconds between a gateway's checks; a restore waits longer before it begins. */
export const LOOK_EVERY = 2_000;

/** `keeping`: data that survives a restore is being copied, the old data is intact. `replacing`: it is not. */
export type Phase = 'keeping' | 'replacing';

export class RestoreRunning extends CouchUnavailable {}

export async function restorePhase(couch: Couch): Promise<Phase | undefined> {
  try {
    const state = await couch.database(RESTORE_DATABASE).get(STATE_ID);
    return state?.body.phase === 'replacing' ? 'replacing' : 'keeping';
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) return undefined;
    throw error;
  }
}

export async function keptCount(couch: Couch): Promise<number> {
  const state = await couch.database(RESTORE_DATABASE).get(STATE_ID);
  return typeof state?.body.kept === 'number' ? state.body.kept : 0;
}

export async function markRestore(couch: Couch, phase: Phase, now: Date, count = 0): Promise<void> {
  await couch.ensureDatabase(RESTORE_DATABASE);
  const database = couch.database(RESTORE_DATABASE);
  const rev = (await database.get(STATE_ID))?._rev;
  const state: StoredDocument = {
    _id: STATE_ID,
    ...(rev === undefined ? {} : { _rev: rev }),
    type: 'restore',
    deleted: false,
    body: { phase, kept: count },
    by: 'restore',
    device: 'restore',
    receivedAt: now.toISOString(),
  };
  await database.put(state);
}

/** @throws RestoreRunning while a restore runs or waits to be run again */
export async function refuseDuringRestore(couch: Couch): Promise<void> {
  if ((await restorePhase(couch)) === undefined) return;
  throw new RestoreRunning(
    'a backup is being restored; if nobody does, the restore was interrupted: run it again',
  );
}

/** Those with our epoch (others on a shared server are left alone), except the gateways' working databases. */
export async function ownDatabases(couch: Couch): Promise<string[]> {
  const own: string[] = [];
  for (const name of await couch.databases()) {
    if (name === RESTORE_DATABASE || WORKING_DATABASES.includes(name)) continue;
    try {
      const epoch = await couch.database(name).get(EPOCH_ID);
      if (epoch?.type === 'meta') own.push(name);
    } catch (error) {
      if (!(error instanceof CouchDatabaseMissing)) throw error;
    }
  }
  return own;
}
