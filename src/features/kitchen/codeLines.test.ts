import { expect, it } from 'vitest';
import { parseCount } from './CodeLines';

it('G7 portions are whole counts up to 9,999; nothing typed is none', () => {
  expect(['', ' 24 ', '0', '9999'].map(parseCount)).toEqual([0, 24, 0, 9999]);
  expect(['-1', '1,5', '12345', 'mười', '1e3'].map(parseCount)).toEqual(Array(5).fill(undefined));
});
