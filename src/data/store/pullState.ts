import { REPLICATED_NAMES, type DatabaseName } from '../../domain/records';
import type { RecordStore } from './recordStore';

export interface PullState {
  /** Identifies one life of that database; a replaced one is compared from the beginning. */
  epoch: string;
  /** Opaque; null: from the beginning. */
  checkpoint: string | null;
  /** Whether everything has come once; absent from what apps of before noted: there a checkpoint counts as all. */
  isWhole?: boolean;
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

/** Whether all of that database has come to this device once. */
export const hasAll = (state: PullState | undefined): boolean =>
  state?.isWhole ?? (state?.checkpoint ?? null) !== null;

/** Where the next pull goes on: from the beginning where this app has a collection that those before did not take. */
export async function nextPull(
  store: RecordStore,
  name: DatabaseName,
): Promise<PullState | undefined> {
  const stored = await pullState(store, name);
  if (!stored) return undefined;
  const { epoch, checkpoint, collections } = stored;
  const knowsAll = REPLICATED_NAMES.every((one) => collections.includes(one));
  return { epoch, checkpoint: knowsAll ? checkpoint : null, isWhole: hasAll(stored) };
}

export async function notePull(
  { database }: Pick<RecordStore, 'database'>,
  name: DatabaseName,
  state: PullState,
): Promise<void> {
  const value: StoredPullState = { ...state, collections: REPLICATED_NAMES };
  await database.pulls.put({ key: name, value });
}
