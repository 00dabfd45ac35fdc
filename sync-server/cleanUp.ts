import type { Logger } from './http/log';
import { pause } from './http/pause';

const FIRST = 60_000;
const EVERY = 3_600_000;

export interface Expiring {
  name: string;
  remove(): Promise<number>;
}

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
