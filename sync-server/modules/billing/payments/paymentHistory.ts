import type { ContractAnswer } from '../../../../src/api/contract';
import type { HistoryEntry, readPaymentHistory } from '../../../../src/api/workspacePayments';
import {
  getCancellationReason,
  getHistoryStatus,
  isMeantBy,
  type HistoryStatus,
} from '../../../../src/domain/money/history';
import { keptSum, receivedSum, type Payment } from '../../../../src/domain/money/payments';
import { buildBankInfo } from '../../../../src/domain/money/qrPayment';
import { mayAskRefund, refundUntil, unusedAmount } from '../../../../src/domain/money/refunds';
import type { Period } from '../../../../src/domain/money/subscription';
import type { CouchDatabase } from '../../../couch/client';
import { transferKey, transferSchema, type Transfer } from './billingRecords';
import type { Payments } from './payments';
import { readSound } from '../../../store/envelope';

type Data = ContractAnswer<typeof readPaymentHistory>['data'];

interface Query {
  status?: HistoryStatus | undefined;
  limit: number;
  offset: number;
  search?: string | undefined;
}

interface Parts {
  database: CouchDatabase;
  payments: Pick<Payments, 'toView'>;
  periods: readonly Period[];
  now: string;
}

function summarisePayments(all: readonly Payment[]): Pick<Data, 'counts' | 'paid'> {
  const count = (status: HistoryStatus): number =>
    all.filter((payment) => getHistoryStatus(payment) === status).length;
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

function describeRefund(
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

async function readTransfers(payment: Payment, database: CouchDatabase): Promise<Transfer[]> {
  const keys = payment.received.map(({ transferId }) => transferKey(transferId));
  const documents = keys.length === 0 ? new Map<string, undefined>() : await database.getMany(keys);
  return keys.flatMap((key) => {
    const transfer = readSound(transferSchema, documents.get(key)?.body);
    return transfer ? [transfer] : [];
  });
}

const toMessage = ({ receivedAt: at, reference, content, amount }: Transfer) => ({
  at,
  content,
  amount,
  ...(reference === undefined ? {} : { reference }),
});

function toTransaction(
  payment: Payment,
  last: Transfer | undefined,
): Pick<HistoryEntry, 'transactionId' | 'actualAmount' | 'transactionDate'> {
  if (!last) return {};
  const { transferId: transactionId, transactionDate } = last;
  return { transactionId, transactionDate, actualAmount: receivedSum(payment) };
}

async function buildEntry(payment: Payment, parts: Parts): Promise<HistoryEntry[]> {
  const { paymentId: id, purpose, memo, description, amount, createdAt, expiresAt } = payment;
  if (purpose.kind !== 'subscription') return [];
  const cancellationReason = getCancellationReason(payment);
  const view = parts.payments.toView(payment);
  const transfers = await readTransfers(payment, parts.database);
  return [
    {
      id,
      paymentReference: memo,
      description,
      subscriptionType: purpose.tier,
      status: getHistoryStatus(payment),
      amount,
      currency: 'VND',
      createdAt,
      expiresAt,
      ...(cancellationReason === undefined ? {} : { cancellationReason }),
      bankInfo: buildBankInfo(view),
      ...toTransaction(payment, transfers.at(-1)),
      payment: view,
      token: payment.token,
      messages: transfers.map(toMessage),
      ...describeRefund(payment, parts),
    },
  ];
}

export async function buildHistory(
  all: readonly Payment[],
  { status, limit, offset, search = '' }: Query,
  parts: Parts,
): Promise<Data> {
  const meant = all.filter(
    (payment) =>
      (status === undefined || getHistoryStatus(payment) === status) && isMeantBy(payment, search),
  );
  const payments: HistoryEntry[] = [];
  for (const payment of meant.slice(offset, offset + limit))
    payments.push(...(await buildEntry(payment, parts)));
  const next = offset + limit;
  const hasMore = meant.length > next;
  const nextOffset = hasMore ? next : null;
  return {
    payments,
    pagination: { total: meant.length, limit, offset, hasMore, nextOffset },
    ...summarisePayments(all),
  };
}
