import { useSyncExternalStore } from 'react';

const CHANGED = 'visitor-navigation';

const placeNow = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

export const usePlace = (): string => useSyncExternalStore(subscribe, placeNow);

export function go(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', to);
  else window.history.pushState(null, '', to);
  window.dispatchEvent(new Event(CHANGED));
  if (!replace) window.scrollTo(0, 0);
}
