import { memoCodesIn } from '../../../../src/domain/money/memo';
import {
  isUndone,
  nextPayment,
  withoutMoney,
  withUndone,
  type Payment,
} from '../../../../src/domain/money/payments';
import type { BankSettings } from '../../../bankSettings';
import type { CouchDatabase } from '../../../couch/client';
import { putNew } from '../../../store/documents';
import { WriteMissing, type JobRun } from '../../jobs/kinds';
import { jobRequest, type JobQueue } from '../../jobs/queue';
import { transferKey, type Transfer } from '../payments/billingRecords';
import { receivedEntry } from '../payments/entries';
import { claimMoney } from './sepayClaims';
import { settleRequest, TAKE_TRANSFER } from '../jobKinds';
import type { Ledger } from '../payments/ledger';
import type { PaymentStore } from '../payments/paymentStore';
import {
  createBookSent,
  createCarryOut,
  createTransferDecisions,
  isCountedFor,
  isUngranted,
  type CountFor,
  type TransferDecisions,
} from './transferDecisions';
import { createTransferStore, type TransferStore } from './transferStore';

export interface Transfers extends TransferDecisions {
  /**
   * Once this resolves, the message will be counted even if this gateway stops.
   * @returns whether the id is new
   */
  take(transfer: Transfer): Promise<boolean>;
  count(
    run: Pick<JobRun<{ transferId: string; decidedAt?: string | undefined }>, 'payload'>,
  ): Promise<void>;
  inReview(): Promise<Transfer[]>;
  unsent(): Promise<Transfer[]>;
  waiting: TransferStore['waiting'];
  some: TransferStore['some'];
  /** @returns undefined where it names none, or two */
  paymentNamedBy(transfer: Transfer): Promise<Payment | undefined>;
  bookSent(transferId: string): Promise<void>;
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

export function toOutcome({ transferId }: Transfer, payment: Payment): Outcome {
  const { paymentId, status, reviewReason } = payment;
  if (!isCountedFor(transferId, payment)) {
    const isOver = status === 'refunded';
    return { state: 'review', paymentId, reviewReason: isOver ? 'after_refund' : 'paid_twice' };
  }
  if (status !== 'review') return { state: 'matched', paymentId };
  return { state: 'review', paymentId, reviewReason };
}

const decisionName = (transferId: string, decidedAt: string): string =>
  `${transferId} ${decidedAt}`;

const createCountFor =
  ({ store, jobs }: Parts, { update }: TransferStore) =>
  async (transfer: Transfer, paymentId: string): Promise<void> => {
    const { transferId, amount, receivedAt: at, resolution } = transfer;
    const decision = resolution && decisionName(transferId, resolution.at);
    const event = {
      type: 'money',
      transferId,
      amount,
      at,
      ...(decision ? { decision } : {}),
    } as const;
    const payment = await store.update(paymentId, (present) => nextPayment(present, event));
    if (!payment) throw new Error(`the payment of transfer ${transferId} vanished`);
    if (isUndone(payment, decision)) return;
    await update(transferId, toOutcome(transfer, payment), resolution?.at);
    if (payment.status !== 'paid') return;
    for (const { transferId: part } of payment.received)
      await update(part, { state: 'matched', paymentId, reviewReason: undefined });
    if (payment.settledAt === undefined) await jobs.enqueue(settleRequest(payment, resolution?.at));
  };

/** It stays counted where something was granted for it meanwhile. */
const createUncount =
  ({ store, jobs }: Pick<Parts, 'store' | 'jobs'>, { update }: TransferStore): CountFor =>
  async (transfer, paymentId) => {
    const { transferId, resolution } = transfer;
    const payment = await store.update(paymentId, (present) => {
      const isCounted = isCountedFor(transferId, present);
      if (isCounted && !isUngranted(present)) return undefined;
      const next = isCounted ? withoutMoney(present, transferId) : present;
      const undoes = resolution?.undoes;
      return undoes === undefined ? next : withUndone(next, decisionName(transferId, undoes));
    });
    if (!payment) return;
    // Without this message the amount may be right.
    if (payment.status === 'paid' && payment.settledAt === undefined)
      await jobs.enqueue(settleRequest(payment, resolution?.at));
    if (!isCountedFor(transferId, payment)) return;
    const stays = resolution && { ...resolution, isUndone: false };
    await update(
      transferId,
      { ...toOutcome(transfer, payment), resolution: stays },
      resolution?.at,
    );
  };

/** A memo with the codes of two payments matches none. */
async function paymentIn(store: PaymentStore, content: string): Promise<Payment | undefined> {
  const payments: Payment[] = [];
  for (const memo of memoCodesIn(content)) {
    const payment = await store.byMemo(memo);
    if (payment) payments.push(payment);
  }
  return payments.length === 1 ? payments[0] : undefined;
}

/** The payment that a message names, whether or not its money counted there. */
const paymentNamedBy = (
  store: PaymentStore,
  { paymentId, content }: Transfer,
): Promise<Payment | undefined> =>
  paymentId === undefined ? paymentIn(store, content) : store.find(paymentId);

const isOurs = ({ account, subAccount }: Transfer, bank: BankSettings | undefined): boolean =>
  bank === undefined || [account, subAccount].includes(bank.account);

function createCount(
  parts: Parts,
  messages: TransferStore,
  countFor: CountFor,
): Transfers['count'] {
  const { database, store, ledger, jobs, bank, now } = parts;
  const { find, update } = messages;
  const uncount = createUncount(parts, messages);
  const carryOut = createCarryOut({ ledger, messages, jobs, countFor, uncount });

  return async ({ payload: { transferId, decidedAt } }) => {
    const transfer = await find(transferId);
    if (!transfer) throw new WriteMissing('the message');
    const { resolution } = transfer;
    if (decidedAt !== undefined && resolution?.at !== decidedAt)
      throw new WriteMissing('the decision');
    if (transfer.state === 'resolved') return;
    if (resolution && decidedAt === undefined) return;
    if (resolution) return carryOut(transfer, resolution);
    if (transfer.direction === 'out') return update(transferId, { state: 'ignored' });
    const { amount, content } = transfer;
    if (amount < 1) return update(transferId, { state: 'ignored' });
    // The same money may have been reported through another channel too.
    if (!(await claimMoney(database, transfer, now)))
      return update(transferId, { state: 'ignored' });
    await ledger.append(receivedEntry(transfer));
    if (!isOurs(transfer, bank))
      return update(transferId, { state: 'review', reviewReason: 'other_account' });
    const paymentId = transfer.paymentId ?? (await paymentIn(store, content))?.paymentId;
    if (paymentId === undefined)
      return update(transferId, { state: 'review', reviewReason: 'unknown_memo' });
    await countFor(transfer, paymentId);
  };
}

export function createTransfers(parts: Parts): Transfers {
  const { database, store, jobs, now } = parts;
  const messages = createTransferStore(database, now);
  const countFor = createCountFor(parts, messages);

  return {
    count: createCount(parts, messages, countFor),
    take: async (transfer) => {
      const { transferId } = transfer;
      const request = jobRequest(TAKE_TRANSFER, { key: transferId, payload: { transferId } });
      return jobs.enqueueAround([request], () =>
        putNew(database, transferKey(transferId), transfer, now()),
      );
    },
    inReview: async () => {
      const alone: Transfer[] = [];
      for (const transfer of await messages.inReview()) {
        const { paymentId, transferId } = transfer;
        const payment = paymentId === undefined ? undefined : await store.find(paymentId);
        if (!payment || !isCountedFor(transferId, payment)) alone.push(transfer);
      }
      return alone;
    },
    waiting: messages.waiting,
    some: messages.some,
    paymentNamedBy: (transfer) => paymentNamedBy(store, transfer),
    unsent: messages.unsent,
    bookSent: createBookSent(parts, messages),
    ...createTransferDecisions(parts, messages),
  };
}
