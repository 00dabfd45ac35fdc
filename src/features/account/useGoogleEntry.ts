import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { finishGoogle, GOOGLE_QUERY, readGoogleTicket } from '../../api/google';
import type { PasskeyAnswer } from '../../domain/accounts/passkeys';
import { gateway, session } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { showPasskey } from '../../gateway/passkeys';
import { loginErrorText } from './loginError';
import { ENTRANCE_PATHS } from './paths';

export interface GoogleAsked {
  password: boolean;
  code: boolean;
  passkey: boolean;
}

interface Credentials {
  password?: string;
  code?: string;
  passkey?: PasskeyAnswer;
}

const NOTHING: GoogleAsked = { password: false, code: false, passkey: false };

const getErrorCode = (error: unknown): string | null =>
  error instanceof ServerAnswer ? error.code : null;

/** @returns undefined for any other refusal */
function askedBy(error: unknown, before: GoogleAsked): GoogleAsked | undefined {
  const code = getErrorCode(error);
  if (code === 'google_password_needed') return { ...NOTHING, password: true };
  if (code !== 'second_factor_needed' || !(error instanceof ServerAnswer)) return undefined;
  return { ...before, code: true, passkey: error.passkey !== null };
}

function useGoogleEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    gateway.ask(readGoogleTicket, {}).then(
      (ticket) => setEmail(ticket.email),
      () => undefined,
    );
  }, []);
  return email;
}

export function useGoogleEntry() {
  const navigate = useNavigate();
  const email = useGoogleEmail();
  const [challenge, setChallenge] = useState<GoogleAsked>(NOTHING);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(true);
  const begun = useRef(false);

  const send = async (credentials: Credentials): Promise<object | null> => {
    try {
      await session.enterWith(finishGoogle, credentials);
      return null;
    } catch (cause) {
      const next = askedBy(cause, challenge);
      if (next) setChallenge(next);
      else if (getErrorCode(cause) === 'google_registration_needed')
        await navigate(`${ENTRANCE_PATHS.register}?${GOOGLE_QUERY}=ready`, { replace: true });
      else throw cause;
      return cause instanceof ServerAnswer ? cause.passkey : null;
    }
  };
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    await work().catch((cause: unknown) => setError(loginErrorText(cause)));
    setBusy(false);
  };
  const enter = (credentials: Credentials): Promise<void> => attempt(() => send(credentials));
  const enterWithPasskey = (credentials: Credentials): Promise<void> =>
    attempt(async () => {
      // Each request to show a passkey counts once.
      const options = await send(credentials);
      if (options) await send({ ...credentials, passkey: await showPasskey(options) });
    });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void enter({});
    // oxlint-disable-next-line react/exhaustive-deps -- once for each way back
  }, []);
  return { email, challenge, error, busy, enter, enterWithPasskey };
}
