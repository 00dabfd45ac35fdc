import { createHash } from 'node:crypto';
import { AppError } from '../../../src/domain/protocol/errors';
import {
  keptSum,
  nextPayment,
  refundedSum,
  listRefunds,
  statusAt,
  paymentSchema,
  type Payment,
  type PaymentEvent,
  type Sent,
} from '../../../src/domain/money/payments';
import { heldAmount, isUndecided, unsentRefunds } from '../../../src/domain/money/books';
import { presentAccount } from '../../../src/domain/money/refundAccount';
import { refundLimit } from '../../../src/domain/money/refunds';
import { AMOUNT_LIMITS } from '../../../src/domain/money/vietQr';
import type { BankSettings } from '../../bankSettings';
import { listDocuments } from '../../store/documents';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { PAYMENTS } from './payments/billingRecords';
import { withDestination } from './payments/destination';
import { assignedEntry } from './payments/entries';
import { RECEIPT_MAIL, REFUND_PAYMENT, REFUND_SENT, settleRequest } from './jobKinds';
import type { Ledger } from './payments/ledger';
import type { OpenMoney, Payments } from './payments/payments';
import { listPayments, paymentsOfWorkspace } from './payments/paymentList';
import type { PaymentStore } from './payments/paymentStore';
import { createRefundRequests } from './payments/refundRequests';
import { storedEvents } from './subscriptions/subscriptions';
import type { Transfers } from './transfers/transfers';
import { toView } from './payments/paymentView';
import { readSound } from '../../store/envelope';

interface Parts {
  store: PaymentStore;
  ledger: Ledger;
  transfers: Transfers;
  jobs: JobQueue;
  bank: BankSettings | undefined;
  now: () => Date;
}

function requireBank(bank: BankSettings | undefined): BankSettings {
  if (!bank) throw new AppError('payments_off');
  return bank;
}

type Change = (paymentId: string, event: PaymentEvent) => Promise<Payment>;

function createChange({ store }: Parts): Change {
  return async (paymentId, event) => {
    const payment = await store.update(paymentId, (present) => {
      // An expired code cannot be cancelled any more.
      const isLate = event.type === 'cancel' && statusAt(present, event.at) === 'expired';
      const next = isLate ? undefined : nextPayment(present, event);
      if (!next) throw new AppError('payment_conflict');
      return next;
    });
    if (!payment) throw new AppError('not_found');
    return payment;
  };
}

async function computeLimit(
  { database }: PaymentStore,
  payment: Payment,
  at: string,
): Promise<number> {
  const { purpose } = payment;
  const isTier = purpose.kind === 'subscription';
  const events = isTier ? await storedEvents(database, purpose.workspaceId) : [];
  return refundLimit(payment, events, at);
}

/**
 * While its unused days are being credited to another payment, the refundable amount is unknown.
 * @throws AppError payment_conflict
 */
async function refuseBeingCredited(store: PaymentStore, { creditedTo }: Payment): Promise<void> {
  const other = creditedTo === undefined ? undefined : await store.find(creditedTo);
  if (other?.status === 'paid' && other.settledAt === undefined)
    throw new AppError('payment_conflict');
}

type RefundDecision = Parameters<Payments['refund']>[1];

/**
 * Computed from the stored payment.
 * @throws AppError payment_conflict, refund_too_high
 */
async function refunded(
  store: PaymentStore,
  present: Payment,
  { by, reason, amount, goodwill = false, after = 0, at }: RefundDecision & { at: string },
): Promise<Payment> {
  const isBeingGiven = present.status === 'paid' && present.settledAt === undefined;
  if (isBeingGiven || refundedSum(present) !== after) throw new AppError('payment_conflict');
  await refuseBeingCredited(store, present);
  const limit = await computeLimit(store, present, at);
  const most = goodwill ? keptSum(present) : limit;
  const refundAmount = amount ?? most;
  if (refundAmount > most) throw new AppError('refund_too_high', { limit: most });
  const isGoodwill = refundAmount > limit;
  const event = {
    type: 'refund',
    amount: refundAmount,
    reason,
    by,
    at,
    isGoodwill,
    most: limit,
  } as const;
  const next = nextPayment(present, event);
  if (!next) throw new AppError('payment_conflict');
  return { ...next, accountAskedAt: at };
}

function createDecisions(
  { store, transfers, jobs, now }: Parts,
  change: Change,
): Pick<Payments, 'refund' | 'refundLimit' | 'accept' | 'credit'> {
  return {
    refundLimit: (payment) => computeLimit(store, payment, now().toISOString()),
    refund: async (paymentId, decision) => {
      const at = now().toISOString();
      const key = `${paymentId} ${at}`;
      const job = jobRequest(REFUND_PAYMENT, { key, payload: { paymentId, at } });
      const payment = await jobs.enqueueAround([job], () =>
        store.update(paymentId, (present) => refunded(store, present, { ...decision, at })),
      );
      if (!payment) throw new AppError('not_found');
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
    credit: async (paymentId, creditedTo) => {
      const payment = await store.update(paymentId, (present) =>
        present.status === 'refunded' || present.creditedTo === creditedTo
          ? undefined
          : { ...present, creditedTo },
      );
      return payment !== undefined && payment.status !== 'refunded';
    },
  };
}

/**
 * @returns false when it was already recorded as sent
 * @throws AppError payment_conflict
 */
function isUnsent(payment: Payment, request: string | undefined, now: string): boolean {
  const all = listRefunds(payment);
  const refund = all.find((one) => one.at === request);
  if (!refund) throw new AppError('payment_conflict');
  if (refund.sentAt !== undefined) return false;
  // Two with the same time would share one ledger id.
  if (all.some(({ sentAt }) => sentAt === now)) throw new AppError('payment_conflict');
  return true;
}

function withSent(payment: Payment, request: string | undefined, sent: Sent & { sentAt: string }) {
  const note = <R extends { at: string }>(one: R): R =>
    one.at === request ? { ...one, ...sent } : one;
  const { refund: last, earlierRefunds, ...rest } = payment;
  return {
    ...rest,
    ...(last ? { refund: note(last) } : {}),
    ...(earlierRefunds ? { earlierRefunds: earlierRefunds.map(note) } : {}),
  };
}

function createBookings({
  store,
  ledger,
  transfers,
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
    noteSent: async (paymentId, { at: wanted, ...sending } = {}) => {
      const sentAt = now().toISOString();
      const at = wanted ?? (await store.find(paymentId))?.refund?.at;
      const key = `${paymentId} ${sentAt}`;
      const job = jobRequest(REFUND_SENT, { key, payload: { paymentId, at } });
      const payment = await jobs.enqueueAround([job], () =>
        store.update(paymentId, async (present) => {
          if (!isUnsent(present, at, sentAt)) return undefined;
          const ids = present.received.map(({ transferId }) => transferId);
          const refundTo = presentAccount(present)?.to;
          const sent = withDestination(sending, await transfers.some(ids), refundTo);
          return withSent(present, at, { ...sent, sentAt });
        }),
      );
      if (!payment) throw new AppError('not_found');
      return payment;
    },
  };
}

const createCorrectPayer =
  ({ store, jobs }: Parts): Payments['correctPayer'] =>
  async (paymentId, email) => {
    const payment = await store.update(paymentId, (present) =>
      present.payer.email === email
        ? undefined
        : { ...present, payer: { ...present.payer, email } },
    );
    if (payment?.receipt === undefined) return;
    // Hashed: job ids must not contain addresses.
    const address = createHash('sha256').update(email).digest('hex').slice(0, 16);
    const key = `${paymentId} ${address}`;
    await jobs.enqueue(jobRequest(RECEIPT_MAIL, { key, payload: { paymentId } }));
  };

async function openMoney({ database }: PaymentStore): Promise<OpenMoney> {
  const open: OpenMoney = { undecided: [], held: [], owed: [] };
  for await (const { body } of listDocuments(database, PAYMENTS)) {
    const payment = readSound(paymentSchema, body);
    if (!payment || payment.received.length === 0) continue;
    if (isUndecided(payment)) open.undecided.push(payment);
    if (heldAmount(payment) > 0) open.held.push(payment);
    for (const refund of unsentRefunds(payment)) open.owed.push({ payment, refund });
  }
  return open;
}

export function createPayments(parts: Parts): Payments {
  const { store, transfers, bank, now } = parts;
  const change = createChange(parts);
  const view = (payment: Payment) => toView(payment, requireBank(bank), now());

  return {
    toView: view,
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
    correctPayer: createCorrectPayer(parts),
    ...createRefundRequests(parts),
    close: (paymentId) => change(paymentId, { type: 'close', at: now().toISOString() }),
    openMoney: () => openMoney(store),
    list: (query) => listPayments(store.database, query, now()),
    ofWorkspace: (workspaceId, limit) =>
      paymentsOfWorkspace({ database: store.database, workspaceId, now: now() }, limit),
    transfersInReview: transfers.inReview,
    resolveTransfer: transfers.resolve,
    transfersUnsent: transfers.unsent,
    transfersWaiting: transfers.waiting,
    undoTransfer: transfers.undo,
    listTransfers: transfers.some,
    noteTransferSent: transfers.noteSent,
  };
}
