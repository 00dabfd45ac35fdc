import type { Logger } from './http/log';
import { pause } from './http/pause';

/** Milliseconds after the start, and between two, at which what nobody needs any more is removed. */
const FIRST = 60_000;
const EVERY = 3_600_000;

/** Something that is removed when its time is over. */
export interface Expiring {
  name: string;
  /** Safe beside another gateway that does the same. @returns how many it removed */
  remove(): Promise<number>;
}

/** Cleans up once an hour until the signal is aborted. */
export async function cleanUp(
  all: readonly Expiring[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  await pause(FIRST, signal);
  while (!signal.aborted) {
    for (const { name, remove } of all) {
      try {
        const removed = await remove();
        if (removed > 0) log.info({ removed }, `expired ${name} were removed`);
      } catch (error) {
        log.warn({ err: error }, `expired ${name} could not be removed`);
      }
    }
    await pause(EVERY, signal);
  }
}
