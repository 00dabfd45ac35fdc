interface Bounded {
  signal: AbortSignal;
  isLate(): boolean;
  end(): void;
}

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

/** Rejects on abort even when the work ignores the signal. */
export function raced<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void work.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject);
  });
}
