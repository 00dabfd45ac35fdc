import { describe, expect, it } from 'vitest';
import { SYNC_LIMITS } from '../domain/protocol';
import { backOff } from './attempts';
import { ServerAnswer } from './calls';
import { parseLiveLine } from './live';
import { pillOf, statusOf } from './pill';
import { fitting } from './pushSend';
import type { Row } from './verdicts';

const row = (id: string, text = ''): Row => ({
  collection: 'clients',
  assumed: null,
  next: { id, notes: text, _deleted: false },
  upon: null,
});

describe('S02 the parts of replication', () => {
  it('S02 P18 the pill says first what needs a person, then what waits, then the network', () => {
    expect(pillOf({ attention: 1, waiting: 2, current: false })).toEqual({
      kind: 'attention',
      count: 1,
    });
    expect(pillOf({ attention: 0, waiting: 2, current: false })).toEqual({
      kind: 'waiting',
      count: 2,
    });
    expect(pillOf({ attention: 0, waiting: 0, current: false })).toEqual({ kind: 'offline' });
    expect(pillOf({ attention: 0, waiting: 0, current: true })).toEqual({ kind: 'synced' });
  });

  it('P18 is not synced before the server has told what it has, nor when locked', () => {
    const leader = {
      online: true,
      caughtUp: false,
      waiting: [],
      failures: 0,
      lastContact: null,
      lastSent: null,
    };
    const kept = { rejections: [], conflicts: [], merges: [] };
    expect(statusOf(leader, kept, null).pill.kind).toBe('offline');
    expect(statusOf({ ...leader, caughtUp: true }, kept, null).pill.kind).toBe('synced');
    expect(statusOf({ ...leader, caughtUp: true }, kept, 'session_ended').pill.kind).toBe(
      'offline',
    );
  });

  it('S02 batches keep to the limits of rows and bytes, and always hold one row', () => {
    const many = Array.from({ length: SYNC_LIMITS.pushRows + 1 }, (_, i) => row(`c${i}`));
    expect(fitting(many, SYNC_LIMITS.pushRows)).toBe(SYNC_LIMITS.pushRows);
    const large = Array.from({ length: 20 }, (_, i) => row(`c${i}`, 'đ'.repeat(500_000)));
    expect(fitting(large, SYNC_LIMITS.pushRows)).toBe(12);
    expect(fitting([row('c', 'a'.repeat(SYNC_LIMITS.pushBytes + 1))], 10)).toBe(1);
  });

  it('S02 waits longer after each failure, never more than a minute, and as long as it is asked', () => {
    const waits = [1, 2, 3, 20].map((count) => backOff(count, new Error('x')));
    expect(waits).toEqual([0.25, 0.5, 1, 60]);
    expect(backOff(1, new ServerAnswer(429, 'too_many_requests', 30))).toBe(30);
    expect(backOff(1, new ServerAnswer(429, 'too_many_requests', 4000))).toBe(60);
  });

  it('S02 reads the live stream line by line and passes over what it does not know', () => {
    expect(parseLiveLine('{"type":"wake","collections":["clients","moons"]}')).toEqual({
      type: 'wake',
      collections: ['clients'],
    });
    expect(parseLiveLine('{"type":"hello","epochs":{"workspace":"w"}}')).toBeNull();
    expect(parseLiveLine('{"type":"party"}')).toBeNull();
    expect(parseLiveLine('{"ty')).toBeNull();
  });
});
