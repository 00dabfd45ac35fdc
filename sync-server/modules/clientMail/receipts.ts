import type { Notice } from '../../../src/domain/records/notices';
import { MAIL_FAILURES, type MailFailure } from '../../../src/domain/accounts/mail';
import {
  workspaceDatabase,
  type Couch,
  type StoredDocument,
  CouchConflict,
  CouchUnavailable,
} from '../../couch/client';
import type { WakeHub } from '../../http/wakeHub';

type Outcome = NonNullable<Notice['outcome']>;

export type Receipt =
  | { outcome: 'sent' }
  | { outcome: 'failed' | 'maybe_sent'; failure: MailFailure };

export interface Receipts {
  readOutcome(workspaceId: string, outboxId: string): Promise<Outcome | undefined>;
  write(workspaceId: string, outboxId: string, receipt: Receipt): Promise<void>;
}

const receiptKey = (outboxId: string): `notices:${string}` => `notices:receipt-${outboxId}`;
const ATTEMPTS = 5;

const TITLES: Record<Outcome, string> = {
  sent: 'Thư đã gửi',
  failed: 'Thư chưa gửi được',
  maybe_sent: 'Thư có thể đã gửi',
};

function buildNotice(
  outboxId: string,
  receipt: Receipt,
  before: StoredDocument | undefined,
  at: string,
): Notice {
  const began = before?.body.createdAt;
  return {
    id: `receipt-${outboxId}`,
    createdAt: typeof began === 'string' ? began : at,
    updatedAt: at,
    kind: 'receipt',
    title: TITLES[receipt.outcome],
    ...(receipt.outcome === 'sent' ? {} : { body: MAIL_FAILURES[receipt.failure] }),
    outboxId,
    outcome: receipt.outcome,
  };
}

interface Parts {
  couch: Couch;
  wake: WakeHub;
  now: () => Date;
}

export function createReceipts({ couch, wake, now }: Parts): Receipts {
  async function tryWrite(
    workspaceId: string,
    outboxId: string,
    receipt: Receipt,
  ): Promise<boolean> {
    const database = couch.database(workspaceDatabase(workspaceId));
    const key = receiptKey(outboxId);
    const before = await database.get(key);
    if (before?.body.outcome === 'sent') return true;
    const at = now().toISOString();
    const body = buildNotice(outboxId, receipt, before, at);
    const rev = before?._rev === undefined ? {} : { _rev: before._rev };
    const envelope = { type: 'notices', deleted: false, by: 'gateway', device: 'gateway' };
    try {
      await database.put({ _id: key, ...rev, ...envelope, body, receivedAt: at });
      wake.wake(workspaceId, ['notices']);
      return true;
    } catch (error) {
      if (error instanceof CouchConflict) return false;
      throw error;
    }
  }

  return {
    readOutcome: async (workspaceId, outboxId) => {
      const database = couch.database(workspaceDatabase(workspaceId));
      const outcome = (await database.get(receiptKey(outboxId)))?.body.outcome;
      return typeof outcome === 'string' ? (outcome as Outcome) : undefined;
    },
    write: async (workspaceId, outboxId, receipt) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
        if (await tryWrite(workspaceId, outboxId, receipt)) return;
      throw new CouchUnavailable('others keep writing a receipt');
    },
  };
}
