import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 767px)';
/** Widths of the shell's tablet, on which list and detail stand side by side. */
export const TABLET = '(min-width: 768px) and (max-width: 1199px)';
export const TABLE_FROM = '(min-width: 1024px)';
export const WIDE = '(min-width: 1200px)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
