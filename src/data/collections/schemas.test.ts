import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTION_NAMES, COLLECTIONS, REPLICATED_NAMES } from '../../domain/collections';
import { rxSchemaOf, SCHEMA_VERSION } from './schemas';

/**
 * What RxDB stores beside each database. It refuses to open one whose schema differs under the same
 * version, so a difference here means: raise `SCHEMA_VERSION`, write the migration and a test that
 * opens a database of the version before, and add a line. Before the first release a line may be
 * replaced.
 */
const FINGERPRINTS: Record<number, string> = {
  0: 'ef48dc4dc730a37f',
};

describe('S01 schemas of the local database', () => {
  it('S01 do not change without a new version', () => {
    const schemas = REPLICATED_NAMES.map((name) => [name, rxSchemaOf(name)]);
    const fingerprint = createHash('sha256').update(JSON.stringify(schemas)).digest('hex');
    expect(fingerprint.slice(0, 16)).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('S01 have the fields of every kind of document, and are twelve with the catalogue', () => {
    expect(COLLECTION_NAMES).toHaveLength(12);
    expect(rxSchemaOf('foods').properties).toMatchObject({
      code: { type: 'string' },
      brand: { type: 'string' },
      nutrients: { type: 'object' },
    });
    expect(rxSchemaOf('clients').properties.id).toEqual({ type: 'string', maxLength: 80 });
  });

  it.each(REPLICATED_NAMES)('S01 name the fields and types that zod itself finds in %s', (name) => {
    interface Json {
      properties?: Record<string, { type?: string }>;
      oneOf?: Json[];
      anyOf?: Json[];
    }
    const objectsOf = (json: Json): Json[] =>
      (json.oneOf ?? json.anyOf)?.flatMap(objectsOf) ?? [json];
    const json = z.toJSONSchema(COLLECTIONS[name], { io: 'input', unrepresentable: 'any' });
    const expected = objectsOf(json as Json).flatMap(({ properties = {} }) =>
      Object.entries(properties).map(([field, { type }]) => [field, type]),
    );
    const found = Object.entries(rxSchemaOf(name).properties).map(([field, { type }]) => [
      field,
      type,
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});
