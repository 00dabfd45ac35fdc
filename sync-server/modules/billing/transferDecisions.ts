import { AppError } from '../../../src/domain/errors';
import type { Payment } from '../../../src/domain/money/payments';
import { paidBackLines } from '../../../src/domain/money/ledger';
import { WriteMissing } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { Resolution, Transfer } from './billingRecords';
import { TAKE_TRANSFER, TRANSFER_SENT } from './jobKinds';
import type { Ledger } from './ledger';
import type { Payments } from './payments';
import type { PaymentStore } from './paymentStore';
import type { TransferStore } from './transferStore';

/** Decisions of the staff about the bank's messages. */
export interface TransferDecisions {
  resolve: Payments['resolveTransfer'];
  noteSent: Payments['noteTransferSent'];
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

/** Does with a message what staff decided; may be repeated. */
export const createCarryOut =
  (ledger: Ledger, { update }: TransferStore, countFor: CountFor) =>
  async (transfer: Transfer, { paymentId }: Resolution): Promise<void> => {
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

/** Decisions of staff about messages that fit no payment. */
export function createTransferDecisions(
  { store, jobs, now }: Parts,
  { find, update, decide, noteSent }: TransferStore,
): TransferDecisions {
  return {
    resolve: async (transferId, decision) => {
      const transfer = await find(transferId);
      if (!transfer) throw new AppError('not_found');
      if (transfer.state !== 'review') throw new AppError('payment_conflict');
      await requireUncounted(store, transfer);
      const at = now().toISOString();
      const resolution: Resolution = { by: decision.by, note: decision.reason, at };
      if ('paymentId' in decision) {
        await requireOpen(store, decision.paymentId);
        resolution.paymentId = decision.paymentId;
      } else resolution.giveBack = true;
      const payload = { transferId, decidedAt: at };
      const job = jobRequest(TAKE_TRANSFER, { key: `${transferId} ${at}`, payload });
      await jobs.enqueueAround([job], () => decide(transferId, resolution));
    },
    noteSent: async (transferId) => {
      // A try that was refused must not stand in the way of this one.
      const key = `${transferId} ${now().toISOString()}`;
      const job = jobRequest(TRANSFER_SENT, { key, payload: { transferId } });
      await jobs.enqueueAround([job], () => noteSent(transferId));
    },
    resolveAll: async (payment) => {
      const resolution = decisionAbout(payment);
      if (!resolution) return;
      for (const { transferId } of payment.received)
        await update(transferId, { state: 'resolved', resolution });
    },
  };
}
