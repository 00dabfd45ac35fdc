import { describe, expect, it } from 'vitest';
import { instantSchema, localDateSchema } from './primitives';

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
});
