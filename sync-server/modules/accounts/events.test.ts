import { expect, it } from 'vitest';
import { shortPlace } from './events';

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::*'],
  ['2001:db8::1', '2001:db8::*'],
  ['::1', '::*'],
  ['', ''],
])('P02 of the address %s its owner reads %s', (address, expected) => {
  expect(shortPlace(address)).toBe(expected);
});
