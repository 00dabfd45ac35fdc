import { describe, expect, it } from 'vitest';
import { heldAmount, isUndecided, unplacedAmount } from './books';
import { paymentSchema, type Payment } from './payments';

const AT = '2026-11-27T03:00:00.000Z';
const order = (change: Partial<Payment> = {}): Payment =>
  paymentSchema.parse({
    paymentId: 'p1',
    token: 't',
    purpose: { kind: 'order', orderId: 'o1' },
    description: 'Thực đơn 7 ngày lập riêng',
    payer: {},
    memo: 'BL7K2QX8M4',
    createdAt: AT,
    expiresAt: AT,
    status: 'paid',
    amount: 499_000,
    received: [{ transferId: 't1', amount: 499_000, at: AT }],
    paidAt: AT,
    settledAt: AT,
    granted: 499_000,
    ...change,
  });
const refund = (amount: number) => ({ amount, reason: 'x', by: 'staff', at: AT });

describe('the money of an order', () => {
  it('is held until its week was delivered, and nobody decides about it', () => {
    expect(heldAmount(order())).toBe(499_000);
    expect(isUndecided(order())).toBe(false);
    expect(heldAmount(order({ seller: 'w1', assignedAt: AT }))).toBe(0);
  });

  it('beyond its price waits for a decision, and the price is held', () => {
    const much = order({ received: [{ transferId: 't1', amount: 500_000, at: AT }] });
    expect([heldAmount(much), unplacedAmount(much)]).toEqual([499_000, 1_000]);
    expect(isUndecided(much)).toBe(true);
  });

  it('that is left by a refund of a part waits for a decision: no expert gets it any more', () => {
    const part = order({ status: 'refunded', refund: refund(300_000) });
    expect([heldAmount(part), unplacedAmount(part)]).toEqual([0, 199_000]);
    expect(isUndecided(part)).toBe(true);
    const all = order({ status: 'refunded', refund: refund(499_000) });
    expect([heldAmount(all), unplacedAmount(all), isUndecided(all)]).toEqual([0, 0, false]);
  });

  it('that its expert and we have is decided about', () => {
    const delivered = { seller: 'w1', assignedAt: AT } as const;
    const part = order({ ...delivered, status: 'refunded', refund: refund(300_000) });
    expect([heldAmount(part), unplacedAmount(part)]).toEqual([0, 0]);
  });
});
