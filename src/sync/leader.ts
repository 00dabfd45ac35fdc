/** Waits until this tab is the only one that replicates; the lock is free again after `release`. */
export interface Leadership {
  /** Calls back once this tab leads. */
  take(lead: () => void, failed: (error: unknown) => void): void;
  release(): void;
}

/**
 * Leadership by the browser's lock, which a closed or crashed tab gives up by itself.
 * Where there are no locks (tests in Node) there is one process, which leads.
 */
export function createLeadership(name: string): Leadership {
  const abort = new AbortController();
  const held = new Promise<void>((resolve) => {
    abort.signal.addEventListener('abort', () => resolve());
  });
  return {
    take(lead, failed) {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
      if (!locks) return lead();
      locks
        .request(name, { signal: abort.signal }, () => {
          lead();
          return held;
        })
        .catch((error: unknown) => {
          // Released while still waiting in the queue.
          if (!abort.signal.aborted) failed(error);
        });
    },
    release() {
      abort.abort();
    },
  };
}
