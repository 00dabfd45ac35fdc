export type Bound = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

export function createBound(most: number): Bound {
  let running = 0;
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
