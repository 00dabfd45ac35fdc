import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES } from '../../domain/collections';
import { rxSchemaOf, SCHEMA_VERSION } from './schemas';

/**
 * What RxDB stores beside each database. It refuses to open one whose schema differs under the same
 * version, so a difference here means: raise `SCHEMA_VERSION`, write the migration and a test that
 * opens a database of the version before, and add a line. Before the first release a line may be
 * replaced.
 */
const FINGERPRINTS: Record<number, string> = {
  0: '2b038aa2e9e22844',
};

describe('S01 schemas of the local database', () => {
  it('S01 do not change without a new version', () => {
    const schemas = COLLECTION_NAMES.map((name) => [name, rxSchemaOf(name)]);
    const fingerprint = createHash('sha256').update(JSON.stringify(schemas)).digest('hex');
    expect(fingerprint.slice(0, 16)).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('S01 have the fields of every kind of document, and stay within twelve collections', () => {
    expect(COLLECTION_NAMES).toHaveLength(12);
    expect(rxSchemaOf('catalogue').properties).toMatchObject({
      code: { type: 'string' },
      brand: { type: 'string' },
      nutrients: { type: 'object' },
    });
    expect(rxSchemaOf('clients').properties.id).toEqual({ type: 'string', maxLength: 80 });
  });
});
