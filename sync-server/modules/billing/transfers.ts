import { AppError } from '../../../src/domain/errors';
import { receivedLines } from '../../../src/domain/money/ledger';
import { memoCodesIn } from '../../../src/domain/money/memo';
import { nextPayment, type Payment } from '../../../src/domain/money/payments';
import type { BankSettings } from '../../config';
import type { CouchDatabase } from '../../couch/client';
import { JobFailed, type JobRun } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { transferKey, type Transfer } from './billingRecords';
import { settleRequest, TAKE_TRANSFER } from './jobKinds';
import type { Ledger } from './ledger';
import type { Payments, StaffDecision } from './payments';
import { putNew, type PaymentStore } from './paymentStore';
import { createTransferStore, type TransferStore } from './transferStore';

/** Runs that look for the message that the job goes with; then it was not stored. */
const LOOKS = 4;

/** Messages of the bank. */
export interface Transfers {
  /** Stores a message; when this resolves it will be counted, whichever gateway lives. The same id is the same message. */
  take(transfer: Transfer): Promise<void>;
  /** Counts a stored message; may be repeated. */
  count(run: JobRun<{ transferId: string }>): Promise<void>;
  inReview(): Promise<Transfer[]>;
  resolve: Payments['resolveTransfer'];
  /** Staff decided about a payment: so they did about the messages that were counted for it. */
  resolveAll(payment: Payment, decision: StaffDecision): Promise<void>;
}

interface Parts {
  database: CouchDatabase;
  store: PaymentStore;
  ledger: Ledger;
  jobs: JobQueue;
  bank: BankSettings | undefined;
  now: () => Date;
}

type Outcome = Pick<Transfer, 'state' | 'paymentId' | 'reviewReason'>;

const isCountedFor = (transferId: string, { received }: Payment): boolean =>
  received.some((one) => one.transferId === transferId);

/** What became of a message, as its payment tells it. */
function outcomeOf({ transferId }: Transfer, payment: Payment): Outcome {
  const { paymentId, status, reviewReason } = payment;
  if (!isCountedFor(transferId, payment)) {
    const isOver = status === 'refunded';
    return { state: 'review', paymentId, reviewReason: isOver ? 'after_refund' : 'paid_twice' };
  }
  if (status !== 'review') return { state: 'matched', paymentId };
  return { state: 'review', paymentId, reviewReason };
}

type CountFor = (transfer: Transfer, paymentId: string) => Promise<void>;

/** Books that it is given back. */
function bookRefund(
  ledger: Ledger,
  { transferId, amount, receivedAt: at }: Transfer,
): Promise<void> {
  const lines = [
    { account: 'unassigned', amount },
    { account: 'owed:refund', amount: -amount },
  ];
  return ledger.append({ at, kind: 'refunded', of: transferId, lines });
}

/** What staff decide about messages that fit no payment. */
function createDecisions(
  { store, ledger, now }: Parts,
  { find, update }: TransferStore,
  countFor: CountFor,
): Pick<Transfers, 'resolve' | 'resolveAll'> {
  /** @throws AppError payment_conflict where it was counted for a payment: it is decided with that, and counts for no other one */
  async function requireUncounted({ transferId, paymentId }: Transfer): Promise<void> {
    const payment = paymentId === undefined ? undefined : await store.find(paymentId);
    if (payment && isCountedFor(transferId, payment)) throw new AppError('payment_conflict');
  }

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
      await requireUncounted(transfer);
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

export function createTransfers(parts: Parts): Transfers {
  const { database, store, ledger, jobs, bank, now } = parts;
  const messages = createTransferStore(database, now);
  const { update } = messages;

  /** The one payment whose code stands in the memo; two of them are none. */
  async function paymentIn(content: string): Promise<Payment | undefined> {
    const found: Payment[] = [];
    for (const memo of memoCodesIn(content)) {
      const payment = await store.byMemo(memo);
      if (payment) found.push(payment);
    }
    return found.length === 1 ? found[0] : undefined;
  }

  const isOurs = ({ account, subAccount }: Transfer): boolean =>
    bank === undefined || [account, subAccount].includes(bank.account);

  /** Counts a message for a payment, and has what was bought given once all of it is there. */
  async function countFor(transfer: Transfer, paymentId: string): Promise<void> {
    const { transferId, amount, receivedAt: at } = transfer;
    const event = { type: 'money', transferId, amount, at } as const;
    const payment = await store.update(paymentId, (present) => nextPayment(present, event));
    if (!payment) throw new Error(`the payment of transfer ${transferId} vanished`);
    await update(transferId, outcomeOf(transfer, payment));
    if (payment.status !== 'paid') return;
    // Parts that waited for the rest are of a paid payment now.
    for (const { transferId: part } of payment.received)
      await update(part, { state: 'matched', paymentId, reviewReason: undefined });
    if (payment.settledAt === undefined) await jobs.enqueue(settleRequest(payment));
  }

  async function count({ payload, attempt }: JobRun<{ transferId: string }>): Promise<void> {
    const { transferId } = payload;
    const transfer = await messages.find(transferId);
    if (!transfer) {
      if (attempt < LOOKS) throw new JobFailed('internal', 'the message is not there');
      return;
    }
    if (transfer.state === 'resolved') return;
    if (transfer.direction === 'out') return update(transferId, { state: 'ignored' });
    const { receivedAt: at, amount, content } = transfer;
    if (amount < 1) return update(transferId, { state: 'ignored' });
    await ledger.append({ at, kind: 'received', of: transferId, lines: receivedLines(amount) });
    if (!isOurs(transfer))
      return update(transferId, { state: 'review', reviewReason: 'other_account' });
    const paymentId = transfer.paymentId ?? (await paymentIn(content))?.paymentId;
    if (paymentId === undefined)
      return update(transferId, { state: 'review', reviewReason: 'unknown_memo' });
    await countFor(transfer, paymentId);
  }

  return {
    count,
    take: async (transfer) => {
      const { transferId } = transfer;
      const request = jobRequest(TAKE_TRANSFER, { key: transferId, payload: { transferId } });
      await jobs.enqueueAround([request], () =>
        putNew(database, transferKey(transferId), transfer, now()),
      );
    },
    inReview: messages.inReview,
    ...createDecisions(parts, messages, countFor),
  };
}
