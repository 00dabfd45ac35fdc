import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './log';

/** Work that nobody waits for while the gateway runs, like a mail; a gateway that stops waits for it. */
export interface Errands {
  /** Begins it. Its errors are logged. */
  begin(work: () => Promise<void>): void;
  /**
   * Waits until all that was begun is done, what it begins itself included.
   * @param patience milliseconds after which it is given up
   * @returns whether all was done
   */
  done(patience: number): Promise<boolean>;
}

export function createErrands(log: Logger): Errands {
  const open = new Set<Promise<void>>();
  return {
    begin: (work) => {
      const errand: Promise<void> = work()
        .catch((err: unknown) => log.error({ err }, 'work in the background failed'))
        .finally(() => open.delete(errand));
      open.add(errand);
    },
    done: async (patience) => {
      const given = new AbortController();
      const late = pause(patience, false, { signal: given.signal }).catch(() => true);
      const all = (async () => {
        while (open.size > 0) await Promise.all(open);
        return true;
      })();
      const done = await Promise.race([all, late]);
      given.abort();
      return done;
    },
  };
}
