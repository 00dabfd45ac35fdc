import { refundLines } from '../../../../src/domain/money/books';
import {
  assignedLines,
  paidBackLines,
  receivedLines,
  settledLines,
  type LedgerEntry,
} from '../../../../src/domain/money/ledger';
import { settledAmount, type Payment, type Refund } from '../../../../src/domain/money/payments';
import type { Transfer } from './billingRecords';

export const receivedEntry = ({
  transferId,
  amount,
  receivedAt: at,
}: Pick<Transfer, 'transferId' | 'amount' | 'receivedAt'>): LedgerEntry => ({
  at,
  kind: 'received',
  of: transferId,
  lines: receivedLines(amount),
});

export function settledEntry(payment: Payment, at: string): LedgerEntry {
  const { paymentId, paidAt, purpose, seller, assignedAt } = payment;
  const known = assignedAt === undefined ? seller : undefined;
  const lines = settledLines({ kind: purpose.kind, seller: known }, settledAmount(payment));
  return { at: paidAt ?? at, kind: 'settled', of: paymentId, paymentId, lines };
}

export const assignedEntry = (payment: Payment, seller: string, at: string): LedgerEntry => {
  const { paymentId } = payment;
  const lines = assignedLines(seller, settledAmount(payment));
  return { at, kind: 'assigned', of: paymentId, paymentId, lines };
};

export function refundedEntry(
  payment: Payment,
  { at, isGoodwill }: Pick<Refund, 'at' | 'isGoodwill'>,
): LedgerEntry {
  const { paymentId } = payment;
  const own = refundLines(payment).find(({ refund }) => refund.at === at);
  if (!own) throw new RangeError('a payment has no such refund');
  const { lines } = own;
  const goodwill = isGoodwill ? { isGoodwill } : {};
  return { at, kind: 'refunded', of: paymentId, paymentId, ...goodwill, lines };
}

export const paidBackEntry = (paymentId: string, amount: number, at: string): LedgerEntry => ({
  at,
  kind: 'paidBack',
  of: paymentId,
  paymentId,
  lines: paidBackLines(amount),
});
