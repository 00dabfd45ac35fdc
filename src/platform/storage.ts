/** What the browser says about the data that it keeps for us. */
export interface StorageState {
  /** False where the app cannot keep anything at all (forbidden, or some private windows). */
  available: boolean;
  /** Whether the browser promises not to clear it by itself; null when it does not say. */
  persisted: boolean | null;
  /** Bytes used and bytes that may be used; null when the browser does not say. */
  usage: number | null;
  quota: number | null;
}

const PROBE = 'bualanh-probe';

function canWriteText(): boolean {
  try {
    window.localStorage.setItem(PROBE, '1');
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

function canOpenDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PROBE);
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      });
      request.addEventListener('error', () => resolve(false));
      // Another tab probes at the same moment: the database is there.
      request.addEventListener('blocked', () => resolve(true));
    } catch {
      resolve(false);
    }
  });
}

/** Reads how much room there is and whether it is promised; never asks the person anything. */
export async function readStorage(): Promise<StorageState> {
  const available = canWriteText() && (await canOpenDatabase());
  // `navigator.storage` exists in secure contexts only.
  const manager = 'storage' in navigator ? navigator.storage : undefined;
  const [persisted, estimate] = await Promise.all([
    manager?.persisted?.().catch(() => null) ?? null,
    manager?.estimate?.().catch(() => null) ?? null,
  ]);
  return {
    available,
    persisted,
    usage: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
  };
}

/** Asks the browser to promise; some show a question. @returns what `persisted` is then */
export async function askToKeepStorage(): Promise<boolean | null> {
  const manager = 'storage' in navigator ? navigator.storage : undefined;
  if (!manager?.persist) return null;
  try {
    return await manager.persist();
  } catch {
    return null;
  }
}
