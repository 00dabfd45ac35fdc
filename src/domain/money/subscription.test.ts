import {
  array,
  assert as check,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './calendar';
import {
  isGranted,
  listPeriods,
  getPrice,
  quoteFor,
  subscriptionAt,
  type SubscriptionEvent,
} from './subscription';

const DAY = 86_400_000;
const START = Date.parse('2026-11-14T03:00:00.000Z');
const day = (number: number): string => new Date(START + number * DAY).toISOString();
const paid = (
  paymentId: string,
  tier: 'pro' | 'business',
  at: string,
  cycle: 'month' | 'year' = 'month',
  credits: { paymentId: string; amount: number }[] = [],
): SubscriptionEvent => ({ type: 'paid', paymentId, tier, cycle, credits, at });

describe('periods of a tier (product decision 34)', () => {
  it('are calendar months from the first day, and return to it behind a short month', () => {
    const first = '2027-01-31T03:00:00.000Z';
    const events = [paid('a', 'pro', first), paid('b', 'pro', first), paid('c', 'pro', first)];
    expect(listPeriods(events).map(({ until }) => until.slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('go by the day in Vietnam', () => {
    // 31 January there already.
    expect(addMonths('2027-01-30T18:00:00.000Z', 1)).toBe('2027-02-27T18:00:00.000Z');
    expect(addMonths('2028-02-29T03:00:00.000Z', 12)).toBe('2029-02-28T03:00:00.000Z');
  });

  it('follow one another, so that paying early loses nothing', () => {
    const events = [paid('a', 'pro', day(0)), paid('b', 'pro', day(20), 'year')];
    expect(subscriptionAt(events, day(25))).toMatchObject({
      state: 'active',
      tier: 'pro',
      until: '2027-12-14T03:00:00.000Z',
    });
  });

  it('credits the unused days of what was paid, in whole dong', () => {
    const quote = quoteFor(
      [paid('a', 'pro', day(0))],
      { tier: 'business', cycle: 'year' },
      day(12),
    );
    expect(quote).toMatchObject({
      price: 11_990_000,
      credits: [{ paymentId: 'a', amount: 299_400 }],
      creditDays: { unused: 18, whole: 30 },
      amount: 11_690_600,
      from: day(12),
    });
  });

  it('begins the larger tier at once and ends the credited one', () => {
    const events = [
      paid('a', 'pro', day(0)),
      paid('b', 'business', day(12), 'month', [{ paymentId: 'a', amount: 299_400 }]),
    ];
    expect(subscriptionAt(events, day(12)).tier).toBe('business');
    expect(subscriptionAt(events, day(60)).state).toBe('expired');
  });

  it('takes no credit a second time', () => {
    const credits = [{ paymentId: 'a', amount: 299_400 }];
    const events = [
      paid('a', 'pro', day(0)),
      paid('b', 'business', day(12), 'month', credits),
      paid('c', 'business', day(13), 'month', credits),
    ];
    expect(isGranted(events, 'b')).toBe(true);
    expect(isGranted(events, 'c')).toBe(false);
  });

  it('begins a smaller tier behind the larger one', () => {
    const events = [paid('a', 'business', day(0)), paid('b', 'pro', day(3))];
    expect(subscriptionAt(events, day(10))).toMatchObject({
      tier: 'business',
      next: { tier: 'pro', from: '2026-12-14T03:00:00.000Z' },
    });
    expect(subscriptionAt(events, day(40)).tier).toBe('pro');
  });

  it('offers nothing for which the credit leaves too little to transfer', () => {
    const events = [paid('a', 'pro', day(0), 'year')];
    expect(quoteFor(events, { tier: 'business', cycle: 'month' }, day(1))).toBeUndefined();
    expect(quoteFor(events, { tier: 'business', cycle: 'year' }, day(1))?.amount).toBeGreaterThan(
      7_000_000,
    );
  });
});

describe('a subscription', () => {
  it('may be tried once, from free', () => {
    const events: SubscriptionEvent[] = [
      { type: 'trial', tier: 'pro', at: day(0) },
      { type: 'trial', tier: 'business', at: day(20) },
    ];
    expect(subscriptionAt([], day(0))).toEqual({ state: 'free', tier: 'free', canTry: true });
    expect(subscriptionAt(events, day(1))).toMatchObject({ state: 'trial', until: day(7) });
    expect(subscriptionAt(events, day(21))).toMatchObject({ state: 'expired', canTry: false });
  });

  it('stays until its end when it is cancelled, and can go on before that', () => {
    const events: SubscriptionEvent[] = [paid('a', 'pro', day(0)), { type: 'cancel', at: day(3) }];
    expect(subscriptionAt(events, day(4))).toMatchObject({ state: 'cancelled', tier: 'pro' });
    expect(subscriptionAt(events, day(31))).toMatchObject({ state: 'expired', tier: 'free' });
    const again: SubscriptionEvent[] = [...events, { type: 'resume', at: day(5) }];
    expect(subscriptionAt(again, day(6)).state).toBe('active');
  });

  it('ends with a refund of what was paid', () => {
    const events: SubscriptionEvent[] = [
      paid('a', 'pro', day(0)),
      { type: 'refund', paymentId: 'a', at: day(3) },
    ];
    expect(subscriptionAt(events, day(4)).tier).toBe('free');
  });
});

const ids = constantFrom('a', 'b', 'c', 'd', 'e');
const at = integer({ min: 0, max: 400 }).map(day);
const tier = constantFrom('pro' as const, 'business' as const);
const anyEvent: Arbitrary<SubscriptionEvent> = oneof(
  {
    weight: 4,
    arbitrary: record({
      paymentId: ids,
      tier,
      at,
      cycle: constantFrom('month' as const, 'year' as const),
      credited: array(ids, { maxLength: 2 }),
    }).map(({ credited, ...rest }): SubscriptionEvent => ({
      type: 'paid',
      ...rest,
      credits: credited.map((paymentId) => ({ paymentId, amount: 1 })),
    })),
  },
  record({ type: constant('trial' as const), tier, at }),
  record({ type: constant('refund' as const), paymentId: ids, at }),
  record({ type: constant('cancel' as const), at }),
  record({ type: constant('resume' as const), at }),
);
/** Events may be noted in another order than they happened. */
const anyEvents = array(anyEvent, { maxLength: 12 });

const length = ({ from, until }: { from: string; until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / DAY;

const listEnds = (events: readonly SubscriptionEvent[], of: string): string[] =>
  listPeriods(events)
    .filter(({ paymentId }) => paymentId === of)
    .map(({ until }) => until);

describe('no order of events', () => {
  it('gives access without a payment or the one trial', () => {
    check(
      property(anyEvents, (events) => {
        const trials = listPeriods(events).filter(({ paymentId }) => paymentId === undefined);
        expect(trials.length).toBeLessThanOrEqual(1);
        for (const { tier: grantedTier, paymentId } of listPeriods(events)) {
          const cause = events.some(
            (event) =>
              (event.type === 'paid' &&
                event.paymentId === paymentId &&
                event.tier === grantedTier) ||
              (event.type === 'trial' && paymentId === undefined),
          );
          expect(cause).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives more or less time than was paid for, unless it was credited or refunded', () => {
    check(
      property(anyEvents, (events) => {
        const granted = new Set<string>();
        for (const event of events) {
          if (event.type !== 'paid' || granted.has(event.paymentId)) continue;
          if (!isGranted(events, event.paymentId)) continue;
          granted.add(event.paymentId);
        }
        for (const paymentId of granted) {
          const parts = listPeriods(events).filter((period) => period.paymentId === paymentId);
          const days = parts.reduce((sum, part) => sum + length(part), 0);
          const isEnded = events.some(
            (event) =>
              (event.type === 'refund' && event.paymentId === paymentId) ||
              (event.type === 'paid' &&
                isGranted(events, event.paymentId) &&
                event.credits.some((credit) => credit.paymentId === paymentId)),
          );
          const cycle = parts[0]?.cycle;
          if (!isEnded) expect(days).toBeGreaterThanOrEqual(cycle === 'year' ? 365 : 28);
          expect(days).toBeLessThanOrEqual(cycle === 'year' ? 366 : 31);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('lets periods overlap, or a repeated message count twice', () => {
    check(
      property(anyEvents, (events) => {
        const periods = listPeriods(events);
        const sorted = [...periods].sort((a, b) => a.from.localeCompare(b.from));
        sorted.forEach((period, index) => {
          const behind = sorted[index + 1];
          expect(length(period)).toBeGreaterThan(0);
          if (behind) expect(period.until <= behind.from).toBe(true);
        });
        const again = events.flatMap((event): SubscriptionEvent[] =>
          event.type === 'paid' ? [event, event] : [event],
        );
        expect(listPeriods(again)).toEqual(periods);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves time behind a refund, or of what made a later payment cheaper', () => {
    check(
      property(anyEvents, (events) => {
        for (const [index, event] of events.entries()) {
          const [before, now] = [events.slice(0, index), events.slice(0, index + 1)];
          if (event.type === 'refund') {
            for (const end of listEnds(now, event.paymentId)) expect(end <= event.at).toBe(true);
            // The word of its money comes behind that: it buys nothing any more.
            if (!isGranted(before, event.paymentId))
              expect(isGranted(events, event.paymentId)).toBe(false);
          }
          if (event.type !== 'paid' || isGranted(before, event.paymentId)) continue;
          if (!isGranted(now, event.paymentId)) continue;
          const own = listPeriods(now).find(({ paymentId }) => paymentId === event.paymentId);
          for (const { paymentId } of event.credits)
            for (const end of listEnds(now, paymentId)) expect(end <= (own?.from ?? '')).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('moves what was paid for behind a refund for nothing', () => {
    const events: SubscriptionEvent[] = [
      paid('a', 'pro', day(0)),
      paid('b', 'pro', day(0)),
      { type: 'refund', paymentId: 'a', at: day(1) },
    ];
    expect(subscriptionAt(events, day(1))).toMatchObject({ state: 'active', until: day(32) });
  });

  it('makes somebody wait who pays: from that moment on they have the tier, or a better one', () => {
    const rank = ['free', 'pro', 'business'];
    check(
      property(anyEvents, (events) => {
        const inTime = [...events].sort((a, b) => a.at.localeCompare(b.at));
        for (const [index, event] of inTime.entries()) {
          const [before, now] = [inTime.slice(0, index), inTime.slice(0, index + 1)];
          if (event.type !== 'paid' || isGranted(before, event.paymentId)) continue;
          if (!isGranted(now, event.paymentId)) continue;
          const { tier: grantedTier } = subscriptionAt(now, event.at);
          expect(rank.indexOf(grantedTier)).toBeGreaterThanOrEqual(rank.indexOf(event.tier));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('makes cancelling cost paid time', () => {
    check(
      property(anyEvents, (events) => {
        const without = events.filter(({ type }) => type !== 'cancel' && type !== 'resume');
        expect(listPeriods(events)).toEqual(listPeriods(without));
      }),
    );
  });
});

describe('a price', () => {
  it('is never paid twice by credits: what is credited and what was used are what was paid', () => {
    check(
      property(integer({ min: 0, max: 29 }), (used) => {
        const quote = quoteFor(
          [paid('a', 'pro', day(0))],
          { tier: 'business', cycle: 'month' },
          day(used),
        );
        const credit = quote?.credits[0]?.amount ?? 0;
        expect(credit).toBe(Math.round((getPrice('pro', 'month') * (30 - used)) / 30));
      }),
    );
  });
});
