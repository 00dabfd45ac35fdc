import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SyncActions, SyncStatus } from './status';

/** What screens see of replication; `subscribe` and `getSnapshot` as React wants them. */
export interface SyncHandle {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SyncStatus;
  actions: SyncActions;
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

/** What a person can do about it. */
export function useSyncActions(): SyncActions {
  return useHandle().actions;
}
