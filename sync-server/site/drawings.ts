import { setTimeout as pause } from 'node:timers/promises';
import { createFairQueue } from '../http/fairQueue';

const WAITING = { mostWaiting: 40, mostWaitingInAll: 400, patience: 15_000 };
const LONGEST_REST = 200;

export interface Drawings {
  /**
   * @param place network address
   * @throws AppError server_busy where too many wait; what `draw` throws
   */
  draw<T>(path: string, draw: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * One page at a time, in turns between addresses, and a rest as long as the drawing: strangers' random queries cost at
 * most half of the gateway.
 * @param now milliseconds of a monotonic clock
 */
export function createDrawings(
  now = () => performance.now(),
  rest: (ms: number) => Promise<unknown> = (ms) => pause(ms, undefined, { ref: false }),
): Drawings {
  const turns = createFairQueue({ atOnce: 1, perKey: 1, ...WAITING });
  let rested: Promise<unknown> = Promise.resolve();
  return {
    draw: (path, draw, signal) =>
      turns.run(
        path,
        async () => {
          await rested;
          const began = now();
          try {
            return await draw();
          } finally {
            rested = rest(Math.min(LONGEST_REST, now() - began));
          }
        },
        signal,
      ),
  };
}
