import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { dayTargets } from '../targets/dayTargets';

const TODAY = { year: 2026, month: 11, day: 28 };

/** The most sodium of a day, mg, and whose figure it is. */
function sodium(age: number, gender?: 'male' | 'female') {
  const client = clientWith({
    id: 'c',
    birthYear: TODAY.year - age,
    ...(gender ? { gender } : {}),
  });
  const bound = dayTargets(client, [], TODAY).clinical.limits.sodium?.maximum;
  const by = bound?.origin.by === 'table' ? bound.origin.source.guideline : bound?.origin.by;
  return [bound?.value, by];
}

const TABLE = 'QĐ 2615/QĐ-BYT';
const NASEM = 'NASEM (DRI)';

describe('sodium of children is held to the stricter of the table of 2016 and NASEM 2019', () => {
  it.each([
    [2, 900, TABLE],
    [3, 1100, TABLE],
    [4, 1100, TABLE],
    [6, 1300, TABLE],
    [7, 1300, TABLE],
    [8, 1500, NASEM],
    [9, 1600, TABLE],
    [10, 1800, NASEM],
    [11, 1800, NASEM],
    [12, 1800, NASEM],
    [13, 1800, NASEM],
    [14, 2000, TABLE],
    [17, 2000, TABLE],
    [30, 2000, TABLE],
  ])('at %i years: %i mg by %s', (age, most, by) => {
    expect(sodium(age, 'female')).toEqual([most, by]);
    expect(sodium(age, 'male')).toEqual([most, by]);
  });

  it.each([
    [2, 1200],
    [5, 1500],
    [9, 1800],
    [12, 1800],
  ])('at %i years of unknown sex, for whom no table stands: %i mg', (age, most) => {
    expect(sodium(age)).toEqual([most, NASEM]);
  });

  it('gives way to a figure of the expert', () => {
    const client = clientWith({
      id: 'c',
      birthYear: TODAY.year - 12,
      gender: 'male',
      ownLimits: [{ nutrient: 'sodium', maximum: 1400, note: 'phù' }],
    });
    expect(dayTargets(client, [], TODAY).clinical.limits.sodium?.maximum?.value).toBe(1400);
  });
});
