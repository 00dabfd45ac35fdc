/** Sizes in bytes. */
export interface StorageReport {
  /** `null` when the browser does not say whether it keeps the data. */
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
  available: boolean;
  /** Private mode: likely forgotten when the window closes. */
  temporary: boolean;
}

const PROBE = 'bualanh-probe';

/**
 * Below this quota a browser keeps data in memory only, as private windows do: Chromium offers
 * them a small part of the memory, a kept profile a large part of the disk.
 */
const SMALLEST_KEPT_QUOTA = 600 * 1024 * 1024;

function probeDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      // Where storage is forbidden some browsers throw at its very name.
      if (typeof indexedDB === 'undefined') return resolve(false);
      request = indexedDB.open(PROBE, 1);
    } catch {
      return resolve(false);
    }
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('probe'));
    request.addEventListener('error', () => resolve(false));
    request.addEventListener('blocked', () => resolve(false));
    request.addEventListener('success', () => {
      const database = request.result;
      const transaction = database.transaction('probe', 'readwrite');
      transaction.objectStore('probe').put(1, 'probe');
      const end = (written: boolean) => (): void => {
        database.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(written);
      };
      transaction.addEventListener('complete', end(true));
      transaction.addEventListener('error', end(false));
      transaction.addEventListener('abort', end(false));
    });
  });
}

function manager(): StorageManager | undefined {
  try {
    return typeof navigator === 'undefined' ? undefined : navigator.storage;
  } catch {
    return undefined;
  }
}

const callOrNull = async <T>(call: () => Promise<T> | undefined): Promise<T | null> => {
  try {
    return (await call()) ?? null;
  } catch {
    return null;
  }
};

let persistence: Promise<boolean | null> = Promise.resolve(null);

/**
 * Call it once after signing in.
 * @returns null when the browser cannot be asked
 */
export function askToPersist(): Promise<boolean | null> {
  persistence = ask();
  return persistence;
}

/** A browser that asks its person may take minutes. */
export async function persistAnswered(): Promise<void> {
  await persistence;
}

async function ask(): Promise<boolean | null> {
  const storage = manager();
  if (!storage?.persist) return null;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return null;
  }
}

/** Never fails: a fact that cannot be read is null. */
export async function storageReport(): Promise<StorageReport> {
  const storage = manager();
  const persisted = await callOrNull(() => storage?.persisted?.());
  const estimate = await callOrNull(() => storage?.estimate?.());
  const quota = estimate?.quota ?? null;
  return {
    persisted,
    usage: estimate?.usage ?? null,
    quota,
    available: await probeDatabase(),
    temporary: persisted !== true && quota !== null && quota < SMALLEST_KEPT_QUOTA,
  };
}
