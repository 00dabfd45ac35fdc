/** Longest wait for a quiet moment, in milliseconds. */
const LONGEST_MS = 1000;
/** Where the browser tells of none (Safari), in milliseconds. */
const INSTEAD_MS = 200;

/**
 * Runs something once the browser has drawn what it is busy with, after a second at the latest.
 * @returns gives it up, if it has not begun
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD_MS);
  return () => clearTimeout(timer);
}
