import { useState } from 'react';
import type { PasskeyOptions } from '../../domain/accounts/security';
import { session } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { showPasskey } from '../../gateway/passkeys';
import { loginErrorText } from './loginError';

interface Challenge {
  email: string;
  passkey: PasskeyOptions | null;
}

const isAsked = (error: unknown): error is ServerAnswer =>
  error instanceof ServerAnswer && error.code === 'second_factor_needed';

/** Passkey options can be answered only once. */
async function freshOptions(email: string, password: string): Promise<PasskeyOptions | null> {
  try {
    await session.login(email, password);
    return null;
  } catch (error) {
    if (isAsked(error)) return error.passkey;
    throw error;
  }
}

export function useLogin() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const attempt = async (email: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (cause) {
      if (isAsked(cause)) setChallenge({ email, passkey: cause.passkey });
      else setError(loginErrorText(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const login = (email: string, password: string, code?: string): Promise<boolean> =>
    attempt(email, () => session.login(email, password, code === undefined ? {} : { code }));
  const loginWithPasskey = (email: string, password: string): Promise<boolean> =>
    attempt(email, async () => {
      const options = await freshOptions(email, password);
      if (options) await session.login(email, password, { passkey: await showPasskey(options) });
    });
  return { busy, error, login, loginWithPasskey, challenge };
}
