import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict, CouchRefused } from '../../couch/client';
import type { BulkResult } from '../../couch/types';
import { envelope } from '../../store/envelope';
import {
  auditKey,
  isUnconfirmed,
  withoutSessions,
  type Account,
  type DecisionAudit,
} from './accountRecords';
import { newAccount, type NewAccount } from './add';
import type { AccountStore, FoundAccount } from './store';

/** No address leads here, so nobody signs in to it. */
export const closedKey = (accountId: string): string => `account:closed-${accountId}`;

/** Nobody has shown that its address is theirs, so it is no reason to refuse the address to who is invited by it. */
export const isReplaceable = (account: Account): boolean =>
  account.role === 'expert' && isUnconfirmed(account);

/** Keeps what it stored and bought where staff can see it; no password, session or link opens it. */
function closed(account: Account, reason: string, at: string): Account {
  const {
    google: _google,
    passkeys: _keys,
    secondFactor: _factor,
    secondFactorSetUp: _setUp,
    resets: _resets,
    ...rest
  } = withoutSessions(account);
  return {
    ...rest,
    confirmation: { links: [] },
    status: 'suspended',
    statusReason: reason,
    keysEndedAt: at,
  };
}

function requireWritten(result: BulkResult | undefined): void {
  if (!result || result.ok) return;
  if (result.error === 'conflict') throw new CouchConflict(result.reason);
  throw new CouchRefused(500, result.error, result.reason);
}

interface Wanted {
  former: FoundAccount;
  person: NewAccount;
  by: string;
  auditId: string;
  reason: string;
}

/**
 * Gives the address of an unconfirmed account to a new one, and closes the former.
 * @returns both accounts
 * @throws CouchConflict where the former account changed meanwhile; AppError email_taken where it was confirmed
 */
export async function replaceAccount(
  { database }: Pick<AccountStore, 'database'>,
  { former, person, by, auditId, reason }: Wanted,
  now: Date,
): Promise<{ account: Account; closedAccount: Account }> {
  const { account: before, stored } = former;
  if (!isReplaceable(before)) throw new AppError('email_taken');
  const at = now.toISOString();
  const closedAccount = closed(before, reason, at);
  const { accountId } = before;
  const { account, practice } = newAccount(
    // Gateways of before know a session by the key of its account and the round alone.
    { ...person, sessionRound: closedAccount.sessionRound },
    now,
  );
  const outcome = { from: before.status, to: 'suspended', reason } as const;
  const audit: DecisionAudit = { auditId, action: 'suspend', accountId, ...outcome, by, at };
  const kept = envelope(closedKey(accountId), closedAccount, by, now);
  const taken = { ...stored, body: account, by, device: 'gateway', receivedAt: at };
  const [address, copy] = await database.bulk([taken, kept, practice]);
  if (address && !address.ok && copy?.ok)
    await database.put({ ...kept, _rev: copy.rev, _deleted: true });
  requireWritten(address);
  await database.put(envelope(auditKey(auditId), audit, by, now));
  return { account, closedAccount };
}
