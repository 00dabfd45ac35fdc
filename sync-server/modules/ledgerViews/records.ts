import type {
  MoneySource,
  OwedRecord,
  PaymentRecord,
  TransferRecord,
} from '../../../src/api/adminPayments';
import { isUndecided, unplacedAmount } from '../../../src/domain/money/books';
import { workingDaysAfter } from '../../../src/domain/money/calendar';
import { payerAccountIn, refundMessage } from '../../../src/domain/money/payerAccount';
import {
  keptSum,
  receivedSum,
  listRefunds,
  type GivenAccount,
  type Payment,
} from '../../../src/domain/money/payments';
import { isSameHolder, presentAccount } from '../../../src/domain/money/refundAccount';
import { isRefundAsked } from '../../../src/domain/money/refunds';
import type { Transfer } from '../billing/payments/billingRecords';
import { owedAmount, owedSince, type Owed } from './review';

type StoredRefund = NonNullable<Payment['refund']>;

const toRefund = ({ amount, reason, at, isGoodwill, sentAt, to, reference }: StoredRefund) => ({
  amount,
  reason,
  at,
  ...(to ? { to } : {}),
  ...(reference === undefined ? {} : { reference }),
  ...(isGoodwill ? { isGoodwill } : {}),
  ...(sentAt === undefined ? {} : { sentAt }),
});

export function toPaymentRecord(payment: Payment): PaymentRecord {
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
    ...(refund ? { refund: toRefund(refund), refunds: listRefunds(payment).map(toRefund) } : {}),
    kept: keptSum(payment),
    ...(isUndecided(payment) ? { undecided: unplacedAmount(payment) } : {}),
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

export function toTransferRecord(transfer: Transfer): TransferRecord {
  const {
    transferId: id,
    amount,
    content,
    gateway,
    receivedAt,
    reviewReason,
    paymentId,
    reference,
    resolution,
  } = transfer;
  return {
    id,
    amount,
    content,
    gateway,
    receivedAt,
    ...(reviewReason === undefined ? {} : { reviewReason }),
    ...(paymentId === undefined ? {} : { paymentId }),
    ...(reference === undefined ? {} : { reference }),
    ...(resolution?.undoUntil === undefined ? {} : { undoUntil: resolution.undoUntil }),
  };
}

function toMoneySource({
  gateway,
  content,
  receivedAt: at,
  amount,
  reference,
}: Transfer): MoneySource {
  const from = payerAccountIn(content);
  return {
    gateway,
    content,
    at,
    amount,
    ...(reference === undefined ? {} : { reference }),
    ...(from ? { from } : {}),
  };
}

/** Accounts that a payer gave: the one that counts, and those before. */
function payerAccounts(payment: Payment): Pick<OwedRecord, 'given' | 'formerly'> {
  const account = presentAccount(payment);
  const { name } = payment.payer;
  const read = (one: GivenAccount) => ({
    ...one,
    ...(name === undefined ? {} : { isPayer: isSameHolder(one.to.holder, name) }),
  });
  const others = (payment.refundAccounts ?? []).filter((one) => one !== account).toReversed();
  return {
    ...(account ? { given: read(account) } : {}),
    ...(others.length === 0 ? {} : { formerly: others.map(read) }),
  };
}

/** Working days (product decision 64). */
const SEND_DAYS = 3;

export function toOwedRecord(owed: Owed): OwedRecord {
  const at = owedSince(owed);
  const facts = { at, due: workingDaysAfter(at, SEND_DAYS), amount: owedAmount(owed) };
  if (owed.kind === 'transfer') {
    const { transfer, payment } = owed;
    // Who paid twice is known by what they paid.
    const payer = payment?.payer ?? {};
    const { transferId: id, content: description, resolution } = transfer;
    const reason = resolution?.note ?? '';
    const sources = [toMoneySource(transfer)];
    const message = refundMessage(transfer.reference);
    return { ...facts, kind: 'transfer', id, reason, description, payer, sources, message };
  }
  const { payment, refund, messages } = owed;
  const { paymentId: id, description, payer, memo } = payment;
  const about = { description, payer, message: refundMessage(memo) };
  const sources = messages.map(toMoneySource);
  return {
    ...facts,
    kind: 'payment',
    id,
    reason: refund.reason,
    ...about,
    sources,
    ...payerAccounts(payment),
  };
}
