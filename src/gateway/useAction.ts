import { useState } from 'react';
import { failureText } from './failureText';

export interface Action {
  busy: boolean;
  error: string | null;
  /**
   * A second press waits for the first.
   * @returns whether it has worked
   */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  clear: () => void;
}

/**
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
