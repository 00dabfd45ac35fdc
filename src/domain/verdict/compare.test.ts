import { describe, expect, it } from 'vitest';
import { compareWithBounds, compareWithTarget, coverageColour } from './compare';
import { withDailyReference } from '../targets/dailyReference';

const whole = (known: number) => ({ known, share: 1 });

describe('E11 comparison with a target', () => {
  it.each([
    [894, { level: 'low', percent: 89 }],
    // 89.5 % is shown as 90 %
    [895, { level: 'ok', percent: 90 }],
    [1000, { level: 'ok', percent: 100 }],
    [1004, { level: 'ok', percent: 100 }],
    [1005, { level: 'high', percent: 101 }],
  ] as const)('%i of 1000', (known, expected) => {
    expect(compareWithTarget('calories', whole(known), 1000)).toEqual(expected);
  });

  it('claims neither low nor reached for incomplete data, but too much is too much', () => {
    expect(compareWithTarget('calories', { known: 500, share: 0.9 }, 1000)).toEqual({
      level: 'unknown',
      percent: 50,
    });
    expect(compareWithTarget('calories', { known: 1200, share: 0.9 }, 1000).level).toBe('high');
  });

  it('knows nothing without a total or a target', () => {
    expect(compareWithTarget('iron', undefined, 1000)).toEqual({ level: 'unknown' });
    expect(compareWithTarget('iron', whole(5), undefined)).toEqual({ level: 'unknown' });
    expect(compareWithTarget('iron', whole(5), 0)).toEqual({ level: 'unknown' });
  });

  it.each([
    // calcium is a minimum: more is no fault, and a lower bound that reaches it has reached it
    ['calcium', { known: 1600, share: 1 }, 'ok'],
    ['calcium', { known: 1600, share: 0.5 }, 'ok'],
    ['calcium', { known: 800, share: 1 }, 'low'],
    ['calcium', { known: 800, share: 0.5 }, 'unknown'],
    ['fiber', { known: 1600, share: 1 }, 'ok'],
    // sodium is a maximum: little is no fault, too much is one even where data is incomplete
    ['sodium', { known: 300, share: 1 }, 'ok'],
    ['sodium', { known: 300, share: 0.5 }, 'unknown'],
    ['sodium', { known: 1010, share: 0.5 }, 'high'],
    // energy is a range: both are
    ['calories', { known: 300, share: 1 }, 'low'],
    // a macro-nutrient is an aim: only a rule makes a ceiling of it
    ['protein', { known: 1010, share: 1 }, 'ok'],
    ['protein', { known: 1560, share: 1 }, 'ok'],
    ['carbs', { known: 890, share: 1 }, 'low'],
    ['fat', { known: 920, share: 1 }, 'ok'],
    // a least amount that is nearly reached is not reached
    ['calcium', { known: 920, share: 1 }, 'near'],
    ['calcium', { known: 920, share: 0.5 }, 'unknown'],
    ['calcium', { known: 995, share: 1 }, 'ok'],
  ] as const)('E11 %s has a direction: %j of 1000 is %s', (nutrient, total, level) => {
    expect(compareWithTarget(nutrient, total, 1000).level).toBe(level);
  });

  it.each([
    [890, 'low'],
    [920, 'near'],
    [994, 'near'],
    // as it is shown: 995 mg are no 1,000
    [995, 'near'],
    [999.6, 'ok'],
    [1000, 'ok'],
    [2000.4, 'ok'],
    [2001, 'high'],
    [2020, 'high'],
  ] as const)('E11 %i of at least 1000 and at most 2000 is %s', (known, level) => {
    const bounds = { minimum: { value: 1000 }, maximum: { value: 2000 } };
    expect(compareWithBounds('calcium', whole(known), bounds).level).toBe(level);
  });

  it('E11 calls nothing reached of which too much may be eaten unseen', () => {
    const bounds = { minimum: { value: 1000 }, maximum: { value: 2000 } };
    expect(compareWithBounds('potassium', { known: 1500, share: 0.6 }, bounds).level).toBe(
      'unknown',
    );
    expect(compareWithBounds('potassium', whole(1500), bounds).level).toBe('ok');
    expect(compareWithBounds('potassium', { known: 2001, share: 0.6 }, bounds).level).toBe('high');
  });

  it('colours coverage at 25, 50 and 75 %', () => {
    expect([0, 24.9, 25, 49.9, 50, 74.9, 75, 130].map(coverageColour)).toEqual([
      'red',
      'red',
      'orange',
      'orange',
      'yellow',
      'yellow',
      'green',
      'green',
    ]);
  });

  it("lets a client's targets override the daily reference", () => {
    expect(withDailyReference({ calories: 1500 })).toMatchObject({ calories: 1500, iron: 14 });
    expect(withDailyReference()).toMatchObject({ calories: 2000, carbs: 250, vitaminD: 15 });
  });
});
