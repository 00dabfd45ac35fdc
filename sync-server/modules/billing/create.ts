import { AppError } from '../../../src/domain/errors';
import {
  nextPayment,
  receivedSum,
  statusAt,
  type Payment,
  type PaymentEvent,
} from '../../../src/domain/money/payments';
import { refundLimit } from '../../../src/domain/money/refunds';
import { AMOUNT_LIMITS } from '../../../src/domain/vietQr';
import type { BankSettings } from '../../config';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { assignedEntry } from './entries';
import { REFUND_PAYMENT, REFUND_SENT, settleRequest } from './jobKinds';
import type { Ledger } from './ledger';
import type { Payments } from './payments';
import { listPayments, paymentsOfWorkspace } from './paymentList';
import type { PaymentStore } from './paymentStore';
import { createRefundRequests } from './refundRequests';
import { storedEvents } from './subscriptions';
import type { Transfers } from './transfers';
import { viewOf } from './view';

interface Parts {
  store: PaymentStore;
  ledger: Ledger;
  transfers: Transfers;
  jobs: JobQueue;
  bank: BankSettings | undefined;
  now: () => Date;
}

/** @throws AppError payments_off */
function requireBank(bank: BankSettings | undefined): BankSettings {
  if (!bank) throw new AppError('payments_off');
  return bank;
}

type Change = (paymentId: string, event: PaymentEvent) => Promise<Payment>;

function createChange({ store }: Parts): Change {
  /** @throws AppError not_found, payment_conflict */
  return async (paymentId, event) => {
    const payment = await store.update(paymentId, (present) => {
      // A code whose time is over is not given up any more: it is.
      const isLate = event.type === 'cancel' && statusAt(present, event.at) === 'expired';
      const next = isLate ? undefined : nextPayment(present, event);
      if (!next) throw new AppError('payment_conflict');
      return next;
    });
    if (!payment) throw new AppError('not_found');
    return payment;
  };
}

/** Most VND of a payment that may go back at a moment. */
async function limitOf({ database }: PaymentStore, payment: Payment, at: string): Promise<number> {
  const { purpose } = payment;
  const isTier = purpose.kind === 'subscription';
  const events = isTier ? await storedEvents(database, purpose.workspaceId) : [];
  return refundLimit(payment, events, at);
}

/** Decisions of staff about a payment. */
function createDecisions(
  { store, transfers, jobs, now }: Parts,
  change: Change,
): Pick<Payments, 'refund' | 'refundLimit' | 'accept'> {
  return {
    refundLimit: (payment) => limitOf(store, payment, now().toISOString()),
    refund: async (paymentId, { by, reason, amount, goodwill = false }) => {
      const present = await store.find(paymentId);
      if (!present) throw new AppError('not_found');
      // A payment that is being given at this moment cannot be refunded yet.
      if (present.status === 'paid' && present.settledAt === undefined)
        throw new AppError('payment_conflict');
      const at = now().toISOString();
      const limit = await limitOf(store, present, at);
      const most = goodwill ? receivedSum(present) : limit;
      const given = amount ?? most;
      if (given > most) throw new AppError('refund_too_high', { limit: most });
      // An amount that could go back without goodwill is an ordinary refund.
      const isGoodwill = given > limit;
      // A try that is refused must not stand in the way of the next one.
      const key = `${paymentId} ${at}`;
      const job = jobRequest(REFUND_PAYMENT, { key, payload: { paymentId } });
      const payment = await jobs.enqueueAround([job], () =>
        change(paymentId, { type: 'refund', amount: given, reason, by, at, isGoodwill }),
      );
      await transfers.resolveAll(payment);
      return payment;
    },
    accept: async (paymentId, { by, reason }) => {
      const at = now().toISOString();
      const job = settleRequest({ paymentId, paidAt: at });
      const payment = await jobs.enqueueAround([job], () =>
        change(paymentId, { type: 'accept', by, reason, at }),
      );
      await transfers.resolveAll(payment);
      return payment;
    },
  };
}

/**
 * Books facts about a payment's money that come later: whose share it is, and that it was sent
 * back.
 */
function createBookings({
  store,
  ledger,
  jobs,
  now,
}: Parts): Pick<Payments, 'assign' | 'noteSent'> {
  return {
    assign: async (paymentId, seller) => {
      const at = now().toISOString();
      const payment = await store.update(paymentId, (present) =>
        present.status === 'paid' && present.seller === undefined
          ? { ...present, seller, assignedAt: at }
          : undefined,
      );
      if (!payment) throw new AppError('not_found');
      if (payment.assignedAt === undefined || payment.seller !== seller) return;
      await ledger.append(assignedEntry(payment, seller, payment.assignedAt));
    },
    noteSent: async (paymentId) => {
      const at = now().toISOString();
      // A try that was refused must not stand in the way of this one.
      const job = jobRequest(REFUND_SENT, { key: `${paymentId} ${at}`, payload: { paymentId } });
      const payment = await jobs.enqueueAround([job], () =>
        store.update(paymentId, ({ refund, ...present }) => {
          if (!refund) throw new AppError('payment_conflict');
          const isNoted = refund.sentAt !== undefined;
          return isNoted ? undefined : { ...present, refund: { ...refund, sentAt: at } };
        }),
      );
      if (!payment) throw new AppError('not_found');
      return payment;
    },
  };
}

export function createPayments(parts: Parts): Payments {
  const { store, transfers, bank, now } = parts;
  const change = createChange(parts);
  const view = (payment: Payment) => viewOf(payment, requireBank(bank), now());

  return {
    viewOf: view,
    find: store.find,
    create: async ({ key, ...draft }) => {
      requireBank(bank);
      const { amount } = draft;
      const isPayable =
        Number.isInteger(amount) && amount >= AMOUNT_LIMITS.min && amount <= AMOUNT_LIMITS.max;
      if (!isPayable) throw new AppError('invalid_request');
      const payment = await store.create(draft, key);
      return { payment: view(payment), token: payment.token };
    },
    cancel: (paymentId) => change(paymentId, { type: 'cancel', at: now().toISOString() }),
    ...createDecisions(parts, change),
    ...createBookings(parts),
    ...createRefundRequests(parts),
    close: (paymentId) => change(paymentId, { type: 'close', at: now().toISOString() }),
    list: (query) => listPayments(store.database, query, now()),
    ofWorkspace: (workspaceId, limit) =>
      paymentsOfWorkspace({ database: store.database, workspaceId, now: now() }, limit),
    transfersInReview: transfers.inReview,
    resolveTransfer: transfers.resolve,
    transfersUnsent: transfers.unsent,
    noteTransferSent: transfers.noteSent,
  };
}
