import {
  nextPayment,
  listRefunds,
  settledAmount,
  type Payment,
  type PaymentPurpose,
  type Refund,
} from '../../../../src/domain/money/payments';
import { payerAccountIn } from '../../../../src/domain/money/payerAccount';
import type { Logger } from '../../../http/log';
import { createHandler, JobFailed, WriteMissing, type JobHandler } from '../../jobs/kinds';
import { jobRequest, type JobQueue } from '../../jobs/queue';
import type { Mailer } from '../../mail/mailer';
import { paidBackEntry, refundedEntry, settledEntry } from './entries';
import { SettleRefused, type PaymentHandler } from './purposeHandlers';
import {
  RECEIPT_MAIL,
  REFUND_MAIL,
  REFUND_PAYMENT,
  REFUND_SENT,
  SETTLE_PAYMENT,
  TAKE_TRANSFER,
  TRANSFER_MAIL,
  TRANSFER_SENT,
} from '../jobKinds';
import type { Ledger } from './ledger';
import { givenBackMail, receiptMail, refundMail } from '../receipts/receiptMails';
import type { PaymentStore } from './paymentStore';
import type { Receipts } from '../receipts/receipts';
import type { RefundAccounts } from './refundAccounts';
import { forgetRefundRequest } from './refundRequests';
import type { Transfers } from '../transfers/transfers';

interface Parts {
  store: PaymentStore;
  ledger: Ledger;
  receipts: Receipts;
  transfers: Transfers;
  jobs: JobQueue;
  mailer: Mailer;
  refundAccounts: Pick<RefundAccounts, 'pathFor'>;
  publicUrl: () => string;
  handlers: readonly PaymentHandler[];
  log: Logger;
  now: () => Date;
}

function handlerFor(handlers: readonly PaymentHandler[], { kind }: PaymentPurpose): PaymentHandler {
  const handler = handlers.find((one) => one.kind === kind);
  if (!handler) throw new JobFailed('internal', `nobody settles payments of ${kind}`);
  return handler;
}

const grantFields = (payment: Payment, at: Date): Pick<Payment, 'granted' | 'settledAt'> => ({
  granted: settledAmount(payment),
  settledAt: at.toISOString(),
});

function createSettle(parts: Parts) {
  const { store, ledger, receipts, transfers, jobs, handlers, log, now } = parts;

  async function give(payment: Payment): Promise<boolean> {
    try {
      await handlerFor(handlers, payment.purpose).settle(payment);
      return true;
    } catch (error) {
      if (!(error instanceof SettleRefused)) throw error;
      const { paymentId } = payment;
      log.warn({ paymentId, err: error }, 'a payment waits for staff: it could not be settled');
      await store.update(paymentId, (present) => nextPayment(present, { type: 'notGranted' }));
      return false;
    }
  }

  async function book(payment: Payment): Promise<void> {
    const { paymentId } = payment;
    await ledger.append(settledEntry(payment, now().toISOString()));
    const { number } = await receipts.issue(payment);
    await store.update(paymentId, (present) =>
      present.status === 'paid' || present.status === 'refunded'
        ? { ...present, ...grantFields(payment, now()), receipt: number }
        : undefined,
    );
  }

  return createHandler(SETTLE_PAYMENT, async ({ payload: { paymentId } }) => {
    const payment = await store.find(paymentId);
    if (payment?.status !== 'paid') throw new WriteMissing('the money');
    await transfers.resolveAll(payment);
    if (payment.settledAt === undefined) {
      if (!(await give(payment))) return;
      await book(payment);
    }
    if (payment.payer.email === undefined) return;
    await jobs.enqueue(jobRequest(RECEIPT_MAIL, { key: paymentId, payload: { paymentId } }));
  });
}

const refundAt = (payment: Payment | undefined, at: string | undefined): Refund | undefined =>
  at === undefined
    ? payment?.refund
    : payment && listRefunds(payment).find((refund) => refund.at === at);

function refundMailRequest(payment: Payment, { at }: Refund) {
  const { paymentId } = payment;
  const isFirst = listRefunds(payment)[0]?.at === at;
  const key = isFirst ? paymentId : `${paymentId} ${at}`;
  return jobRequest(REFUND_MAIL, { key, payload: { paymentId, at } });
}

function createRefund({ store, ledger, transfers, jobs, handlers }: Parts): JobHandler {
  return createHandler(REFUND_PAYMENT, async ({ payload: { paymentId, at } }) => {
    const payment = await store.find(paymentId);
    const refund = refundAt(payment, at);
    if (!payment || !refund) throw new WriteMissing('the refund');
    await transfers.resolveAll(payment);
    await ledger.append(refundedEntry(payment, refund));
    await forgetRefundRequest(store.database, paymentId);
    const handler = handlers.find(({ kind }) => kind === payment.purpose.kind);
    const isTakenBack = payment.status === 'refunded' && payment.settledAt !== undefined;
    if (isTakenBack) await handler?.refund?.(payment);
    if (payment.payer.email === undefined) return;
    await jobs.enqueue(refundMailRequest(payment, refund));
  });
}

const createRefundSent = ({ store, ledger }: Parts): JobHandler =>
  createHandler(REFUND_SENT, async ({ payload: { paymentId, at } }) => {
    const refund = refundAt(await store.find(paymentId), at);
    if (refund?.sentAt === undefined) throw new WriteMissing('that it was sent');
    await ledger.append(paidBackEntry(paymentId, refund.amount, refund.sentAt));
  });

function mailHandlers(parts: Parts): JobHandler[] {
  const { store, receipts, mailer, handlers, refundAccounts, publicUrl } = parts;
  return [
    createHandler(RECEIPT_MAIL, async ({ payload: { paymentId }, id }) => {
      const payment = await store.find(paymentId);
      const receipt = await receipts.find(paymentId);
      if (payment?.payer.email === undefined || !receipt) return;
      await mailer.send(payment.payer.email, receiptMail(receipt), id);
    }),
    createHandler(REFUND_MAIL, async ({ payload: { paymentId, at }, id }) => {
      const payment = await store.find(paymentId);
      const refund = refundAt(payment, at);
      if (payment?.payer.email === undefined || !refund) return;
      const isGiven = payment.settledAt !== undefined && payment.status === 'refunded';
      const handler = handlers.find(({ kind }) => kind === payment.purpose.kind);
      const path = await refundAccounts.pathFor(payment, 'mail');
      const isConfirmed = (await handler?.isConfirmed?.(payment)) ?? true;
      const text = refundMail(payment, refund, {
        note: isGiven ? handler?.refundNote : undefined,
        isConfirmed,
        isAsked: path !== undefined,
        url: path !== undefined && isConfirmed ? publicUrl() + path : undefined,
      });
      await mailer.send(payment.payer.email, text, id);
    }),
  ];
}

/** Money that counted for nothing has no refund, and its payer no page: the mail is all that they hear. */
const transferMailHandler = ({ transfers, mailer, handlers }: Parts): JobHandler =>
  createHandler(TRANSFER_MAIL, async ({ payload: { transferId }, id }) => {
    const [transfer] = await transfers.some([transferId]);
    if (!transfer?.resolution?.giveBack) throw new WriteMissing('the decision');
    const payment = await transfers.paymentNamedBy(transfer);
    if (payment?.payer.email === undefined) return;
    const handler = handlers.find(({ kind }) => kind === payment.purpose.kind);
    const { amount, content, resolution } = transfer;
    const text = givenBackMail(
      payment,
      { amount, reason: resolution.note },
      {
        isConfirmed: (await handler?.isConfirmed?.(payment)) ?? true,
        isAsked: payerAccountIn(content) === undefined,
      },
    );
    await mailer.send(payment.payer.email, text, id);
  });

export const paymentJobs = (parts: Parts): JobHandler[] => [
  createHandler(TAKE_TRANSFER, parts.transfers.count),
  createSettle(parts),
  createRefund(parts),
  createRefundSent(parts),
  createHandler(TRANSFER_SENT, ({ payload }) => parts.transfers.bookSent(payload.transferId)),
  ...mailHandlers(parts),
  transferMailHandler(parts),
];
