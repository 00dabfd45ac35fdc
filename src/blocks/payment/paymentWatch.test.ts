import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentView } from '../../domain/money/paymentView';
import { clockText, watchPayment } from './paymentWatch';

const START = Date.parse('2026-11-27T03:00:00.000Z');
const pending: PaymentView = {
  id: 'p1',
  kind: 'subscription',
  description: 'Gói Pro, 1 tháng',
  memo: 'BL7K3M9Q2F',
  amount: 499_000,
  received: 0,
  qr: '',
  bank: { bin: '970422', name: 'MB Bank', account: '0000', holder: 'BUA LANH' },
  status: 'pending',
  createdAt: '2026-11-27T03:00:00.000Z',
  expiresAt: '2026-11-27T03:30:00.000Z',
  settled: false,
  isTrial: false,
};

it('P04 the time that is left is said by the second, of a code that was sent ahead by the day', () => {
  expect([1721, 3_600 * 5 + 62, 86_400 * 6 + 5].map(clockText)).toEqual([
    '28:41',
    '5:01:02',
    '6 ngày',
  ]);
});

describe('a watched payment', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());

  it('counts down, and asks every ten seconds', async () => {
    const ask = vi.fn(() => Promise.resolve(pending));
    const watch = watchPayment(pending, ask);
    const stop = watch.start();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(clockText(watch.getSnapshot().secondsLeft)).toBe('29:29');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks on behind its time, for late money grants too', async () => {
    const ask = vi.fn(() => Promise.resolve({ ...pending, status: 'expired' as const }));
    const watch = watchPayment(pending, ask);
    watch.start();
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    expect(watch.getSnapshot()).toMatchObject({ secondsLeft: 0, payment: { status: 'expired' } });
    ask.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stops asking once what was paid for is given', async () => {
    const views = [
      { ...pending, status: 'paid' as const },
      { ...pending, status: 'paid' as const, settled: true },
    ];
    const ask = vi.fn(() => Promise.resolve(views.shift() ?? pending));
    const watch = watchPayment(pending, ask);
    watch.start();
    watch.check();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(watch.getSnapshot().payment.settled).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps what it knows without a network, and says so', async () => {
    const watch = watchPayment(pending, () => Promise.reject(new Error('offline')));
    watch.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watch.getSnapshot()).toMatchObject({ isUnreachable: true, payment: pending });
  });
});
