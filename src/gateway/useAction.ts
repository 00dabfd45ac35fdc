import { useState } from 'react';
import { failureText } from './failureText';

export interface Action {
  busy: boolean;
  error: string | null;
  /** @returns whether it has worked; a second press waits for the first */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets the last failure. */
  clear: () => void;
}

/**
 * Runs a call of the account and says in words why it failed.
 * @param what names it for the person
 * @param onFailure told the same words
 */
export function useAction(what: string, onFailure?: (text: string) => void): Action {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (cause) {
      const text = failureText(cause, what);
      setError(text);
      onFailure?.(text);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, clear: () => setError(null) };
}
