import { v7 as uuid } from 'uuid';
import { type AccessClaims } from '../../../src/domain/accounts/account';
import {
  APPLICATIONS_LISTED,
  UNDO_SECONDS,
  type ExpertRecord,
  type Undo,
} from '../../../src/api/experts';
import { hasPermission } from '../../../src/domain/accounts/access/permissions';
import { type AccountStatus } from '../../../src/domain/accounts/access/roles';
import { AppError } from '../../../src/domain/protocol/errors';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { isUnconfirmed, isVerified, type Account, type DecisionAudit } from './accountRecords';
import { DECISION_MAIL } from './jobKinds';
import { whileConflicts } from '../../store/documents';
import type { AccountState } from './accountState';
import { undoDecision, buildUndo, writeDecision } from './decisions';
import type { AccountStore } from './store';
import { getLock, type Streams } from './watch';

export type Decision = Exclude<DecisionAudit['action'], 'undo'>;

/** Milliseconds before a decision's mail; clocks of two gateways may differ a little. */
const MAIL_DELAY = (UNDO_SECONDS + 2) * 1000;

export interface Decided {
  expert: ExpertRecord;
  undo?: Undo;
}

export interface Experts {
  list(status?: AccountStatus): Promise<ExpertRecord[]>;
  waiting(): Promise<{ applications: ExpertRecord[]; total: number }>;
  /**
   * Idempotent.
   * @throws AppError not_found, forbidden, status_conflict
   */
  decide(
    by: AccessClaims,
    accountId: string,
    decision: Decision,
    reason?: string,
  ): Promise<Decided>;
  /**
   * Possible until the mail is sent; idempotent.
   * @throws AppError not_found, undo_expired, status_conflict
   */
  undo(by: AccessClaims, accountId: string, decision: string): Promise<ExpertRecord>;
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
const FROM: Record<Decision, readonly AccountStatus[]> = {
  suspend: ['approved'],
  activate: ['pending', 'rejected', 'suspended'],
  reject: ['pending'],
  verify: ['approved'],
};

function toRecord(account: Account): ExpertRecord {
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
    ...(isUnconfirmed(account) ? { emailConfirmed: false } : {}),
    createdAt,
  };
}

/** Only owners may suspend, so only they may lift a suspension. */
function requireRight({ adminRole }: AccessClaims, { status }: Account): void {
  if (status === 'suspended' && !hasPermission(adminRole, 'manageExperts'))
    throw new AppError('suspended_by_owner');
  if (status === 'suspended' || status === 'approved') return;
  if (!hasPermission(adminRole, 'decideApplications')) throw new AppError('forbidden');
}

/** Keys are reissued after an account was closed: nobody knows who has the old ones. */
const withoutKeys = (account: Account, decision: Decision, at: Date): Account =>
  decision === 'suspend' || account.status === 'suspended'
    ? { ...account, keysEndedAt: at.toISOString() }
    : account;

function changed(account: Account, decision: Decision, reason: string | undefined): Account {
  if (decision === 'verify') return { ...account, verifiedName: account.name };
  const { statusReason: _, ...rest } = account;
  const isKept = decision !== 'activate' && reason !== undefined;
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

const isOnApplication = (decision: Decision, from: AccountStatus): boolean =>
  decision === 'reject' || (decision === 'activate' && from !== 'suspended');

const buildMails = (decision: Decision, request: Parameters<typeof jobRequest>[1]) =>
  decision === 'verify' ? [] : [jobRequest(DECISION_MAIL, request)];

const getFormer = ({ statusReason, verifiedName }: Account): DecisionAudit['former'] => ({
  ...(statusReason === undefined ? {} : { statusReason }),
  ...(verifiedName === undefined ? {} : { verifiedName }),
});

async function listExperts(store: AccountStore, status?: AccountStatus): Promise<ExpertRecord[]> {
  const records: ExpertRecord[] = [];
  for await (const { account } of store.all())
    if (account.role === 'expert' && (status === undefined || account.status === status))
      records.push(toRecord(account));
  return records.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export function createExperts(parts: Parts): Experts {
  const { store, accountState, streams, jobs, now } = parts;

  async function decideOnce(
    by: AccessClaims,
    accountId: string,
    {
      auditId,
      decision,
      reason,
    }: { auditId: string; decision: Decision; reason?: string | undefined },
  ): Promise<{ account: Account; audit?: DecisionAudit }> {
    const accountRecord = await store.byId(accountId);
    if (accountRecord?.account.role !== 'expert') throw new AppError('not_found');
    const { account, stored } = accountRecord;
    requireRight(by, account);
    const from = account.status;
    const to = RESULT[decision];
    if (!FROM[decision].includes(from) && from !== to) throw new AppError('status_conflict');
    if (isDone(account, decision)) return { account };
    const at = now();
    const next = changed(withoutKeys(account, decision, at), decision, reason);
    const isUndoable = isOnApplication(decision, from);
    const audit: DecisionAudit = {
      auditId,
      action: decision,
      accountId,
      from,
      to,
      ...(reason === undefined ? {} : { reason }),
      ...(isUndoable ? { former: getFormer(account) } : {}),
      by: by.sub,
      at: at.toISOString(),
    };
    const later = isUndoable ? { at: new Date(at.getTime() + MAIL_DELAY) } : {};
    const request = { key: auditId, subject: stored._id, payload: { auditId }, ...later };
    await jobs.enqueueAround(buildMails(decision, request), () =>
      writeDecision(store, { stored, next, audit }, at),
    );
    return { account: next, audit };
  }

  function applied({ accountId, status }: Account): void {
    accountState.forget();
    const code = getLock(status);
    if (code) streams.lock(accountId, code);
  }

  return {
    list: (status) => listExperts(store, status),
    waiting: async () => {
      const all = (await listExperts(store, 'pending')).reverse();
      return { applications: all.slice(0, APPLICATIONS_LISTED), total: all.length };
    },
    decide: async (by, accountId, decision, reason) => {
      const decided = { auditId: uuid(), decision, reason };
      const { account, audit } = await whileConflicts(() => decideOnce(by, accountId, decided));
      if (!audit) return { expert: toRecord(account) };
      applied(account);
      const undo = buildUndo(audit);
      return { expert: toRecord(account), ...(undo ? { undo } : {}) };
    },
    undo: async (by, accountId, decision) => {
      const account = await whileConflicts(() =>
        undoDecision({ store, now }, by, { accountId, decision }),
      );
      applied(account);
      return toRecord(account);
    },
  };
}
