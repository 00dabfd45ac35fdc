/**
 * Runs a call that ends with `signal`, or after a time without an answer.
 *
 * `AbortSignal.any` of an `AbortSignal.timeout` is not used: Node 20 forgets the timeout when memory is
 * cleaned up, and the call would hang for ever (shown by a test).
 * @param ms milliseconds
 * @param work `alive` begins the time anew: something came, though not yet all of it
 */
export async function limited<T>(
  signal: AbortSignal,
  ms: number,
  work: (ends: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const ends = new AbortController();
  const stop = (): void => ends.abort(signal.reason);
  const late = (): void => ends.abort(new DOMException('no answer in time', 'TimeoutError'));
  let timer = setTimeout(late, ms);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(late, ms);
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await work(ends.signal, alive);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
