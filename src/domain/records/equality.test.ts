import { describe, expect, it } from 'vitest';
import { isDerivedField, sameDocument, sameValue } from './equality';

describe('S02 equality of documents', () => {
  it('takes an absent field for undefined, whatever the order of the keys', () => {
    expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameValue({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
    expect(sameValue({ a: 1 }, { a: 2 })).toBe(false);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue([1], { 0: 1 })).toBe(false);
    expect(sameValue(null, {})).toBe(false);
    expect(sameValue(0, undefined)).toBe(false);
  });

  it('leaves out derived and store fields, but not the deletion', () => {
    const left = { id: 'a', updatedAt: '1', nutritionSummary: { calories: 1 }, _rev: '1-a' };
    const right = { id: 'a', updatedAt: '2', nutritionSummary: { calories: 2 }, _meta: {} };
    expect(sameDocument(left, right)).toBe(true);
    expect(sameDocument({ ...left, _deleted: true }, right)).toBe(false);
    expect(sameDocument({ ...left, _deleted: false }, right)).toBe(true);
    expect(sameDocument({ ...left, name: 'x' }, right)).toBe(false);
  });

  it('names what is recomputed', () => {
    expect(isDerivedField('updatedAt')).toBe(true);
    expect(isDerivedField('weight')).toBe(false);
  });
});
