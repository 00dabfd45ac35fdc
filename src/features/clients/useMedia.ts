import { useCallback, useSyncExternalStore } from 'react';

/** Window width from which the list is a table (specification, section 2). */
export const TABLE_FROM = '(min-width: 1024px)';
/** Widths of the shell's tablet, on which list and detail stand side by side. */
export const TABLET = '(min-width: 768px) and (max-width: 1199px)';
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
