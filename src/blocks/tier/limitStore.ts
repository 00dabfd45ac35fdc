import { useSyncExternalStore } from 'react';
import { TierLimitReached } from '../../data/types';

export interface ShownLimit {
  limit: TierLimitReached;
  hasDraft: boolean;
}

let limit: ShownLimit | null = null;
const listeners = new Set<() => void>();

function show(next: ShownLimit | null): void {
  limit = next;
  for (const listener of listeners) listener();
}

/**
 * @param hasDraft whether what was typed stays where it is
 * @returns false for any other error, about which nothing was said
 */
export function explainLimit(error: unknown, hasDraft = false): boolean {
  if (!(error instanceof TierLimitReached)) return false;
  show({ limit: error, hasDraft });
  return true;
}

export const closeLimit = (): void => show(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownLimit = (): ShownLimit | null => useSyncExternalStore(subscribe, () => limit);
