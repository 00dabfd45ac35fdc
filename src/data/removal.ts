import type { AccountProfile } from '../domain/account';
import { databaseName } from './databaseName';
import { takeAlone } from './opening/locks';

/** Where the removals that a person asked for wait for the databases to be closed. */
const KEY = 'bualanh.removals';
/** Milliseconds for other tabs to let go; then the next start tries again. */
const PATIENCE = 20_000;

/** What is removed of an account: names of its databases are made from these. */
type Owner = Pick<AccountProfile, 'accountId' | 'workspaceId'>;
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function read(storage: KeyedStorage): Owner[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Owner[]) : [];
  } catch {
    return [];
  }
}

function write(storage: KeyedStorage, owners: readonly Owner[]): void {
  if (owners.length > 0) storage.setItem(KEY, JSON.stringify(owners));
  else storage.removeItem(KEY);
}

const without = (owners: readonly Owner[], accountId: string): Owner[] =>
  owners.filter((owner) => owner.accountId !== accountId);

/** Asks for an account's data to be removed from this device once nothing has them open. @throws without room */
export function requestRemoval({ accountId, workspaceId }: Owner, storage: KeyedStorage): void {
  write(storage, [...without(read(storage), accountId), { accountId, workspaceId }]);
}

/** Whoever works here again keeps their data: a removal that waited is off. */
export function forgetRemoval({ accountId }: Owner, storage: KeyedStorage): void {
  const owners = read(storage);
  if (owners.some((owner) => owner.accountId === accountId))
    write(storage, without(owners, accountId));
}

/** Milliseconds in which a connection that was closed a moment ago has let go. */
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

/** Half-typed forms and whatever else of the account stands under a key of its own. */
export function keysOf(storage: KeyedStorage, accountId: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.split(':').includes(accountId));
}

async function remove(owner: Owner, storage: KeyedStorage): Promise<void> {
  const database = databaseName(owner);
  const release = await takeAlone(database, AbortSignal.timeout(PATIENCE));
  try {
    // The records last: while they are there, a removal that was cut is found and goes on.
    const beside = ['sealed', 'side'].map((one) => `${database}-${one}`);
    for (const name of [`_pouch_${database}-pictures`, ...beside, database]) await drop(name);
    const { dropSealKeys } = await import('../platform/sealKeys');
    await dropSealKeys(owner.accountId);
    for (const key of keysOf(storage, owner.accountId)) storage.removeItem(key);
    write(storage, without(read(storage), owner.accountId));
  } finally {
    release();
  }
}

/** Removes what was asked for. What a tab still has open is removed at the next start; never throws. */
export async function carryOutRemovals(storage: KeyedStorage): Promise<void> {
  for (const owner of read(storage)) await remove(owner, storage).catch(() => undefined);
}
