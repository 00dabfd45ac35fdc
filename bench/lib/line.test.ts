import { describe, expect, it } from 'vitest';
import { toLine } from './line';
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
    expect(toLine({ ...base, ours: 2, peer: 10, target: { ratio: 5 } })).toEqual({
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
    expect(toLine({ ...rate, target: { ratio: 0.6 } })).toMatchObject({ ratio: 0.6, met: true });
    expect(toLine({ ...rate, target: { ratio: 0.61 } })).toMatchObject({ met: false });
  });

  it('judges before it rounds', () => {
    expect(toLine({ ...base, ours: 16.004, target: { atMost: 16 } })).toMatchObject({
      ours: 16,
      met: false,
    });
    expect(toLine({ ...base, ours: 2.001, peer: 10, target: { ratio: 5 } }).met).toBe(false);
  });

  it('judges hits from below, and nothing where there is no target or no peer', () => {
    expect(toLine({ ...base, ours: 70, target: { atLeast: 71 } }).met).toBe(false);
    expect(toLine({ name: 'c', ours: 1, unit: 'ms' })).toMatchObject({
      peer: null,
      ratio: null,
      target: null,
      met: null,
    });
    expect(toLine({ name: 'c', ours: 1, unit: 'ms', target: { ratio: 2 } }).met).toBe(false);
  });
});
