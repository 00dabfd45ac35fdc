import { setTimeout as pause } from 'node:timers/promises';
import { createFairQueue } from '../http/fairQueue';

/** Pages that wait to be drawn, of one address and in all, and milliseconds for which one waits. */
const WAITING = { mostWaiting: 40, mostWaitingInAll: 400, patience: 15_000 };
/** Milliseconds for which others have the gateway behind a page, at most. */
const LONGEST_REST = 200;

/** Draws pages that are not kept. */
export interface Drawings {
  /**
   * @param place network address of who reads
   * @throws AppError server_busy where too many wait; what `draw` throws
   */
  draw<T>(place: string, draw: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * One page at a time, in turns between addresses, and as long as one took nothing is drawn behind it: random queries of a
 * stranger cost those who work half of the gateway at most.
 * @param now milliseconds of a clock that only goes forward
 */
export function createDrawings(
  now = () => performance.now(),
  rest: (ms: number) => Promise<unknown> = (ms) => pause(ms, undefined, { ref: false }),
): Drawings {
  const turns = createFairQueue({ atOnce: 1, perKey: 1, ...WAITING });
  let rested: Promise<unknown> = Promise.resolve();
  return {
    draw: (place, draw, signal) =>
      turns.run(
        place,
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
