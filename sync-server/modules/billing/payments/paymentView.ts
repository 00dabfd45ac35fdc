import type { PaymentView } from '../../../../src/api/payments';
import { bankName } from '../../../../src/domain/money/banks';
import { unsentRefunds } from '../../../../src/domain/money/books';
import { dueAmount } from '../../../../src/domain/money/due';
import {
  keptSum,
  receivedSum,
  refundedSum,
  statusAt,
  type Payment,
} from '../../../../src/domain/money/payments';
import { vietQr } from '../../../../src/domain/money/vietQr';
import type { BankSettings } from '../../../bankSettings';

export function toView(payment: Payment, bank: BankSettings, now: Date): PaymentView {
  const { paymentId, purpose, description, memo, amount, refund } = payment;
  const { bin, account, holder, isTrial } = bank;
  const isBack = payment.status === 'refunded';
  const received = isBack ? receivedSum(payment) : keptSum(payment);
  return {
    id: paymentId,
    kind: purpose.kind,
    description,
    memo,
    amount,
    received,
    // The missing part may follow under the same memo.
    qr: vietQr({ bin, account }, dueAmount({ amount, received }), memo),
    bank: { bin, name: bankName(bin), account, holder },
    status: statusAt(payment, now.toISOString()),
    ...(payment.reviewReason === undefined ? {} : { reviewReason: payment.reviewReason }),
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    ...(payment.paidAt === undefined ? {} : { paidAt: payment.paidAt }),
    ...(payment.closedAt === undefined ? {} : { closedAt: payment.closedAt }),
    settled: payment.settledAt !== undefined,
    ...(payment.receipt === undefined ? {} : { receipt: payment.receipt }),
    ...(refund
      ? {
          refunded: {
            amount: refundedSum(payment),
            reason: refund.reason,
            at: refund.at,
            ...(unsentRefunds(payment).length === 0 ? { isSent: true as const } : {}),
          },
        }
      : {}),
    isTrial,
  };
}
