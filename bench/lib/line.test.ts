import { describe, expect, it } from 'vitest';
import { lineOf } from './line';
import { median, p95, percentile, significant } from './stats';

describe('statistics of the figures', () => {
  it('take the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([10, 9, 100])).toBe(10);
  });

  it('take the 95th of a hundred, and a sample that is there', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(p95(hundred)).toBe(95);
    expect(percentile(hundred, 100)).toBe(100);
    expect(p95([3])).toBe(3);
    expect(p95([1, 2, 3, 4, 50])).toBe(50);
  });

  it('know no figure of nothing', () => {
    expect(() => median([])).toThrow('no samples');
  });

  it('keep three digits', () => {
    expect([0.012345, 1.2345, 12345].map(significant)).toEqual([0.0123, 1.23, 12300]);
  });
});

describe('a line of the figures', () => {
  const base = { name: 'c', peerName: 'PouchDB', unit: 's' };

  it('says how many times better ours is, whichever way is better', () => {
    expect(lineOf({ ...base, ours: 2, peer: 10, target: { ratio: 5 } })).toEqual({
      case: 'c',
      ours: 2,
      peer: 10,
      peerName: 'PouchDB',
      ratio: 5,
      unit: 's',
      target: 'ratio ≥ 5',
      met: true,
    });
    const rate = { ...base, unit: 'docs/s', more: true, ours: 60, peer: 100 };
    expect(lineOf({ ...rate, target: { ratio: 0.6 } })).toMatchObject({ ratio: 0.6, met: true });
    expect(lineOf({ ...rate, target: { ratio: 0.61 } })).toMatchObject({ met: false });
  });

  it('judges before it rounds', () => {
    expect(lineOf({ ...base, ours: 16.004, target: { atMost: 16 } })).toMatchObject({
      ours: 16,
      met: false,
    });
    expect(lineOf({ ...base, ours: 2.001, peer: 10, target: { ratio: 5 } }).met).toBe(false);
  });

  it('judges hits from below, and nothing where there is no target or no peer', () => {
    expect(lineOf({ ...base, ours: 70, target: { atLeast: 71 } }).met).toBe(false);
    expect(lineOf({ name: 'c', ours: 1, unit: 'ms' })).toMatchObject({
      peer: null,
      ratio: null,
      target: null,
      met: null,
    });
    expect(lineOf({ name: 'c', ours: 1, unit: 'ms', target: { ratio: 2 } }).met).toBe(false);
  });
});
