import { AppError } from '../../../../src/domain/protocol/errors';
import type { Payment } from '../../../../src/domain/money/payments';
import { isRefundAsked, isRefundable } from '../../../../src/domain/money/refunds';
import { listDocuments, putNew, removeDocument } from '../../../store/documents';
import type { CouchDatabase } from '../../../couch/client';
import type { Payments } from './payments';
import type { PaymentStore } from './paymentStore';

const PREFIX = 'refund-request:';
const requestKey = (paymentId: string): string => `${PREFIX}${paymentId}`;

export async function forgetRefundRequest(
  database: CouchDatabase,
  paymentId: string,
): Promise<void> {
  const stored = await database.get(requestKey(paymentId));
  if (stored) await removeDocument(database, stored);
}

const askedAt = ({ refundRequest }: Payment): string => refundRequest?.at ?? '';

interface Parts {
  store: PaymentStore;
  now: () => Date;
}

export function createRefundRequests({
  store,
  now,
}: Parts): Pick<Payments, 'requestRefund' | 'declineRefund' | 'refundRequests'> {
  const { database } = store;
  return {
    requestRefund: async (paymentId, request) => {
      const at = now().toISOString();
      // Indexed before the request itself, so that none is missed.
      await putNew(database, requestKey(paymentId), { paymentId }, now());
      const payment = await store.update(paymentId, (present) => {
        if (isRefundAsked(present)) return undefined;
        if (!isRefundable(present, at)) throw new AppError('payment_conflict');
        return { ...present, refundRequest: { ...request, at } };
      });
      if (!payment) throw new AppError('not_found');
      return payment;
    },
    declineRefund: async (paymentId, { by, reason }) => {
      const declined = { by, reason, at: now().toISOString() };
      const payment = await store.update(paymentId, ({ refundRequest, ...present }) => {
        if (!refundRequest || present.status !== 'paid' || refundRequest.declined)
          throw new AppError('payment_conflict');
        return { ...present, refundRequest: { ...refundRequest, declined } };
      });
      if (!payment) throw new AppError('not_found');
      await forgetRefundRequest(database, paymentId);
      return payment;
    },
    refundRequests: async () => {
      const requestedRefunds: Payment[] = [];
      for await (const { body } of listDocuments(database, PREFIX)) {
        const paymentId = typeof body.paymentId === 'string' ? body.paymentId : '';
        const payment = await store.find(paymentId);
        if (payment && isRefundAsked(payment)) requestedRefunds.push(payment);
      }
      return requestedRefunds.sort((a, b) => askedAt(a).localeCompare(askedAt(b)));
    },
  };
}
