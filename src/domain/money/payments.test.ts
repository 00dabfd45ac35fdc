import { array, assert as check, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keptSum,
  nextPayment,
  receivedSum,
  listRefunds,
  settledAmount,
  statusAt,
  withoutMoney,
  withUndone,
  type PaymentEvent,
  type PaymentState,
  type PaymentStatus,
} from './payments';

const AT = '2026-11-27T03:00:00.000Z';
const pending: PaymentState = {
  status: 'pending',
  amount: 499_000,
  expiresAt: '2026-11-27T03:30:00.000Z',
  received: [],
};
const money = (amount: number, transferId = 't1') => ({
  type: 'money' as const,
  transferId,
  amount,
  at: AT,
});
const ACCEPT: PaymentEvent = { type: 'accept', by: 'staff', reason: 'x', at: AT };
const refund = (amount: number): PaymentEvent => ({
  type: 'refund',
  amount,
  reason: 'x',
  by: 'staff',
  at: AT,
});
const after = (...events: PaymentEvent[]): PaymentState =>
  events.reduce<PaymentState>((state, event) => nextPayment(state, event) ?? state, pending);

const PAID = after(money(499_000));
const grant = (state: PaymentState): PaymentState => ({
  ...state,
  settledAt: AT,
  granted: settledAmount(state),
});
const GIVEN = grant(PAID);
const CANCELLED = after({ type: 'cancel', at: AT });
const REFUNDED = nextPayment(GIVEN, refund(499_000)) as PaymentState;
const next = (state: PaymentState, ...events: PaymentEvent[]): PaymentState | undefined =>
  events.reduce<PaymentState | undefined>((one, event) => one && nextPayment(one, event), state);
const later = (amount: number): PaymentEvent => ({
  ...(refund(amount) as Extract<PaymentEvent, { type: 'refund' }>),
  at: '2026-11-27T03:00:00.001Z',
});
const MUCH = after(money(500_000));
const LITTLE = after(money(100_000));

describe('what becomes of a payment', () => {
  it.each<[string, PaymentState, PaymentEvent, PaymentStatus | undefined, string?]>([
    ['pending', pending, money(499_000), 'paid'],
    ['pending', pending, money(400_000), 'review', 'amount_low'],
    ['pending', pending, money(500_000), 'review', 'amount_high'],
    ['pending', pending, { type: 'cancel', at: AT }, 'cancelled'],
    ['pending', pending, ACCEPT, undefined],
    ['pending', pending, { type: 'notGranted' }, undefined],
    ['pending', pending, refund(1), undefined],
    ['paid', PAID, money(499_000, 't2'), 'paid'],
    ['paid', PAID, { type: 'cancel', at: AT }, undefined],
    ['paid', PAID, { type: 'notGranted' }, 'review', 'not_granted'],
    ['being given', PAID, refund(300_000), undefined],
    ['given', GIVEN, refund(300_000), 'refunded'],
    ['given', GIVEN, refund(499_001), undefined],
    ['cancelled', CANCELLED, money(499_000), 'review', 'after_cancel'],
    ['cancelled', CANCELLED, { type: 'cancel', at: AT }, 'cancelled'],
    ['refunded', REFUNDED, money(499_000, 't2'), 'refunded'],
    ['refunded', REFUNDED, refund(1), undefined],
    ['too little', LITTLE, money(399_000, 't2'), 'paid'],
    ['too little', LITTLE, money(1_000, 't2'), 'review', 'amount_low'],
    ['too little', LITTLE, ACCEPT, 'paid'],
    ['too little', LITTLE, refund(100_000), 'refunded'],
    ['too little', LITTLE, refund(40_000), 'review', 'amount_low'],
    ['too little', LITTLE, refund(100_001), undefined],
    ['too much', MUCH, refund(1_000), 'review', 'amount_high'],
    ['too much', grant(nextPayment(MUCH, ACCEPT) ?? MUCH), refund(1_000), 'paid'],
    ['too much', grant(nextPayment(MUCH, ACCEPT) ?? MUCH), refund(1_001), 'refunded'],
    ['too little', LITTLE, { type: 'cancel', at: AT }, undefined],
  ])('%s: %#', (_from, state, event, status, reason) => {
    const next = nextPayment(state, event);
    expect(next?.status).toBe(status);
    if (next) expect(next.reviewReason).toBe(reason);
  });

  it('is late behind its 30 minutes without a write, and money that matches still counts', () => {
    const late = '2026-11-27T03:30:00.000Z';
    expect(statusAt(pending, '2026-11-27T03:29:59.999Z')).toBe('pending');
    expect(statusAt(pending, late)).toBe('expired');
    expect(statusAt(PAID, late)).toBe('paid');
  });

  it('is given back once: later money under its memo adds nothing to what can go back', () => {
    const again = nextPayment(REFUNDED, money(2_000, 't2')) as PaymentState;
    expect(receivedSum(again)).toBe(499_000);
    expect(nextPayment(again, refund(2_000))).toBeUndefined();
    expect(nextPayment(again, ACCEPT)).toBeUndefined();
  });

  it('keeps what a part refund leaves, for a further refund, for its missing rest, or to be accepted', () => {
    const part = next(LITTLE, refund(40_000)) as PaymentState;
    expect(keptSum(part)).toBe(60_000);
    expect(next(part, later(60_000))).toMatchObject({ status: 'refunded' });
    expect(next(part, later(60_001))).toBeUndefined();
    expect(next(part, refund(1))).toBeUndefined();
    expect(next(part, money(399_000, 't2'))?.status).toBe('review');
    expect(next(part, money(439_000, 't2'))?.status).toBe('paid');
    const accepted = next(part, ACCEPT) as PaymentState;
    expect(settledAmount(accepted)).toBe(60_000);
    const back = next(grant(accepted), later(60_000)) as PaymentState;
    expect(back.status).toBe('refunded');
    expect(settledAmount(back)).toBe(60_000);
    expect(listRefunds(back).map(({ amount }) => amount)).toEqual([40_000, 60_000]);
  });

  it('is as before without a message that was counted by mistake', () => {
    const both = next(LITTLE, money(1_000, 't2')) as PaymentState;
    expect(withoutMoney(both, 't2')).toEqual(LITTLE);
    expect(withoutMoney(LITTLE, 't1')).toEqual(pending);
    expect(withoutMoney(next(MUCH, money(5, 't2')) as PaymentState, 't2')).toEqual(MUCH);
    const exact = next(after(money(5, 't2')), money(499_000)) as PaymentState;
    expect(withoutMoney(exact, 't2')).toMatchObject({ status: 'paid' });
  });

  it('does not count a message by a decision that was taken back', () => {
    const decided = { ...money(100_000), decision: 't1 at' } as const;
    const undone = withUndone(withUndone(pending, 't1 at'), 't1 at');
    expect(undone.undone).toEqual(['t1 at']);
    expect(next(undone, decided)).toEqual(undone);
    expect(next(undone, { ...decided, decision: 't1 later' })?.received).toHaveLength(1);
    expect(next(undone, money(100_000))?.received).toHaveLength(1);
    const many = Array.from({ length: 150 }, (_, at) => `t${at} at`);
    expect(many.reduce(withUndone, pending).undone).toHaveLength(100);
  });

  it('counts so many messages at most, so that it can still be read', () => {
    const parts = Array.from({ length: 150 }, (_, at) => money(1, `t${at}`));
    expect(after(...parts).received).toHaveLength(100);
  });

  it('does not let money of a cancelled code be completed into a grant', () => {
    const state = after({ type: 'cancel', at: AT }, money(1_000), money(498_000, 't2'));
    expect(state).toMatchObject({ status: 'review', reviewReason: 'after_cancel' });
  });

  it('is paid by no order of events without all of its money, or a word of the staff', () => {
    const event = oneof(
      record({
        amount: constantFrom(100_000, 399_000, 499_000),
        id: integer({ min: 1, max: 4 }),
      }).map(({ amount, id }) => money(amount, `t${id}`)),
      constantFrom<PaymentEvent>({ type: 'cancel', at: AT }, { type: 'notGranted' }, refund(1_000)),
    );
    check(
      property(array(event, { maxLength: 8 }), (events) => {
        const state = after(...events);
        if (state.status === 'paid') expect(keptSum(state)).toBe(state.amount);
        const ids = state.received.map(({ transferId }) => transferId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
