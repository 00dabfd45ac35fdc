import { whenIdle } from '../../platform/idle';
import { createStore } from '../../platform/store';
import type { Group } from '../../serviceWorker/files';

/** Whether all of the app's own files were kept for the first time since the page was loaded. */
const kept = createStore(false);

/** For `useSyncExternalStore`. */
export const filesKept = { subscribe: kept.subscribe, getSnapshot: kept.getSnapshot };

/** Forgotten once the person knows. */
export function forgetFilesKept(): void {
  kept.set(false);
}

/**
 * Keeps an entry's files for work without a network: first what every page needs, and once the browser is idle what
 * comes later. Without a service worker the app works on; only opening it without a network does not.
 */
export function keepEntryFiles(entry: Group, later: readonly Group[] = []): void {
  // The development server has no service worker.
  if (!import.meta.env.PROD) return;
  const keep = async (): Promise<void> => {
    const { keepFiles } = await import('../../platform/serviceWorker');
    const own = await keepFiles([entry]);
    if (own === 'failed') return;
    await new Promise<void>((resolve) => void whenIdle(resolve));
    const rest = later.length > 0 ? await keepFiles(later) : own;
    if (rest !== 'failed' && (own === 'first' || rest === 'first')) kept.set(true);
  };
  keep().catch(reportError);
}
