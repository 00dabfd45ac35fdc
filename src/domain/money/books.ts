import {
  assignedLines,
  computeBalances,
  refundedLines,
  settledLines,
  type LedgerLine,
} from './ledger';
import { receivedSum, listRefunds, settledAmount, type Payment, type Refund } from './payments';

type Lines = LedgerLine[];

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
  return computeBalances(booked);
}

export function refundLines(payment: Payment): { refund: Refund; lines: Lines }[] {
  let held = heldBy(payment);
  return listRefunds(payment).map((refund) => {
    const lines = refundedLines(held, refund.amount);
    held = computeBalances([
      { lines: [...held].map(([account, amount]) => ({ account, amount })) },
      { lines },
    ]);
    return { refund, lines };
  });
}

function amountsLeft(payment: Payment): (account: string) => number {
  const refunds = refundLines(payment).map(({ lines }) => ({ lines }));
  const held = [...heldBy(payment)].map(([account, amount]) => ({ account, amount }));
  const balances = computeBalances([{ lines: held }, ...refunds]);
  return (account) => 0 - (balances.get(account) ?? 0);
}

/**
 * VND received but neither granted nor refunded; of an order that ended with a partial refund also the rest, which no
 * expert gets any more.
 */
export function unplacedAmount(payment: Payment): number {
  const left = amountsLeft(payment);
  return left('unassigned') + (payment.status === 'refunded' ? left('held:orders') : 0);
}

export const heldAmount = (payment: Payment): number =>
  payment.status === 'refunded' ? 0 : amountsLeft(payment)('held:orders');

export const isUndecided = (payment: Payment): boolean => {
  const isGiving = payment.status === 'paid' && payment.settledAt === undefined;
  return payment.received.length > 0 && !isGiving && unplacedAmount(payment) > 0;
};

export const unsentRefunds = (payment: Payment): readonly Refund[] =>
  listRefunds(payment).filter(({ sentAt }) => sentAt === undefined);
