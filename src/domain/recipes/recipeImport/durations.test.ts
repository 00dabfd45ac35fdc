import { describe, expect, it } from 'vitest';
import { readMinutes } from './durations';

describe('G11 how long something takes', () => {
  it.each([
    ['PT4500S', 75],
    ['PT30M0.000S', 30],
    ['P0Y0M0DT0H20M0.000S', 20],
    ['PT1.5H', 90],
    ['PT0,5H', 30],
    ['PT45.0M', 45],
    ['P1W', 10_000],
    ['P1D', 1440],
    ['PT1H30M', 90],
    ['pt25m', 25],
    ['PT0M', 0],
    ['30 phút', 30],
    ['1 giờ 15 phút', 75],
    ['1h30', 90],
    ['1h 30p', 90],
    ['1,5 giờ', 90],
    ['1 1/2 giờ', 90],
    ['1½ giờ', 90],
    ['1 tiếng rưỡi', 90],
    ['nửa tiếng', 30],
    ['khoảng 20 phút', 20],
    ['30-45 phút', 45],
    ['1 hour and 20 minutes', 80],
    ['1:30', 90],
    ['45', 45],
  ])('G11 %s is %d minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes));

  it.each(['qua đêm', 'P', 'PT', '', 'vài phút', '30 lạng', 'PT-5M', 'P30M'])(
    'G11 %j is no time',
    (text) => expect(readMinutes(text)).toBeUndefined(),
  );
});
