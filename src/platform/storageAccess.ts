import { PROFILE_KEY } from './profileKey';
import type { TextStorage } from './textStorage';

/** Used where storage is forbidden, so that modules load and the page can say that it cannot go on. */
const NOTHING: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('storage is forbidden', 'SecurityError');
  },
  removeItem: () => undefined,
};

export function isStorageForbidden(): boolean {
  try {
    window.localStorage.getItem(PROFILE_KEY);
    return false;
  } catch {
    return true;
  }
}

export const deviceStorage = (): TextStorage => (isStorageForbidden() ? NOTHING : localStorage);

/** @throws where the browser forbids storage: a start that went on would end in a page on which nothing works */
export function requireStorage(): void {
  if (isStorageForbidden()) throw new DOMException('storage is forbidden', 'SecurityError');
}
