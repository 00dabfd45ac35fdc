import type { AccountProfile } from '../domain/accounts/account';
import type { SessionResponse } from '../api/auth';
import { lockKey, openLock, rememberPassword } from '../platform/appLock';
import { sealings } from '../platform/sealings';
import { isSharedDevice } from '../platform/sharedDevice';
import type { TextStorage } from '../platform/textStorage';
import { Unreachable } from './calls';
import { readProfile } from './profileStore';

const seals = () => import('../platform/sealKeys');

/** @throws `cause` where nobody signed in here with this password before */
export async function enterOffline(
  email: string,
  password: string,
  cause: unknown,
): Promise<AccountProfile> {
  if (!(cause instanceof Unreachable)) throw cause;
  const { openWithPassword } = await seals();
  const opened = await openWithPassword(email, password).catch(() => undefined);
  const account = opened === undefined ? null : readProfile(opened);
  // Others have nothing here to work with.
  if (account?.role !== 'expert') throw cause;
  return account;
}

/** Who has just signed in is not asked for a PIN, and what they left is not closed any more. */
export function openAgain(storage: TextStorage, accountId: string): void {
  sealings.remove(accountId, storage);
  if (storage.getItem(lockKey(accountId)) === null) return;
  try {
    openLock(storage, accountId, Date.now());
  } catch {
    // Without room the lock asks once more.
  }
}

export async function keepForLock(
  storage: TextStorage,
  account: AccountProfile,
  password: string,
): Promise<AccountProfile> {
  const { accountId } = account;
  const stored = rememberPassword(storage, accountId, password, isSharedDevice(), Date.now());
  // Without room or cryptography the lock asks the server instead.
  await stored.catch(() => undefined);
  return account;
}

/** Without keys nothing that was sealed opens; the person is told then. */
export async function keepSeal(
  account: AccountProfile,
  key: string | undefined,
  password: string,
): Promise<void> {
  const sealKey = seals().then(({ keepSealKey }) => keepSealKey(account, key, password));
  await sealKey.catch(() => undefined);
}

/** For sessions that began before the app had sealing keys. */
export async function keepMissingSeal({ account, sealKey }: SessionResponse): Promise<void> {
  const seal = seals().then(({ keepMissingSealKey }) => keepMissingSealKey(account, sealKey));
  await seal.catch(() => undefined);
}

export async function keepForPassword(
  storage: TextStorage,
  account: AccountProfile | null,
  sealKey: string | undefined,
  password: string,
): Promise<void> {
  if (!account) return;
  await keepSeal(account, sealKey, password);
  await keepForLock(storage, account, password);
}
