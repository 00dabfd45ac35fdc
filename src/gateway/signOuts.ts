import { logout } from '../api/auth';
import { postInit, readJson, send, type Fetch } from './calls';
import type { TextStorage } from '../platform/textStorage';
import { createSharedCall } from './sharedCall';

const KEY = 'bualanh.signOuts';
/** Accounts of one device whose sign-out waits; beyond that the oldest session ends by its age. */
const MOST = 20;
/** Milliseconds */
const WITHIN = 5_000;

/**
 * Sign-outs that the server has not confirmed: on a shared tablet a session must end even where its person left without a
 * network.
 */
export interface SignOuts {
  add(accountId: string): void;
  /** For a new sign-in: the waiting sign-out would end the new session. */
  forget(accountId: string): void;
  /** An unconfirmed sign-out waits on; never throws. */
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

/** A portal that answers 200 has not ended the session. */
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
