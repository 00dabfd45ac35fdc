import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { LibraryEntry } from '../domain/records/library';
import type { LibrarySearch } from './librarySearch';
import type { SyncActions, SyncStatus } from './status';

export interface SyncHandle {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SyncStatus;
  actions: SyncActions;
  readonly library: Pick<LibrarySearch, 'dishes' | 'masters'>;
}

const SyncContext = createContext<SyncHandle | null>(null);
export const SyncProvider = SyncContext.Provider;

function useHandle(): SyncHandle {
  const handle = useContext(SyncContext);
  if (!handle) throw new Error('useSyncStatus outside SyncProvider');
  return handle;
}

export function useSyncStatus(): SyncStatus {
  const handle = useHandle();
  return useSyncExternalStore(handle.subscribe, handle.getSnapshot);
}

export function useSyncActions(): SyncActions {
  return useHandle().actions;
}

/** Milliseconds without a keystroke before the server is asked, and the fewest characters for it. */
const TYPING_MS = 300;
const FEWEST = 2;
const NOTHING: readonly LibraryEntry[] = [];

/** @returns empty while it looks, without a network, and for less than two characters */
export function useLibrarySearch(query: string): readonly LibraryEntry[] {
  const handle = useHandle();
  const { online } = useSyncStatus();
  const [answer, setAnswer] = useState<{ query: string; entries: readonly LibraryEntry[] }>();
  const text = query.trim().slice(0, 100);
  useEffect(() => {
    if (!online || text.length < FEWEST) return;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      handle.library.masters(text, ending.signal).then(
        (entries) => !ending.signal.aborted && setAnswer({ query: text, entries }),
        // The list shows what the device has; the badge says that the server is away.
        () => undefined,
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [handle, online, text]);
  return answer?.query === text ? answer.entries : NOTHING;
}
