import { describe, expect, it } from 'vitest';
import { createRates, type Rate } from './rates';

const RATE: Rate = { name: 'push', calls: 60, burst: 3, bytes: { aSecond: 10, burst: 100 } };

function clocked() {
  const clock = { now: 0 };
  return { clock, rates: createRates(() => clock.now) };
}

describe('S05 rates by account', () => {
  it('S05 lets a burst through, then as many as the minute has', () => {
    const { clock, rates } = clocked();
    const take = (account = 'lan') => rates.take(RATE, account);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
    expect(take('minh')).toBe(0);
    clock.now = 1_000;
    expect([take(), take()]).toEqual([0, 1]);
    clock.now = 3_600_000;
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  });

  it('S05 hold over several gateways: each lets its share through', () => {
    const clock = { now: 0 };
    const whole = { ...RATE, burst: 8 };
    const both = [createRates(() => clock.now, 2), createRates(() => clock.now, 2)];
    const flood = (): number =>
      both.flatMap((rates) =>
        Array.from({ length: 20 }, () => rates.take(whole, 'lan')).filter((wait) => wait === 0),
      ).length;
    expect(flood()).toBe(8);
    clock.now = 4_000;
    expect(flood()).toBe(4);
    both[0]?.sent(whole, 'minh', 100);
    expect(both[0]?.take(whole, 'minh')).toBe(10);
  });

  it('S05 whoever sent much waits until it is made up for', () => {
    const { clock, rates } = clocked();
    rates.sent(RATE, 'lan', 400);
    expect(rates.take(RATE, 'lan')).toBe(30);
    expect(rates.take(RATE, 'minh')).toBe(0);
    clock.now = 31_000;
    expect(rates.take(RATE, 'lan')).toBe(0);
  });
});
