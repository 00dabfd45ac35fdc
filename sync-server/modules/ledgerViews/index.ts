import { v7 as uuid } from 'uuid';
import {
  acceptPayment,
  listHeld,
  listMoneyInReview,
  listOwed,
  listPayments,
  noteRefundSent,
  previewAssignment,
  readLedger,
  refundPayment,
  resolveTransfer,
  UNDO_SECONDS,
  undoTransfer,
} from '../../../src/api/adminPayments';
import { declineRefund, noteTransferSent } from '../../../src/api/workspacePayments';
import { AppError } from '../../../src/domain/protocol/errors';
import { heldAmount } from '../../../src/domain/money/books';
import { memoCodesIn } from '../../../src/domain/money/memo';
import { keptSum } from '../../../src/domain/money/payments';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/wiring';
import { memoKey } from '../billing/payments/billingRecords';
import type { Payments } from '../billing/payments/payments';
import { jobRequest } from '../jobs/queue';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import { ledgerPage } from './ledgerPage';
import { moneyInReview, owedAmount } from './review';
import { toOwedRecord, toPaymentRecord, toTransferRecord } from './records';
import { moneyQueues } from './queues';
import { sellersIn } from './sellers';
import { REFUND_NOTICE, refundNoticeHandler } from './refundNotice';

type Dependencies = Core & {
  accounts: AccountServices;
  payments: Payments;
  notices: NoticeWriter;
  library: Library;
};

const MOST = 200;

function readingRoutes({ payments, accounts, library }: Dependencies): RouteDefinition[] {
  const { database } = accounts.store;
  return [
    route(listPayments, async ({ query }) => {
      const { payments: listed, cursor } = await payments.list(query);
      return { payments: listed.map(toPaymentRecord), ...(cursor === undefined ? {} : { cursor }) };
    }),
    route(listMoneyInReview, async () => {
      const {
        payments: inReview,
        transfers,
        requests,
        owed,
        waiting,
      } = await moneyInReview(payments);
      const unsent = owed.flatMap((one) => (one.kind === 'transfer' ? [one.transfer] : []));
      return {
        payments: inReview.slice(0, MOST).map(toPaymentRecord),
        transfers: transfers.slice(0, MOST).map(toTransferRecord),
        waiting: waiting.slice(0, MOST).map(toTransferRecord),
        requests: await Promise.all(
          requests.slice(0, MOST).map(async (one) => ({
            ...toPaymentRecord(one),
            refundable: await payments.refundLimit(one),
          })),
        ),
        unsent: unsent.slice(0, MOST).map(toTransferRecord),
      };
    }),
    route(listOwed, async () => {
      const { owed } = await moneyInReview(payments);
      const sum = owed.reduce((all, one) => all + owedAmount(one), 0);
      return { owed: owed.slice(0, MOST).map(toOwedRecord), count: owed.length, sum };
    }),
    route(listHeld, async () => {
      const { held } = await payments.openMoney();
      const sum = held.reduce((all, one) => all + heldAmount(one), 0);
      return { held: held.slice(0, MOST).map(toPaymentRecord), count: held.length, sum };
    }),
    route(readLedger, async ({ query }) => {
      const page = await ledgerPage(database, query);
      return { ...page, sellers: await sellersIn(page.entries, { database, library }) };
    }),
  ];
}

function decisionRoutes({ payments, jobs }: Dependencies): RouteDefinition[] {
  return [
    route(refundPayment, async ({ claims, params: { id }, body }) => {
      const decision = { by: claims.sub, reason: body.reason };
      const { goodwill = false, after = 0 } = body;
      const amount = body.amount === undefined ? {} : { amount: body.amount };
      const key = uuid();
      const request = jobRequest(REFUND_NOTICE, { key, payload: { paymentId: id } });
      const payment = await jobs.enqueueAround([request], () =>
        payments.refund(id, { ...decision, ...amount, goodwill, after }),
      );
      return { payment: toPaymentRecord(payment) };
    }),
    route(noteRefundSent, async ({ params: { id }, body }) => ({
      payment: toPaymentRecord(await payments.noteSent(id, body)),
    })),
    route(acceptPayment, async ({ claims, params: { id }, body: { reason } }) => ({
      payment: toPaymentRecord(await payments.accept(id, { by: claims.sub, reason })),
    })),
    route(declineRefund, async ({ claims, params: { id }, body: { reason } }) => {
      const request = jobRequest(REFUND_NOTICE, { key: uuid(), payload: { paymentId: id } });
      await jobs.enqueueAround([request], () =>
        payments.declineRefund(id, { by: claims.sub, reason }),
      );
    }),
    route(noteTransferSent, ({ params: { id }, body }) => payments.noteTransferSent(id, body)),
  ];
}

function assignmentRoutes({ payments, accounts }: Dependencies): RouteDefinition[] {
  async function findPaymentId(memo: string): Promise<string> {
    const [code] = memoCodesIn(memo);
    const pointer = code && (await accounts.store.database.get(memoKey(code)));
    if (!pointer || typeof pointer.body.paymentId !== 'string') throw new AppError('not_found');
    return pointer.body.paymentId;
  }

  return [
    route(previewAssignment, async ({ params: { id }, query: { memo } }) => {
      const [transfer] = await payments.listTransfers([id]);
      const payment = await payments.find(await findPaymentId(memo));
      if (!transfer || !payment) throw new AppError('not_found');
      const isOpen = payment.status !== 'paid' && payment.status !== 'refunded';
      const missing = isOpen ? Math.max(0, payment.amount - keptSum(payment)) : 0;
      return { payment: toPaymentRecord(payment), missing, isOpen };
    }),
    route(undoTransfer, ({ params: { id } }) => payments.undoTransfer(id)),
    route(resolveTransfer, async ({ claims, params: { id }, body: { reason, memo } }) => {
      const decision = { by: claims.sub, reason };
      if (memo === undefined) return payments.resolveTransfer(id, { ...decision, giveBack: true });
      const paymentId = await findPaymentId(memo);
      const wait = UNDO_SECONDS * 1_000;
      return payments.resolveTransfer(id, { ...decision, paymentId, wait });
    }),
  ];
}

export const ledgerViews = (input: Dependencies): Module => ({
  routes: [...readingRoutes(input), ...decisionRoutes(input), ...assignmentRoutes(input)],
  jobs: [refundNoticeHandler(input)],
  queues: moneyQueues(input.payments),
});
