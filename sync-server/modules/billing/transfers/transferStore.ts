import { AppError } from '../../../../src/domain/protocol/errors';
import type { Sending } from '../../../../src/domain/money/payments';
import type { CouchDatabase } from '../../../couch/client';
import { listDocuments, updateBody } from '../../../store/documents';
import {
  transferKey,
  TRANSFERS,
  transferSchema,
  type Resolution,
  type Transfer,
} from '../payments/billingRecords';
import { withDestination } from '../payments/destination';
import { readBody, readSound } from '../../../store/envelope';

const goesBack = ({ state, resolution }: Transfer): boolean =>
  state === 'resolved' && resolution?.giveBack === true;

const isWaiting = ({ state, resolution }: Transfer): boolean =>
  state === 'received' &&
  resolution !== undefined &&
  resolution.begunAt === undefined &&
  resolution.isUndone !== true;

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
  if (state === 'received') throw new AppError('payment_conflict');
  const { undoUntil: _, begunAt: _begun, ...rest } = resolution;
  const undoes = resolution.undoes ?? resolution.at;
  return { ...transfer, state: 'received', resolution: { ...rest, at, isUndone: true, undoes } };
}

/**
 * @returns undefined where sending was noted before
 * @throws AppError payment_conflict, refund_no_account
 */
function withSent(transfer: Transfer, sending: Sending, sentAt: string): Transfer | undefined {
  const { resolution } = transfer;
  if (!resolution || !goesBack(transfer)) throw new AppError('payment_conflict');
  if (resolution.sentAt !== undefined) return undefined;
  const sent = withDestination(sending, [transfer]);
  return { ...transfer, resolution: { ...resolution, sentAt, sending: sent } };
}

export interface TransferStore {
  find(transferId: string): Promise<Transfer | undefined>;
  /**
   * Leaves a message alone that staff have decided about.
   * @param decidedAt of the decision carried out; no effect once another one replaced it
   */
  update(transferId: string, change: Partial<Transfer>, decidedAt?: string): Promise<void>;
  /** @throws AppError not_found, payment_conflict where it does not wait any more */
  decide(transferId: string, resolution: Resolution): Promise<void>;
  /** @throws AppError not_found, payment_conflict where it does not go back, refund_no_account */
  noteSent(transferId: string, sending?: Sending): Promise<void>;
  /** @returns false where another decision has replaced it */
  begin(transferId: string, decidedAt: string): Promise<boolean>;
  /**
   * A decision already begun is only marked; its job undoes it.
   * @throws AppError not_found, payment_conflict
   */
  undo(transferId: string, at: string): Promise<void>;
  release(transferId: string): Promise<void>;
  waiting(): Promise<Transfer[]>;
  some(transferIds: readonly string[]): Promise<Transfer[]>;
  inReview(): Promise<Transfer[]>;
  unsent(): Promise<Transfer[]>;
}

type GetTarget = (transferId: string) => Parameters<typeof updateBody<typeof transferSchema>>[0];

function createDecided(
  getTarget: GetTarget,
  now: () => Date,
): Pick<TransferStore, 'decide' | 'begin' | 'undo' | 'release' | 'noteSent'> {
  return {
    decide: async (transferId, resolution) => {
      const updated = await updateBody(getTarget(transferId), (transfer) => {
        if (transfer.state !== 'review') throw new AppError('payment_conflict');
        return { ...transfer, state: 'received' as const, resolution };
      });
      if (!updated) throw new AppError('not_found');
    },
    begin: async (transferId, decidedAt) => {
      const updated = await updateBody(getTarget(transferId), ({ resolution, ...transfer }) =>
        transfer.state === 'received' && resolution?.at === decidedAt && !resolution.begunAt
          ? { ...transfer, resolution: { ...resolution, begunAt: now().toISOString() } }
          : undefined,
      );
      return updated?.resolution?.at === decidedAt;
    },
    undo: async (transferId, at) => {
      const updated = await updateBody(getTarget(transferId), (transfer) => undone(transfer, at));
      if (!updated) throw new AppError('not_found');
    },
    release: async (transferId) => {
      await updateBody(getTarget(transferId), (transfer) =>
        transfer.resolution?.isUndone === true ? released(transfer) : undefined,
      );
    },
    noteSent: async (transferId, sending = {}) => {
      const sentAt = now().toISOString();
      const updated = await updateBody(getTarget(transferId), (transfer) =>
        withSent(transfer, sending, sentAt),
      );
      if (!updated) throw new AppError('not_found');
    },
  };
}

async function readSome(
  database: CouchDatabase,
  transferIds: readonly string[],
): Promise<Transfer[]> {
  const keys = transferIds.map(transferKey);
  const documents = keys.length === 0 ? new Map<string, undefined>() : await database.getMany(keys);
  return keys.flatMap((key) => {
    const transfer = readSound(transferSchema, documents.get(key)?.body);
    return transfer ? [transfer] : [];
  });
}

export function createTransferStore(database: CouchDatabase, now: () => Date): TransferStore {
  const getTarget = (transferId: string) => ({
    database,
    key: transferKey(transferId),
    schema: transferSchema,
    now,
  });
  async function all(isMeant: (transfer: Transfer) => boolean): Promise<Transfer[]> {
    const transfers: Transfer[] = [];
    for await (const stored of listDocuments(database, TRANSFERS)) {
      const transfer = readBody(transferSchema, stored);
      if (isMeant(transfer)) transfers.push(transfer);
    }
    return transfers.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  }

  return {
    find: async (transferId) => {
      const stored = await database.get(transferKey(transferId));
      return stored && readBody(transferSchema, stored);
    },
    update: async (transferId, change, decidedAt) => {
      await updateBody(getTarget(transferId), (transfer) => {
        if (decidedAt !== undefined && transfer.resolution?.at !== decidedAt) return undefined;
        const next = { ...transfer, ...change };
        const isSame = JSON.stringify(next) === JSON.stringify(transfer);
        return transfer.state === 'resolved' || isSame ? undefined : next;
      });
    },
    ...createDecided(getTarget, now),
    waiting: () => all(isWaiting),
    some: (transferIds) => readSome(database, transferIds),
    inReview: async () => (await all(({ state }) => state === 'review')).toReversed(),
    unsent: () =>
      all((transfer) => goesBack(transfer) && transfer.resolution?.sentAt === undefined),
  };
}
