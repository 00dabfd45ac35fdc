export interface Leadership {
  take(lead: () => void, failed: (error: unknown) => void): void;
  release(): void;
}

/**
 * A closed or crashed tab gives the browser's lock up by itself. Without locks (tests in Node) there is one process, which
 * leads.
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
