import { useSyncExternalStore } from 'react';

let now = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    listener();
  }, 1000);
  return () => clearInterval(timer);
}

/** The time, a second at most behind; milliseconds since 1970. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
