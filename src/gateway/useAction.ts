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

/** Runs a call of the account and says in words why it failed. @param what names it for the person */
export function useAction(what: string): Action {
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
      setError(failureText(cause, what));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, clear: () => setError(null) };
}
