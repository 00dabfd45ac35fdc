import { describe, expect, it } from 'vitest';
import { compareWithTarget, coverageColour, withDailyReference } from './compare';

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
    expect(compareWithTarget(whole(known), 1000)).toEqual(expected);
  });

  it('claims neither low nor reached for incomplete data, but too much is too much', () => {
    expect(compareWithTarget({ known: 500, share: 0.9 }, 1000)).toEqual({
      level: 'unknown',
      percent: 50,
    });
    expect(compareWithTarget({ known: 1200, share: 0.9 }, 1000).level).toBe('high');
  });

  it('knows nothing without a total or a target', () => {
    expect(compareWithTarget(undefined, 1000)).toEqual({ level: 'unknown' });
    expect(compareWithTarget(whole(5), undefined)).toEqual({ level: 'unknown' });
    expect(compareWithTarget(whole(5), 0)).toEqual({ level: 'unknown' });
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
