/** Milliseconds */
const LONGEST_MS = 1000;
/** Milliseconds, for Safari, which has no idle callback. */
const INSTEAD_MS = 200;

/**
 * Runs after a second at the latest.
 * @returns cancels it, if it has not begun
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD_MS);
  return () => clearTimeout(timer);
}
