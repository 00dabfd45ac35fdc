import { CouchCredentialsRefused } from './errors';
import type { CouchCall, Send } from './transport';

/**
 * Milliseconds without a call after the server refused the password. CouchDB locks an account out at the
 * fifth wrong one in five minutes, counted for each address of a caller: two tries in that time leave room
 * for a second gateway on the same machine with the same mistake.
 */
const AFTER_REFUSAL = 150_000;
/** The same while the account is locked: such calls are not counted, and the lock ends by itself. */
const AFTER_LOCKOUT = 60_000;

/**
 * Keeps wrong credentials from locking the account out, for all callers of this connection together. Until
 * the server has taken them one call asks alone; once it refuses them, nothing is sent until it is time to
 * ask again.
 * @returns rejects with `CouchCredentialsRefused`, which says when that is
 */
export function withCredentialCare(send: Send): Send {
  let isTaken = false;
  let refused: CouchCredentialsRefused | undefined;
  /** Of the clock that nobody can set back. */
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
