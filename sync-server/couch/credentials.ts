import { CouchCredentialsRefused } from './errors';
import type { CouchCall, Send } from './transport';

/**
 * Milliseconds without calls after a refused password. CouchDB locks an account at the fifth wrong one in five minutes per
 * client address; two tries in that time leave room for a second gateway on the same machine.
 */
const AFTER_REFUSAL = 150_000;
/** Milliseconds between calls while locked: these are not counted, and the lock expires by itself. */
const AFTER_LOCKOUT = 60_000;

/**
 * Keeps wrong credentials from locking the account: until the server has accepted them one call asks alone, and after a
 * refusal none is sent for a while.
 * @returns rejects with `CouchCredentialsRefused`, which says until when
 */
export function withCredentialCare(send: Send): Send {
  let isTaken = false;
  let refused: CouchCredentialsRefused | undefined;
  let quietUntil = 0;
  let attempt: Promise<void> | undefined;

  async function sendAndWatch(call: CouchCall): Promise<unknown> {
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof CouchCredentialsRefused)) throw error;
      const { kind, reason } = error;
      const wait = kind === 'locked' ? AFTER_LOCKOUT : AFTER_REFUSAL;
      isTaken = false;
      quietUntil = performance.now() + wait;
      refused = new CouchCredentialsRefused(kind, reason, new Date(Date.now() + wait));
      throw refused;
    }
  }

  async function attemptAlone(timeout: number | undefined): Promise<void> {
    try {
      await sendAndWatch({ method: 'get', ...(timeout === undefined ? {} : { timeout }) });
      isTaken = true;
      refused = undefined;
    } finally {
      attempt = undefined;
    }
  }

  return async (call) => {
    if (refused && performance.now() < quietUntil) throw refused;
    if (!isTaken) await (attempt ??= attemptAlone(call.timeout));
    return sendAndWatch(call);
  };
}
