import { describe, expect, it } from 'vitest';
import type { CustomsClient } from './client';
import { missingMoonDays } from './moonDays';

const clientWith = (
  dietaryRestrictions: string,
  more: Partial<CustomsClient> = {},
): CustomsClient => ({
  allergies: [],
  medicalConditions: [],
  updatedAt: '2026-11-28T05:00:00.000Z',
  dietaryRestrictions,
  ...more,
});
const moon = clientWith('Ăn chay ngày rằm, mồng một');

/** 9 December 2026 is the first of the eleventh lunar month, 23 December the fifteenth. */
describe('customs by the moon of which no day falls into a week', () => {
  it('are named with the next day', () => {
    expect(missingMoonDays(moon, '2026-11-30', 7)).toEqual([
      expect.objectContaining({ next: { date: '2026-12-09', lunarDay: 1 } }),
    ]);
    expect(missingMoonDays(moon, '2026-12-02', 7)).toHaveLength(1);
    expect(missingMoonDays(moon, '2026-12-10', 7)).toEqual([
      expect.objectContaining({ next: { date: '2026-12-23', lunarDay: 15 } }),
    ]);
  });

  it.each([
    ['the last day is one', moon, '2026-12-03'],
    ['the first day is one', moon, '2026-12-09'],
    ['every day is one', clientWith('Ăn chay trường'), '2026-11-30'],
    ['no custom goes by the moon', clientWith('Không ăn rau mùi'), '2026-11-30'],
    ['it goes by the days of the week', clientWith('Ăn chay thứ Sáu'), '2026-11-30'],
  ])('are none where %s', (_, client, start) => {
    expect(missingMoonDays(client, start, 7)).toEqual([]);
  });

  it('have no next day where the custom ends before it', () => {
    const [custom] = missingMoonDays(moon, '2026-11-30', 7);
    const customs = [{ key: custom!.key, state: 'kept' as const, until: '2026-12-08' }];
    expect(missingMoonDays({ ...moon, customs }, '2026-11-30', 7)).toEqual([
      { key: custom!.key, rules: custom!.rules },
    ]);
    expect(missingMoonDays({ ...moon, customs }, '2026-12-10', 7)).toEqual([]);
  });

  it('are not said of one that the expert took away', () => {
    const [custom] = missingMoonDays(moon, '2026-11-30', 7);
    const customs = [{ key: custom!.key, state: 'dropped' as const }];
    expect(missingMoonDays({ ...moon, customs }, '2026-11-30', 7)).toEqual([]);
  });
});
