import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDraft } from './draftStore';
import { readByInitial } from './draftShape';

const initial = { id: '', values: { name: '', weight: '', goals: [] as string[], show: true } };

it('S04 keeps of another form what still fits, field by field', () => {
  const stored = {
    id: 'a',
    values: { name: 'Trần Thị M', weight: 66, goals: ['Giảm cân', { word: 'x' }], old: [1] },
    left: true,
  };
  expect(readByInitial(stored, initial)).toEqual({
    id: 'a',
    values: { name: 'Trần Thị M', weight: '', goals: ['Giảm cân'], show: true },
  });
});

it('S04 whatever lies there, the form gets a value of its own shape', () => {
  const getShape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.every((word) => typeof word === 'string');
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, getShape(one)]));
  };
  const mangled = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { id: fc.jsonValue(), values: fc.record({ name: fc.jsonValue(), goals: fc.jsonValue() }) },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(mangled, (stored) => {
      const storage = {
        getItem: () => JSON.stringify(stored),
        setItem: () => undefined,
        removeItem: () => undefined,
      };
      const { value } = openDraft(storage, 'k', initial).get();
      expect(getShape(value)).toEqual(getShape(initial));
    }),
  );
});
