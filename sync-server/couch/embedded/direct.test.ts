import { assert, constantFrom, dictionary, jsonValue, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson } from './direct';

const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('S04 a call in the same process', () => {
  it('S04 says what it would say over HTTP', () => {
    const odd = constantFrom(undefined, new Date(0), -0, Number.NaN, -Infinity);
    const field = oneof(jsonValue({ maxDepth: 5 }), odd);
    assert(
      property(dictionary(string(), field), (body) => {
        expect(copyJson(body)).toStrictEqual(asText(body));
      }),
    );
    expect(copyJson({ docs: [undefined, -0, { a: undefined }] })).toStrictEqual({
      docs: [null, 0, {}],
    });
    expect(copyJson(undefined)).toBeUndefined();
  });

  it('S04 a field called __proto__ is a field like any other', () => {
    const body = JSON.parse('{"a":{"__proto__":{"b":1}},"__proto__":{"c":[]}}') as object;
    expect(JSON.stringify(copyJson(body))).toBe(JSON.stringify(body));
  });

  it('S04 shares nothing with the caller', () => {
    const body = { docs: [{ _id: 'a', _attachments: { small: { data: 'aGk=' } } }] };
    const before = structuredClone(body);
    const copy = copyJson(body) as typeof body;
    delete (copy.docs[0] as { _attachments?: unknown })._attachments;
    copy.docs.push(copy.docs[0] as (typeof copy.docs)[number]);
    expect(body).toEqual(before);
    const inner = copyJson(body) as typeof body;
    (inner.docs[0] as (typeof inner.docs)[number])._attachments.small.data = '';
    expect(body).toEqual(before);
  });
});
