import { useSyncExternalStore } from 'react';
import { TierLimitReached } from '../../data/types';

export interface ShownLimit {
  limit: TierLimitReached;
  /** Whether something was typed, which stays as a draft. */
  hasDraft: boolean;
}

let shown: ShownLimit | null = null;
const listeners = new Set<() => void>();

function show(next: ShownLimit | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Explains a write that the tier's limit stopped, in a dialog over the page.
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

export const useShownLimit = (): ShownLimit | null => useSyncExternalStore(subscribe, () => shown);
