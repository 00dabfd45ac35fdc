import { v7 as uuid } from 'uuid';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import type { AdminRole } from '../../../src/domain/accounts/access/roles';
import { AppError } from '../../../src/domain/protocol/errors';
import { withoutSessions, type Account, type StaffAudit } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { writeDecision } from '../accounts/decisions';
import { whileConflicts } from '../../store/documents';
import { END_SESSIONS } from '../accounts/jobKinds';
import { hasSecondFactor } from '../accounts/secondFactor/secondFactorRules';
import { withoutSecondFactor } from '../accounts/secondFactor/secondFactor';
import type { FoundAccount } from '../accounts/store';
import type { Streams } from '../accounts/watch';
import { jobRequest, type JobQueue, type JobRequest } from '../jobs/queue';
import { endRemoved, INVITATION_MAIL, REMOVE_STAFF } from './jobs';
import { isWorkingOwner, ownerLeaves } from './owners';

export interface ActParts {
  accounts: Pick<AccountServices, 'store' | 'devices' | 'accountState' | 'news'>;
  jobs: Pick<JobQueue, 'enqueueAround'>;
  streams: Streams;
  now: () => Date;
}

/** Hours in which the second owner has to agree. */
const RESET_HOURS = 24;

interface Outcome {
  next: Account;
  audit: Pick<StaffAudit, 'action'> & Partial<StaffAudit>;
  jobs?: (request: { key: string; subject: string }) => JobRequest[];
}
type Act = (accountRecord: FoundAccount, owner: FoundAccount) => Outcome | undefined;

const endsSessions = (before: Account, next: Account): boolean =>
  (before.sessionRound ?? 0) !== (next.sessionRound ?? 0);

/**
 * Reads the account anew: a token or cache may be a second old.
 * @throws AppError
 */
async function requireOwner(
  { store, accountState }: ActParts['accounts'],
  claims: AccessClaims,
): Promise<FoundAccount> {
  const owner = await accountState.accountOf(claims);
  if (!isWorkingOwner(owner.account) || store.isDue(owner.account)) throw new AppError('forbidden');
  return owner;
}

async function applied({ accounts, streams }: ActParts, next: Account): Promise<void> {
  const { accountState, devices } = accounts;
  accountState.forget();
  streams.lock(next.accountId, next.status === 'approved' ? 'session_ended' : 'account_suspended');
  await devices.removeEnded(next);
}

/** Copied into the trail, as the person may be gone when it is read. */
const toActor = ({ accountId, name, adminRole }: Account) => ({
  accountId,
  name,
  ...(adminRole === undefined ? {} : { adminRole }),
});

/**
 * With an audit entry; judged anew after a conflict.
 * @throws AppError not_found, own_account, last_owner, forbidden
 */
export async function actOn(
  parts: ActParts,
  claims: AccessClaims,
  accountId: string,
  act: Act,
): Promise<Account> {
  const { accounts, jobs, now } = parts;
  const { store } = accounts;
  const auditId = uuid();
  return whileConflicts(async () => {
    const owner = await requireOwner(accounts, claims);
    const member = await store.byId(accountId);
    if (member?.account.role !== 'admin' || member.account.removedAt !== undefined)
      throw new AppError('not_found');
    if (accountId === claims.sub) throw new AppError('own_account');
    const { account, stored } = member;
    const outcome = act(member, owner);
    if (!outcome) return account;
    const { next } = outcome;
    if (isWorkingOwner(account) && !isWorkingOwner(next))
      await ownerLeaves({ store, now }, accountId, claims.sub);
    const at = now();
    const audit = {
      ...toActor(account),
      ...outcome.audit,
      auditId,
      by: claims.sub,
      at: at.toISOString(),
    };
    const request = { key: auditId, subject: stored._id };
    const ended = endsSessions(account, next);
    const round = next.sessionRound ?? 0;
    const ending = ended ? [jobRequest(END_SESSIONS, { ...request, payload: { round } })] : [];
    await jobs.enqueueAround([...ending, ...(outcome.jobs?.(request) ?? [])], () =>
      writeDecision(store, { stored, next, audit }, at),
    );
    if (ended) await applied(parts, next);
    return next;
  });
}

const inviting = (request: { key: string; subject: string }): JobRequest[] => [
  jobRequest(INVITATION_MAIL, { ...request, payload: {} }),
];

/** @throws AppError status_conflict once it was accepted */
export const invitedAgain =
  (at: string): Act =>
  ({ account }, owner) => {
    if (!account.invitation) throw new AppError('status_conflict');
    const invitation = { ...account.invitation, by: owner.account.accountId, at };
    const next = { ...account, invitation };
    return { next, audit: { action: 'inviteAgain' }, jobs: inviting };
  };

/** Ends sessions, as open pages belong to the former role. An open invitation names the role, and is sent again. */
export const withRole =
  (adminRole: AdminRole, at: string): Act =>
  ({ account }) => {
    if (account.adminRole === adminRole) return undefined;
    const { adminRole: fromRole } = account;
    const audit = {
      action: 'changeRole' as const,
      adminRole,
      ...(fromRole === undefined ? {} : { fromRole }),
    };
    const { invitation, factorReset: _asked, ownerSince: _since, ...rest } = account;
    const changed = { ...rest, adminRole, ...(adminRole === 'owner' ? { ownerSince: at } : {}) };
    if (!invitation) return { next: withoutSessions(changed), audit };
    // Links mailed with the former role become invalid.
    const next = { ...changed, invitation: { ...invitation, links: [] } };
    return { next, audit, jobs: inviting };
  };

/** @throws AppError status_conflict where there is nobody to switch off yet */
export const switchedOff =
  (reason: string): Act =>
  ({ account }) => {
    if (account.invitation) throw new AppError('status_conflict');
    if (account.status === 'suspended') return undefined;
    const next = withoutSessions({ ...account, status: 'suspended', statusReason: reason });
    return { next, audit: { action: 'switchOff', reason } };
  };

export const switchedOn: Act = ({ account }) => {
  if (account.status === 'approved') return undefined;
  const { statusReason: _, ...rest } = account;
  return { next: { ...rest, status: 'approved' }, audit: { action: 'switchOn' } };
};

/** @throws AppError status_conflict where nobody has signed in yet */
export const signedOut: Act = ({ account }) => {
  if (account.invitation) throw new AppError('status_conflict');
  return { next: withoutSessions(account), audit: { action: 'signOut' } };
};

/** Closed in one write; the document is deleted after its sessions. */
const removed =
  (at: string): Act =>
  ({ account }) => {
    const { accountId } = account;
    const next = withoutSessions({ ...account, status: 'suspended', removedAt: at });
    const jobs: Outcome['jobs'] = (request) => [
      jobRequest(REMOVE_STAFF, { ...request, payload: { accountId } }),
    ];
    return { next, audit: { action: 'removeStaff' }, jobs };
  };

export async function removeMember(
  parts: ActParts,
  claims: AccessClaims,
  accountId: string,
): Promise<void> {
  const member = await parts.accounts.store.byId(accountId);
  await actOn(parts, claims, accountId, removed(parts.now().toISOString()));
  if (member) await endRemoved(parts.accounts, member.stored._id, accountId);
}

async function agreed(
  { store }: ActParts['accounts'],
  { by, at }: NonNullable<Account['factorReset']>,
  second: Account,
  now: Date,
): Promise<boolean> {
  if (
    by === second.accountId ||
    at < new Date(now.getTime() - RESET_HOURS * 3_600_000).toISOString()
  )
    return false;
  const first = (await store.byId(by))?.account;
  if (!first || !isWorkingOwner(first)) return false;
  // An owner invited since then might be the same person.
  if (second.createdAt > at || (second.ownerSince ?? '') > at) throw new AppError('owner_needed');
  return true;
}

/**
 * @returns whether the factor is reset now
 * @throws AppError status_conflict where there is none, owner_needed
 */
export async function resetFactor(
  parts: ActParts,
  claims: AccessClaims,
  accountId: string,
): Promise<boolean> {
  const { accounts, now } = parts;
  const { account: owner } = await requireOwner(accounts, claims);
  const resetRequest = (await accounts.store.byId(accountId))?.account.factorReset;
  const isDone = resetRequest !== undefined && (await agreed(accounts, resetRequest, owner, now()));
  await actOn(parts, claims, accountId, ({ account }) => {
    if (!hasSecondFactor(account)) throw new AppError('status_conflict');
    if (!isDone) {
      if (account.factorReset?.by === claims.sub && account.factorReset.at === resetRequest?.at)
        return undefined;
      const factorReset = { by: claims.sub, at: now().toISOString() };
      return { next: { ...account, factorReset }, audit: { action: 'askFactorReset' } };
    }
    if (account.factorReset?.at !== resetRequest.at) throw new AppError('status_conflict');
    const { factorReset: _, ...rest } = withoutSecondFactor(account);
    return { next: withoutSessions(rest), audit: { action: 'resetFactor' } };
  });
  if (!isDone) return false;
  const accountRecord = await accounts.store.byId(accountId);
  if (accountRecord) await accounts.news.notify(accountRecord, 'secondFactorOff', {});
  return true;
}
