import { expect, it } from 'vitest';
import { chosenMonth, monthsOffered } from './MonthChoice';

it('P28 offers each month that has begun, and none to come', () => {
  expect(monthsOffered(2026, '2026-03')).toEqual({
    months: [1, 2, 3],
    years: [2026, 2025, 2024, 2023, 2022, 2021],
  });
  expect(monthsOffered(2025, '2026-03').months).toHaveLength(12);
  expect(chosenMonth(2025, 9, '2026-03')).toBe('2025-09');
  expect(chosenMonth(2026, 9, '2026-03')).toBe('2026-03');
});
