import { expect, it } from 'vitest';
import {
  MAX_CONVERSION_EVENTS,
  listPainPoints,
  withEvents,
  type ConversionEvent,
} from './conversion';
import type { SubscriptionEvent } from './subscription';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 27, 3, minute)).toISOString();
const met = (minute: number): ConversionEvent => ({
  kind: 'limitReached',
  feature: 'clients',
  at: at(minute),
});
const paid: SubscriptionEvent = {
  type: 'paid',
  paymentId: 'p1',
  tier: 'pro',
  cycle: 'month',
  credits: [],
  at: at(100),
};

it('P06 the same event counts once in ten minutes, and the oldest go', () => {
  const again = [{ kind: 'limitReached', feature: 'clients' }] as const;
  expect(withEvents([met(0)], again, at(9))).toEqual([met(0)]);
  expect(withEvents([met(0)], again, at(10))).toEqual([met(0), met(10)]);
  expect(withEvents([met(0)], [{ kind: 'plansOpened' }], at(1))).toHaveLength(2);
  const many = Array.from({ length: MAX_CONVERSION_EVENTS }, (_, index) => met(index * 10));
  const next = withEvents(many, again, at(9_999));
  expect(next).toHaveLength(MAX_CONVERSION_EVENTS);
  expect(next[0]).toEqual(met(10));
});

it('P06 a limit that is met again and again hurts more, until the practice pays', () => {
  const clients = { feature: 'clients', issue: 'limit_reached' };
  expect(listPainPoints([met(0)], [])).toEqual([{ ...clients, severity: 'low', resolved: false }]);
  const often = [0, 10, 20, 30, 40].map(met);
  expect(listPainPoints(often, [])).toEqual([{ ...clients, severity: 'high', resolved: false }]);
  expect(listPainPoints(often, [paid])).toEqual([{ ...clients, severity: 'high', resolved: true }]);
  expect(listPainPoints([met(200)], [paid])[0]?.resolved).toBe(false);
});

it('P06 why somebody cancelled is a pain point until they go on', () => {
  const cancel: SubscriptionEvent = { type: 'cancel', reason: 'too_expensive', at: at(200) };
  const point = { feature: 'subscription', issue: 'too_expensive', severity: 'high' };
  expect(listPainPoints([], [paid, cancel])).toEqual([{ ...point, resolved: false }]);
  const resume: SubscriptionEvent = { type: 'resume', at: at(300) };
  expect(listPainPoints([], [paid, cancel, resume])).toEqual([{ ...point, resolved: true }]);
});
