import { describe, expect, it } from 'vitest';
import {
  computeBalances,
  paidOutLines,
  refundedLines,
  listSellers,
  settledLines,
  type LedgerEntry,
} from './ledger';
import { monthBefore, toMonth, owedTo, listSales, salesSum } from './sales';

const sold = (paymentId: string, amount: number, at: string): LedgerEntry => ({
  at,
  kind: 'settled',
  of: paymentId,
  paymentId,
  lines: settledLines({ kind: 'purchase', seller: 'w1' }, amount),
});

describe("P28 a seller's share", () => {
  // 23:30 on 31 October in Vietnam, and an hour later.
  const entries = [
    sold('p1', 29_000, '2026-10-31T16:30:00.000Z'),
    sold('p2', 49_000, '2026-10-31T17:30:00.000Z'),
  ];

  it('is 80 % of what customers paid, by months in Vietnam', () => {
    const sales = listSales(entries, 'w1');
    expect(sales.map(({ paymentId, amount, share }) => [paymentId, amount, share])).toEqual([
      ['p2', 49_000, 39_200],
      ['p1', 29_000, 23_200],
    ]);
    expect(sales.map(({ at }) => toMonth(at))).toEqual(['2026-11', '2026-10']);
    expect(salesSum(sales)).toEqual({ count: 2, amount: 78_000, share: 62_400 });
    expect(owedTo(entries, 'w1')).toBe(62_400);
    expect(owedTo(entries, 'w2')).toBe(0);
    expect([monthBefore('2026-11'), monthBefore('2027-01')]).toEqual(['2026-10', '2026-12']);
  });

  it('goes with the money of a refund, and out of the books when it is sent', () => {
    const lines = refundedLines(computeBalances(entries.slice(0, 1)), 29_000);
    const back: LedgerEntry = {
      at: '2026-11-02T00:00:00.000Z',
      kind: 'refunded',
      of: 'p1',
      paymentId: 'p1',
      lines,
    };
    expect(listSellers(back)).toEqual(['w1']);
    const sales = listSales([...entries, back], 'w1');
    expect(sales[1]).toMatchObject({ share: 0, refunded: 23_200 });
    expect(salesSum(sales)).toEqual({ count: 1, amount: 49_000, share: 39_200 });
    const out: LedgerEntry = {
      at: '2026-11-05T00:00:00.000Z',
      kind: 'paidOut',
      of: 'o1',
      lines: paidOutLines('w1', 39_200),
    };
    expect(owedTo([...entries, back, out], 'w1')).toBe(0);
    expect(listSales([...entries, back, out], 'w1')).toHaveLength(2);
  });
});
