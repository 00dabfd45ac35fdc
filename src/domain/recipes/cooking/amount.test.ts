import { expect, it } from 'vitest';
import { kitchenMeasure, weightText } from './amount';

const SPOONS = [
  { unit: 'muỗng cà phê', amount: 6 },
  { unit: 'muỗng canh', amount: 18 },
  { unit: 'ml', amount: 1.22 },
];
const EGG = [{ unit: 'quả', amount: 50 }];
const BOWL = [{ unit: 'chén', amount: 80 }];

it.each([
  [6, SPOONS, '1 muỗng cà phê'],
  [18, SPOONS, '1 muỗng canh'],
  [12, SPOONS, '2 muỗng cà phê'],
  [36, SPOONS, '2 muỗng canh'],
  [4, SPOONS, 'khoảng ¾ muỗng cà phê'],
  [5, SPOONS, 'khoảng ¾ muỗng cà phê'],
  [0.3, SPOONS, undefined],
  [50, EGG, '1 quả'],
  [25, EGG, '½ quả'],
  [75, EGG, '1½ quả'],
  [200, EGG, '4 quả'],
  [270, EGG, 'khoảng 5 quả'],
  [900, EGG, undefined],
  [120, BOWL, '1½ chén'],
  [130, BOWL, 'khoảng 1¾ chén'],
  [100, [], undefined],
  [100, undefined, undefined],
  [0, EGG, undefined],
])('%d g of %j are %s', (amount, measures, text) => {
  expect(kitchenMeasure(amount, measures)).toBe(text);
});

it.each([
  [180, 'g', '180 g'],
  [4.5, 'g', '4,5 g'],
  [0.4, 'g', '0,4 g'],
  [1200, 'ml', '1.200 ml'],
])('%d %s is read as %s', (amount, unit, text) => {
  expect(weightText(amount, unit)).toBe(text);
});
