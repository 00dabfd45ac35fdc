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

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/** Keeps groups of files; asks again, ever less often, while they cannot be had. */
async function keepPatiently(groups: readonly Group[]): Promise<'first' | 'again'> {
  const { keepFiles } = await import('../../platform/serviceWorker');
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    const answer = await keepFiles(groups);
    if (answer !== 'failed') return answer;
    await new Promise<void>((resolve) => void setTimeout(resolve, wait));
  }
}

/**
 * Keeps an entry's files for work without a network: first what every page needs, and once the browser is idle what
 * comes later. Without a service worker the app works on; only opening it without a network does not.
 */
export function keepEntryFiles(entry: Group, later: readonly Group[] = []): void {
  // The development server has no service worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = async (): Promise<void> => {
    const own = await keepPatiently([entry]);
    await new Promise<void>((resolve) => void whenIdle(resolve));
    const rest = later.length > 0 ? await keepPatiently(later) : own;
    if (own === 'first' || rest === 'first') kept.set(true);
  };
  keep().catch(reportError);
}
