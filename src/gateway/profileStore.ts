import { accountProfileSchema, type AccountProfile } from '../domain/accounts/account';
import { readTolerantly } from '../domain/schema/tolerance';
import { PROFILE_KEY } from '../platform/profileKey';
import type { TextStorage } from '../platform/textStorage';

/** Unknown values from a newer app or server must not sign anybody out. */
export function readProfile(stored: unknown): AccountProfile | null {
  const result = readTolerantly(accountProfileSchema, stored);
  return result.ok ? result.value : null;
}

function parse(text: string | null): AccountProfile | null {
  if (!text) return null;
  try {
    return readProfile(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Holds no secret; it lets whoever signed in last work without a network. */
export interface ProfileStore {
  read(): AccountProfile | null;
  write(account: AccountProfile | null): void;
  watch(changed: (account: AccountProfile | null) => void): () => void;
}

export function createProfileStore(storage: TextStorage): ProfileStore {
  return {
    read: () => parse(storage.getItem(PROFILE_KEY)),
    write(account) {
      if (account) storage.setItem(PROFILE_KEY, JSON.stringify(account));
      else storage.removeItem(PROFILE_KEY);
    },
    watch(changed) {
      if (typeof window === 'undefined') return () => undefined;
      const listener = (event: StorageEvent): void => {
        // `key` is null when everything was cleared.
        if (event.key === PROFILE_KEY || event.key === null)
          changed(parse(storage.getItem(PROFILE_KEY)));
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}
