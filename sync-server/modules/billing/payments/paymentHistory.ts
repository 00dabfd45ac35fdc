import type { AnswerOf } from '../../../../src/api/contract';
import type { HistoryEntry, readPaymentHistory } from '../../../../src/api/workspacePayments';
import {
  cancellationReasonOf,
  historyStatusOf,
  isMeantBy,
  type HistoryStatus,
} from '../../../../src/domain/money/history';
import { keptSum, receivedSum, type Payment } from '../../../../src/domain/money/payments';
import { bankInfoOf } from '../../../../src/domain/money/qrPayment';
import { mayAskRefund, refundUntil, unusedAmount } from '../../../../src/domain/money/refunds';
import type { Period } from '../../../../src/domain/money/subscription';
import type { CouchDatabase } from '../../../couch/client';
import { transferKey, transferSchema, type Transfer } from './billingRecords';
import type { Payments } from './payments';
import { readSound } from '../../../store/envelope';

type Data = AnswerOf<typeof readPaymentHistory>['data'];

interface Query {
  status?: HistoryStatus | undefined;
  limit: number;
  offset: number;
  search?: string | undefined;
}

interface Parts {
  database: CouchDatabase;
  payments: Pick<Payments, 'viewOf'>;
  periods: readonly Period[];
  now: string;
}

function summaryOf(all: readonly Payment[]): Pick<Data, 'counts' | 'paid'> {
  const count = (status: HistoryStatus): number =>
    all.filter((payment) => historyStatusOf(payment) === status).length;
  const paid = all.filter(({ status }) => status === 'paid' || status === 'refunded');
  const since = paid.at(-1)?.paidAt;
  return {
    counts: {
      all: all.length,
      completed: count('completed'),
      pending: count('pending'),
      cancelled: count('cancelled'),
      expired: all.filter(({ status, closedAt }) => status === 'expired' && !closedAt).length,
    },
    paid: {
      amount: paid.reduce((sum, payment) => sum + keptSum(payment), 0),
      ...(since === undefined ? {} : { since }),
    },
  };
}

function refundOf(
  payment: Payment,
  { periods, now }: Parts,
): Pick<HistoryEntry, 'refundable' | 'refundRequest'> {
  const { refundRequest, paidAt } = payment;
  if (refundRequest) {
    const { at, amount, declined } = refundRequest;
    return { refundRequest: { at, amount, ...(declined ? { declined: declined.reason } : {}) } };
  }
  const amount = unusedAmount(payment, periods, now);
  if (paidAt === undefined || amount < 1 || !mayAskRefund(payment, now)) return {};
  return { refundable: { until: refundUntil(paidAt), amount } };
}

async function transfersOf(payment: Payment, database: CouchDatabase): Promise<Transfer[]> {
  const keys = payment.received.map(({ transferId }) => transferKey(transferId));
  const found = keys.length === 0 ? new Map<string, undefined>() : await database.getMany(keys);
  return keys.flatMap((key) => {
    const transfer = readSound(transferSchema, found.get(key)?.body);
    return transfer ? [transfer] : [];
  });
}

const messageOf = ({ receivedAt: at, reference, content, amount }: Transfer) => ({
  at,
  content,
  amount,
  ...(reference === undefined ? {} : { reference }),
});

function transactionOf(
  payment: Payment,
  last: Transfer | undefined,
): Pick<HistoryEntry, 'transactionId' | 'actualAmount' | 'transactionDate'> {
  if (!last) return {};
  const { transferId: transactionId, transactionDate } = last;
  return { transactionId, transactionDate, actualAmount: receivedSum(payment) };
}

async function entryOf(payment: Payment, parts: Parts): Promise<HistoryEntry[]> {
  const { paymentId: id, purpose, memo, description, amount, createdAt, expiresAt } = payment;
  if (purpose.kind !== 'subscription') return [];
  const cancellationReason = cancellationReasonOf(payment);
  const view = parts.payments.viewOf(payment);
  const transfers = await transfersOf(payment, parts.database);
  return [
    {
      id,
      paymentReference: memo,
      description,
      subscriptionType: purpose.tier,
      status: historyStatusOf(payment),
      amount,
      currency: 'VND',
      createdAt,
      expiresAt,
      ...(cancellationReason === undefined ? {} : { cancellationReason }),
      bankInfo: bankInfoOf(view),
      ...transactionOf(payment, transfers.at(-1)),
      payment: view,
      token: payment.token,
      messages: transfers.map(messageOf),
      ...refundOf(payment, parts),
    },
  ];
}

export async function historyOf(
  all: readonly Payment[],
  { status, limit, offset, search = '' }: Query,
  parts: Parts,
): Promise<Data> {
  const meant = all.filter(
    (payment) =>
      (status === undefined || historyStatusOf(payment) === status) && isMeantBy(payment, search),
  );
  const payments: HistoryEntry[] = [];
  for (const payment of meant.slice(offset, offset + limit))
    payments.push(...(await entryOf(payment, parts)));
  const next = offset + limit;
  const hasMore = meant.length > next;
  const nextOffset = hasMore ? next : null;
  return {
    payments,
    pagination: { total: meant.length, limit, offset, hasMore, nextOffset },
    ...summaryOf(all),
  };
}
