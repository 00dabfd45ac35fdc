const FRESH = 10_000;

/**
 * Callers at the same time share one count.
 * @param steady milliseconds of a monotonic clock
 */
export function remembered<T>(count: () => Promise<T>, steady: () => number): () => Promise<T> {
  let known: { value: T; at: number } | undefined;
  let running: Promise<T> | undefined;
  return () => {
    if (known && steady() - known.at < FRESH) return Promise.resolve(known.value);
    running ??= (async () => {
      const at = steady();
      const value = await count();
      known = { value, at };
      return value;
    })().finally(() => {
      running = undefined;
    });
    return running;
  };
}
