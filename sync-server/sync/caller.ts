import type { AccessClaims } from '../../src/domain/accounts/account';
import { AppError } from '../../src/domain/protocol/errors';
import type { AccountGate, AccountState } from './accountGate';

export interface NamedCaller {
  accountId: string;
  workspaceId: string;
  deviceId: string;
}

/**
 * Before anything is read. Two tabs share cookies, so what the tab believes must match its token.
 * @throws AppError account_mismatch, session_ended, account_suspended, account_not_approved
 */
export async function admit(
  accounts: AccountGate,
  claims: AccessClaims,
  named: NamedCaller,
): Promise<AccountState> {
  if (named.accountId !== claims.sub || named.workspaceId !== claims.workspaceId)
    throw new AppError('account_mismatch');
  const accountState = await accounts.getStanding(claims);
  if (accountState.locked) throw new AppError(accountState.locked);
  return accountState;
}
