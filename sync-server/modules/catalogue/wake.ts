import type { WakeHub } from '../../http/wakeHub';
import type { UpdateListener } from '../../sync/updates';

/** Milliseconds in which many changes of the catalogue wake all devices once. */
const WAKE_DELAY_MS = 5_000;

export function createCatalogueWake(wake: WakeHub, signal: AbortSignal): UpdateListener {
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    updated: ({ name }) => {
      if (name !== 'catalogue' || signal.aborted) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        wake.wake('*', ['catalogue']);
      }, WAKE_DELAY_MS);
      timer.unref();
    },
    sweep: () => undefined,
  };
}
