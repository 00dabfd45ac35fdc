import { assignedLines, balancesOf, settledLines, type LedgerLine } from './ledger';
import { receivedSum, type Payment } from './payments';

/** VND of a payment that were asked for and came; what came beyond that waits for staff. */
export const settledAmount = (payment: Pick<Payment, 'amount' | 'received'>): number =>
  Math.min(payment.amount, receivedSum(payment));

/** Accounts in which the money of a payment lies now (credits less than zero), as its entries put it there. */
export function heldBy(payment: Payment): Map<string, number> {
  const { purpose, seller, assignedAt, settledAt } = payment;
  const received = receivedSum(payment);
  const booked: { lines: LedgerLine[] }[] = [
    { lines: [{ account: 'unassigned', amount: -received }] },
  ];
  if (settledAt !== undefined) {
    const amount = settledAmount(payment);
    const known = assignedAt === undefined ? seller : undefined;
    booked.push({ lines: settledLines({ kind: purpose.kind, seller: known }, amount) });
    if (assignedAt !== undefined && seller !== undefined)
      booked.push({ lines: assignedLines(seller, amount) });
  }
  return balancesOf(booked);
}
