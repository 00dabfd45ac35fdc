import { AppError } from '../../../../src/domain/protocol/errors';
import type { Sending } from '../../../../src/domain/money/payments';
import type { CouchDatabase } from '../../../couch/client';
import { documentsOf, updateBody } from '../../../store/documents';
import {
  transferKey,
  TRANSFERS,
  transferSchema,
  type Resolution,
  type Transfer,
} from '../payments/billingRecords';
import { withDestination } from '../payments/destination';
import { readBody, readSound } from '../../../store/envelope';

/** Whether the money of a message goes back to who sent it, by itself and not with a payment. */
const goesBack = ({ state, resolution }: Transfer): boolean =>
  state === 'resolved' && resolution?.giveBack === true;

/** Whether its assignment was decided and not begun; one that is being taken back was. */
const isWaiting = ({ state, resolution }: Transfer): boolean =>
  state === 'received' &&
  resolution !== undefined &&
  resolution.begunAt === undefined &&
  resolution.isUndone !== true;

/** The message as it waited before it was decided about. */
function released(transfer: Transfer): Transfer {
  const { resolution, ...rest } = transfer;
  delete rest.paymentId;
  return { ...rest, state: 'review', reviewReason: resolution?.before ?? 'unknown_memo' };
}

/** @throws AppError payment_conflict where nobody assigned it, or its money was given back */
function undone(transfer: Transfer, at: string): Transfer {
  const { state, resolution } = transfer;
  if (resolution?.paymentId === undefined) throw new AppError('payment_conflict');
  if (isWaiting(transfer)) return released(transfer);
  // Its job is at it.
  if (state === 'received') throw new AppError('payment_conflict');
  const { undoUntil: _, begunAt: _begun, ...rest } = resolution;
  const undoes = resolution.undoes ?? resolution.at;
  return { ...transfer, state: 'received', resolution: { ...rest, at, isUndone: true, undoes } };
}

/** The message once its money was sent back; undefined where that was noted before. @throws AppError payment_conflict, refund_no_account */
function withSent(transfer: Transfer, sending: Sending, sentAt: string): Transfer | undefined {
  const { resolution } = transfer;
  if (!resolution || !goesBack(transfer)) throw new AppError('payment_conflict');
  if (resolution.sentAt !== undefined) return undefined;
  const sent = withDestination(sending, [transfer]);
  return { ...transfer, resolution: { ...resolution, sentAt, sending: sent } };
}

/** The bank's messages in the database. */
export interface TransferStore {
  find(transferId: string): Promise<Transfer | undefined>;
  /**
   * Says what became of a message; one that staff have decided about stays as it is.
   * @param decidedAt of the decision that this carries out: behind another one it says nothing
   */
  update(transferId: string, change: Partial<Transfer>, decidedAt?: string): Promise<void>;
  /**
   * Notes what staff decided about a message that waits for them; its job carries it out.
   * @throws AppError not_found, payment_conflict where it does not wait any more
   */
  decide(transferId: string, resolution: Resolution): Promise<void>;
  /** Notes that staff have sent the money of a message back. @throws AppError not_found, payment_conflict where it does not go back, refund_no_account */
  noteSent(transferId: string, sending?: Sending): Promise<void>;
  /** Begins to carry a decision out; from then on it is undone by another one. @returns false where it is another one by now */
  begin(transferId: string, decidedAt: string): Promise<boolean>;
  /** Takes a decision back that was not begun; otherwise notes that it is to be, for its job. @throws AppError not_found, payment_conflict */
  undo(transferId: string, at: string): Promise<void>;
  /** Ends a decision that was taken back. */
  release(transferId: string): Promise<void>;
  /** Messages whose assignment waits, the oldest first. */
  waiting(): Promise<Transfer[]>;
  /** Messages by their ids; without those that are gone. */
  some(transferIds: readonly string[]): Promise<Transfer[]>;
  /** Newest first. */
  inReview(): Promise<Transfer[]>;
  /** Messages whose money is given back and that nobody has sent yet, the oldest first. */
  unsent(): Promise<Transfer[]>;
}

type PlaceOf = (transferId: string) => Parameters<typeof updateBody<typeof transferSchema>>[0];

/** Decisions about messages, as they are noted. */
function createDecided(
  placeOf: PlaceOf,
  now: () => Date,
): Pick<TransferStore, 'decide' | 'begin' | 'undo' | 'release' | 'noteSent'> {
  return {
    decide: async (transferId, resolution) => {
      const found = await updateBody(placeOf(transferId), (transfer) => {
        if (transfer.state !== 'review') throw new AppError('payment_conflict');
        return { ...transfer, state: 'received' as const, resolution };
      });
      if (!found) throw new AppError('not_found');
    },
    begin: async (transferId, decidedAt) => {
      const found = await updateBody(placeOf(transferId), ({ resolution, ...transfer }) =>
        transfer.state === 'received' && resolution?.at === decidedAt && !resolution.begunAt
          ? { ...transfer, resolution: { ...resolution, begunAt: now().toISOString() } }
          : undefined,
      );
      return found?.resolution?.at === decidedAt;
    },
    undo: async (transferId, at) => {
      const found = await updateBody(placeOf(transferId), (transfer) => undone(transfer, at));
      if (!found) throw new AppError('not_found');
    },
    release: async (transferId) => {
      await updateBody(placeOf(transferId), (transfer) =>
        transfer.resolution?.isUndone === true ? released(transfer) : undefined,
      );
    },
    noteSent: async (transferId, sending = {}) => {
      const sentAt = now().toISOString();
      const found = await updateBody(placeOf(transferId), (transfer) =>
        withSent(transfer, sending, sentAt),
      );
      if (!found) throw new AppError('not_found');
    },
  };
}

async function someOf(
  database: CouchDatabase,
  transferIds: readonly string[],
): Promise<Transfer[]> {
  const keys = transferIds.map(transferKey);
  const found = keys.length === 0 ? new Map<string, undefined>() : await database.getMany(keys);
  return keys.flatMap((key) => {
    const transfer = readSound(transferSchema, found.get(key)?.body);
    return transfer ? [transfer] : [];
  });
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
    update: async (transferId, change, decidedAt) => {
      await updateBody(placeOf(transferId), (transfer) => {
        if (decidedAt !== undefined && transfer.resolution?.at !== decidedAt) return undefined;
        const next = { ...transfer, ...change };
        const isSame = JSON.stringify(next) === JSON.stringify(transfer);
        return transfer.state === 'resolved' || isSame ? undefined : next;
      });
    },
    ...createDecided(placeOf, now),
    waiting: () => all(isWaiting),
    some: (transferIds) => someOf(database, transferIds),
    inReview: async () => (await all(({ state }) => state === 'review')).toReversed(),
    unsent: () =>
      all((transfer) => goesBack(transfer) && transfer.resolution?.sentAt === undefined),
  };
}
