import type { Account } from '../accountRecords';
import type { Answered } from './challenge';
import { plainCode, recoveryHash, stepOf } from './codes';
import type { ShownPasskey, StoredPasskey } from './passkeys';
import type { Seal } from './seal';

export type SecondFactorRecord = NonNullable<Account['secondFactor']>;

/** Whether something is asked for beside the password. */
export const hasSecondFactor = ({ secondFactor, passkeys }: Account): boolean =>
  secondFactor !== undefined || (passkeys?.keys.length ?? 0) > 0;

/**
 * Whether an account must not lose its second factor: an administrator's, and one of a role that only a newer gateway
 * knows, for that may be an administrator's too.
 */
export const mustKeepOne = ({ role }: Account): boolean => role !== 'expert' && role !== 'user';

/** Whether an administrator has none yet: it is set up before anything else opens. */
export const lacksSecondFactor = (account: Account): boolean =>
  account.role === 'admin' && !hasSecondFactor(account);

/** Hashes of the recovery codes that are left. */
export const recoveryOf = ({ secondFactor, passkeys }: Account): readonly string[] =>
  secondFactor?.recovery ?? passkeys?.recovery ?? [];

/** The account with other recovery codes, which belong to the authenticator where there is one. */
export function withRecovery(account: Account, recovery: string[]): Account {
  const { secondFactor, passkeys } = account;
  if (secondFactor) return { ...account, secondFactor: { ...secondFactor, recovery } };
  return passkeys ? { ...account, passkeys: { ...passkeys, recovery } } : account;
}

/** The account after a code of its authenticator; undefined where it is none, or was taken before. */
function afterTotp(account: Account, code: string, seal: Seal, now: Date): Account | undefined {
  const { accountId, secondFactor: record } = account;
  const secret = record && seal.open(record.secret, accountId);
  const step = secret === undefined ? undefined : stepOf(secret, code, now);
  if (!record || step === undefined || step <= record.step) return undefined;
  return { ...account, secondFactor: { ...record, step } };
}

/** The same after a recovery code, which is gone then. */
function afterRecovery(account: Account, code: string): Account | undefined {
  const hash = recoveryHash(account.accountId, code);
  const left = recoveryOf(account);
  if (!left.includes(hash)) return undefined;
  return withRecovery(
    account,
    left.filter((one) => one !== hash),
  );
}

/** The account after it took a code, so that it takes it once; undefined for a wrong one. */
export function afterCode(
  account: Account,
  typed: string,
  seal: Seal,
  now: Date,
): Account | undefined {
  if (!hasSecondFactor(account)) return undefined;
  const code = plainCode(typed);
  return /^\d{6}$/.test(code) ? afterTotp(account, code, seal, now) : afterRecovery(account, code);
}

type PasskeyRecord = NonNullable<Account['passkeys']>;
const NONE: PasskeyRecord = { keys: [], recovery: [], answered: [] };

/** With one more challenge that counts no longer; undefined where it counted before. */
function withAnswered(record: PasskeyRecord, one: Answered, now: Date): PasskeyRecord | undefined {
  const open = record.answered.filter(({ expiresAt }) => expiresAt > now.toISOString());
  if (open.some(({ hash }) => hash === one.hash)) return undefined;
  return { ...record, answered: [...open, one] };
}

/** The account after a passkey was shown; undefined where it was removed, or its answer came before. */
export function afterPasskey(
  account: Account,
  { id, counter, answered }: ShownPasskey,
  now: Date,
): Account | undefined {
  const record = withAnswered(account.passkeys ?? NONE, answered, now);
  const key = record?.keys.find((one) => one.id === id);
  if (!record || !key) return undefined;
  // Authenticators that count never tell a number twice; others always tell zero.
  if ((counter > 0 || key.counter > 0) && counter <= key.counter) return undefined;
  const used: StoredPasskey = { ...key, counter, usedAt: now.toISOString() };
  const keys = record.keys.map((one) => (one.id === id ? used : one));
  return { ...account, passkeys: { ...record, keys } };
}

/** The account with one more passkey; undefined where it has it already, or its answer came before. */
export function withPasskey(
  account: Account,
  { key, answered }: { key: StoredPasskey; answered: Answered },
  now: Date,
): Account | undefined {
  const record = withAnswered(account.passkeys ?? NONE, answered, now);
  if (!record || record.keys.some(({ id }) => id === key.id)) return undefined;
  return { ...account, passkeys: { ...record, keys: [...record.keys, key] } };
}
