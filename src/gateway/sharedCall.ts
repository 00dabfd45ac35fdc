import { Unreachable } from './calls';

export interface SharedCall<T> {
  /**
   * The call is given up when the last who waits has left.
   * @param signal whoever waits leaves with it
   * @throws Unreachable then, and what the call throws
   */
  join(signal?: AbortSignal | null): Promise<T>;
  /** Makes another one as soon as the one under way has ended. */
  anew(): Promise<T>;
}

interface Running<T> {
  answer: Promise<T>;
  ending: AbortController;
  waiting: number;
}

const nothing = (): void => undefined;

export function createSharedCall<T>(make: (signal: AbortSignal) => Promise<T>): SharedCall<T> {
  let present: Running<T> | null = null;

  function begin(): Running<T> {
    const ending = new AbortController();
    const begun: Running<T> = { answer: make(ending.signal), ending, waiting: 0 };
    present = begun;
    return begun;
  }

  async function join(signal?: AbortSignal | null): Promise<T> {
    if (signal?.aborted) throw new Unreachable('given up');
    const one = present ?? begin();
    one.waiting += 1;
    let leave = nothing;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(new Unreachable('given up'));
      signal?.addEventListener('abort', leave);
    });
    try {
      return await Promise.race([one.answer, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
      one.waiting -= 1;
      if (one.waiting === 0) {
        // Later callers must not join a call that is being given up.
        if (present === one) present = null;
        one.ending.abort();
      }
    }
  }

  return {
    join,
    async anew() {
      await present?.answer.catch(() => undefined);
      begin();
      return join();
    },
  };
}
