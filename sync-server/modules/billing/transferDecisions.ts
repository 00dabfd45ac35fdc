import { AppError } from '../../../src/domain/errors';
import type { Payment } from '../../../src/domain/money/payments';
import type { Transfer } from './billingRecords';
import type { Ledger } from './ledger';
import type { Payments, StaffDecision } from './payments';
import type { PaymentStore } from './paymentStore';
import type { TransferStore } from './transferStore';

/** Decisions of the staff about the bank's messages. */
export interface TransferDecisions {
  resolve: Payments['resolveTransfer'];
  /** Staff decided about a payment: so they did about the messages that were counted for it. */
  resolveAll(payment: Payment, decision: StaffDecision): Promise<void>;
}

interface Parts {
  store: PaymentStore;
  ledger: Ledger;
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

/** What staff decide about messages that fit no payment. */
export function createTransferDecisions(
  { store, ledger, now }: Parts,
  { find, update }: TransferStore,
  countFor: CountFor,
): TransferDecisions {
  /** Counts it for a payment that staff name. @throws AppError not_found, payment_conflict where that wants no money any more */
  async function assign(transfer: Transfer, paymentId: string): Promise<void> {
    const payment = await store.find(paymentId);
    if (!payment) throw new AppError('not_found');
    const isOver = payment.status === 'paid' || payment.status === 'refunded';
    if (isOver && !isCountedFor(transfer.transferId, payment))
      throw new AppError('payment_conflict');
    await countFor(transfer, paymentId);
  }

  return {
    resolve: async (transferId, decision) => {
      const transfer = await find(transferId);
      if (!transfer) throw new AppError('not_found');
      if (transfer.state !== 'review') throw new AppError('payment_conflict');
      await requireUncounted(store, transfer);
      const resolution = { by: decision.by, note: decision.reason, at: now().toISOString() };
      if ('paymentId' in decision) {
        await assign(transfer, decision.paymentId);
        return update(transferId, { resolution });
      }
      await bookRefund(ledger, transfer);
      await update(transferId, { state: 'resolved', resolution });
    },
    resolveAll: async ({ received }, { by, reason: note }) => {
      const resolution = { by, note, at: now().toISOString() };
      for (const { transferId } of received)
        await update(transferId, { state: 'resolved', resolution });
    },
  };
}
