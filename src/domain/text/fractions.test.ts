import { describe, expect, it } from 'vitest';
import { plainFractions } from './fractions';

const plain = (text: string) => plainFractions(text).replaceAll(/\s+/g, ' ').trim();

describe('Every spelling of a fraction', () => {
  it.each([
    ['½', '1/2'],
    ['1½', '1 1/2'],
    ['⅜ ⅝ ⅞ ⅕ ⅖ ⅚ ⅐ ⅑ ⅒', '3/8 5/8 7/8 1/5 2/5 5/6 1/7 1/9 1/10'],
    ['1⁄2', '1/2'],
    ['1 1⁄2', '1 1/2'],
    ['3∕4', '3/4'],
    ['1-1/2', '1 1/2'],
    ['2 – 3/4', '2 3/4'],
    ['1 & 1/4', '1 1/4'],
    ['1 và 1/2', '1 1/2'],
    ['１／２', '1/2'],
    ['1-½', '1 1/2'],
    ['1 ¹⁄₂', '1 1/2'],
  ])('%s is %s', (text, expected) => expect(plain(text)).toBe(expected));

  it.each(['1/2-3/4', '1-2', '2-3/2', '10-15 g', '24/7', '1,5'])('%s stays', (text) =>
    expect(plain(text)).toBe(text),
  );
});
