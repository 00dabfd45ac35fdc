import { array, assert as check, boolean, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldBy } from './books';
import {
  assignedLines,
  computeBalances,
  isBalanced,
  ledgerEntrySchema,
  paidBackLines,
  receivedLines,
  refundedLines,
  sellerPart,
  settledLines,
  type LedgerLine,
} from './ledger';
import type { Payment } from './payments';

const AT = '2026-11-27T03:00:00.000Z';

const buildPayment = (amount: number, received: number, more: Partial<Payment>): Payment => ({
  paymentId: 'p1',
  token: 'x',
  purpose: { kind: 'order', orderId: 'o1' },
  description: '',
  payer: {},
  memo: '',
  status: 'paid',
  amount,
  expiresAt: AT,
  createdAt: AT,
  received: [{ transferId: 't1', amount: received, at: AT }],
  ...more,
});

function buildEntries(payment: Payment, refund: number): { lines: LedgerLine[] }[] {
  const { seller, assignedAt } = payment;
  const received = payment.received[0]?.amount ?? 0;
  const amount = Math.min(payment.amount, received);
  const known = assignedAt === undefined ? seller : undefined;
  const lines = [receivedLines(received), settledLines({ kind: 'order', seller: known }, amount)];
  if (assignedAt !== undefined && seller !== undefined) lines.push(assignedLines(seller, amount));
  lines.push(refundedLines(heldBy(payment), refund), paidBackLines(refund));
  return lines.map((one) => ({ lines: one }));
}

describe('the ledger', () => {
  it('gives the seller 80 % of what is sold (product decision 48)', () => {
    expect(settledLines({ kind: 'purchase', seller: 'w1' }, 49_000)).toEqual([
      { account: 'unassigned', amount: 49_000 },
      { account: 'owed:seller:w1', amount: -39_200 },
      { account: 'revenue:commission', amount: -9_800 },
    ]);
    expect(sellerPart(3)).toBe(2);
  });

  it('takes a whole refund from where the money lies, the commission too', () => {
    const payment = buildPayment(499_000, 499_000, { seller: 'w1', settledAt: AT });
    expect(refundedLines(heldBy(payment), 499_000)).toEqual([
      { account: 'owed:seller:w1', amount: 399_200 },
      { account: 'revenue:commission', amount: 99_800 },
      { account: 'owed:refund', amount: -499_000 },
    ]);
  });

  it('refuses to give back more than came', () => {
    const payment = buildPayment(499_000, 499_000, { settledAt: AT });
    expect(() => refundedLines(heldBy(payment), 499_001)).toThrow(RangeError);
    expect(() => refundedLines(heldBy(payment), 0)).toThrow(RangeError);
  });

  it('takes a refund in proportion, and from no account more than is there', () => {
    const any = record({
      parts: array(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
      share: integer({ min: 1, max: 48 }),
    });
    check(
      property(any, ({ parts, share }) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        const refund = Math.min(share, all);
        const held = new Map(parts.map((part, at) => [`owed:seller:w${at}`, -part]));
        const taken = computeBalances([{ lines: refundedLines(held, refund) }]);
        expect(taken.get('owed:refund')).toBe(-refund);
        let sum = 0;
        for (const [at, part] of parts.entries()) {
          const amount = taken.get(`owed:seller:w${at}`) ?? 0;
          sum += amount;
          expect(amount).toBeGreaterThanOrEqual(Math.floor((part * refund) / all));
          expect(amount).toBeLessThanOrEqual(part);
        }
        expect(sum).toBe(refund);
      }),
      { numRuns: 1000 },
    );
  });

  it('stays in balance, and owes nobody less than nothing, whatever is paid and given back', () => {
    const any = record({
      amount: integer({ min: 1_000, max: 20_000_000 }),
      more: integer({ min: 0, max: 1_000_000 }),
      share: integer({ min: 1, max: 100 }),
      isKnown: boolean(),
      assigned: option(boolean()),
    });
    check(
      property(any, ({ amount, more, share, isKnown, assigned }) => {
        const received = amount + more;
        const payment = buildPayment(amount, received, {
          settledAt: AT,
          ...(isKnown ? { seller: 'w1' } : {}),
          ...(isKnown && assigned ? { assignedAt: AT } : {}),
        });
        const refund = Math.max(1, Math.floor((received * share) / 100));
        const entries = buildEntries(payment, refund);
        for (const { lines } of entries) {
          expect(isBalanced({ lines })).toBe(true);
          ledgerEntrySchema.shape.lines.parse(lines);
        }
        const balances = computeBalances(entries);
        expect(balances.get('bank')).toBe(received - refund);
        expect(balances.get('owed:refund')).toBe(0);
        for (const [account, balance] of balances)
          if (account !== 'bank') expect(balance).toBeLessThanOrEqual(0);
      }),
    );
  });
});
