import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '.';
import { CLIENT_FIELDS, findClientId, isErased, KIND_CLIENT_FIELDS, toErased } from './clientData';
import { RECORD_KINDS, type RecordKind } from './records';

/** Paths of fields that name a client, wherever they lie in a document. */
function listClientPaths(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, unknown>).flatMap(([name, part]) => [
      ...(/client.?id/i.test(name) ? [`${path}${name}`] : []),
      ...listClientPaths(part, `${path}${name}.`),
    ]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return listClientPaths(schema.unwrap(), path);
  if (schema instanceof z.ZodDefault) return listClientPaths(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return listClientPaths(schema.element, path);
  if (schema instanceof z.ZodRecord) return listClientPaths(schema.valueType, path);
  if (schema instanceof z.ZodPipe) return listClientPaths(schema.in, path);
  if (schema instanceof z.ZodLazy) return [];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((one: unknown) => listClientPaths(one, path));
  return [];
}

const expected = (field: 'id' | 'clientId' | null): string[] =>
  field === 'clientId' ? ['clientId'] : [];

describe('G12 whose a document is', () => {
  it.each(COLLECTION_NAMES.filter((name) => name !== 'records'))(
    'G12 is told of %s as its schema has it',
    (name: CollectionName) => {
      expect(listClientPaths(COLLECTIONS[name])).toEqual(expected(CLIENT_FIELDS[name]));
    },
  );

  it.each(Object.keys(RECORD_KINDS) as RecordKind[])(
    'G12 is told of the kind %s as its schema has it',
    (kind) => {
      const paths = listClientPaths(RECORD_KINDS[kind].schema);
      expect(paths).toEqual(expected(KIND_CLIENT_FIELDS[kind]));
    },
  );

  it('G12 is the id of a client, and of what is unknown nothing', () => {
    expect(findClientId('clients', { id: 'mai', clientId: 'x' })).toBe('mai');
    expect(findClientId('plans', { id: 'p', clientId: 'mai' })).toBe('mai');
    expect(findClientId('plans', { id: 'p' })).toBeUndefined();
    expect(findClientId('recipes', { id: 'r', clientId: 'mai' })).toBeUndefined();
    expect(findClientId('toString', { clientId: 'mai' })).toBeUndefined();
  });

  it('G12 leaves no word when it is erased', () => {
    const base = { id: 'mai', workspaceId: 'w', expertId: 'e', createdAt: 'a', updatedAt: 'b' };
    const erased = toErased({ ...base, clientName: 'Hoa', phone: '09', goals: ['x'] }, 'now');
    expect(erased).toEqual({ ...base, erasedAt: 'now' });
    expect(isErased(erased)).toBe(true);
    expect(isErased(base)).toBe(false);
  });
});
