const KEY = 'bualanh.sharedDevice';

export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Forbidden storage keeps no data either.
    return false;
  }
}

/** @throws when the browser forbids storage or has no room */
export function markShared(shared: boolean): void {
  if (shared) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}
