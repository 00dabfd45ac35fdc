import { useState } from 'react';
import { session } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { loginErrorText } from './loginError';

const asksForCode = (error: unknown): boolean =>
  error instanceof ServerAnswer && error.code === 'second_factor_needed';

/** Signing in, and what went wrong. The app leaves the page by itself when it has worked. */
export function useLogin() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Whose account wants a code beside the password. */
  const [codeFor, setCodeFor] = useState<string | null>(null);
  const login = async (email: string, password: string, code?: string): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await session.login(email, password, code);
      return true;
    } catch (cause) {
      if (asksForCode(cause)) setCodeFor(email);
      else setError(loginErrorText(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, login, codeFor };
}
