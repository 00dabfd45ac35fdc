import type { AccessClaims } from '../../src/domain/accounts/account';
import { AppError } from '../../src/domain/protocol/errors';
import type { AccountGate, AccountState } from './accountGate';

/** Who a device believes to be; every call names it. */
export interface NamedCaller {
  accountId: string;
  workspaceId: string;
  deviceId: string;
}

/**
 * Lets a caller in, before anything is read or made for it. Two accounts in two tabs share cookies:
 * what a tab believes has to be what its token says.
 * @throws AppError account_mismatch, session_ended, account_suspended, account_not_approved
 */
export async function admit(
  accounts: AccountGate,
  claims: AccessClaims,
  named: NamedCaller,
): Promise<AccountState> {
  if (named.accountId !== claims.sub || named.workspaceId !== claims.workspaceId)
    throw new AppError('account_mismatch');
  const accountState = await accounts.standingOf(claims);
  if (accountState.locked) throw new AppError(accountState.locked);
  return accountState;
}
