import { AppError, type ErrorCode } from '../../src/domain/errors';

export interface FairQueueOptions {
  /** Tasks at the same time. */
  atOnce: number;
  /** The same of one key. */
  perKey: number;
  /** Tasks of one key that may wait. */
  mostWaiting: number;
  /** Tasks of all keys that may wait. */
  mostWaitingInAll: number;
  /** Milliseconds for which a task waits at most. */
  patience: number;
  /** Error for callers for whom there is no room (default `server_busy`). */
  refusal?: ErrorCode;
}

/**
 * Runs tasks, a few at a time. Whoever waits gets a turn key by key: one who asks a thousand times takes
 * from the others no more than one who asks once.
 */
export interface FairQueue {
  /**
   * @param key who asks: an account, an address
   * @param signal gives the place in the queue up
   * @throws AppError `refusal` where too many wait, or a turn did not come in time; what `task` throws
   */
  run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Tasks that wait. */
  waiting(): number;
}

interface Waiter {
  start: () => void;
}

/** Those who wait, by key; keys that were served last stand last. */
class Queue {
  readonly #byKey = new Map<string, Waiter[]>();
  size = 0;

  of = (key: string): number => this.#byKey.get(key)?.length ?? 0;

  add(key: string, waiter: Waiter): void {
    const own = this.#byKey.get(key) ?? [];
    own.push(waiter);
    this.#byKey.set(key, own);
    this.size += 1;
  }

  remove(key: string, waiter: Waiter): boolean {
    const own = this.#byKey.get(key);
    const place = own?.indexOf(waiter) ?? -1;
    if (!own || place < 0) return false;
    own.splice(place, 1);
    this.size -= 1;
    if (own.length === 0) this.#byKey.delete(key);
    return true;
  }

  /** The longest waiting of the first key that may start. */
  take(may: (key: string) => boolean): { key: string; waiter: Waiter } | undefined {
    for (const [key, [waiter, ...rest]] of this.#byKey) {
      if (!waiter || !may(key)) continue;
      this.#byKey.delete(key);
      if (rest.length > 0) this.#byKey.set(key, rest);
      this.size -= 1;
      return { key, waiter };
    }
    return undefined;
  }
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const {
    atOnce,
    perKey,
    mostWaiting,
    mostWaitingInAll,
    patience,
    refusal = 'server_busy',
  } = options;
  const running = new Map<string, number>();
  const queue = new Queue();
  let inAll = 0;

  const may = (key: string): boolean => inAll < atOnce && (running.get(key) ?? 0) < perKey;

  function begin(key: string): void {
    inAll += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function end(key: string): void {
    inAll -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left === 0) running.delete(key);
    else running.set(key, left);
    for (let next = queue.take(may); next; next = queue.take(may)) {
      begin(next.key);
      next.waiter.start();
    }
  }

  function wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    if (queue.of(key) >= mostWaiting || queue.size >= mostWaitingInAll)
      return Promise.reject(new AppError(refusal));
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter = { start: () => (done(), resolve()) };
      const giveUp = (): void => {
        done();
        if (queue.remove(key, waiter)) reject(new AppError(refusal));
      };
      const timer = setTimeout(giveUp, patience);
      signal?.addEventListener('abort', giveUp);
      queue.add(key, waiter);
    });
  }

  return {
    run: async (key, task, signal) => {
      if (signal?.aborted) throw new AppError(refusal);
      // Who comes now does not overtake those of the same key.
      if (may(key) && queue.of(key) === 0) begin(key);
      else await wait(key, signal);
      try {
        return await task();
      } finally {
        end(key);
      }
    },
    waiting: () => queue.size,
  };
}
