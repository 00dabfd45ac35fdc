/** Milliseconds for which a figure is believed. */
const FRESH = 10_000;

/**
 * Counts at most once in ten seconds, however many members of the staff look: callers at the same time share one look.
 * @param steady milliseconds of a clock that only goes forward
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
