import { describe, expect, it } from 'vitest';
import { Counts } from './counts';
import type { Group } from './groups';

const group = (change: Partial<Group>): Group => ({
  kind: 'dish',
  name: 'Cá kho',
  weight: 1,
  isKept: true,
  ...change,
});

function counted(
  change: Partial<Group>,
  positions: readonly (readonly [number, number])[],
  days = 7,
) {
  const counts = new Counts({ groups: [group(change)], of: [[0]] }, days, 3);
  const costs = positions.map(([day, meal]) => counts.put(0, day, meal, 1, 1));
  const excesses = counts.excesses().map(({ times }) => times);
  const back = positions.toReversed().map(([day, meal]) => counts.put(0, day, meal, -1, 1));
  return { costs, excesses, back: back.toReversed() };
}

describe('G10 what stands too often', () => {
  it.each<[string, Partial<Group>, [number, number][], number[], boolean]>([
    [
      'a dish on the next day',
      { apart: 2 },
      [
        [0, 0],
        [1, 0],
      ],
      [0, 1],
      true,
    ],
    [
      'a dish two days later',
      { apart: 2 },
      [
        [0, 0],
        [2, 0],
      ],
      [0, 1],
      true,
    ],
    [
      'a dish three days later',
      { apart: 2 },
      [
        [0, 0],
        [3, 0],
      ],
      [0, 0],
      false,
    ],
    [
      'a dish before and behind',
      { apart: 2 },
      [
        [1, 0],
        [5, 0],
        [3, 0],
      ],
      [0, 0, 2],
      true,
    ],
    [
      'a vegetable twice in a meal',
      { meal: 1, week: 4 },
      [
        [0, 1],
        [0, 1],
      ],
      [0, 1],
      true,
    ],
    [
      'a vegetable in two meals',
      { meal: 1, week: 4 },
      [
        [0, 1],
        [0, 2],
      ],
      [0, 0],
      false,
    ],
    [
      'a fifth time in a week',
      { week: 4 },
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      [0, 0, 0, 0, 1],
      true,
    ],
    [
      'a dish twice a day',
      { day: 1 },
      [
        [0, 0],
        [0, 1],
      ],
      [0, 1],
      true,
    ],
    [
      'enough of a region',
      { least: 2 },
      [
        [0, 0],
        [3, 0],
      ],
      [-1, -1],
      false,
    ],
    ['too little of a region', { least: 2 }, [[0, 0]], [-1], true],
  ])('%s', (_name, change, positions, costs, isSaid) => {
    const result = counted(change, positions);
    expect(result.costs).toEqual(costs);
    expect(result.excesses.length > 0).toBe(isSaid);
    const sum = [...costs, ...result.back].reduce((all, cost) => all + cost, 0);
    expect(sum).toBe(0);
  });

  it('weeks count each for itself, and fewer days ask for fewer dishes of a region', () => {
    const nights: [number, number][] = [
      [0, 0],
      [3, 0],
      [7, 0],
      [10, 0],
    ];
    expect(counted({ week: 2 }, nights, 14).excesses).toEqual([]);
    expect(
      counted(
        { least: 7 },
        [
          [0, 0],
          [1, 0],
        ],
        2,
      ).excesses,
    ).toEqual([]);
  });
});
