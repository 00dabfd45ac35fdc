import type { AccessClaims } from '../../src/domain/account';
import { PLAN_MAX_CLIENTS } from '../../src/domain/account';
import type { ErrorCode } from '../../src/domain/errors';
import type { Couch, CouchDatabase } from '../couch/client';
import {
  ACCOUNTS_DATABASE,
  accountSchema,
  readBody,
  sessionKey,
  sessionSchema,
  workspaceKey,
  workspaceSchema,
} from '../services/accounts/documents';

/** Milliseconds for which a standing is believed. */
const FRESH = 1_000;

type LockCode = Extract<ErrorCode, 'session_ended' | 'account_suspended' | 'account_not_approved'>;

/** What an account may do right now; a token only says what it might at its signing. */
export interface Standing {
  /** Why the device must not go on; null when it may. */
  locked: LockCode | null;
  /** Most clients of the plan; 0 means unlimited. */
  maxClients: number;
  /** Accounts that write in this workspace. */
  members: readonly string[];
  /** What the caller's device is called, where it told. */
  deviceName?: string | undefined;
}

export interface AccountGate {
  standingOf(claims: AccessClaims): Promise<Standing>;
}

const lockedBy = (locked: LockCode): Standing => ({ locked, maxClients: 0, members: [] });

async function readStanding(database: CouchDatabase, claims: AccessClaims): Promise<Standing> {
  const keys = [sessionKey(claims.sid), workspaceKey(claims.workspaceId)] as const;
  const found = await database.getMany(keys);
  const session = sessionSchema.safeParse(found.get(keys[0])?.body);
  if (!session.success || session.data.accountId !== claims.sub) return lockedBy('session_ended');
  if (session.data.expiresAt <= new Date().toISOString()) return lockedBy('session_ended');
  const stored = await database.get(session.data.accountKey);
  if (!stored || stored.deleted) return lockedBy('session_ended');
  const account = readBody(accountSchema, stored);
  if (account.status === 'suspended') return lockedBy('account_suspended');
  if (account.status !== 'approved') return lockedBy('account_not_approved');
  const practice = found.get(keys[1]);
  if (!practice) throw new Error(`Account ${claims.sub} has no workspace.`);
  const workspace = readBody(workspaceSchema, practice);
  // Whoever left the workspace signs in again and gets claims that are true.
  if (!workspace.members.includes(claims.sub)) return lockedBy('session_ended');
  return {
    locked: null,
    maxClients: PLAN_MAX_CLIENTS[workspace.plan],
    members: workspace.members,
    deviceName: session.data.deviceName,
  };
}

/** Reads sessions, accounts and workspaces; what is read is believed for a second. */
export function createAccountGate(couch: Couch): AccountGate {
  const database = couch.database(ACCOUNTS_DATABASE);
  const known = new Map<string, { at: number; standing: Promise<Standing> }>();
  return {
    standingOf: (claims) => {
      const key = `${claims.sid} ${claims.sub} ${claims.workspaceId}`;
      const now = performance.now();
      const last = known.get(key);
      if (last && now - last.at < FRESH) return last.standing;
      const standing = readStanding(database, claims);
      if (known.size > 10_000) known.clear();
      known.set(key, { at: now, standing });
      standing.catch(() => known.delete(key));
      return standing;
    },
  };
}
