import { expect, it } from 'vitest';
import { cmOfInches, feetText, toInches, kgOfPounds, toPounds, RULERS, weightRange } from './units';

it('P19 heights in feet go by inches', () => {
  expect([158, 152.4, 182.9].map(feetText)).toEqual(['5 ft 2 in', '5 ft 0 in', '6 ft 0 in']);
  expect(toInches(cmOfInches(62))).toBe(62);
});

it('P19 weights in pounds', () => {
  expect([toPounds(60), kgOfPounds(132)]).toEqual([132, 59.9]);
});

it('P19 rulers have the ends and steps of the specification', () => {
  expect(RULERS.cm).toMatchObject({ range: [100, 250], step: 1 });
  expect(RULERS.ft.range.map((inches) => inches / 12)).toEqual([3, 8]);
  expect(RULERS.kg).toMatchObject({ range: [30, 150], step: 1 });
  expect(RULERS.lb).toMatchObject({ range: [66, 330], step: 2 });
});

it.each([
  ['kg', undefined, [30, 150]],
  ['kg', 61, [31, 91]],
  ['kg', 50, [30, 80]],
  ['kg', 140, [110, 150]],
  ['kg', 200, [150, 150]],
  ['lb', 134, [68, 200]],
  ['lb', 100, [66, 166]],
  ['lb', 320, [254, 330]],
] as const)('P19 a ruler in %s around %s goes from and to %j', (unit, around, range) => {
  expect(weightRange(unit, around)).toEqual(range);
});
