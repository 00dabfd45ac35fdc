import { describe, expect, it } from 'vitest';
import { instantSchema, localDateSchema } from './primitives';

const two = (value: number): string => String(value).padStart(2, '0');

describe('S02 days and instants that a caller makes up', () => {
  it.each(['2024-02-31', '2023-02-29', '2024-13-01', '2024-00-10', '9999-99-99', '2024-2-3'])(
    'S02 %s is no day',
    (date) => {
      expect(localDateSchema.safeParse(date).success).toBe(false);
      expect(instantSchema.safeParse(`${date}T08:00:00.000Z`).success).toBe(false);
    },
  );

  it.each(['9999-99-99T99:99:99Z', '2024-02-29T25:00:00Z', '2024-02-29T08:61:00Z', '2024-02-29'])(
    'S02 %s is no instant',
    (text) => expect(instantSchema.safeParse(text).success).toBe(false),
  );

  it('S02 a leap day is one', () => {
    expect(localDateSchema.safeParse('2024-02-29').success).toBe(true);
    expect(instantSchema.safeParse('2024-02-29T08:00:00.000Z').success).toBe(true);
  });

  it.each([0, 4, 100, 1600, 1900, 2000, 2023, 2024, 9999])(
    'S02 the days of the year %i are those of the calendar',
    (year) => {
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
          const at = new Date(`${date}T00:00:00Z`);
          const isThere = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
          expect([date, localDateSchema.safeParse(date).success]).toEqual([date, isThere]);
        }
    },
  );
});
