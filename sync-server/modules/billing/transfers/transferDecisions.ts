import { AppError } from '../../../../src/domain/protocol/errors';
import type { Payment } from '../../../../src/domain/money/payments';
import { paidBackLines } from '../../../../src/domain/money/ledger';
import { WriteMissing } from '../../jobs/kinds';
import { jobRequest, type JobQueue } from '../../jobs/queue';
import type { Resolution, Transfer } from '../payments/billingRecords';
import { TAKE_TRANSFER, TRANSFER_SENT } from '../jobKinds';
import type { Ledger } from '../payments/ledger';
import type { Payments } from '../payments/payments';
import type { PaymentStore } from '../payments/paymentStore';
import type { TransferStore } from './transferStore';

/** Decisions of the staff about the bank's messages. */
export interface TransferDecisions {
  resolve: Payments['resolveTransfer'];
  noteSent: Payments['noteTransferSent'];
  undo: Payments['undoTransfer'];
  /** Staff decided about a payment: so they did about the messages that were counted for it. May be repeated. */
  resolveAll(payment: Payment): Promise<void>;
}

interface Parts {
  store: PaymentStore;
  jobs: JobQueue;
  now: () => Date;
}

/** Counts a message for a payment. */
export type CountFor = (transfer: Transfer, paymentId: string) => Promise<void>;

export const isCountedFor = (transferId: string, { received }: Payment): boolean =>
  received.some((one) => one.transferId === transferId);

/** @throws AppError payment_conflict where it was counted for a payment: it is decided with that, and counts for no other one */
async function requireUncounted(
  store: PaymentStore,
  { transferId, paymentId }: Transfer,
): Promise<void> {
  const payment = paymentId === undefined ? undefined : await store.find(paymentId);
  if (payment && isCountedFor(transferId, payment)) throw new AppError('payment_conflict');
}

/** @throws AppError not_found, payment_conflict where the payment wants no money any more */
async function requireOpen(store: PaymentStore, paymentId: string): Promise<void> {
  const payment = await store.find(paymentId);
  if (!payment) throw new AppError('not_found');
  if (payment.status === 'paid' || payment.status === 'refunded')
    throw new AppError('payment_conflict');
}

/** Whether a message can be taken off a payment: nothing was given for it, and nothing went back. */
export const isUngranted = ({ status, settledAt, refund }: Payment): boolean =>
  settledAt === undefined && refund === undefined && status !== 'paid' && status !== 'refunded';

/** @throws AppError payment_conflict where something was given for what it was assigned to */
async function requireUngranted(
  store: PaymentStore,
  transfer: Transfer | undefined,
): Promise<void> {
  if (!transfer) throw new AppError('not_found');
  const paymentId = transfer.resolution?.paymentId;
  const payment = paymentId === undefined ? undefined : await store.find(paymentId);
  if (payment && isCountedFor(transfer.transferId, payment) && !isUngranted(payment))
    throw new AppError('payment_conflict');
}

/** Books money that goes back without having been a payment's. */
async function bookRefund(
  ledger: Ledger,
  { transferId, amount, receivedAt: at }: Transfer,
): Promise<void> {
  const lines = [
    { account: 'unassigned', amount },
    { account: 'owed:refund', amount: -amount },
  ];
  await ledger.append({ at, kind: 'refunded', of: transferId, lines });
}

interface CarryOut {
  ledger: Ledger;
  messages: TransferStore;
  countFor: CountFor;
  /** Takes a message off the payment for which it was counted. */
  uncount: CountFor;
}

/** Does with a message what staff decided; may be repeated. */
export const createCarryOut =
  ({ ledger, messages: { update, begin, release }, countFor, uncount }: CarryOut) =>
  async (transfer: Transfer, { paymentId, at, isUndone }: Resolution): Promise<void> => {
    // An older decision was begun before there was an undoing.
    if (transfer.state === 'received' && !(await begin(transfer.transferId, at)))
      throw new WriteMissing('the decision');
    if (paymentId !== undefined && isUndone) {
      await uncount(transfer, paymentId);
      return release(transfer.transferId);
    }
    if (paymentId !== undefined) return countFor(transfer, paymentId);
    await bookRefund(ledger, transfer);
    await update(transfer.transferId, { state: 'resolved' });
  };

/** Books that the money of a message was sent back. */
export const createBookSent =
  ({ ledger }: { ledger: Ledger }, { find }: TransferStore) =>
  async (transferId: string): Promise<void> => {
    const transfer = await find(transferId);
    const sentAt = transfer?.resolution?.sentAt;
    if (!transfer || sentAt === undefined) throw new WriteMissing('that it was sent');
    const lines = paidBackLines(transfer.amount);
    await ledger.append({ at: sentAt, kind: 'paidBack', of: transferId, lines });
  };

/** The decision about a payment's messages, where staff took one about the payment. */
function decisionAbout({
  refund,
  accepted,
}: Payment): Pick<Resolution, 'by' | 'note' | 'at'> | undefined {
  const decision = refund ?? accepted;
  return decision && { by: decision.by, note: decision.reason, at: decision.at };
}

async function resolveAll(update: TransferStore['update'], payment: Payment): Promise<void> {
  const resolution = decisionAbout(payment);
  if (!resolution) return;
  for (const { transferId } of payment.received)
    await update(transferId, { state: 'resolved', resolution });
}

/** Decisions of staff about messages that fit no payment. */
export function createTransferDecisions(
  { store, jobs, now }: Parts,
  { find, update, decide, noteSent, undo }: TransferStore,
): TransferDecisions {
  return {
    resolve: async (transferId, decision) => {
      const transfer = await find(transferId);
      if (!transfer) throw new AppError('not_found');
      if (transfer.state !== 'review') throw new AppError('payment_conflict');
      await requireUncounted(store, transfer);
      const at = now().toISOString();
      const { reviewReason: before } = transfer;
      const resolution: Resolution = { by: decision.by, note: decision.reason, at, before };
      let carriedOut = now();
      if ('paymentId' in decision) {
        await requireOpen(store, decision.paymentId);
        resolution.paymentId = decision.paymentId;
        carriedOut = new Date(carriedOut.getTime() + (decision.wait ?? 0));
        resolution.undoUntil = carriedOut.toISOString();
      } else resolution.giveBack = true;
      const payload = { transferId, decidedAt: at };
      const key = `${transferId} ${at}`;
      const job = jobRequest(TAKE_TRANSFER, { key, payload, at: carriedOut });
      await jobs.enqueueAround([job], () => decide(transferId, resolution));
    },
    undo: async (transferId) => {
      const at = now().toISOString();
      await requireUngranted(store, await find(transferId));
      const payload = { transferId, decidedAt: at };
      const job = jobRequest(TAKE_TRANSFER, { key: `${transferId} ${at}`, payload });
      await jobs.enqueueAround([job], () => undo(transferId, at));
    },
    noteSent: async (transferId, sending) => {
      // A try that was refused must not stand in the way of this one.
      const key = `${transferId} ${now().toISOString()}`;
      const job = jobRequest(TRANSFER_SENT, { key, payload: { transferId } });
      await jobs.enqueueAround([job], () => noteSent(transferId, sending));
    },
    resolveAll: (payment) => resolveAll(update, payment),
  };
}
