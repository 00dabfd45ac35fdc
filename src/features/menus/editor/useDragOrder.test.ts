import { describe, expect, it } from 'vitest';
import { dropIndex, gapAt } from './useDragOrder';

describe('E07 dragging a line', () => {
  it('finds the gap under the pointer by the middles of the rows', () => {
    const middles = [30, 90, 150];
    expect([10, 30, 31, 100, 400].map((y) => gapAt(middles, y))).toEqual([0, 0, 1, 2, 3]);
  });

  it('counts the place among the other rows', () => {
    expect(dropIndex({ from: 0, before: 3 })).toBe(2);
    expect(dropIndex({ from: 2, before: 0 })).toBe(0);
    expect(dropIndex({ from: 1, before: 1 })).toBe(1);
    expect(dropIndex({ from: 1, before: 2 })).toBe(1);
  });
});
