import { openLockName } from '../databaseName';

export type Release = () => void;

const noLocks: Release = () => undefined;

/** Absent in Node, where there is one process only. */
function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/**
 * Waits for a lock of the browser, which a closed or killed tab gives back by itself.
 * @throws AbortError when `signal` ends the wait
 */
export function take(name: string, mode: LockMode, signal?: AbortSignal): Promise<Release> {
  const locks = browserLocks();
  if (!locks) return Promise.resolve(noLocks);
  return new Promise((resolve, reject) => {
    const hold = (): Promise<void> => new Promise((release) => resolve(() => release()));
    locks.request(name, { mode, ...(signal ? { signal } : {}) }, hold).catch(reject);
  });
}

export function takeShared(database: string, signal?: AbortSignal): Promise<Release> {
  return take(openLockName(database), 'shared', signal);
}

/** Waits until no other tab has the database open, of any version; none can open it until `Release`. */
export function takeAlone(database: string, signal?: AbortSignal): Promise<Release> {
  return take(openLockName(database), 'exclusive', signal);
}
