import type { SignedInDevice } from '../../../src/api/devices';
import type { CouchDatabase } from '../../couch/client';
import { isOfRound, sessionKey, sessionSchema, type Account, type Session } from './accountRecords';
import { listDocuments, whileConflicts } from '../../store/documents';
import { readBody, readSound } from '../../store/envelope';

export interface Devices {
  list(account: Account, current: string): Promise<SignedInDevice[]>;
  signOut(accountId: string, sessionId: string): Promise<boolean>;
  keepNewest(accountId: string, most: number): Promise<void>;
  removeEnded(account: Account): Promise<void>;
  removeExpired(): Promise<number>;
}

const toDevice = (session: Session, current: string): SignedInDevice => {
  const { sessionId, deviceName, createdAt, rotatedAt, place, agent } = session;
  return {
    id: sessionId,
    name: deviceName ?? null,
    createdAt,
    lastSeenAt: rotatedAt,
    current: sessionId === current,
    ...(place === undefined ? {} : { place }),
    ...(agent === undefined ? {} : { agent }),
  };
};

export function createDevices(database: CouchDatabase, now: () => Date): Devices {
  async function listSessions(accountId: string): Promise<Session[]> {
    const sessions: Session[] = [];
    for await (const stored of listDocuments(database, sessionKey(`${accountId}.`))) {
      const session = readBody(sessionSchema, stored);
      if (session.accountId === accountId) sessions.push(session);
    }
    return sessions;
  }

  const remove = (sessionId: string): Promise<void> =>
    whileConflicts(async () => {
      const stored = await database.get(sessionKey(sessionId));
      if (stored) await database.put({ ...stored, _deleted: true });
    });

  return {
    list: async (account, current) => {
      const at = now().toISOString();
      const sessions = (await listSessions(account.accountId)).filter(
        (session) => session.expiresAt > at && isOfRound(session, account),
      );
      const devices = sessions.map((session) => toDevice(session, current));
      return devices.sort(
        (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
      );
    },
    signOut: async (accountId, sessionId) => {
      const stored = await database.get(sessionKey(sessionId));
      if (!stored || readBody(sessionSchema, stored).accountId !== accountId) return false;
      await remove(sessionId);
      return true;
    },
    keepNewest: async (accountId, most) => {
      const sessions = await listSessions(accountId);
      sessions.sort((a, b) => b.rotatedAt.localeCompare(a.rotatedAt));
      for (const { sessionId } of sessions.slice(most)) await remove(sessionId);
    },
    removeEnded: async (account) => {
      for (const session of await listSessions(account.accountId))
        if (!isOfRound(session, account)) await remove(session.sessionId);
    },
    removeExpired: async () => {
      const at = now().toISOString();
      let removed = 0;
      for await (const { body } of listDocuments(database, 'session:')) {
        const session = readSound(sessionSchema, body);
        // A malformed session opens nothing and is left for a person to inspect.
        if (!session || session.expiresAt > at) continue;
        await remove(session.sessionId);
        removed += 1;
      }
      return removed;
    },
  };
}
