import { expect, it } from 'vitest';
import { gapAt } from './gaps';
import type { Candidate } from './pool';
import type { Exclusion } from './types';

const slow: Exclusion = { kind: 'slow', word: '20' };
const dear: Exclusion = { kind: 'dear', word: '1' };
const noBeans: Exclusion = { kind: 'restriction', word: 'đậu' };
const noFish: Exclusion = { kind: 'allergy', word: 'Cá' };
const AT = { slot: 'lunch', role: 'main' } as const;

const dish = (...excluded: Exclusion[]) =>
  ({ roles: ['main'], mealTypes: undefined, excluded }) as unknown as Candidate;

it('G10 names the fewest wishes that contradict each other, and what each alone gives back', () => {
  const gap = gapAt([dish(slow), dish(slow), dish(dear), dish(slow, noBeans)], AT);
  expect(gap.wishes).toEqual([
    { ...slow, frees: 2 },
    { ...dear, frees: 1 },
  ]);
  expect(gap.together).toBeUndefined();
});

it('G10 says which wishes have to give together where none alone is enough', () => {
  const gap = gapAt([dish(slow, dear), dish(slow, dear), dish(noFish)], AT, 2);
  expect(gap.wishes.map(({ frees }) => frees)).not.toContain(2);
  expect(gap.together).toEqual([slow, dear]);
});

it('G10 never offers to loosen an allergy for a fuller menu', () => {
  const gap = gapAt([dish(noFish), dish(noFish, slow)], AT);
  expect(gap.wishes).toEqual([{ ...noFish, frees: 1 }]);
  expect(gap.together).toBeUndefined();
});

it('G10 counts the allergy of the record and that of an illness as one wish', () => {
  const gap = gapAt([dish(noFish, { kind: 'allergy', word: 'cá' })], AT);
  expect(gap.wishes).toHaveLength(1);
});

it('G10 names no wish where nothing at hand is one for the place', () => {
  expect(gapAt([], AT).wishes).toEqual([]);
});
