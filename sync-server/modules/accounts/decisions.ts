import { UNDO_SECONDS, type Undo } from '../../../src/api/experts';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { StoredDocument } from '../../couch/client';
import {
  auditKey,
  decisionAuditSchema,
  undoKey,
  type Account,
  type DecisionAudit,
  type StaffAudit,
} from './accountRecords';
import { putAudited } from './audited';
import type { AccountStore } from './store';
import { readBody } from '../../store/envelope';

/** @throws CouchConflict */
export async function writeDecision(
  { database }: AccountStore,
  {
    stored,
    next,
    audit,
  }: { stored: StoredDocument; next: Account; audit: DecisionAudit | StaffAudit },
  at: Date,
): Promise<void> {
  const receivedAt = at.toISOString();
  const account = { ...stored, body: next, by: audit.by, device: 'gateway', receivedAt };
  await putAudited(database, account, audit, at);
}

export const buildUndo = ({ auditId, at, former }: DecisionAudit): Undo | undefined =>
  former && {
    decision: auditId,
    until: new Date(Date.parse(at) + UNDO_SECONDS * 1000).toISOString(),
  };

interface Parts {
  store: AccountStore;
  now: () => Date;
}

interface Undone {
  accountId: string;
  decision: string;
}

/** @throws AppError not_found, undo_expired */
async function undoable({ store, now }: Parts, { accountId, decision }: Undone) {
  const stored = await store.database.get(auditKey(decision));
  const audit = stored && readBody(decisionAuditSchema, stored);
  if (!audit || audit.accountId !== accountId) throw new AppError('not_found');
  const undo = buildUndo(audit);
  if (!undo || now().toISOString() > undo.until) throw new AppError('undo_expired');
  return audit;
}

/**
 * Idempotent.
 * @throws AppError not_found, undo_expired, status_conflict; CouchConflict
 */
export async function undoDecision(
  parts: Parts,
  by: AccessClaims,
  undone: Undone,
): Promise<Account> {
  const { store, now } = parts;
  const { accountId, decision } = undone;
  const accountRecord = await store.byId(accountId);
  if (accountRecord?.account.role !== 'expert') throw new AppError('not_found');
  const { account, stored } = accountRecord;
  if (await store.database.get(undoKey(decision))) return account;
  const { from, to, former } = await undoable(parts, undone);
  if (account.status !== to) throw new AppError('status_conflict');
  const { statusReason: _, verifiedName: __, ...rest } = account;
  const next: Account = { ...rest, status: from, ...former };
  const at = now();
  const audit: DecisionAudit = {
    auditId: `${decision}.undo`,
    action: 'undo',
    accountId,
    from: to,
    to: from,
    by: by.sub,
    at: at.toISOString(),
  };
  await writeDecision(store, { stored, next, audit }, at);
  return next;
}
