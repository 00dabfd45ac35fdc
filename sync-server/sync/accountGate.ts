import type { AccessClaims } from '../../src/domain/accounts/account';
import type { Tier } from '../../src/domain/accounts/access/tiers';
import { getMaxClients } from '../../src/domain/accounts/access/entitlements';
import type { ErrorCode } from '../../src/domain/protocol/errors';
import type { Couch, CouchDatabase } from '../couch/client';
import {
  accountSchema,
  readWorkspace,
  sessionKey,
  sessionSchema,
  workspaceKey,
} from '../modules/accounts/accountRecords';
import type { AccountMemory, Recalled } from '../modules/accounts/memory';
import { ACCOUNTS_DATABASE, readBody, readSound } from '../store/envelope';

type LockCode = Extract<ErrorCode, 'session_ended' | 'account_suspended' | 'account_not_approved'>;

export interface AccountState {
  locked: LockCode | null;
  maxClients: number;
  plan: Tier;
  members: readonly string[];
  name?: string;
  deviceName?: string | undefined;
}

export interface AccountGate {
  getStanding(claims: AccessClaims): Promise<AccountState>;
}

const lockedBy = (locked: LockCode, of: readonly string[]): Recalled<AccountState> => ({
  value: { locked, maxClients: 0, plan: 'free', members: [] },
  of,
});

function millisecondsUntil(instant: string | undefined): number | undefined {
  const left = instant === undefined ? 0 : Date.parse(instant) - Date.now();
  return left > 0 ? left : undefined;
}

async function readStanding(
  database: CouchDatabase,
  claims: AccessClaims,
): Promise<Recalled<AccountState>> {
  const keys = [sessionKey(claims.sid), workspaceKey(claims.workspaceId)] as const;
  const documents = await database.getMany(keys);
  const session = readSound(sessionSchema, documents.get(keys[0])?.body);
  if (session?.accountId !== claims.sub) return lockedBy('session_ended', keys);
  if (session.expiresAt <= new Date().toISOString()) return lockedBy('session_ended', keys);
  const { accountKey, deviceName } = session;
  const all = [...keys, accountKey];
  const stored = await database.get(accountKey);
  if (!stored || stored.deleted) return lockedBy('session_ended', all);
  const account = readBody(accountSchema, stored);
  if (account.status === 'suspended') return lockedBy('account_suspended', all);
  if (account.status !== 'approved') return lockedBy('account_not_approved', all);
  const practice = documents.get(keys[1]);
  if (!practice) throw new Error(`Account ${claims.sub} has no workspace.`);
  const workspace = readWorkspace(practice, new Date());
  if (!workspace.members.includes(claims.sub)) return lockedBy('session_ended', all);
  const { plan, members } = workspace;
  const { name } = account;
  const value = { locked: null, maxClients: getMaxClients(plan), plan, members, name, deviceName };
  return { value, of: all, holdsFor: millisecondsUntil(workspace.planUntil) };
}

export function createAccountGate(couch: Couch, memory: AccountMemory): AccountGate {
  const database = couch.database(ACCOUNTS_DATABASE);
  return {
    getStanding: (claims) => {
      const key = `accountState ${claims.sid} ${claims.sub} ${claims.workspaceId}`;
      return memory.recall(key, () => readStanding(database, claims));
    },
  };
}
