import { setTimeout as pause } from 'node:timers/promises';
import type { Tier } from '../../../src/domain/access/tiers';
import { mailMonth, mailsAMonth } from '../../../src/domain/mail';
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

/** The mails of the present month, by outbox id: a mail that is tried again counts once. */
interface QuotaDocument extends CouchDocument {
  type: 'meta';
  month: string;
  mails: string[];
}

/**
 * Takes a place in this month's mails of a practice, by compare-and-set: any number of gateways may.
 * @returns false where there is none left
 * @throws CouchUnavailable when others keep writing
 */
export async function claimMail(
  couch: Couch,
  {
    workspaceId,
    outboxId,
    plan,
    now,
  }: { workspaceId: string; outboxId: string; plan: Tier; now: Date },
): Promise<boolean> {
  const most = mailsAMonth(plan);
  if (most === undefined) return true;
  const database = couch.database(
    workspaceDatabase(workspaceId),
  ) as unknown as CouchDatabase<QuotaDocument>;
  const month = mailMonth(now.toISOString());
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const present = await database.get(QUOTA_ID);
    const mails = present?.month === month ? present.mails : [];
    if (mails.includes(outboxId)) return true;
    if (mails.length >= most) return false;
    const rev = present?._rev === undefined ? {} : { _rev: present._rev };
    try {
      await database.put({
        _id: QUOTA_ID,
        ...rev,
        type: 'meta',
        month,
        mails: [...mails, outboxId],
      });
      return true;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
  throw new CouchUnavailable('others keep counting mails');
}
