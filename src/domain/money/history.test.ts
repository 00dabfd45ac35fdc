import { describe, expect, it } from 'vitest';
import { getCancellationReason, getHistoryStatus, isMeantBy } from './history';
import { nextPayment, paymentStatusSchema, statusAt, type PaymentState } from './payments';

const AT = '2026-11-27T03:00:00.000Z';
const LATE = '2026-11-27T04:00:00.000Z';
const pending: PaymentState = {
  status: 'pending',
  amount: 499_000,
  expiresAt: '2026-11-27T03:30:00.000Z',
  received: [],
};

describe('P06 payments in the history', () => {
  it('stand under one of four states', () => {
    const rows = paymentStatusSchema.options.map((status) => [
      status,
      getHistoryStatus({ status }),
    ]);
    expect(Object.fromEntries(rows)).toEqual({
      pending: 'pending',
      paid: 'completed',
      cancelled: 'cancelled',
      expired: 'pending',
      refunded: 'refunded',
      review: 'pending',
    });
  });

  it('that were cleared away are cancelled, and money that comes for them still counts', () => {
    expect(nextPayment(pending, { type: 'close', at: AT })).toBeUndefined();
    const closed = nextPayment(pending, { type: 'close', at: LATE });
    if (!closed) throw new Error('not closed');
    expect(nextPayment(closed, { type: 'close', at: LATE })).toBe(closed);
    const view = { status: statusAt(closed, LATE), closedAt: closed.closedAt };
    expect(getHistoryStatus(view)).toBe('cancelled');
    expect(getCancellationReason(view)).toBe('expired');
    expect(getCancellationReason({ status: 'cancelled' })).toBe('user_cancelled');
    const money = { type: 'money', transferId: 't', amount: 499_000, at: LATE } as const;
    expect(nextPayment(closed, money)?.status).toBe('paid');
  });

  it('are found by code, words and receipt, without accents', () => {
    const one = { memo: 'BL2H6N8V5R', description: 'Gói Pro, 1 tháng', receipt: 'BL26-000171' };
    for (const typed of ['2h6n', 'goi pro', '000171', ' Tháng '])
      expect(isMeantBy(one, typed)).toBe(true);
    expect(isMeantBy(one, 'business')).toBe(false);
  });
});
