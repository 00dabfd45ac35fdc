import { AppError } from '../../../../src/domain/protocol/errors';
import type { Payment } from '../../../../src/domain/money/payments';
import { paidBackLines } from '../../../../src/domain/money/ledger';
import { WriteMissing } from '../../jobs/kinds';
import { jobRequest, type JobQueue } from '../../jobs/queue';
import type { Resolution, Transfer } from '../payments/billingRecords';
import { TAKE_TRANSFER, TRANSFER_MAIL, TRANSFER_SENT } from '../jobKinds';
import type { Ledger } from '../payments/ledger';
import type { Payments } from '../payments/payments';
import type { PaymentStore } from '../payments/paymentStore';
import type { TransferStore } from './transferStore';

export interface TransferDecisions {
  resolve: Payments['resolveTransfer'];
  noteSent: Payments['noteTransferSent'];
  undo: Payments['undoTransfer'];
  resolveAll(payment: Payment): Promise<void>;
}

interface Parts {
  store: PaymentStore;
  jobs: JobQueue;
  now: () => Date;
}

export type CountFor = (transfer: Transfer, paymentId: string) => Promise<void>;

export const isCountedFor = (transferId: string, { received }: Payment): boolean =>
  received.some((one) => one.transferId === transferId);

/** @throws AppError payment_conflict where it was counted for a payment, and so is decided with that */
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
  jobs: Pick<JobQueue, 'enqueue'>;
  countFor: CountFor;
  uncount: CountFor;
}

export const createCarryOut =
  ({ ledger, messages: { update, begin, release }, jobs, countFor, uncount }: CarryOut) =>
  async (transfer: Transfer, { paymentId, at, isUndone }: Resolution): Promise<void> => {
    // Older decisions were stored as begun, before decisions could be undone.
    if (transfer.state === 'received' && !(await begin(transfer.transferId, at)))
      throw new WriteMissing('the decision');
    if (paymentId !== undefined && isUndone) {
      await uncount(transfer, paymentId);
      return release(transfer.transferId);
    }
    if (paymentId !== undefined) return countFor(transfer, paymentId);
    const { transferId } = transfer;
    await bookRefund(ledger, transfer);
    // Before the message is resolved, as nothing is carried out behind that.
    await jobs.enqueue(jobRequest(TRANSFER_MAIL, { key: transferId, payload: { transferId } }));
    await update(transferId, { state: 'resolved' });
  };

export const createBookSent =
  ({ ledger }: { ledger: Ledger }, { find }: TransferStore) =>
  async (transferId: string): Promise<void> => {
    const transfer = await find(transferId);
    const sentAt = transfer?.resolution?.sentAt;
    if (!transfer || sentAt === undefined) throw new WriteMissing('that it was sent');
    const lines = paidBackLines(transfer.amount);
    await ledger.append({ at: sentAt, kind: 'paidBack', of: transferId, lines });
  };

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
      // The time keeps a refused earlier try from blocking this one.
      const key = `${transferId} ${now().toISOString()}`;
      const job = jobRequest(TRANSFER_SENT, { key, payload: { transferId } });
      await jobs.enqueueAround([job], () => noteSent(transferId, sending));
    },
    resolveAll: (payment) => resolveAll(update, payment),
  };
}
