const FRESH = 10_000;

/**
 * Callers at the same time share one count.
 * @param steady milliseconds of a monotonic clock
 * @param fresh milliseconds for which a count is believed
 */
export function remembered<T>(
  count: () => Promise<T>,
  steady: () => number,
  fresh = FRESH,
): () => Promise<T> {
  let known: { value: T; at: number } | undefined;
  let running: Promise<T> | undefined;
  return () => {
    if (known && steady() - known.at < fresh) return Promise.resolve(known.value);
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
