import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../domain/account';
import { session } from '../../sync/browserSession';
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

/** Demo accounts that the server offers; none without a network. */
export function useDemoAccounts(): PublicConfig['demoAccounts'] {
  const [accounts, setAccounts] = useState<PublicConfig['demoAccounts']>([]);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const config = await session.publicConfig();
        if (!left) setAccounts(config.demoAccounts);
      } catch {
        // No server, no offer: the form itself says what is wrong once somebody signs in.
      }
    };
    void load();
    const again = () => void load();
    window.addEventListener('online', again);
    return () => {
      left = true;
      window.removeEventListener('online', again);
    };
  }, []);
  return accounts;
}
