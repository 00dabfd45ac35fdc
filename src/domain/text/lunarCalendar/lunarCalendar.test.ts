import { describe, expect, it } from 'vitest';
import { dateAfter } from '../days';
import { lunarDate, newYear } from './lunarCalendar';

describe('the Vietnamese lunar calendar', () => {
  it.each([
    [2007, '2007-02-17'],
    [2026, '2026-02-17'],
    [2027, '2027-02-06'],
    [2028, '2028-01-26'],
    [2029, '2029-02-13'],
    [2030, '2030-02-02'],
    [2031, '2031-01-23'],
  ])('%i begins on %s, also where the Chinese year begins a day later', (year, date) => {
    expect(newYear(year)).toBe(date);
    expect(lunarDate(date)).toMatchObject({ year, month: 1, day: 1, isLeapMonth: false });
    expect(lunarDate(dateAfter(date, -1))).toMatchObject({ year: year - 1, month: 12 });
  });

  it.each([
    ['2026-12-09', 11, 1],
    ['2026-12-23', 11, 15],
    ['2026-11-28', 10, 20],
  ])('%s is day %#', (date, month, day) => {
    expect(lunarDate(date)).toMatchObject({ year: 2026, month, day });
  });

  it('has the leap months of 2020, 2023, 2025 and 2033, and two between', () => {
    const leaps = new Set<string>();
    for (let date = '2020-01-01'; date < '2036-01-01'; date = dateAfter(date, 7)) {
      const { year, month, isLeapMonth } = lunarDate(date);
      if (isLeapMonth) leaps.add(`${month}/${year}`);
    }
    expect([...leaps]).toEqual(['4/2020', '2/2023', '6/2025', '5/2028', '3/2031', '11/2033']);
  });

  it('counts each day by one, and months of 29 or 30 days', () => {
    let before = lunarDate('1999-12-31');
    for (let date = '2000-01-01'; date < '2051-01-01'; date = dateAfter(date, 1)) {
      const now = lunarDate(date);
      const isNew = before.day === before.monthDays;
      expect(now.day, date).toBe(isNew ? 1 : before.day + 1);
      before = now;
    }
  });
});
