import { whenIdle } from '../../platform/idle';
import { createStore } from '../../platform/store';
import type { Group } from '../../serviceWorker/files';

const filesStored = createStore(false);

export const filesKept = { subscribe: filesStored.subscribe, getSnapshot: filesStored.getSnapshot };

export function forgetFilesKept(): void {
  filesStored.set(false);
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

async function keepPatiently(groups: readonly Group[]): Promise<'first' | 'again'> {
  const { keepFiles } = await import('../../platform/serviceWorker');
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    const answer = await keepFiles(groups);
    if (answer !== 'failed') return answer;
    await new Promise<void>((resolve) => void setTimeout(resolve, wait));
  }
}

/**
 * First what every page needs, the rest when the browser is idle. Without a service worker everything works but opening
 * the app offline.
 */
export function keepEntryFiles(entry: Group, later: readonly Group[] = []): void {
  // The development server has no service worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = async (): Promise<void> => {
    const own = await keepPatiently([entry]);
    await new Promise<void>((resolve) => void whenIdle(resolve));
    const rest = later.length > 0 ? await keepPatiently(later) : own;
    if (own === 'first' || rest === 'first') filesStored.set(true);
  };
  keep().catch(reportError);
}
