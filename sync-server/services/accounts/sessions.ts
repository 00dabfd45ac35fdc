import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../src/domain/errors';
import { CouchConflict, type CouchDatabase } from '../../couch/client';
import { envelope, readBody, sessionKey, sessionSchema, type Session } from './documents';
import { keyFor } from './tokens';

/** Days without a visit after which a device has to sign in again. */
export const SESSION_DAYS = 60;
const DAY = 86_400_000;
/** A device's secret changes at most this often (ms). */
const ROTATE_AFTER = DAY;
const ATTEMPTS = 3;

/** What a device keeps in its cookie: `<sessionId>.<secret>`. */
export interface OpenSession {
  session: Session;
  cookie: string;
}

export interface NewSession {
  accountId: string;
  accountKey: string;
  deviceName?: string | undefined;
}

export interface Sessions {
  open(of: NewSession): Promise<OpenSession>;
  /**
   * Continues a session and renews its secret now and then.
   * @throws AppError session_ended when there is none, it is too old, or its secret was replaced
   */
  resume(cookie: string | undefined, accountId: string): Promise<OpenSession>;
  /** Ends a session; one that is not there is ended already. */
  end(cookie: string | undefined, accountId: string): Promise<void>;
}

function sameSecret(a: string, b: string): boolean {
  const left = new TextEncoder().encode(a);
  const right = new TextEncoder().encode(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

const until = (at: Date): string => new Date(at.getTime() + SESSION_DAYS * DAY).toISOString();

function split(cookie: string | undefined): [id: string, secret: string] {
  const [, id, secret] = /^([\w-]{1,80})\.([\w-]{20,100})$/.exec(cookie ?? '') ?? [];
  if (id === undefined || secret === undefined) throw new AppError('session_ended');
  return [id, secret];
}

/**
 * Sessions of devices. A secret is derived from the session's id and generation with the gateway's
 * key, so a stolen database opens no session. An answer that got lost on the way is no theft: until
 * the newest secret is used and replaced itself, the one before it is answered with the newest again.
 */
export function createSessions(
  database: CouchDatabase,
  sessionSecret: string,
  now: () => Date,
): Sessions {
  const key = keyFor('refresh', sessionSecret);
  const secretOf = ({ sessionId }: Session, generation: number) =>
    createHmac('sha256', key).update(`${sessionId}:${generation}`).digest('base64url');
  const opened = (session: Session): OpenSession => ({
    session,
    cookie: `${session.sessionId}.${secretOf(session, session.generation)}`,
  });

  async function find(cookie: string | undefined, accountId: string) {
    const [id, secret] = split(cookie);
    const stored = await database.get(sessionKey(id));
    if (!stored) throw new AppError('session_ended');
    const session = readBody(sessionSchema, stored);
    const isNewest = sameSecret(secret, secretOf(session, session.generation));
    const isLast =
      session.generation > 0 && sameSecret(secret, secretOf(session, session.generation - 1));
    const belongs = session.accountId === accountId && session.expiresAt > now().toISOString();
    if (!belongs || (!isNewest && !isLast)) throw new AppError('session_ended');
    return { stored, session, isNewest };
  }

  async function resume(cookie: string | undefined, accountId: string): Promise<OpenSession> {
    const { stored, session, isNewest } = await find(cookie, accountId);
    const at = now();
    const isFresh = at.getTime() - Date.parse(session.rotatedAt) < ROTATE_AFTER;
    if (!isNewest || isFresh) return opened(session);
    const next: Session = {
      ...session,
      generation: session.generation + 1,
      rotatedAt: at.toISOString(),
      expiresAt: until(at),
    };
    await database.put({ ...stored, body: next, receivedAt: at.toISOString() });
    return opened(next);
  }

  return {
    open: async ({ accountId, accountKey, deviceName }) => {
      const at = now();
      const session: Session = {
        sessionId: randomUUID(),
        accountId,
        accountKey,
        ...(deviceName === undefined ? {} : { deviceName }),
        generation: 0,
        rotatedAt: at.toISOString(),
        expiresAt: until(at),
        createdAt: at.toISOString(),
      };
      await database.put(envelope(sessionKey(session.sessionId), session, accountId, at));
      return opened(session);
    },
    resume: (cookie, accountId) => whileConflicts(() => resume(cookie, accountId)),
    end: async (cookie, accountId) => {
      await whileConflicts(async () => {
        const { stored } = await find(cookie, accountId);
        await database.put({ ...stored, _deleted: true });
      }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    },
  };
}

/** Two tabs that ask at once write the same document; the slower one reads it again. */
async function whileConflicts<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof CouchConflict) || attempt === ATTEMPTS) throw error;
    }
  }
}
