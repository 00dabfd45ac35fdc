/** Runs a task now, or when one that runs has ended; in the order in which they came. */
export type Bound = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * @param most tasks that run at the same time
 * @returns rejects with the signal's reason when it is aborted before the task's turn
 */
export function createBound(most: number): Bound {
  let running = 0;
  // Sets keep their order.
  const waiting = new Set<() => void>();

  function turn(signal: AbortSignal): Promise<void> {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(go);
        reject(signal.reason as Error);
      };
      // The place of the one that ended is handed on.
      const go = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (task, signal) => {
    await turn(signal);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
