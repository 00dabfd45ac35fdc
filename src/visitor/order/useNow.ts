import { useSyncExternalStore } from 'react';

let now = Date.now();

function subscribe(listener: () => void): () => void {
  const tick = (): void => {
    now = Date.now();
    listener();
  };
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

/** The time, a second at most behind; milliseconds since 1970. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
