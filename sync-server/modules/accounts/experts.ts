import { v7 as uuid } from 'uuid';
import { type AccessClaims } from '../../../src/domain/account';
import { type ExpertRecord } from '../../../src/api/experts';
import { hasPermission } from '../../../src/domain/access/permissions';
import { type AccountStatus } from '../../../src/domain/access/roles';
import { AppError } from '../../../src/domain/errors';
import { CouchConflict, CouchRefused, type StoredDocument } from '../../couch/client';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { auditKey, envelope, isVerified, type Account, type DecisionAudit } from './accountRecords';
import { DECISION_MAIL } from './jobKinds';
import { whileConflicts } from './sessions';
import type { AccountState } from './accountState';
import type { AccountStore } from './store';
import { lockOf, type Streams } from './watch';

export type Decision = DecisionAudit['action'];

export interface Experts {
  /** Newest first. */
  list(status?: AccountStatus): Promise<ExpertRecord[]>;
  /**
   * Suspends, activates, rejects or verifies an expert, and keeps who did it and why. Repeating it changes nothing.
   * @throws AppError not_found, forbidden, status_conflict
   */
  decide(
    by: AccessClaims,
    accountId: string,
    decision: Decision,
    reason?: string,
  ): Promise<ExpertRecord>;
}

interface Parts {
  store: AccountStore;
  accountState: AccountState;
  streams: Streams;
  jobs: JobQueue;
  now: () => Date;
}

const RESULT: Record<Decision, AccountStatus> = {
  suspend: 'suspended',
  activate: 'approved',
  reject: 'rejected',
  verify: 'approved',
};
/** From which statuses a decision leads anywhere. */
const FROM: Record<Decision, readonly AccountStatus[]> = {
  suspend: ['approved'],
  activate: ['pending', 'rejected', 'suspended'],
  reject: ['pending'],
  verify: ['approved'],
};

function recordOf(account: Account): ExpertRecord {
  const { accountId, workspaceId, email, name, status, statusReason, application, createdAt } =
    account;
  return {
    accountId,
    workspaceId,
    email,
    name,
    status,
    ...(statusReason === undefined ? {} : { statusReason }),
    ...(application === undefined ? {} : { application }),
    verified: isVerified(account),
    createdAt,
  };
}

/** Support lifts suspensions; applications are the owner's (specification of the platform, section 6). */
function requireRight({ adminRole }: AccessClaims, { status }: Account): void {
  if (status === 'suspended' || status === 'approved') return;
  if (!hasPermission(adminRole, 'manageExperts')) throw new AppError('forbidden');
}

function changed(account: Account, decision: Decision, reason: string | undefined): Account {
  if (decision === 'verify') return { ...account, verifiedName: account.name };
  const { statusReason: _, ...rest } = account;
  const isKept = decision !== 'activate' && reason !== undefined;
  // Who judges an application looks at the person; who lifts a suspension need not.
  const isJudged = decision === 'activate' && account.status !== 'suspended';
  return {
    ...rest,
    status: RESULT[decision],
    ...(isJudged ? { verifiedName: account.name } : {}),
    ...(isKept ? { statusReason: reason } : {}),
  };
}

const isDone = (account: Account, decision: Decision): boolean =>
  decision === 'verify' ? isVerified(account) : account.status === RESULT[decision];

/** An expert whose name was verified need not hear of it. */
const mailsOf = (decision: Decision, wanted: Parameters<typeof jobRequest>[1]) =>
  decision === 'verify' ? [] : [jobRequest(DECISION_MAIL, wanted)];

/** Acts of administrators on experts. */
export function createExperts(parts: Parts): Experts {
  const { store, accountState, streams, jobs, now } = parts;

  /** Account and audit trail in one write; the trail's id is fixed, so a repetition adds nothing. */
  async function write(stored: StoredDocument, next: Account, audit: DecisionAudit): Promise<void> {
    const at = now();
    const noted = envelope(auditKey(audit.auditId), audit, audit.by, at);
    const [account, trail] = await store.database.bulk([
      { ...stored, body: next, by: audit.by, device: 'gateway', receivedAt: at.toISOString() },
      noted,
    ]);
    if (account && !account.ok) {
      // Nothing was decided: somebody else was faster.
      if (trail?.ok) await store.database.put({ ...noted, _rev: trail.rev, _deleted: true });
      if (account.error === 'conflict') throw new CouchConflict(account.reason);
      throw new CouchRefused(500, account.error, account.reason);
    }
    if (trail && !trail.ok && trail.error !== 'conflict')
      throw new CouchRefused(500, trail.error, trail.reason);
  }

  /** Repeated after a conflict it is the same decision, with the same trail and mail. */
  async function decideOnce(
    by: AccessClaims,
    accountId: string,
    {
      auditId,
      decision,
      reason,
    }: { auditId: string; decision: Decision; reason?: string | undefined },
  ): Promise<{ account: Account; isNew: boolean }> {
    const found = await store.byId(accountId);
    if (found?.account.role !== 'expert') throw new AppError('not_found');
    const { account, stored } = found;
    requireRight(by, account);
    const from = account.status;
    const to = RESULT[decision];
    if (!FROM[decision].includes(from) && from !== to) throw new AppError('status_conflict');
    if (isDone(account, decision)) return { account, isNew: false };
    const next = changed(account, decision, reason);
    const audit: DecisionAudit = {
      auditId,
      action: decision,
      accountId,
      from,
      to,
      ...(reason === undefined ? {} : { reason }),
      by: by.sub,
      at: now().toISOString(),
    };
    const wanted = { key: auditId, subject: stored._id, payload: { auditId } };
    await jobs.enqueueAround(mailsOf(decision, wanted), () => write(stored, next, audit));
    return { account: next, isNew: true };
  }

  return {
    list: async (status) => {
      const records: ExpertRecord[] = [];
      for await (const { account } of store.all())
        if (account.role === 'expert' && (status === undefined || account.status === status))
          records.push(recordOf(account));
      return records.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
    decide: async (by, accountId, decision, reason) => {
      const decided = { auditId: uuid(), decision, reason };
      const { account, isNew } = await whileConflicts(() => decideOnce(by, accountId, decided));
      if (isNew) {
        accountState.forget();
        const code = lockOf(account.status);
        if (code) streams.lock(account.accountId, code);
      }
      return recordOf(account);
    },
  };
}
