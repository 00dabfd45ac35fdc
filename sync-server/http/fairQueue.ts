import { AppError, type ErrorCode } from '../../src/domain/protocol/errors';
import { createSums } from './sums';

export interface FairQueueOptions {
  /** Tasks at the same time. */
  atOnce: number;
  /** The same of one key. */
  perKey: number;
  /** Tasks of one key that may wait. */
  mostWaiting: number;
  /** Tasks of all keys that may wait. */
  mostWaitingInAll: number;
  /** The same of all keys at one place, where tasks name theirs. */
  ofPlace?: { atOnce: number; mostWaiting: number };
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
   * @param place where they ask from, if several keys may be one person's
   * @throws AppError `refusal` where too many wait, or a turn did not come in time; what `task` throws
   */
  run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal, place?: string): Promise<T>;
  /** Tasks that wait. */
  waiting(): number;
}

interface Waiter {
  start: () => void;
  giveUp: () => void;
  place: string | undefined;
}

/** Those who wait, by key; keys that were served last stand last. */
class Queue {
  readonly #byKey = new Map<string, Waiter[]>();
  readonly #places = createSums();
  size = 0;

  of = (key: string): number => this.#byKey.get(key)?.length ?? 0;

  ofPlace = (place: string): number => this.#places.of(place);

  /** The last of the key of which most wait. */
  lastOfMost(): { key: string; waiter: Waiter } | undefined {
    let found: { key: string; waiter: Waiter } | undefined;
    let most = 0;
    for (const [key, own] of this.#byKey) {
      const waiter = own.at(-1);
      if (!waiter || own.length <= most) continue;
      found = { key, waiter };
      most = own.length;
    }
    return found;
  }

  #count(waiter: Waiter, by: 1 | -1): void {
    this.size += by;
    if (waiter.place !== undefined) this.#places.add(waiter.place, by);
  }

  add(key: string, waiter: Waiter): void {
    const own = this.#byKey.get(key) ?? [];
    own.push(waiter);
    this.#byKey.set(key, own);
    this.#count(waiter, 1);
  }

  remove(key: string, waiter: Waiter): boolean {
    const own = this.#byKey.get(key);
    const place = own?.indexOf(waiter) ?? -1;
    if (!own || place < 0) return false;
    own.splice(place, 1);
    this.#count(waiter, -1);
    if (own.length === 0) this.#byKey.delete(key);
    return true;
  }

  /** The longest waiting of the first key that may start. */
  take(
    may: (key: string, place: string | undefined) => boolean,
  ): { key: string; waiter: Waiter } | undefined {
    for (const [key, [waiter, ...rest]] of this.#byKey) {
      if (!waiter || !may(key, waiter.place)) continue;
      this.#byKey.delete(key);
      if (rest.length > 0) this.#byKey.set(key, rest);
      this.#count(waiter, -1);
      return { key, waiter };
    }
    return undefined;
  }
}

/** Counts those that run, by key and place. */
function createRunning({ atOnce, perKey, ofPlace }: FairQueueOptions) {
  const keys = createSums();
  const places = createSums();
  let inAll = 0;
  const change = (key: string, place: string | undefined, by: 1 | -1): void => {
    inAll += by;
    keys.add(key, by);
    if (place !== undefined) places.add(place, by);
  };
  return {
    change,
    may: (key: string, place: string | undefined): boolean =>
      inAll < atOnce &&
      keys.of(key) < perKey &&
      (!ofPlace || place === undefined || places.of(place) < ofPlace.atOnce),
  };
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { mostWaiting, mostWaitingInAll, ofPlace, patience, refusal = 'server_busy' } = options;
  const { may, change } = createRunning(options);
  const queue = new Queue();

  function end(key: string, place: string | undefined): void {
    change(key, place, -1);
    for (let next = queue.take(may); next; next = queue.take(may)) {
      change(next.key, next.waiter.place, 1);
      next.waiter.start();
    }
  }

  /** Whether one more may wait; whoever has most waiting makes room for who has less. */
  function hasRoom(key: string, place: string | undefined): boolean {
    if (queue.of(key) >= mostWaiting) return false;
    if (ofPlace && place !== undefined && queue.ofPlace(place) >= ofPlace.mostWaiting) return false;
    if (queue.size < mostWaitingInAll) return true;
    const last = queue.lastOfMost();
    if (!last || queue.of(last.key) <= queue.of(key) + 1) return false;
    last.waiter.giveUp();
    return true;
  }

  function wait(
    key: string,
    signal: AbortSignal | undefined,
    place: string | undefined,
  ): Promise<void> {
    if (!hasRoom(key, place)) return Promise.reject(new AppError(refusal));
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const giveUp = (): void => {
        done();
        if (queue.remove(key, waiter)) reject(new AppError(refusal));
      };
      const waiter = { start: () => (done(), resolve()), giveUp, place };
      const timer = setTimeout(giveUp, patience);
      signal?.addEventListener('abort', giveUp);
      queue.add(key, waiter);
    });
  }

  return {
    run: async (key, task, signal, place) => {
      if (signal?.aborted) throw new AppError(refusal);
      // Who comes now does not overtake those of the same key.
      if (may(key, place) && queue.of(key) === 0) change(key, place, 1);
      else await wait(key, signal, place);
      try {
        return await task();
      } finally {
        end(key, place);
      }
    },
    waiting: () => queue.size,
  };
}
