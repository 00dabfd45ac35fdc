import type { Account } from '../accountRecords';
import type { Answered } from './challenge';
import { plainCode, recoveryHash, findStep } from './codes';
import type { ShownPasskey, StoredPasskey } from './passkeys';
import type { Seal } from './seal';

export type SecondFactorRecord = NonNullable<Account['secondFactor']>;

export const hasSecondFactor = ({ secondFactor, passkeys }: Account): boolean =>
  secondFactor !== undefined || (passkeys?.keys.length ?? 0) > 0;

/** Also for a role known only to a newer gateway, as that may be an administrator's. */
export const mustKeepOne = ({ role }: Account): boolean => role !== 'expert' && role !== 'user';

export const lacksSecondFactor = (account: Account): boolean =>
  account.role === 'admin' && !hasSecondFactor(account);

export const getRecoveryCodes = ({ secondFactor, passkeys }: Account): readonly string[] =>
  secondFactor?.recovery ?? passkeys?.recovery ?? [];

export function withRecovery(account: Account, recovery: string[]): Account {
  const { secondFactor, passkeys } = account;
  if (secondFactor) return { ...account, secondFactor: { ...secondFactor, recovery } };
  return passkeys ? { ...account, passkeys: { ...passkeys, recovery } } : account;
}

function afterTotp(account: Account, code: string, seal: Seal, now: Date): Account | undefined {
  const { accountId, secondFactor: record } = account;
  const secret = record && seal.open(record.secret, accountId);
  const step = secret === undefined ? undefined : findStep(secret, code, now);
  if (!record || step === undefined || step <= record.step) return undefined;
  return { ...account, secondFactor: { ...record, step } };
}

function afterRecovery(account: Account, code: string): Account | undefined {
  const hash = recoveryHash(account.accountId, code);
  const left = getRecoveryCodes(account);
  if (!left.includes(hash)) return undefined;
  return withRecovery(
    account,
    left.filter((one) => one !== hash),
  );
}

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

function withAnswered(record: PasskeyRecord, one: Answered, now: Date): PasskeyRecord | undefined {
  const open = record.answered.filter(({ expiresAt }) => expiresAt > now.toISOString());
  if (open.some(({ hash }) => hash === one.hash)) return undefined;
  return { ...record, answered: [...open, one] };
}

/** @returns undefined when the passkey was removed or the answer is a replay */
export function afterPasskey(
  account: Account,
  { id, counter, answered }: ShownPasskey,
  now: Date,
): Account | undefined {
  const record = withAnswered(account.passkeys ?? NONE, answered, now);
  const key = record?.keys.find((one) => one.id === id);
  if (!record || !key) return undefined;
  // Counting authenticators never repeat a number; others always report zero.
  if ((counter > 0 || key.counter > 0) && counter <= key.counter) return undefined;
  const used: StoredPasskey = { ...key, counter, usedAt: now.toISOString() };
  const keys = record.keys.map((one) => (one.id === id ? used : one));
  return { ...account, passkeys: { ...record, keys } };
}

export function withPasskey(
  account: Account,
  { key, answered }: { key: StoredPasskey; answered: Answered },
  now: Date,
): Account | undefined {
  const record = withAnswered(account.passkeys ?? NONE, answered, now);
  if (!record || record.keys.some(({ id }) => id === key.id)) return undefined;
  return { ...account, passkeys: { ...record, keys: [...record.keys, key] } };
}
