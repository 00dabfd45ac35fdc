import { createOwnerList, type DataOwner } from '../platform/ownerList';
import type { TextStorage } from '../platform/textStorage';
import { databaseName } from './databaseName';
import { takeAlone } from './opening/locks';

const removals = createOwnerList('bualanh.removals');
/** Milliseconds for other tabs to let go; then the next start tries again. */
const PATIENCE = 20_000;

export type KeyedStorage = TextStorage & Pick<Storage, 'key' | 'length'>;

/** @throws when the storage has no room */
export const requestRemoval = removals.add;

/** Cancels a removal that waited: a person who works here again keeps their data. */
export const forgetRemoval = ({ accountId }: DataOwner, storage: TextStorage): void =>
  removals.remove(accountId, storage);

/** Milliseconds within which a connection closed a moment ago is released. */
const LETS_GO = 5_000;

/** Resolves when it is gone; rejects when a tab keeps it open. */
export function drop(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    request.addEventListener('blocked', () =>
      setTimeout(() => reject(new Error(`${name} is open`)), LETS_GO),
    );
  });
}

export function listKeys(storage: KeyedStorage, accountId: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.split(':').includes(accountId));
}

async function remove(owner: DataOwner, storage: KeyedStorage): Promise<void> {
  const database = databaseName(owner);
  const release = await takeAlone(database, AbortSignal.timeout(PATIENCE));
  try {
    // The records go last: while they exist, an interrupted removal is found and continued.
    const beside = ['sealed', 'side'].map((one) => `${database}-${one}`);
    for (const name of [`_pouch_${database}-pictures`, ...beside, database]) await drop(name);
    const { dropSealKeys } = await import('../platform/sealKeys');
    await dropSealKeys(owner.accountId);
    for (const key of listKeys(storage, owner.accountId)) storage.removeItem(key);
    removals.remove(owner.accountId, storage);
  } finally {
    release();
  }
}

/** Data that a tab still has open are removed at the next start; never throws. */
export async function carryOutRemovals(storage: KeyedStorage): Promise<void> {
  for (const owner of removals.all(storage)) await remove(owner, storage).catch(() => undefined);
}
