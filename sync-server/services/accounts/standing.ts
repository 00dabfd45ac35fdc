import type { AccessClaims } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import { isOfRound, readBody, sessionKey, sessionSchema } from './documents';
import type { AccountStore, FoundAccount } from './store';

/** Milliseconds for which a standing is believed. */
const FRESH = 1_000;

/** A token says what was true at its signing; this says what is true now. */
export interface Standing {
  /**
   * The claims with the role and status that the account has now.
   * @throws AppError session_ended when the device was signed out or the account is gone
   */
  of(claims: AccessClaims): Promise<AccessClaims>;
  /**
   * The account behind a token, not from memory.
   * @throws AppError session_ended
   */
  accountOf(claims: AccessClaims): Promise<FoundAccount>;
  /** Something changed here: nothing is believed any more. */
  forget(): void;
}

export function createStanding(store: AccountStore, now: () => Date): Standing {
  const known = new Map<string, { at: number; claims: Promise<AccessClaims> }>();

  async function accountOf({ sid, sub }: AccessClaims): Promise<FoundAccount> {
    const stored = await store.database.get(sessionKey(sid));
    const session = stored && readBody(sessionSchema, stored);
    if (session?.accountId !== sub || session.expiresAt <= now().toISOString())
      throw new AppError('session_ended');
    const found = await store.at(session.accountKey);
    if (!found || !isOfRound(session, found.account)) throw new AppError('session_ended');
    return found;
  }

  async function read(claims: AccessClaims): Promise<AccessClaims> {
    const { account } = await accountOf(claims);
    const { sub, workspaceId, sid } = claims;
    const { role, adminRole, status } = account;
    return {
      sub,
      workspaceId,
      sid,
      role,
      status,
      ...(adminRole === undefined ? {} : { adminRole }),
    };
  }

  return {
    accountOf,
    forget: () => known.clear(),
    of: (claims) => {
      const key = `${claims.sid} ${claims.sub} ${claims.workspaceId}`;
      const last = known.get(key);
      if (last && performance.now() - last.at < FRESH) return last.claims;
      const present = read(claims);
      if (known.size > 10_000) known.clear();
      known.set(key, { at: performance.now(), claims: present });
      present.catch(() => known.delete(key));
      return present;
    },
  };
}
