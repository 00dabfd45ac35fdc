import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean';

const WHITE = [' ', '  ', '\t', '\u00a0', '\u3000', '\n', '\u2028', '\ufeff'];
const text = array(constantFrom('a', 'ế', ...WHITE)).map((parts) => parts.join(''));

const expectSingleSpaces = (typed: string): void => {
  const line = cleanLine(typed, Number.POSITIVE_INFINITY);
  expect(line).not.toMatch(/[^\S ]| {2}|^ | $/u);
  expect(cleanLine(line, Number.POSITIVE_INFINITY)).toBe(line);
};

describe('E15 white space of strangers', () => {
  it('E15 becomes one space, whatever it was', () => {
    assert(property(text, expectSingleSpaces));
  });

  it('E15 between words is lost nowhere', () => {
    assert(
      property(
        array(constantFrom('Phở', 'bò', 'ế')),
        array(constantFrom(...WHITE)),
        (words, white) => {
          const gap = ` ${white.join('').replaceAll('\ufeff', ' ')}`;
          expect(cleanLine(words.join(gap), 10_000)).toBe(words.join(' '));
        },
      ),
    );
  });
});
