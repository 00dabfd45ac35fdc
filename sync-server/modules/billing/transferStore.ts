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

/** Whether the money of a message goes back to who sent it, by itself and not with a payment. */
const goesBack = ({ state, resolution }: Transfer): boolean =>
  state === 'resolved' && resolution?.giveBack === true;

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
  /** Notes that staff have sent the money of a message back. @throws AppError not_found, payment_conflict where it does not go back */
  noteSent(transferId: string): Promise<void>;
  /** Newest first. */
  inReview(): Promise<Transfer[]>;
  /** Messages whose money is given back and that nobody has sent yet, the oldest first. */
  unsent(): Promise<Transfer[]>;
}

export function createTransferStore(database: CouchDatabase, now: () => Date): TransferStore {
  const placeOf = (transferId: string) => ({
    database,
    key: transferKey(transferId),
    schema: transferSchema,
    now,
  });
  /** @param isMeant of a message */
  async function all(isMeant: (transfer: Transfer) => boolean): Promise<Transfer[]> {
    const found: Transfer[] = [];
    for await (const stored of documentsOf(database, TRANSFERS)) {
      const transfer = readBody(transferSchema, stored);
      if (isMeant(transfer)) found.push(transfer);
    }
    return found.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  }

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
    noteSent: async (transferId) => {
      const sentAt = now().toISOString();
      const found = await updateBody(placeOf(transferId), ({ resolution, ...transfer }) => {
        if (!resolution || !goesBack({ ...transfer, resolution }))
          throw new AppError('payment_conflict');
        const isNoted = resolution.sentAt !== undefined;
        return isNoted ? undefined : { ...transfer, resolution: { ...resolution, sentAt } };
      });
      if (!found) throw new AppError('not_found');
    },
    inReview: async () => (await all(({ state }) => state === 'review')).toReversed(),
    unsent: () =>
      all((transfer) => goesBack(transfer) && transfer.resolution?.sentAt === undefined),
  };
}
