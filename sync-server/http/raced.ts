/** The signals of one piece of work, held by whoever made it: nothing of them goes when memory is cleaned up. */
interface Bounded {
  signal: AbortSignal;
  isLate(): boolean;
  /** Lets go of the clock and of `left`. */
  end(): void;
}

/** A signal that is aborted with `left`, and after some milliseconds. */
export function bounded(left: AbortSignal, ms: number): Bounded {
  const own = new AbortController();
  let late = false;
  const leave = (): void => own.abort(left.reason);
  const timer = setTimeout(() => {
    late = true;
    own.abort(new DOMException('no answer in time', 'TimeoutError'));
  }, ms);
  if (left.aborted) leave();
  else left.addEventListener('abort', leave, { once: true });
  return {
    signal: own.signal,
    isLate: () => late,
    end: () => {
      clearTimeout(timer);
      left.removeEventListener('abort', leave);
    },
  };
}

/** A signal that is aborted with the first of some others, which keep nothing of it behind `end`. */
export function joined(signals: readonly AbortSignal[]): Omit<Bounded, 'isLate'> {
  const own = new AbortController();
  const leaving = signals.map((signal) => {
    const leave = (): void => own.abort(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    return (): void => signal.removeEventListener('abort', leave);
  });
  return { signal: own.signal, end: () => leaving.forEach((end) => end()) };
}

/** Work, or the reason of the signal as soon as it is aborted: also where the work does not listen to it. */
export function raced<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void work.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject);
  });
}
