import type { RxJsonSchema } from 'rxdb';
import type { z } from 'zod';
import { COLLECTIONS } from '../../domain/collections';
import type { ReplicatedName } from '../../domain/collections';

/**
 * Version of every collection's schema on the device. A change of `rxSchemaOf`'s result needs a
 * new version and a migration; `schemas.test.ts` holds what each version looked like.
 */
export const SCHEMA_VERSION = 0;

/** A document as RxDB holds it: whatever its schema says, with an id. */
export type StoredDocument = Record<string, unknown> & { id: string };

type Properties = RxJsonSchema<StoredDocument>['properties'];

/** What is read of a zod schema. */
type Definition = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition;

/** The objects of a union, or the object itself. */
function variants(schema: z.core.$ZodType): z.core.$ZodObject[] {
  const def = defOf(schema);
  if (def.type === 'union') return def.options.flatMap(variants);
  return def.type === 'object' ? [schema as z.core.$ZodObject] : [];
}

/** The JSON types that a field's own type stands for. */
const JSON_TYPES: Partial<Record<Definition['type'], string>> = {
  string: 'string',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  record: 'object',
  enum: 'string',
};

/** Whether a number is made by `z.int()` or has the check of that name. */
function isInteger(def: Extract<Definition, { type: 'number' }>): boolean {
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  return [def, ...checks].some((one) => 'format' in one && String(one.format).includes('int'));
}

/**
 * The JSON type of a field as it is written; undefined where it may have several. The browser's build has
 * no `z.toJSONSchema` (`scripts/build/leanZod.ts`); a test compares with it.
 */
function jsonTypeOf(schema: z.core.$ZodType): string | undefined {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'default') return jsonTypeOf(def.innerType);
  if (def.type === 'number') return isInteger(def) ? 'integer' : 'number';
  if (def.type === 'literal') return def.values.length === 1 ? typeof def.values[0] : undefined;
  return JSON_TYPES[def.type];
}

/**
 * The RxDB schema of a zod object or union of objects: the fields of the first level with their
 * types. Contents are checked by zod on every write, so limits and inner fields are left out:
 * otherwise a longer `max` would be a new database version.
 * @param idLength most characters of the primary key
 */
export function toRxSchema(schema: z.ZodType, idLength: number): RxJsonSchema<StoredDocument> {
  const properties: Record<string, { type?: string; maxLength?: number }> = {};
  for (const variant of variants(schema))
    for (const [name, field] of Object.entries(variant._zod.def.shape)) {
      const type = jsonTypeOf(field);
      properties[name] = type ? { type } : {};
    }
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
export function rxSchemaOf(name: ReplicatedName): RxJsonSchema<StoredDocument> {
  return toRxSchema(COLLECTIONS[name], ID_LENGTH);
}
