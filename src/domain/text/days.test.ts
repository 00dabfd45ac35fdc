import { expect, it } from 'vitest';
import { dateInVietnam, dayStart, dayText, timeText } from './days';

it.each([
  ['2026-11-26T16:59:59.999Z', '2026-11-26'],
  ['2026-11-26T17:00:00.000Z', '2026-11-27'],
  ['2026-12-31T19:28:00.000Z', '2027-01-01'],
  ['2028-02-28T17:30:00.000Z', '2028-02-29'],
])('the day of %s is %s in Vietnam', (instant, day) => {
  expect(dateInVietnam(instant)).toBe(day);
  expect(dateInVietnam(new Date(instant))).toBe(day);
});

it('says days and times of Vietnam', () => {
  expect(dayText('2026-12-31T17:30:00Z')).toBe('01/01/2027');
  expect(timeText('2026-11-26T17:05:59Z')).toBe('00:05 27/11/2026');
  expect(dayStart('2026-11-27')).toBe('2026-11-26T17:00:00.000Z');
});
