import { describe, expect, it } from 'vitest';
import { localDate } from './clock';

describe('S02 localDate', () => {
  it('S02 is the date in Vietnam, whatever the zone of the device', () => {
    const zone = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Ho_Chi_Minh',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const first = Date.UTC(1976, 0, 1);
    // Not in step with days: every hour of the day is met, also those around midnight.
    const step = 5 * 24 * 60 * 60 * 1000 + 3_547_000;
    for (let at = first; at < Date.UTC(2100, 0, 1); at += step)
      expect(localDate(new Date(at))).toBe(zone.format(new Date(at)));
  });

  it('S02 changes at midnight there', () => {
    expect(localDate(new Date('2026-11-26T16:59:59.999Z'))).toBe('2026-11-26');
    expect(localDate(new Date('2026-11-26T17:00:00.000Z'))).toBe('2026-11-27');
    expect(() => localDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});
