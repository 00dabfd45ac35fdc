import { REPLICATED_NAMES, type DatabaseName } from '../../domain/records';
import type { RecordStore } from './recordStore';

export interface PullState {
  /** Identifies one life of that database; a replaced one is compared from the beginning. */
  epoch: string;
  /** Opaque; null: from the beginning. */
  checkpoint: string | null;
}

/** An older app may have skipped changes of collections that it did not have. */
type StoredPullState = PullState & { collections: readonly string[] };

/** @returns undefined before the first pull */
export async function pullState(
  { database }: RecordStore,
  name: DatabaseName,
): Promise<StoredPullState | undefined> {
  return (await database.pulls.get(name))?.value as StoredPullState | undefined;
}

/** Where the next pull goes on: from the beginning where this app has a collection that those before did not take. */
export async function nextPull(
  store: RecordStore,
  name: DatabaseName,
): Promise<PullState | undefined> {
  const stored = await pullState(store, name);
  if (!stored) return undefined;
  const { epoch, checkpoint, collections } = stored;
  const isWhole = REPLICATED_NAMES.every((one) => collections.includes(one));
  return { epoch, checkpoint: isWhole ? checkpoint : null };
}

export async function notePull(
  { database }: Pick<RecordStore, 'database'>,
  name: DatabaseName,
  state: PullState,
): Promise<void> {
  const value: StoredPullState = { ...state, collections: REPLICATED_NAMES };
  await database.pulls.put({ key: name, value });
}
