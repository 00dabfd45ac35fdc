import { openLockName, syncLockName } from '../databaseName';

/** Gives a lock back. */
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

/** Waits until this tab may open the database beside others of its own version. */
export function takeShared(database: string, signal?: AbortSignal): Promise<Release> {
  return take(openLockName(database), 'shared', signal);
}

/** Whether a tab waits for a lock. */
async function isWaitedFor(name: string): Promise<boolean> {
  const pending = (await browserLocks()?.query())?.pending ?? [];
  return pending.some((one) => one.name === name);
}

/**
 * Waits until no tab of the app before 0.2 is left. Those share no lock, but each has, or waits for, the
 * right to replicate; a tab of a later version asks for it only when it has opened the database.
 */
async function takeReplication(database: string, signal?: AbortSignal): Promise<Release> {
  const name = syncLockName(database);
  for (;;) {
    // Behind all that waited before: when it comes, they are gone.
    const release = await take(name, 'exclusive', signal);
    if (!(await isWaitedFor(name))) return release;
    release();
  }
}

/** Waits until no other tab has the database open, of any version; none can open it until `Release`. */
export async function takeAlone(database: string, signal?: AbortSignal): Promise<Release> {
  const open = await take(openLockName(database), 'exclusive', signal);
  try {
    const replication = await takeReplication(database, signal);
    return () => {
      replication();
      open();
    };
  } catch (error) {
    open();
    throw error;
  }
}
