import { expect, it } from 'vitest';
import { dateInVietnam } from './days';

it.each([
  ['2026-11-26T16:59:59.999Z', '2026-11-26'],
  ['2026-11-26T17:00:00.000Z', '2026-11-27'],
  ['2026-12-31T19:28:00.000Z', '2027-01-01'],
  ['2028-02-28T17:30:00.000Z', '2028-02-29'],
])('the day of %s is %s in Vietnam', (instant, day) => {
  expect(dateInVietnam(instant)).toBe(day);
  expect(dateInVietnam(new Date(instant))).toBe(day);
});
