import { describe, expect, it } from 'vitest';
import { findMalformedPath } from './documentBounds';

const HALF = '\ud83d';

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

describe('S02 places that cannot be kept', () => {
  it.each([
    ['half a character', { a: [{ b: 'x' }, { b: HALF }] }, 'a.1.b', 'broken_text'],
    ['half a character in a name', { a: { b: { [HALF]: 1 } } }, 'a.b', 'broken_text'],
    [
      'a name that is none',
      JSON.parse('{"a":[{"__proto__":1}]}'),
      'a.0.__proto__',
      'forbidden_key',
    ],
    ['too many levels', nested(101), 'a.a.a', 'too_deep'],
  ])('S02 %s is named', (_, document, path, code) => {
    expect(findMalformedPath(document)).toEqual({ path, code });
  });

  it('S02 the first of several is named, and a sound document has none', () => {
    expect(findMalformedPath({ a: 'x', b: HALF, c: { d: HALF } })).toMatchObject({ path: 'b' });
    expect(findMalformedPath({ a: ['x', 1, null, true], b: { c: 'Bữa Lành 🍚' } })).toBeUndefined();
    expect(findMalformedPath(nested(99))).toBeUndefined();
  });
});
