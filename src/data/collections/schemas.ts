import type { RxJsonSchema } from 'rxdb';
import type { ReplicatedName } from '../../domain/collections';

/**
 * Version of every collection's schema on the device. Whoever changes what `rxSchemaOf` gives raises it and
 * adds a step to `migrations.ts`; a further field of a document changes nothing here.
 */
export const SCHEMA_VERSION = 1;

/** A document as RxDB holds it: whatever its schema says, with an id. */
export type StoredDocument = Record<string, unknown> & { id: string };

/** Longest id of `idSchema` in `src/domain/primitives.ts`. */
const ID_LENGTH = 80;

/**
 * The RxDB schema of a collection: only what RxDB itself needs. Lists are read whole and sorted in memory (a
 * practice is a few thousand documents), and RxDB adds the indexes that replication wants. What a document
 * may say is checked by zod on every write: were it known to RxDB too, each further field would be a new
 * version of every device's database.
 */
export function rxSchemaOf(_name: ReplicatedName): RxJsonSchema<StoredDocument> {
  return {
    version: SCHEMA_VERSION,
    primaryKey: 'id',
    type: 'object',
    properties: { id: { type: 'string', maxLength: ID_LENGTH } },
    required: ['id'],
  };
}
