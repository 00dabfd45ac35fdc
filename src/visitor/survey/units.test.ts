import { expect, it } from 'vitest';
import { cmOfInches, feetText, inchesOf, kgOfPounds, poundsOf } from './units';

it('P19 heights in feet go by inches', () => {
  expect([158, 152.4, 182.9].map(feetText)).toEqual(['5 ft 2 in', '5 ft 0 in', '6 ft 0 in']);
  expect(inchesOf(cmOfInches(62))).toBe(62);
});

it('P19 weights in pounds', () => {
  expect([poundsOf(60), kgOfPounds(132)]).toEqual([132, 59.9]);
});
