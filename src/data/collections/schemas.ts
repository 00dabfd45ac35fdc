import type { RxJsonSchema } from 'rxdb';
import { z } from 'zod';
import { COLLECTIONS } from '../../domain/collections';
import type { CollectionName } from '../../domain/collections';

/**
 * Version of every collection's schema on the device. A change of `rxSchemaOf`'s result needs a
 * new version and a migration; `schemas.test.ts` holds what each version looked like.
 */
export const SCHEMA_VERSION = 0;

/** A document as RxDB holds it: whatever its schema says, with an id. */
export type StoredDocument = Record<string, unknown> & { id: string };

interface JsonObjectSchema {
  properties?: Record<string, { type?: string }>;
  required?: string[];
  oneOf?: JsonObjectSchema[];
  anyOf?: JsonObjectSchema[];
}

type Properties = RxJsonSchema<StoredDocument>['properties'];

function variants(schema: JsonObjectSchema): JsonObjectSchema[] {
  const choices = schema.oneOf ?? schema.anyOf;
  return choices ? choices.flatMap(variants) : [schema];
}

/**
 * The RxDB schema of a zod object or union of objects: the fields of the first level with their
 * types. Contents are checked by zod on every write, so limits and inner fields are left out:
 * otherwise a longer `max` would be a new database version.
 * @param idLength most characters of the primary key
 */
export function toRxSchema(schema: z.ZodType, idLength: number): RxJsonSchema<StoredDocument> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonObjectSchema;
  const properties: Record<string, { type?: string; maxLength?: number }> = {};
  for (const variant of variants(json))
    for (const [name, field] of Object.entries(variant.properties ?? {}))
      properties[name] = field.type ? { type: field.type } : {};
  const sorted = Object.fromEntries(Object.entries(properties).sort());
  return {
    version: SCHEMA_VERSION,
    primaryKey: 'id',
    type: 'object',
    // Lists are read whole and sorted in memory (a practice is a few thousand documents), and RxDB
    // adds the indexes that replication wants; each further index would only slow every write.
    properties: { ...sorted, id: { type: 'string', maxLength: idLength } } as Properties,
    required: ['id'],
  };
}

/** Longest id of `idSchema` in `src/domain/primitives.ts`. */
const ID_LENGTH = 80;

/** The RxDB schema of a collection. */
export function rxSchemaOf(name: CollectionName): RxJsonSchema<StoredDocument> {
  return toRxSchema(COLLECTIONS[name], ID_LENGTH);
}
