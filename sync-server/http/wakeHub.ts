import type { CollectionName } from '../../src/domain/records';

type Listener = (collections: CollectionName[]) => void;

/** Keeps nothing: a missed wake is made up by the next pull. */
export interface WakeHub {
  /** @param workspaceId `'*'` wakes every workspace (catalogue, library) */
  wake(workspaceId: string, collections: CollectionName[]): void;
  listen(workspaceId: string, listener: Listener): () => void;
}

export function createWakeHub(): WakeHub {
  const listeners = new Map<string, Set<Listener>>();
  return {
    wake: (workspaceId, collections) => {
      const woken =
        workspaceId === '*'
          ? [...listeners.values()].flatMap((set) => [...set])
          : [...(listeners.get(workspaceId) ?? [])];
      for (const listener of woken) listener(collections);
    },
    listen: (workspaceId, listener) => {
      const set = listeners.get(workspaceId) ?? new Set();
      listeners.set(workspaceId, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(workspaceId) === set) listeners.delete(workspaceId);
      };
    },
  };
}
