import type { AccessClaims } from '../../src/domain/account';
import { AppError } from '../../src/domain/errors';

/** Who a device believes to be; every call names it. */
export interface NamedCaller {
  accountId: string;
  workspaceId: string;
  deviceId: string;
}

/**
 * Two accounts in two tabs share cookies: what a tab believes has to be what its token says.
 * @throws AppError account_mismatch
 */
export function requireSameAccount(claims: AccessClaims, named: NamedCaller): void {
  if (named.accountId === claims.sub && named.workspaceId === claims.workspaceId) return;
  throw new AppError('account_mismatch');
}
