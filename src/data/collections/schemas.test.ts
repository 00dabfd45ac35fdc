import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clientSchema } from '../../domain/collections/clients';
import { COLLECTION_NAMES, COLLECTIONS, REPLICATED_NAMES } from '../../domain/collections';
import { idSchema } from '../../domain/primitives';
import { MIGRATIONS } from './migrations';
import { rxSchemaOf, SCHEMA_VERSION } from './schemas';

/**
 * What RxDB stores beside each database. It refuses to open one whose schema differs under the same
 * version, so a difference here means: raise `SCHEMA_VERSION`, write the step of `migrations.ts` and add a line.
 */
const FINGERPRINTS: Record<number, string> = {
  0: 'ef48dc4dc730a37f',
  1: '2b3bf5aaecc24473',
};

function fingerprint(): string {
  const schemas = REPLICATED_NAMES.map((name) => [name, rxSchemaOf(name)]);
  return createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 16);
}

describe('S01 schemas of the local database', () => {
  it('S01 do not change without a new version', () => {
    expect(fingerprint()).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('S01 have a step of migration from each version to the next', () => {
    const versions = Array.from({ length: SCHEMA_VERSION }, (_, version) => String(version + 1));
    expect(Object.keys(MIGRATIONS)).toEqual(versions);
  });

  it('S01 do not change when a document gets a further field', () => {
    const before = fingerprint();
    const { clients } = COLLECTIONS;
    Object.assign(COLLECTIONS, { clients: clientSchema.extend({ mood: z.string().optional() }) });
    try {
      expect(COLLECTIONS.clients.shape).toHaveProperty('mood');
      expect(fingerprint()).toBe(before);
    } finally {
      Object.assign(COLLECTIONS, { clients });
    }
  });

  it('S01 know the longest id', () => {
    const { maxLength = 0 } = rxSchemaOf('clients').properties.id as { maxLength?: number };
    expect(idSchema.safeParse('a'.repeat(maxLength)).success).toBe(true);
    expect(idSchema.safeParse('a'.repeat(maxLength + 1)).success).toBe(false);
  });

  it('S01 are twelve with the catalogue', () => {
    expect(COLLECTION_NAMES).toHaveLength(12);
  });
});
