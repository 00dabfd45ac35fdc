import { useState } from 'react';
import { session } from '../../gateway/browserSession';
import { loginErrorText } from './loginError';

/** Signing in, and what went wrong. The app leaves the page by itself when it has worked. */
export function useLogin() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const login = async (email: string, password: string): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await session.login(email, password);
      return true;
    } catch (cause) {
      setError(loginErrorText(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, login };
}
