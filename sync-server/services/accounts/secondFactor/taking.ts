import type { Account } from '../documents';
import { isDemoAccount } from '../../demo/accounts';
import { plainCode, recoveryHash, stepOf } from './codes';
import type { Seal } from './seal';

export type SecondFactorRecord = NonNullable<Account['secondFactor']>;

/**
 * Whether an administrator has to set up a second factor before anything else. The administrator of the demo does not:
 * it exists on one's own machine only, and everybody knows its password.
 */
export const isDue = ({ accountId, role, secondFactor }: Account): boolean =>
  role === 'admin' && secondFactor === undefined && !isDemoAccount(accountId);

/** What the account has after a code of its authenticator; undefined where it is none, or was taken before. */
function afterTotp(
  accountId: string,
  record: SecondFactorRecord,
  code: string,
  seal: Seal,
  now: Date,
): SecondFactorRecord | undefined {
  const secret = seal.open(record.secret, accountId);
  const step = secret === undefined ? undefined : stepOf(secret, code, now);
  if (secret === undefined || step === undefined || step <= record.step) return undefined;
  return { ...record, step };
}

/** The same after a recovery code, which is gone then. */
function afterRecovery(
  accountId: string,
  record: SecondFactorRecord,
  code: string,
): SecondFactorRecord | undefined {
  const hash = recoveryHash(accountId, code);
  if (!record.recovery.includes(hash)) return undefined;
  return { ...record, recovery: record.recovery.filter((one) => one !== hash) };
}

/** The account after it took a code, so that it takes it once; undefined for a wrong one. */
export function afterCode(
  account: Account,
  typed: string,
  seal: Seal,
  now: Date,
): Account | undefined {
  const { accountId, secondFactor: record } = account;
  if (!record) return undefined;
  const code = plainCode(typed);
  const next = /^\d{6}$/.test(code)
    ? afterTotp(accountId, record, code, seal, now)
    : afterRecovery(accountId, record, code);
  return next && { ...account, secondFactor: next };
}
