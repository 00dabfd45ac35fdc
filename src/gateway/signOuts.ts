import { logout } from '../api/auth';
import { postInit, readJson, send, type Fetch } from './calls';
import type { TextStorage } from '../platform/textStorage';
import { createSharedCall } from './sharedCall';

const KEY = 'bualanh.signOuts';
/** Accounts of one device whose sign-out waits; beyond that the oldest session ends by its age. */
const MOST = 20;
/** Milliseconds for one call. */
const WITHIN = 5_000;

/**
 * Sign-outs that the server has not confirmed. On a shared tablet the session of who left must end also where there
 * was no network when they left: the device tells the server at the next contact.
 */
export interface SignOuts {
  /** Remembers that an account signed out here; `carryOut` tells the server. */
  add(accountId: string): void;
  /** The account has signed in anew: what waited would end the new session. */
  forget(accountId: string): void;
  /** Tells the server what waits. What it does not confirm waits on; never throws. */
  carryOut(): Promise<void>;
}

function read(storage: TextStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(storage: TextStorage, ids: readonly string[]): void {
  try {
    if (ids.length > 0) storage.setItem(KEY, JSON.stringify(ids.slice(-MOST)));
    else storage.removeItem(KEY);
  } catch {
    // A full storage keeps the list of before; signing out itself must not fail for it.
  }
}

/** Whether our own gateway ended the session; a portal that answers 200 did not. */
async function isEnded(fetch: Fetch, accountId: string, signal: AbortSignal): Promise<boolean> {
  // The page may be left meanwhile: the call must outlive it.
  const init = { ...postInit({ accountId }, signal), keepalive: true };
  const answer = await send(fetch, logout.path, init);
  const json: unknown = await readJson(answer);
  return typeof json === 'object' && json !== null && 'success' in json && json.success === true;
}

export function createSignOuts(fetch: Fetch, storage: TextStorage): SignOuts {
  const without = (accountId: string): void =>
    write(
      storage,
      read(storage).filter((id) => id !== accountId),
    );
  const calls = createSharedCall(async () => {
    for (const accountId of read(storage)) {
      const ended = await isEnded(fetch, accountId, AbortSignal.timeout(WITHIN)).catch(() => false);
      if (ended) without(accountId);
    }
  });
  return {
    add: (accountId) =>
      write(storage, [...read(storage).filter((id) => id !== accountId), accountId]),
    forget: without,
    carryOut: async () => {
      if (read(storage).length > 0) await calls.anew();
    },
  };
}
