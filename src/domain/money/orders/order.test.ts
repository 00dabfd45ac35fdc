import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaid, nextState, ORDER_STATES, type OrderEvent, type OrderState } from './order';

const EVENTS: OrderEvent[] = [
  'pay',
  'expire',
  'cancel',
  'accept',
  'deliver',
  'change',
  'notAccepted',
  'refund',
];

function play(events: readonly OrderEvent[]): OrderState[] {
  const states: OrderState[] = ['placed'];
  for (const event of events)
    states.push(nextState(states.at(-1) as OrderState, event) ?? (states.at(-1) as OrderState));
  return states;
}

describe('P09 states of an order', () => {
  it('goes from its money to the delivery', () => {
    expect(play(['pay', 'accept', 'deliver'])).toEqual(['placed', 'paid', 'accepted', 'delivered']);
  });

  it('is changed and delivered anew after the delivery alone', () => {
    expect(play(['pay', 'accept', 'deliver', 'change', 'deliver'])).toEqual([
      'placed',
      'paid',
      'accepted',
      'delivered',
      'changing',
      'delivered',
    ]);
    for (const state of ['paid', 'accepted', 'changing', 'refunded'] as const)
      expect(nextState(state, 'change')).toBeUndefined();
  });

  it('takes money that comes after the order expired', () => {
    expect(play(['expire', 'pay'])).toEqual(['placed', 'expired', 'paid']);
    expect(nextState('cancelled', 'pay')).toBeUndefined();
  });

  it('is never accepted or delivered without its money, in no order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 }), (events) => {
        const states = play(events);
        const acceptIndex = states.findIndex((state) => ['accepted', 'delivered'].includes(state));
        if (acceptIndex >= 0) expect(states.slice(0, acceptIndex)).toContain('paid');
        const paid = states.findIndex(isPaid);
        if (paid >= 0) expect(states.slice(paid).every(isPaid)).toBe(true);
      }),
    );
    expect(ORDER_STATES.every((state) => nextState(state, 'expire') !== 'paid')).toBe(true);
  });
});
