import {
  cancelOwnPayment,
  cleanUpPayment,
  cleanUpPayments,
  readOwnPayment,
  readPaymentHistory,
  readReceipt,
  requestRefund,
} from '../../../../src/api/workspacePayments';
import { AppError } from '../../../../src/domain/protocol/errors';
import { statusAt, type Payment } from '../../../../src/domain/money/payments';
import { buildQrPayment } from '../../../../src/domain/money/qrPayment';
import { unusedAmount } from '../../../../src/domain/money/refunds';
import { listPeriods } from '../../../../src/domain/money/subscription';
import type { CouchDatabase } from '../../../couch/client';
import type { Rate } from '../../../http/rates';
import { route } from '../../../http/route';
import type { RouteDefinition } from '../../../http/routes';
import { buildHistory } from './paymentHistory';
import type { Payments } from './payments';
import type { Receipts } from '../receipts/receipts';
import type { Subscriptions } from '../subscriptions/subscriptions';

/** A window asks every ten seconds; a history is paged through by hand. */
const READING: Rate = { name: 'own payments', calls: 120, burst: 60 };
const CHANGING: Rate = { name: 'own payments changed', calls: 30, burst: 20 };

interface Parts {
  database: CouchDatabase;
  payments: Payments;
  receipts: Receipts;
  subscriptions: Pick<Subscriptions, 'events'>;
  canPay: boolean;
  now: () => Date;
}

/** @throws AppError not_found, so that nobody learns of payments of another practice */
async function ownPayment(
  { payments }: Pick<Parts, 'payments'>,
  workspaceId: string,
  paymentId: string,
): Promise<Payment> {
  const payment = await payments.find(paymentId);
  const isOwn =
    payment?.purpose.kind === 'subscription' && payment.purpose.workspaceId === workspaceId;
  if (!isOwn) throw new AppError('not_found');
  return payment;
}

function changeRoutes(parts: Parts): RouteDefinition[] {
  const { payments, now } = parts;

  const cleaned = (payment: Payment): Promise<Payment> =>
    statusAt(payment, now().toISOString()) === 'expired'
      ? payments.close(payment.paymentId)
      : payments.cancel(payment.paymentId);

  return [
    route(
      cancelOwnPayment,
      async ({ claims: { workspaceId }, body: { paymentId } }) => {
        await ownPayment(parts, workspaceId, paymentId);
        return { payment: buildQrPayment(payments.toView(await payments.cancel(paymentId))) };
      },
      { rate: CHANGING },
    ),
    route(
      cleanUpPayment,
      async ({ claims: { workspaceId }, query: { paymentId } }) => {
        await cleaned(await ownPayment(parts, workspaceId, paymentId));
        return { data: { paymentId, status: 'cancelled' as const } };
      },
      { rate: CHANGING },
    ),
    route(
      cleanUpPayments,
      async ({ claims: { workspaceId } }) => {
        let cleanedCount = 0;
        for (const { paymentId, status, closedAt } of await payments.ofWorkspace(workspaceId)) {
          if (status !== 'expired' || closedAt !== undefined) continue;
          await payments.close(paymentId);
          cleanedCount += 1;
        }
        return { data: { cleanedCount } };
      },
      { rate: CHANGING },
    ),
  ];
}

function moneyRoutes(parts: Parts): RouteDefinition[] {
  const { payments, receipts, subscriptions, now } = parts;
  return [
    route(
      readReceipt,
      async ({ claims: { workspaceId }, params: { id } }) => {
        await ownPayment(parts, workspaceId, id);
        const receipt = await receipts.find(id);
        if (!receipt) throw new AppError('not_found');
        return { receipt };
      },
      { rate: READING },
    ),
    route(
      requestRefund,
      async ({ claims: { workspaceId, sub: by }, params: { id }, body: { reason } }) => {
        const payment = await ownPayment(parts, workspaceId, id);
        const periods = listPeriods(await subscriptions.events(workspaceId));
        const amount = unusedAmount(payment, periods, now().toISOString());
        if (amount < 1) throw new AppError('payment_conflict');
        const { refundRequest } = await payments.requestRefund(id, { by, reason, amount });
        return { amount: refundRequest?.amount ?? amount };
      },
      { rate: CHANGING },
    ),
  ];
}

export function workspacePaymentRoutes(parts: Parts): RouteDefinition[] {
  const { payments, subscriptions, database, canPay, now } = parts;
  return [
    ...changeRoutes(parts),
    ...moneyRoutes(parts),
    route(
      readOwnPayment,
      async ({ claims: { workspaceId }, query: { paymentId } }) => ({
        payment: buildQrPayment(payments.toView(await ownPayment(parts, workspaceId, paymentId))),
      }),
      { rate: READING },
    ),
    route(
      readPaymentHistory,
      async ({ claims: { workspaceId }, query }) => {
        const all = canPay ? await payments.ofWorkspace(workspaceId) : [];
        const periods = listPeriods(await subscriptions.events(workspaceId));
        const at = now().toISOString();
        return { data: await buildHistory(all, query, { database, payments, periods, now: at }) };
      },
      { rate: READING },
    ),
  ];
}
