import { describe, expect, it } from 'vitest';
import { meterState, worstLevel } from './meter';

describe('P05 the usage meter', () => {
  it.each([
    [0, 'free', 'safe'],
    [74, 'free', 'safe'],
    [75, 'free', 'warning'],
    [79, 'free', 'warning'],
    [80, 'near', 'warning'],
    [89, 'near', 'warning'],
    [90, 'near', 'critical'],
    [99, 'near', 'critical'],
    [100, 'reached', 'critical'],
    [140, 'reached', 'critical'],
  ] as const)('P05 %s of 100 is %s, and %s in the compact variant', (used, level, tone) => {
    expect(meterState(used, 100)).toEqual({ level, tone, share: Math.min(1, used / 100) });
  });

  it('P05 warns of nothing without a limit', () => {
    expect(meterState(9_999, 0)).toEqual({ level: 'free', tone: 'safe', share: 0 });
  });

  it('P05 stands as its worst meter', () => {
    const [safe, near, full] = [10, 85, 100].map((used) => meterState(used, 100));
    expect(worstLevel([])).toBe('free');
    expect(worstLevel([safe!, near!])).toBe('near');
    expect(worstLevel([near!, full!, safe!])).toBe('reached');
  });
});
