import { AppError, type ErrorCode } from '../../src/domain/protocol/errors';
import { createSums } from './sums';

export interface FairQueueOptions {
  atOnce: number;
  perKey: number;
  mostWaiting: number;
  mostWaitingInAll: number;
  ofPlace?: { atOnce: number; mostWaiting: number };
  patience: number;
  refusal?: ErrorCode;
}

/**
 * Runs a few tasks at a time, taking turns by key, so that one who asks a thousand times takes no more than one who asks
 * once.
 */
export interface FairQueue {
  /**
   * @param key account or address
   * @param signal gives up the place in the queue
   * @param place groups keys that may belong to one person
   * @throws AppError `refusal` when too many wait or the wait is too long; what `task` throws
   */
  run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal, address?: string): Promise<T>;
  waiting(): number;
}

interface Waiter {
  start: () => void;
  giveUp: () => void;
  address: string | undefined;
}

class Queue {
  readonly #byKey = new Map<string, Waiter[]>();
  readonly #places = createSums();
  size = 0;

  of = (key: string): number => this.#byKey.get(key)?.length ?? 0;

  ofPlace = (address: string): number => this.#places.of(address);

  lastOfMost(): { key: string; waiter: Waiter } | undefined {
    let match: { key: string; waiter: Waiter } | undefined;
    let most = 0;
    for (const [key, own] of this.#byKey) {
      const waiter = own.at(-1);
      if (!waiter || own.length <= most) continue;
      match = { key, waiter };
      most = own.length;
    }
    return match;
  }

  #count(waiter: Waiter, by: 1 | -1): void {
    this.size += by;
    if (waiter.address !== undefined) this.#places.add(waiter.address, by);
  }

  add(key: string, waiter: Waiter): void {
    const own = this.#byKey.get(key) ?? [];
    own.push(waiter);
    this.#byKey.set(key, own);
    this.#count(waiter, 1);
  }

  remove(key: string, waiter: Waiter): boolean {
    const own = this.#byKey.get(key);
    const index = own?.indexOf(waiter) ?? -1;
    if (!own || index < 0) return false;
    own.splice(index, 1);
    this.#count(waiter, -1);
    if (own.length === 0) this.#byKey.delete(key);
    return true;
  }

  take(
    may: (key: string, address: string | undefined) => boolean,
  ): { key: string; waiter: Waiter } | undefined {
    for (const [key, [waiter, ...rest]] of this.#byKey) {
      if (!waiter || !may(key, waiter.address)) continue;
      this.#byKey.delete(key);
      if (rest.length > 0) this.#byKey.set(key, rest);
      this.#count(waiter, -1);
      return { key, waiter };
    }
    return undefined;
  }
}

function createRunning({ atOnce, perKey, ofPlace }: FairQueueOptions) {
  const keys = createSums();
  const addresses = createSums();
  let inAll = 0;
  const change = (key: string, address: string | undefined, by: 1 | -1): void => {
    inAll += by;
    keys.add(key, by);
    if (address !== undefined) addresses.add(address, by);
  };
  return {
    change,
    may: (key: string, address: string | undefined): boolean =>
      inAll < atOnce &&
      keys.of(key) < perKey &&
      (!ofPlace || address === undefined || addresses.of(address) < ofPlace.atOnce),
  };
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { mostWaiting, mostWaitingInAll, ofPlace, patience, refusal = 'server_busy' } = options;
  const { may, change } = createRunning(options);
  const queue = new Queue();

  function end(key: string, address: string | undefined): void {
    change(key, address, -1);
    for (let next = queue.take(may); next; next = queue.take(may)) {
      change(next.key, next.waiter.address, 1);
      next.waiter.start();
    }
  }

  function hasRoom(key: string, address: string | undefined): boolean {
    if (queue.of(key) >= mostWaiting) return false;
    if (ofPlace && address !== undefined && queue.ofPlace(address) >= ofPlace.mostWaiting)
      return false;
    if (queue.size < mostWaitingInAll) return true;
    const last = queue.lastOfMost();
    if (!last || queue.of(last.key) <= queue.of(key) + 1) return false;
    last.waiter.giveUp();
    return true;
  }

  function wait(
    key: string,
    signal: AbortSignal | undefined,
    address: string | undefined,
  ): Promise<void> {
    if (!hasRoom(key, address)) return Promise.reject(new AppError(refusal));
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const giveUp = (): void => {
        done();
        if (queue.remove(key, waiter)) reject(new AppError(refusal));
      };
      const waiter = { start: () => (done(), resolve()), giveUp, address };
      const timer = setTimeout(giveUp, patience);
      signal?.addEventListener('abort', giveUp);
      queue.add(key, waiter);
    });
  }

  return {
    run: async (key, task, signal, address) => {
      if (signal?.aborted) throw new AppError(refusal);
      if (may(key, address) && queue.of(key) === 0) change(key, address, 1);
      else await wait(key, signal, address);
      try {
        return await task();
      } finally {
        end(key, address);
      }
    },
    waiting: () => queue.size,
  };
}
