import { useCallback, useSyncExternalStore } from 'react';

/** Below it dialogs fill the screen. */
export const PHONE = '(max-width: 767px)';
/** Widths of the shell's tablet, on which list and detail stand side by side. */
export const TABLET = '(min-width: 768px) and (max-width: 1199px)';
/** Window width from which a list of clients is a table (specification, section 2). */
export const TABLE_FROM = '(min-width: 1024px)';
/** From here on the nutrition panel stands beside the meals; below it is a strip. */
export const WIDE = '(min-width: 1200px)';

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
  // Drawn without a window, nothing of it holds.
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
