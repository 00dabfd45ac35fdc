import { v7 as uuid } from 'uuid';
import {
  acceptPayment,
  listMoneyInReview,
  listPayments,
  noteRefundSent,
  readLedger,
  refundPayment,
  resolveTransfer,
} from '../../../src/api/adminPayments';
import { declineRefund, noteTransferSent } from '../../../src/api/workspacePayments';
import { AppError } from '../../../src/domain/errors';
import { memoCodesIn } from '../../../src/domain/money/memo';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/create';
import { memoKey } from '../billing/billingRecords';
import type { Payments } from '../billing/payments';
import { jobRequest } from '../jobs/queue';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import { ledgerPage } from './ledgerPage';
import { moneyInReview } from './review';
import { recordOf, transferOf } from './records';
import { sellersIn } from './sellers';
import { REFUND_NOTICE, refundNoticeHandler } from './refundNotice';

type Given = Core & {
  accounts: AccountServices;
  payments: Payments;
  notices: NoticeWriter;
  library: Library;
};

function readingRoutes({ payments, accounts, library }: Given): RouteDefinition[] {
  const { database } = accounts.store;
  return [
    route(listPayments, async ({ query }) => {
      const { payments: found, cursor } = await payments.list(query);
      return { payments: found.map(recordOf), ...(cursor === undefined ? {} : { cursor }) };
    }),
    route(listMoneyInReview, async () => {
      const { payments: found, transfers, requests, unsent } = await moneyInReview(payments);
      return {
        payments: found.map(recordOf),
        transfers: transfers.map(transferOf),
        requests: await Promise.all(
          requests.map(async (one) => ({
            ...recordOf(one),
            refundable: await payments.refundLimit(one),
          })),
        ),
        unsent: unsent.map(transferOf),
      };
    }),
    route(readLedger, async ({ query }) => {
      const page = await ledgerPage(database, query);
      return { ...page, sellers: await sellersIn(page.entries, { database, library }) };
    }),
  ];
}

function decisionRoutes({ payments, jobs, accounts }: Given): RouteDefinition[] {
  /** @throws AppError not_found */
  async function paymentOf(memo: string): Promise<string> {
    const [code] = memoCodesIn(memo);
    const pointer = code && (await accounts.store.database.get(memoKey(code)));
    if (!pointer || typeof pointer.body.paymentId !== 'string') throw new AppError('not_found');
    return pointer.body.paymentId;
  }

  return [
    route(refundPayment, async ({ claims, params: { id }, body }) => {
      const decision = { by: claims.sub, reason: body.reason };
      const { goodwill = false } = body;
      const amount = body.amount === undefined ? {} : { amount: body.amount };
      // A try that is refused must not stand in the way of the next one.
      const key = uuid();
      const request = jobRequest(REFUND_NOTICE, { key, payload: { paymentId: id } });
      const payment = await jobs.enqueueAround([request], () =>
        payments.refund(id, { ...decision, ...amount, goodwill }),
      );
      return { payment: recordOf(payment) };
    }),
    route(noteRefundSent, async ({ params: { id } }) => ({
      payment: recordOf(await payments.noteSent(id)),
    })),
    route(acceptPayment, async ({ claims, params: { id }, body: { reason } }) => ({
      payment: recordOf(await payments.accept(id, { by: claims.sub, reason })),
    })),
    route(declineRefund, async ({ claims, params: { id }, body: { reason } }) => {
      const request = jobRequest(REFUND_NOTICE, { key: uuid(), payload: { paymentId: id } });
      await jobs.enqueueAround([request], () =>
        payments.declineRefund(id, { by: claims.sub, reason }),
      );
    }),
    route(noteTransferSent, ({ params: { id } }) => payments.noteTransferSent(id)),
    route(resolveTransfer, async ({ claims, params: { id }, body: { reason, memo } }) => {
      const decision = { by: claims.sub, reason };
      if (memo === undefined) return payments.resolveTransfer(id, { ...decision, giveBack: true });
      return payments.resolveTransfer(id, { ...decision, paymentId: await paymentOf(memo) });
    }),
  ];
}

/** Payments and books for the staff who work with money. */
export const ledgerViews = (given: Given): Module => ({
  routes: [...readingRoutes(given), ...decisionRoutes(given)],
  jobs: [refundNoticeHandler(given)],
});
