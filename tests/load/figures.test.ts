import { describe, expect, it } from 'vitest';
import { computeFigures, percentile, target } from './figures';

describe('load: figures', () => {
  it('percentiles are values that were measured (nearest rank)', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([1, 2], 0.5)).toBe(1);
    expect(percentile([], 0.95)).toBeNull();
  });

  it('sorts numbers as numbers and rounds to a tenth', () => {
    expect(computeFigures([10, 9, 100.26])).toEqual({ count: 3, p50: 10, p95: 100.3, max: 100.3 });
    expect(computeFigures([])).toEqual({ count: 0, p50: null, p95: null, max: null });
  });

  it('a target is met below its limit only, and never without a measurement', () => {
    expect(target('p95', 499.9, 500).met).toBe(true);
    expect(target('p95', 500, 500).met).toBe(false);
    expect(target('p95', null, 500).met).toBe(false);
  });
});
