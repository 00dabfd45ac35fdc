import type { MigrationStrategies } from 'rxdb';
import type { StoredDocument } from './schemas';

const unchanged = (document: StoredDocument): StoredDocument => document;

/**
 * How a document of each earlier schema becomes one of the version named by the key, one step after the other.
 * A step is also run on the versions that replication remembers as the server's, and on deleted documents; it may
 * be run again after a tab was killed, and must not throw on any document that an earlier app could store.
 *
 * The next one: raise `SCHEMA_VERSION`, add its step here under that number, keep the schemas of the version
 * before in `tests/support/schemas/<version>.json`, and add that version to `tests/sync/migration.test.ts`.
 */
export const MIGRATIONS: MigrationStrategies<StoredDocument> = {
  // 1: RxDB knows the id only, and no longer the fields of the first level. Documents stay as they are.
  1: unchanged,
};
