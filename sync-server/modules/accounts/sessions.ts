import { createHmac } from 'node:crypto';
import { AppError } from '../../../src/domain/protocol/errors';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import { isSameSecret } from '../../http/secrets';
import {
  newSessionId,
  sessionKey,
  sessionSchema,
  type Origin,
  type Session,
} from './accountRecords';
import { whileConflicts } from '../../store/documents';
import { keyFor } from './tokens';
import { envelope, readBody } from '../../store/envelope';

export const SESSION_DAYS = 60;
const DAY = 86_400_000;
/** Milliseconds in which the previous secret still works: two tabs refreshed at once, or an answer was lost. */
const GRACE = 60_000;

/** The session in a device's cookie: `<sessionId>.<generation>-<secret>`. */
export interface OpenSession {
  session: Session;
  cookie: string;
}

export interface NewSession {
  accountId: string;
  accountKey: string;
  round: number;
  deviceName?: string | undefined;
  origin?: Origin;
}

export interface Sessions {
  open(of: NewSession): Promise<OpenSession>;
  /**
   * @throws AppError session_ended when there is none, it expired, or a replaced secret is used again: somebody has a
   * copy, so the session ends for both
   */
  resume(
    cookie: string | undefined,
    accountId: string,
    deviceName?: string,
    address?: string,
  ): Promise<OpenSession>;
  end(cookie: string | undefined, accountId: string): Promise<void>;
}

interface Parts {
  database: CouchDatabase;
  sessionSecret: string;
  formerSecrets?: readonly string[];
  now: () => Date;
  onReuse?: (session: Session) => void;
}

const until = (at: Date): string => new Date(at.getTime() + SESSION_DAYS * DAY).toISOString();

interface Presented {
  id: string;
  generation: number;
  secret: string;
}

function split(cookie: string | undefined): Presented {
  const form = /^([\w.-]{1,80})\.(\d{1,9})-([\w-]{20,100})$/;
  const [, id, generation, secret] = form.exec(cookie ?? '') ?? [];
  if (id === undefined || secret === undefined) throw new AppError('session_ended');
  return { id, generation: Number(generation), secret };
}

type Freshness = 'newest' | 'unheard' | 'replaced';

function getFreshness({ generation: newest, previous }: Session, generation: number): Freshness {
  // Newer than stored: the database was restored, and the device is ahead.
  if (generation >= newest) return 'newest';
  return generation === previous ? 'unheard' : 'replaced';
}

const atPlace = (session: Session, network: string | undefined): Session =>
  network === undefined ? session : { ...session, place: network };

function createSecrets({ sessionSecret, formerSecrets = [] }: Parts) {
  const key = keyFor('refresh', sessionSecret);
  const keys = [key, ...formerSecrets.map((secret) => keyFor('refresh', secret))];
  const deriveSecret = (id: string, generation: number, by = key) =>
    createHmac('sha256', by).update(`${id}:${generation}`).digest('base64url');
  const isOurs = (id: string, generation: number, secret: string): boolean =>
    keys.some((by) => isSameSecret(secret, deriveSecret(id, generation, by)));
  return { deriveSecret, isOurs };
}

/**
 * Sessions of devices. A secret is derived from the session's id and generation with the gateway's
 * key, so a stolen database opens no session.
 *
 * Each contact renews the secret. An answer that got lost on the way is no theft: whoever shows the
 * secret before the newest gets the newest again, or, later than the window of grace, one that replaces
 * the newest. If the newest is shown after that, two hold the session and it ends.
 */
export function createSessions(parts: Parts): Sessions {
  const { database, now, onReuse } = parts;
  const { deriveSecret, isOurs } = createSecrets(parts);
  const opened = (session: Session): OpenSession => {
    const { sessionId: id, generation } = session;
    return { session, cookie: `${id}.${generation}-${deriveSecret(id, generation)}` };
  };

  async function find(cookie: string | undefined, accountId: string) {
    const { id, generation, secret } = split(cookie);
    if (!isOurs(id, generation, secret)) throw new AppError('session_ended');
    const stored = await database.get(sessionKey(id));
    if (!stored) throw new AppError('session_ended');
    const session = readBody(sessionSchema, stored);
    if (session.accountId !== accountId || session.expiresAt <= now().toISOString())
      throw new AppError('session_ended');
    return { stored, session, generation };
  }

  async function renew(stored: StoredDocument, session: Session, generation: number) {
    const at = now();
    const next: Session = {
      ...session,
      generation: Math.max(session.generation, generation) + 1,
      previous: generation,
      rotatedAt: at.toISOString(),
      expiresAt: until(at),
    };
    await database.put({ ...stored, body: next, receivedAt: at.toISOString() });
    return opened(next);
  }

  const resume: Sessions['resume'] = async (cookie, accountId, deviceName, network) => {
    const { stored, session, generation } = await find(cookie, accountId);
    const freshness = getFreshness(session, generation);
    if (freshness === 'replaced') {
      await database.put({ ...stored, _deleted: true });
      onReuse?.(session);
      throw new AppError('session_ended');
    }
    const age = now().getTime() - Date.parse(session.rotatedAt);
    // A clock set back counts as no elapsed time.
    const isKnown = generation <= session.generation;
    const isRenamed = deviceName !== undefined && deviceName !== session.deviceName;
    const named = isRenamed ? { ...session, deviceName } : session;
    if (!isKnown || age >= GRACE) return renew(stored, atPlace(named, network), generation);
    if (isRenamed) await database.put({ ...stored, body: named });
    return opened(named);
  };

  return {
    open: async ({ accountId, accountKey, round, deviceName, origin = {} }) => {
      const at = now();
      const session: Session = {
        sessionId: newSessionId(accountId),
        accountId,
        accountKey,
        ...(deviceName === undefined ? {} : { deviceName }),
        ...origin,
        round,
        generation: 0,
        rotatedAt: at.toISOString(),
        expiresAt: until(at),
        createdAt: at.toISOString(),
      };
      await database.put(envelope(sessionKey(session.sessionId), session, accountId, at));
      return opened(session);
    },
    resume: (...args) => whileConflicts(() => resume(...args)),
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
