import { describe, expect, it } from 'vitest';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import type { UnknownPlace } from '../../src/domain/schema/tolerance';
import { notCarriedOver } from './carriedOver';

const fieldPlace = (value: unknown, ...path: PropertyKey[]): UnknownPlace => ({
  kind: 'field',
  path,
  value,
});
const wire = (fields: Record<string, unknown>): WireDocument => ({
  id: 'a',
  _deleted: false,
  ...fields,
});
const left = (
  collection: 'clients' | 'menus' | 'foods',
  unknown: UnknownPlace[],
  next: Record<string, unknown>,
  stored: Record<string, unknown>,
) =>
  notCarriedOver(collection, unknown, wire(next), wire(stored)).map(({ path }) => path.join('.'));

const meals = (changes: Record<string, object[]>) =>
  Object.fromEntries(
    ['breakfast', 'lunch', 'dinner', 'snack1', 'snack2'].map((slot) => [
      slot,
      { items: changes[slot] ?? [] },
    ]),
  );

describe('S02 what an older device carries through', () => {
  it('stands with the same value in the stored version', () => {
    const mood = { word: 'vui', parts: [1, 2] };
    expect(left('clients', [fieldPlace(mood, 'mood')], { mood }, { mood: { ...mood } })).toEqual(
      [],
    );
    const other = { mood: { ...mood, word: 'buồn' } };
    expect(left('clients', [fieldPlace(mood, 'mood')], { mood }, other)).toEqual(['mood']);
    expect(left('clients', [fieldPlace(mood, 'mood')], { mood }, {})).toEqual(['mood']);
    expect(
      left('clients', [fieldPlace(undefined, 'toString')], { toString: undefined }, {}),
    ).toEqual(['toString']);
  });

  it('goes with its line to another place and another meal, and with no other line', () => {
    const stored = { meals: meals({ lunch: [{ lineId: 'x' }, { lineId: 'y', cut: 'dày' }] }) };
    const moved = { meals: meals({ dinner: [{ lineId: 'y', cut: 'dày' }], lunch: [] }) };
    const path = ['meals', 'dinner', 'items', 0, 'cut'];
    expect(left('menus', [fieldPlace('dày', ...path)], moved, stored)).toEqual([]);
    const copied = { meals: meals({ dinner: [{ lineId: 'z', cut: 'dày' }] }) };
    expect(left('menus', [fieldPlace('dày', ...path)], copied, stored)).toEqual([path.join('.')]);
    const tags = { tags: [{ id: 't2', icon2: 'a' }] };
    const reordered = { tags: [{ id: 't1' }, { id: 't2', icon2: 'a' }] };
    expect(left('menus', [fieldPlace('a', 'tags', 1, 'icon2')], reordered, tags)).toEqual([]);
  });

  it('is a word of a list without keys wherever it stands in it', () => {
    const word = fieldPlace('chay trường', 'goals', 1);
    const next = { goals: ['a', 'chay trường'] };
    expect(left('clients', [word], next, { goals: ['chay trường'] })).toEqual([]);
    expect(left('clients', [word], next, { goals: ['a'] })).toEqual(['goals.1']);
  });
});
