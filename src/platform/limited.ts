import { Unreachable } from './unreachable';

/** Milliseconds in which an aborted call may end by itself, with an error that says more. */
const GRACE_MS = 1000;

/**
 * Abandons a call that does not heed its signal: the body of an answer was seen to hang for ever where its connection
 * broke at the moment of the abort.
 * @throws Unreachable then, and what `work` throws
 */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => reject(new Unreachable('given up', { cause: signal.reason }));
    const giveUp = (): void => {
      timer = setTimeout(leave, GRACE_MS);
    };
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
    void work.then(resolve, reject).finally(end);
  });
}

/**
 * `AbortSignal.any` of an `AbortSignal.timeout` is not used: Node 20 loses the timeout in garbage collection, and the call
 * hangs for ever (shown by a test).
 * @param ms milliseconds
 * @param work calls `alive` to begin the time anew when some of the answer came
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
    return await untilAborted(ends.signal, work(ends.signal, alive));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
