import type { CouchDatabase } from '../../couch/client';
import { readBody } from '../accounts/accountRecords';
import { documentsOf, updateBody } from '../accounts/documents';
import { transferKey, TRANSFERS, transferSchema, type Transfer } from './billingRecords';

/** The bank's messages in the database. */
export interface TransferStore {
  find(transferId: string): Promise<Transfer | undefined>;
  /** Says what became of a message; one that staff have decided about stays as it is. */
  update(transferId: string, change: Partial<Transfer>): Promise<void>;
  /** Newest first. */
  inReview(): Promise<Transfer[]>;
}

export function createTransferStore(database: CouchDatabase, now: () => Date): TransferStore {
  return {
    find: async (transferId) => {
      const stored = await database.get(transferKey(transferId));
      return stored && readBody(transferSchema, stored);
    },
    update: async (transferId, change) => {
      const place = { database, key: transferKey(transferId), schema: transferSchema, now };
      await updateBody(place, (transfer) => {
        const next = { ...transfer, ...change };
        const isSame = JSON.stringify(next) === JSON.stringify(transfer);
        return transfer.state === 'resolved' || isSame ? undefined : next;
      });
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
