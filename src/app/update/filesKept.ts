import { createStore } from '../../platform/store';

/** Whether the app's own files were kept for the first time since the page was loaded. */
const kept = createStore(false);

/** For `useSyncExternalStore`. */
export const filesKept = { subscribe: kept.subscribe, getSnapshot: kept.getSnapshot };

/** Told by the service worker's watcher; forgotten once the person knows. */
export function noteFilesKept(value: boolean): void {
  kept.set(value);
}
