import { useCallback, useSyncExternalStore } from 'react';

/** From here on the nutrition panel stands beside the meals; below it is a strip. */
export const WIDE = '(min-width: 1200px)';

/** Below it dialogs fill the screen. */
export const PHONE = '(max-width: 767px)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
