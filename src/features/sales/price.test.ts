import { expect, it } from 'vitest';
import { readPrice } from './price';

it.each([
  ['29000', 29_000],
  ['29.000 ₫', 29_000],
  [' 10 000 000 đ', 10_000_000],
  ['1000', 1_000],
  ['999', undefined],
  ['10.000.001', undefined],
  ['-29000', undefined],
  ['29,5', undefined],
  ['1e6', undefined],
  ['', undefined],
])('P28 reads the price %j as %j', (text, price) => expect(readPrice(text)).toBe(price));
