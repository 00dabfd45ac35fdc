import type { PaymentRecord, TransferRecord } from '../../../src/api/adminPayments';
import { receivedSum, type Payment } from '../../../src/domain/money/payments';
import { isRefundAsked } from '../../../src/domain/money/refunds';
import type { Transfer } from '../billing/billingRecords';

const refundOf = ({ amount, reason, at, isGoodwill, sentAt }: NonNullable<Payment['refund']>) => ({
  amount,
  reason,
  at,
  ...(isGoodwill ? { isGoodwill } : {}),
  ...(sentAt === undefined ? {} : { sentAt }),
});

/** A payment without what opens it to its payer. */
export function recordOf(payment: Payment): PaymentRecord {
  const { paymentId, purpose, description, memo, amount, status, payer, createdAt } = payment;
  const { reviewReason, paidAt, receipt, refund, refundRequest } = payment;
  return {
    id: paymentId,
    kind: purpose.kind,
    description,
    memo,
    amount,
    received: receivedSum(payment),
    status,
    ...(reviewReason === undefined ? {} : { reviewReason }),
    payer,
    createdAt,
    ...(paidAt === undefined ? {} : { paidAt }),
    ...(receipt === undefined ? {} : { receipt }),
    ...(refund ? { refund: refundOf(refund) } : {}),
    ...(refundRequest && isRefundAsked(payment)
      ? {
          refundRequest: {
            amount: refundRequest.amount,
            reason: refundRequest.reason,
            at: refundRequest.at,
          },
        }
      : {}),
  };
}

export function transferOf(transfer: Transfer): TransferRecord {
  const {
    transferId: id,
    amount,
    content,
    gateway,
    receivedAt,
    reviewReason,
    paymentId,
  } = transfer;
  return {
    id,
    amount,
    content,
    gateway,
    receivedAt,
    ...(reviewReason === undefined ? {} : { reviewReason }),
    ...(paymentId === undefined ? {} : { paymentId }),
  };
}
