import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readDate } from '../text/readDate';
import { ageOn, ageText, birthText, shownBirth } from './age';
import { AGE_CASES, FURTHER_AGE_CASES, MORE_AGE_CASES } from './age.cases';

it.each([...AGE_CASES, ...MORE_AGE_CASES, ...FURTHER_AGE_CASES])(
  '$birth on $on',
  ({ birth, on, expected, shown }) => {
    const age = ageOn(birth, on);
    expect(age).toEqual(expected);
    if (shown !== undefined) expect(age && ageText(age)).toBe(shown);
  },
);

const aDay = fc
  .date({ min: new Date('1905-01-01'), max: new Date('2026-11-28'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

it('an age never falls from one day to the next, and rises by one month at most', () => {
  fc.assert(
    fc.property(aDay, aDay, (born, on) => {
      const [birthYear, birthMonth, birthDay] = born.split('-').map(Number);
      const next = new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      const birth = { birthYear, birthMonth, birthDay };
      const [before, after] = [ageOn(birth, on), ageOn(birth, next)];
      if (!before) return;
      const step = (after?.months ?? 0) - (before.months ?? 0);
      expect([0, 1]).toContain(step);
      expect(after?.years).toBe(Math.floor((after?.months ?? 0) / 12));
    }),
  );
});

it('a birthday is shown as much as is known, and read back as the same', () => {
  expect(shownBirth({ birthYear: 1990 })).toBe('1990');
  expect(shownBirth({ birthYear: 1990, birthMonth: 4 })).toBe('04/1990');
  expect(shownBirth({ birthYear: 1990, birthMonth: 4, birthDay: 3 })).toBe('03/04/1990');
  expect(shownBirth({})).toBe('');
  expect(birthText({ birthYear: 1990, birthDay: 3 })).toBe('1990');
  fc.assert(
    fc.property(aDay, (born) => {
      const [year, month, day] = born.split('-').map(Number);
      const text = shownBirth({ birthYear: year, birthMonth: month, birthDay: day });
      expect(readDate(text, { today: '2026-11-29', years: 'past' })).toEqual({ year, month, day });
    }),
  );
});
