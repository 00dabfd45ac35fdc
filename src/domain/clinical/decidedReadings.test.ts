import { describe, expect, it } from 'vitest';
import { MAX_DECIDED_READINGS } from '../records/clients';
import { withDecidedReadings } from './decidedReadings';

describe('G19 readings that a doctor has decided about', () => {
  it('are noted once, with the newest day', () => {
    const noted = [{ reading: 'potassium 6.1', date: '2026-11-01' }];
    expect(withDecidedReadings(noted, ['potassium 6.1'], '2026-11-29')).toEqual([
      { reading: 'potassium 6.1', date: '2026-11-29' },
    ]);
  });

  it('push out the oldest note where a record holds as many as it takes', () => {
    const noted = Array.from({ length: MAX_DECIDED_READINGS }, (_, at) => ({
      reading: `reading ${at}`,
      date: '2026-11-01',
    }));
    const next = withDecidedReadings(noted, ['potassium 6.3'], '2026-11-29');
    expect(next).toHaveLength(MAX_DECIDED_READINGS);
    expect(next.at(-1)?.reading).toBe('potassium 6.3');
    expect(next[0]?.reading).toBe('reading 1');
  });
});
