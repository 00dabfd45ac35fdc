import { describe, expect, it } from 'vitest';
import { mayAskRefund, refundLimit, unusedAmount } from './refunds';
import { listPeriods, type SubscriptionEvent } from './subscription';

const AT = '2026-11-14T03:00:00.000Z';
const payment = {
  paymentId: 'p1',
  status: 'paid',
  purpose: { kind: 'subscription', workspaceId: 'w1', tier: 'pro', cycle: 'month' },
  amount: 499_000,
  received: [{ transferId: 't1', amount: 499_000, at: AT }],
  paidAt: AT,
  settledAt: AT,
} as const;
const paid: SubscriptionEvent = {
  type: 'paid',
  paymentId: 'p1',
  tier: 'pro',
  cycle: 'month',
  credits: [],
  at: AT,
};
const request = { reason: 'x', by: 'a', at: AT, amount: 1 };
const mutable = () => ({ ...payment, received: [...payment.received] });

describe('P06 money that is asked back', () => {
  it('can be asked for within 30 days, once, for what was given', () => {
    expect(mayAskRefund(payment, '2026-12-14T02:59:59.000Z')).toBe(true);
    expect(mayAskRefund(payment, '2026-12-14T03:00:00.000Z')).toBe(false);
    expect(mayAskRefund({ ...payment, refundRequest: request }, AT)).toBe(false);
    expect(mayAskRefund({ ...payment, status: 'review' }, AT)).toBe(false);
    expect(mayAskRefund({ ...payment, settledAt: undefined }, AT)).toBe(false);
    const order = { kind: 'order', orderId: 'o1' } as const;
    expect(mayAskRefund({ ...payment, purpose: order }, AT)).toBe(false);
  });

  it('is of the unused days, in whole dong', () => {
    const periods = listPeriods([paid]);
    expect(unusedAmount(mutable(), periods, AT)).toBe(499_000);
    expect(unusedAmount(mutable(), periods, '2026-11-24T03:00:00.000Z')).toBe(332_667);
    expect(unusedAmount(mutable(), periods, '2026-12-20T03:00:00.000Z')).toBe(0);
  });

  it('is nothing where an upgrade took the days off its price', () => {
    const upgrade: SubscriptionEvent = {
      type: 'paid',
      paymentId: 'p2',
      tier: 'business',
      cycle: 'month',
      credits: [{ paymentId: 'p1', amount: 332_667 }],
      at: '2026-11-24T03:00:00.000Z',
    };
    const periods = listPeriods([paid, upgrade]);
    expect(unusedAmount(mutable(), periods, '2026-11-25T03:00:00.000Z')).toBe(0);
    const twice = [{ transferId: 't1', amount: 500_000, at: AT }];
    const over = { ...payment, received: twice };
    expect(refundLimit(over, [paid, upgrade], '2026-11-25T03:00:00.000Z')).toBe(1_000);
  });

  it('goes back as far as it is unused; all of it where nothing was given', () => {
    expect(refundLimit(mutable(), [paid], AT)).toBe(499_000);
    expect(refundLimit(mutable(), [paid], '2026-11-24T03:00:00.000Z')).toBe(332_667);
    expect(refundLimit(mutable(), [], '2026-12-20T03:00:00.000Z')).toBe(499_000);
  });
});
