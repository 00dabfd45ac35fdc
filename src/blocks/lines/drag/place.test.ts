import { describe, expect, it } from 'vitest';
import { dropIndex, gapAt, gapBeside, staysPut, stepped, type Held } from './place';

function held(index: number, before: number, group = 'a'): Held {
  const line = { lineId: 'l', name: 'Chuối' };
  return { line, from: { group: 'a', index }, group, before, byKey: true };
}

const marks = (of: Held) => [0, 1, 2].map((index) => gapBeside(of, 'a', index, 3));

describe('E07 dragging a line', () => {
  it('finds the gap under the pointer by the middles of the rows', () => {
    const middles = [30, 90, 150];
    expect([10, 30, 31, 100, 400].map((y) => gapAt(middles, y))).toEqual([0, 0, 1, 2, 3]);
  });

  it('counts the place among the other lines of the group', () => {
    expect(dropIndex(held(0, 3))).toBe(2);
    expect(dropIndex(held(2, 0))).toBe(0);
    expect(dropIndex(held(0, 3, 'b'))).toBe(3);
  });

  it('stays where it is in the gaps beside it, and only in its own group', () => {
    expect([0, 1, 2, 3].map((before) => staysPut(held(1, before)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(staysPut(held(1, 1, 'b'))).toBe(false);
  });

  it('shows the gap before a line, and the last one behind it', () => {
    expect(marks(held(0, 2))).toEqual([undefined, undefined, 'before']);
    expect(marks(held(0, 3))).toEqual([undefined, undefined, 'behind']);
    expect(marks(held(0, 1))).toEqual([undefined, undefined, undefined]);
    expect(marks(held(0, 0, 'b'))).toEqual([undefined, undefined, undefined]);
  });
});

describe('E07 moving a held line with the arrows', () => {
  const counts: Record<string, number> = { a: 3, b: 0, c: 2 };
  const step = (from: Held, ...keys: Parameters<typeof stepped>[1][]): [string, number] => {
    let now = from;
    for (const key of keys)
      now = { ...now, ...stepped(now, key, ['a', 'b', 'c'], (group) => counts[group] ?? 0) };
    return [now.group, dropIndex(now)];
  };

  it('goes one place up or down and stops at the ends', () => {
    expect(step(held(0, 0), 'ArrowDown')).toEqual(['a', 1]);
    expect(step(held(0, 0), 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual(['a', 2]);
    expect(step(held(2, 2), 'ArrowUp')).toEqual(['a', 1]);
    expect(step(held(0, 0), 'ArrowUp')).toEqual(['a', 0]);
    expect(step(held(1, 1), 'ArrowDown', 'ArrowUp')).toEqual(['a', 1]);
  });

  it('goes to the groups beside it, as far down as they have places', () => {
    expect(step(held(2, 2), 'ArrowRight')).toEqual(['b', 0]);
    expect(step(held(2, 2), 'ArrowRight', 'ArrowRight')).toEqual(['c', 0]);
    expect(step(held(1, 1), 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown')).toEqual([
      'c',
      2,
    ]);
    expect(step(held(2, 2), 'ArrowLeft')).toEqual(['a', 2]);
    expect(step(held(2, 2), 'ArrowRight', 'ArrowLeft')).toEqual(['a', 0]);
  });
});
