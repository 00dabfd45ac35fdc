import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { LibraryEntry } from '../domain/records/library';
import type { LibrarySearch } from './librarySearch';
import type { SyncActions, SyncStatus } from './status';

/** Replication as screens see it; `subscribe` and `getSnapshot` as React wants them. */
export interface SyncHandle {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SyncStatus;
  actions: SyncActions;
  /** Other experts' public masters, asked of the server. */
  readonly library: Pick<LibrarySearch, 'dishes' | 'masters'>;
}

const SyncContext = createContext<SyncHandle | null>(null);
export const SyncProvider = SyncContext.Provider;

function useHandle(): SyncHandle {
  const handle = useContext(SyncContext);
  if (!handle) throw new Error('useSyncStatus outside SyncProvider');
  return handle;
}

/** The state of replication, re-rendering on each change. */
export function useSyncStatus(): SyncStatus {
  const handle = useHandle();
  return useSyncExternalStore(handle.subscribe, handle.getSnapshot);
}

/** Acts of a person on the sync. */
export function useSyncActions(): SyncActions {
  return useHandle().actions;
}

/** Milliseconds without a keystroke before the server is asked, and the fewest characters for it. */
const TYPING_MS = 300;
const FEWEST = 2;
const NOTHING: readonly LibraryEntry[] = [];

/**
 * Other experts' public masters that a search finds on the server; empty while it looks, without a
 * network and for less than two characters. What the device keeps is searched there.
 */
export function useLibrarySearch(query: string): readonly LibraryEntry[] {
  const handle = useHandle();
  const { online } = useSyncStatus();
  const [answer, setAnswer] = useState<{ query: string; entries: readonly LibraryEntry[] }>();
  const wanted = query.trim().slice(0, 100);
  useEffect(() => {
    if (!online || wanted.length < FEWEST) return;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      handle.library.masters(wanted, ending.signal).then(
        (entries) => !ending.signal.aborted && setAnswer({ query: wanted, entries }),
        // The list shows what the device has; the pill says that the server is away.
        () => undefined,
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [handle, online, wanted]);
  return answer?.query === wanted ? answer.entries : NOTHING;
}
