import { assignedLines, balancesOf, refundedLines, settledLines, type LedgerLine } from './ledger';
import { receivedSum, refundsOf, settledAmount, type Payment, type Refund } from './payments';

type Lines = LedgerLine[];

/** Accounts in which the money of a payment lies before its refunds (credits less than zero), as its entries put it there. */
export function heldBy(payment: Payment): Map<string, number> {
  const { purpose, seller, assignedAt, settledAt } = payment;
  const received = receivedSum(payment);
  const booked: { lines: Lines }[] = [{ lines: [{ account: 'unassigned', amount: -received }] }];
  if (settledAt !== undefined) {
    const amount = settledAmount(payment);
    const known = assignedAt === undefined ? seller : undefined;
    booked.push({ lines: settledLines({ kind: purpose.kind, seller: known }, amount) });
    if (assignedAt !== undefined && seller !== undefined)
      booked.push({ lines: assignedLines(seller, amount) });
  }
  return balancesOf(booked);
}

/** Lines of each refund of a payment, the oldest first. */
export function refundLines(payment: Payment): { refund: Refund; lines: Lines }[] {
  let held = heldBy(payment);
  return refundsOf(payment).map((refund) => {
    const lines = refundedLines(held, refund.amount);
    held = balancesOf([
      { lines: [...held].map(([account, amount]) => ({ account, amount })) },
      { lines },
    ]);
    return { refund, lines };
  });
}

/** VND that came for a payment and are neither granted nor given back. */
export function unplacedAmount(payment: Payment): number {
  const refunds = refundLines(payment).map(({ lines }) => ({ lines }));
  const held = [...heldBy(payment)].map(([account, amount]) => ({ account, amount }));
  return -(balancesOf([{ lines: held }, ...refunds]).get('unassigned') ?? 0);
}

/** Whether money came for it that staff have to decide about: it waits, or more came than it was given for. */
export const isUndecided = (payment: Payment): boolean => {
  const isGiving = payment.status === 'paid' && payment.settledAt === undefined;
  return payment.received.length > 0 && !isGiving && unplacedAmount(payment) > 0;
};

/** Refunds of a payment that nobody has sent yet, the oldest first. */
export const unsentRefunds = (payment: Payment): readonly Refund[] =>
  refundsOf(payment).filter(({ sentAt }) => sentAt === undefined);
