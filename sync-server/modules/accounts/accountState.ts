import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { isSessionOf, isUnconfirmed, sessionKey, sessionSchema } from './accountRecords';
import type { AccountMemory, Recalled } from './memory';
import type { AccountStore, FoundAccount } from './store';
import { readBody } from '../../store/envelope';

/** A token states what was true when signed; this states what is true now. */
export interface AccountState {
  /** @throws AppError session_ended when the device was signed out or the account is gone */
  of(claims: AccessClaims): Promise<AccessClaims>;
  accountOf(claims: AccessClaims): Promise<FoundAccount>;
  forget(): void;
}

export function createAccountState(
  store: AccountStore,
  memory: AccountMemory,
  now: () => Date,
): AccountState {
  async function getAccount({ sid, sub }: AccessClaims): Promise<FoundAccount> {
    const stored = await store.database.get(sessionKey(sid));
    const session = stored && readBody(sessionSchema, stored);
    if (session?.accountId !== sub || session.expiresAt <= now().toISOString())
      throw new AppError('session_ended');
    const accountRecord = await store.at(session.accountKey);
    if (!accountRecord || !isSessionOf(session, accountRecord.account))
      throw new AppError('session_ended');
    return accountRecord;
  }

  async function read(claims: AccessClaims): Promise<Recalled<AccessClaims>> {
    const { account, stored } = await getAccount(claims);
    const { sub, workspaceId, sid } = claims;
    const { role, adminRole, status } = account;
    const staff = adminRole === undefined ? {} : { adminRole };
    const due = store.isDue(account) ? { secondFactorDue: true } : {};
    const fresh = isUnconfirmed(account) ? { unconfirmed: true } : {};
    return {
      value: { sub, workspaceId, sid, role, status, ...staff, ...due, ...fresh },
      of: [sessionKey(sid), stored._id],
    };
  }

  return {
    accountOf: getAccount,
    forget: memory.forget,
    of: (claims) => {
      const key = `claims ${claims.sid} ${claims.sub} ${claims.workspaceId}`;
      return memory.recall(key, () => read(claims));
    },
  };
}
