import { describe, expect, it } from 'vitest';
import {
  API_CALLS_A_MINUTE,
  MAX_RECENT_CALLS,
} from '../../../src/domain/publicHouse/publicApi/keys';
import { usageAt, withCall, withRecent, type ApiUsage } from './usage';

const AT = new Date('2026-11-30T16:59:30.000Z');
const after = (ms: number): Date => new Date(AT.getTime() + ms);

function addCalls(usage: ApiUsage, count: number, at: Date, most: number | null, key = 'k') {
  let [present, taken] = [usage, 0];
  for (let turn = 0; turn < count; turn += 1) {
    const { usage: next, result } = withCall(present, key, most, at);
    if (result.isTaken) taken += 1;
    present = next ?? present;
  }
  return { usage: present, taken };
}

describe('P30 counts of API calls', () => {
  it('P30 stop a key at the limit of its minute, and no other key', () => {
    const first = addCalls(usageAt(undefined, AT), API_CALLS_A_MINUTE + 5, AT, null);
    expect(first.taken).toBe(API_CALLS_A_MINUTE);
    expect(withCall(first.usage, 'k', null, AT).result).toEqual({
      isTaken: false,
      limit: 'minute',
    });
    expect(withCall(first.usage, 'other', null, AT).result.isTaken).toBe(true);
    expect(withCall(first.usage, 'k', null, after(30_000)).result.isTaken).toBe(true);
  });

  it('P30 do not begin a minute anew for a gateway whose clock is behind', () => {
    const ahead = addCalls(usageAt(undefined, AT), API_CALLS_A_MINUTE, after(40_000), null);
    expect(withCall(ahead.usage, 'k', null, AT).result.isTaken).toBe(false);
  });

  it('P30 stop at the limit of the month, which begins at midnight in Vietnam', () => {
    const { usage, taken } = addCalls(usageAt(undefined, AT), 9, AT, 7);
    expect([usage.month, taken, usage.days]).toEqual(['2026-11', 7, { 30: 7 }]);
    const next = usageAt(usage, after(30_000));
    expect([next.month, next.used, next.keys.k?.used]).toEqual(['2026-12', 0, 0]);
    expect(next.keys.k?.lastAt).toBe(AT.toISOString());
    expect(usageAt(next, AT)).toBe(next);
  });

  it('P30 remember the newest calls, and no more', () => {
    const at = AT.toISOString();
    let usage = usageAt(undefined, AT);
    for (let turn = 0; turn < MAX_RECENT_CALLS + 10; turn += 1)
      usage = withRecent(usage, { at, method: 'GET', path: `/${turn}`, keyId: 'k', status: 200 });
    expect(usage.recent).toHaveLength(MAX_RECENT_CALLS);
    expect(usage.recent[0]?.path).toBe(`/${MAX_RECENT_CALLS + 9}`);
  });
});
