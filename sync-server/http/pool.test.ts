import { describe, expect, it } from 'vitest';
import type { Caller, Room } from './calls';
import { createPool } from './pool';

const SECOND = 1_000;

function open() {
  let now = 0;
  const pool = createPool(undefined, () => now);
  const cut: string[] = [];
  return {
    pool,
    cut,
    pass: (ms: number): void => void (now += ms),
    slow: (name: string, caller: Caller, each = 1) => {
      const began = now;
      const moved = (): number => ((now - began) / SECOND) * each;
      const share = pool.open({ moved, ...caller });
      share.handOver(() => cut.push(name));
      return share;
    },
    work: (caller: Caller) => {
      const share = pool.open(caller);
      share.work();
      return share;
    },
  };
}

const buildAddress = (at: number): string => `10.0.${Math.floor(at / 4)}.1`;

function until(refusal: string, begin: (at: number) => unknown, most = 2_000): number {
  for (let at = 0; at < most; at += 1)
    try {
      begin(at);
    } catch (error) {
      expect(error).toMatchObject({ code: refusal });
      return at;
    }
  return most;
}

describe('calls in work', () => {
  it('leave room for who has signed in, however many addresses call without', () => {
    const { pool, work } = open();
    expect(until('server_busy', (at) => work({ address: buildAddress(at) }))).toBe(400);
    expect(
      until('server_busy', (at) => work({ account: `a${at}`, address: buildAddress(at) })),
    ).toBe(600);
    expect(pool.calls()).toBeGreaterThanOrEqual(1_000);
  });

  it.each<[string, Caller, number]>([
    ['one stranger address', { address: '10.0.0.1' }, 64],
    ['one account', { address: '10.0.0.1', account: 'a' }, 40],
    ['sign-ins at one place', { address: '10.0.0.1', room: 'sign-in' }, 42],
    ['renewals at one place', { address: '10.0.0.1', room: 'renewal' }, 64],
    ['looks at health from one place', { address: '10.0.0.1', room: 'health' }, 8],
    ['the bank', { address: '10.0.0.1', room: 'webhook' }, 200],
  ])('%s: so many and no more', (_, caller, most) => {
    const { work } = open();
    expect(until('too_many_requests', () => work(caller))).toBe(most);
  });

  it.each([
    ['not confirmed', true, 48],
    ['confirmed', false, 240],
  ])('all accounts of one place, %s', (_, isNew, most) => {
    const { work } = open();
    const begin = (at: number) => work({ address: '10.0.0.1', account: `a${at}`, isNew });
    expect(until('too_many_requests', begin)).toBe(most);
  });

  it.each<Room>(['webhook', 'renewal', 'health'])(
    'of %s are there when all others are taken',
    (room) => {
      const { work } = open();
      until('server_busy', (at) => work({ address: `10.1.${at}.1`, account: `a${at}` }));
      until('server_busy', (at) => work({ address: `10.2.${at}.1`, room: 'sign-in' }));
      expect(() => work({ address: '10.9.9.9', room })).not.toThrow();
    },
  );
});

describe('calls in their callers’ hands', () => {
  const NEW = { address: '10.0.0.1', isNew: true };

  it('of a thousand free accounts at one place hold no call of others', () => {
    const { slow, cut, pass, work } = open();
    for (let at = 0; at < 28; at += 1)
      for (let of = 0; of < 39; of += 1) slow('attacker', { ...NEW, account: `a${at}` });
    expect(cut).toHaveLength(28 * 39 - 200);
    pass(SECOND);
    expect(() => work({ account: 'lan', address: '10.0.0.2' })).not.toThrow();
    slow('lan', { account: 'lan', address: '10.0.0.2' });
    expect(cut).not.toContain('lan');
  });

  it('make room for whoever comes: the slowest is cut, never who comes', () => {
    const { slow, cut, pass } = open();
    for (let at = 0; at < 1_000; at += 1) {
      const isSteady = at % 5 === 0;
      slow(isSteady ? 'steady' : 'slow', { address: `10.0.${at % 200}.1` }, isSteady ? 20_000 : 1);
    }
    pass(10 * SECOND);
    for (let at = 0; at < 800; at += 1) slow('newcomer', { address: `10.3.${at}.1` });
    expect(new Set(cut)).toEqual(new Set(['slow']));
    expect(cut).toHaveLength(800);
  });

  it('are measured once for a crowd that comes at once, and not once for each of it', () => {
    const { pool, pass } = open();
    let looks = 0;
    const moved = (): number => {
      looks += 1;
      return 0;
    };
    const begin = (at: number): void => {
      pool.open({ address: `10.${at % 250}.0.1`, moved }).handOver(() => undefined);
    };
    for (let at = 0; at < 1_000; at += 1) begin(at);
    pass(SECOND);
    looks = 0;
    for (let at = 0; at < 900; at += 1) begin(at);
    expect(looks).toBeLessThan(10_000);
  });

  it('of a place that has let go of most are spared, though they were slow when all were measured', () => {
    const { slow, cut, pass } = open();
    for (let at = 0; at < 190; at += 1) slow('crowded', { address: '10.0.0.1' });
    for (let at = 0; at < 810; at += 1) slow('other', { address: `10.1.${at % 9}.1` });
    pass(SECOND);
    for (let at = 0; at < 190; at += 1) slow('newcomer', { address: `10.2.${at}.1` });
    expect(cut.filter((name) => name === 'crowded').length).toBeLessThan(120);
    expect(cut).not.toContain('newcomer');
  });

  it('that sent most of it at once and stand still since are slow, too', () => {
    const { pool, pass } = open();
    const cut: string[] = [];
    for (let at = 0; at < 200; at += 1) {
      const share = pool.open({ address: '10.0.0.1', moved: () => 30_000 });
      share.handOver(() => cut.push('front'));
    }
    pass(20 * SECOND);
    let sent = 0;
    const good = pool.open({ address: '10.0.0.1', moved: () => sent });
    good.handOver(() => cut.push('good'));
    pass(3 * SECOND);
    sent = 60_000;
    pool.open({ address: '10.0.0.1' }).handOver(() => cut.push('last'));
    expect(cut).toEqual(['front', 'front']);
  });

  it('of a phone with a confirmed account last longer than those of strangers as slow', () => {
    const { slow, cut, pass } = open();
    slow('phone', { address: '10.5.0.1', account: 'lan' }, 4_000);
    for (let at = 0; at < 999; at += 1) slow('stranger', { address: `10.${at}.0.2` });
    pass(20 * SECOND);
    for (let at = 0; at < 900; at += 1) slow('newcomer', { address: `10.${at}.0.3` });
    expect(cut).not.toContain('phone');
  });

  it.each<Room>(['webhook', 'renewal', 'health', 'sign-in'])(
    'of %s are cut in that room alone, and always take one more',
    (room) => {
      const { slow, cut, pass } = open();
      slow('other', { address: '10.7.0.1' });
      for (let at = 0; at < 1_000; at += 1) slow('slow', { address: `10.0.${at % 100}.1`, room });
      pass(SECOND);
      slow('true', { address: '10.8.0.1', room }, 20_000);
      pass(SECOND);
      slow('slow', { address: '10.0.0.1', room });
      expect(cut).not.toContain('true');
      expect(cut).not.toContain('other');
    },
  );

  it('of one account are refused above forty: nobody cuts their own', () => {
    const { slow, cut } = open();
    const begin = (): unknown => slow('own', { address: '10.0.0.1', account: 'a' });
    expect(until('too_many_requests', begin)).toBe(40);
    expect(cut).toEqual([]);
  });

  it('that were cut hold nothing, also when they end afterwards', () => {
    const { slow, pool, cut } = open();
    const first = slow('first', { address: '10.0.0.1' });
    first.hold(1_000);
    for (let at = 0; at < 200; at += 1) slow('next', { address: '10.0.0.1' });
    expect(cut).toHaveLength(1);
    expect([pool.held(), pool.calls()]).toEqual([0, 200]);
    first.end();
    first.hold(5_000);
    expect([pool.held(), pool.calls()]).toEqual([0, 200]);
  });
});

describe('bytes', () => {
  const MB = 1024 * 1024;

  it('are taken from the slowest where there are no more', () => {
    const { pool, cut, pass } = open();
    const share = (name: string, caller: Caller) => {
      const made = pool.open({ moved: () => 0, ...caller });
      made.handOver(() => cut.push(name));
      return made;
    };
    for (let at = 0; at < 3; at += 1)
      share('hoard', { address: `10.0.${at}.1`, account: `a${at}`, isNew: true }).hold(32 * MB);
    pass(5 * SECOND);
    share('push', { address: '10.9.0.1', account: 'lan' }).hold(12 * MB);
    expect(cut).toEqual(['hoard']);
  });

  it('of all new accounts at one place are those of one', () => {
    const { pool } = open();
    const hold = (account: string) =>
      pool.open({ address: '10.0.0.1', account, isNew: true }).hold(10 * MB);
    hold('a');
    hold('b');
    hold('c');
    expect(() => hold('d')).toThrow('server_busy');
  });
});
