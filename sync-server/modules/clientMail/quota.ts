import { setTimeout as pause } from 'node:timers/promises';
import type { Tier } from '../../../src/domain/accounts/access/tiers';
import { mailMonth, mailsAMonth } from '../../../src/domain/accounts/mail';
import type { QuotaWatch } from '../quotas/watch';
import {
  CouchConflict,
  CouchUnavailable,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
} from '../../couch/client';

const QUOTA_ID = 'meta:client-mails';
const ATTEMPTS = 20;

/** By outbox id, so that a retried mail counts once. */
interface QuotaDocument extends CouchDocument {
  type: 'meta';
  month: string;
  mails: string[];
}

const getDatabase = (couch: Couch, workspaceId: string): CouchDatabase<QuotaDocument> =>
  couch.database(workspaceDatabase(workspaceId)) as unknown as CouchDatabase<QuotaDocument>;

/** @throws CouchDatabaseMissing */
export async function mailsUsed(couch: Couch, workspaceId: string, now: Date): Promise<number> {
  const present = await getDatabase(couch, workspaceId).get(QUOTA_ID);
  return present?.month === mailMonth(now.toISOString()) ? present.mails.length : 0;
}

interface MailClaim {
  workspaceId: string;
  outboxId: string;
  plan: Tier;
  now: Date;
}

/**
 * By compare-and-set, as several gateways may claim at once.
 * @returns false where none is left
 * @throws CouchUnavailable when others keep writing
 */
export async function claimMail(
  couch: Couch,
  { workspaceId, outboxId, plan, now }: MailClaim,
  watch?: QuotaWatch,
): Promise<boolean> {
  const most = mailsAMonth(plan);
  if (most === undefined) return true;
  const database = getDatabase(couch, workspaceId);
  const note = (used: number) => watch?.note({ workspaceId, quota: 'mails', used, most });
  const month = mailMonth(now.toISOString());
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const present = await database.get(QUOTA_ID);
    const mails = present?.month === month ? present.mails : [];
    if (mails.includes(outboxId)) return true;
    if (mails.length >= most) {
      await note(mails.length);
      return false;
    }
    const rev = present?._rev === undefined ? {} : { _rev: present._rev };
    try {
      const next = { month, mails: [...mails, outboxId] };
      await database.put({ _id: QUOTA_ID, ...rev, type: 'meta', ...next });
      await note(mails.length + 1);
      return true;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
  throw new CouchUnavailable('others keep counting mails');
}
