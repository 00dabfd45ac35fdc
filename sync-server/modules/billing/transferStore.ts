import { AppError } from '../../../src/domain/errors';
import type { CouchDatabase } from '../../couch/client';
import { readBody } from '../accounts/accountRecords';
import { documentsOf, updateBody } from '../accounts/documents';
import {
  transferKey,
  TRANSFERS,
  transferSchema,
  type Resolution,
  type Transfer,
} from './billingRecords';

/** The bank's messages in the database. */
export interface TransferStore {
  find(transferId: string): Promise<Transfer | undefined>;
  /** Says what became of a message; one that staff have decided about stays as it is. */
  update(transferId: string, change: Partial<Transfer>): Promise<void>;
  /**
   * Notes what staff decided about a message that waits for them; its job carries it out.
   * @throws AppError not_found, payment_conflict where it does not wait any more
   */
  decide(transferId: string, resolution: Resolution): Promise<void>;
  /** Newest first. */
  inReview(): Promise<Transfer[]>;
}

export function createTransferStore(database: CouchDatabase, now: () => Date): TransferStore {
  const placeOf = (transferId: string) => ({
    database,
    key: transferKey(transferId),
    schema: transferSchema,
    now,
  });
  return {
    find: async (transferId) => {
      const stored = await database.get(transferKey(transferId));
      return stored && readBody(transferSchema, stored);
    },
    update: async (transferId, change) => {
      await updateBody(placeOf(transferId), (transfer) => {
        const next = { ...transfer, ...change };
        const isSame = JSON.stringify(next) === JSON.stringify(transfer);
        return transfer.state === 'resolved' || isSame ? undefined : next;
      });
    },
    decide: async (transferId, resolution) => {
      const found = await updateBody(placeOf(transferId), (transfer) => {
        if (transfer.state !== 'review') throw new AppError('payment_conflict');
        return { ...transfer, state: 'received' as const, resolution };
      });
      if (!found) throw new AppError('not_found');
    },
    inReview: async () => {
      const found: Transfer[] = [];
      for await (const stored of documentsOf(database, TRANSFERS)) {
        const transfer = readBody(transferSchema, stored);
        if (transfer.state === 'review') found.push(transfer);
      }
      return found.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
    },
  };
}
