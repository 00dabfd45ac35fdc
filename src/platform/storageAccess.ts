import { PROFILE_KEY } from './profileKey';
import type { TextStorage } from './textStorage';

/** Stands where the browser forbids storage: a module may be read, and its page says that it cannot go on. */
const NOTHING: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('storage is forbidden', 'SecurityError');
  },
  removeItem: () => undefined,
};

/** Whether the browser blocks what the app keeps on the device: without it nobody can sign in. */
export function isStorageForbidden(): boolean {
  try {
    window.localStorage.getItem(PROFILE_KEY);
    return false;
  } catch {
    return true;
  }
}

/** `localStorage`, without throwing where it is forbidden. */
export const deviceStorage = (): TextStorage => (isStorageForbidden() ? NOTHING : localStorage);

/** @throws where the browser forbids storage: a start that goes on ends in a page on which nothing works */
export function requireStorage(): void {
  if (isStorageForbidden()) throw new DOMException('storage is forbidden', 'SecurityError');
}
