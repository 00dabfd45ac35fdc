import type { ReplicatedName } from '../../domain/collections';
import { SCHEMA_VERSION } from './schemas';
import type { StoredDocument } from './schemas';

/** Makes a document of one schema version one of the next. */
export type Step = (document: StoredDocument) => StoredDocument;

/**
 * The step to each version, by its number; a collection that is not named keeps its documents as they are. A step
 * is also run on deleted documents and on the versions that replication remembers as the server's. It must not
 * throw on any document that an earlier app could store.
 *
 * The next one: raise `SCHEMA_VERSION`, add its steps here under that number, keep the schemas of the version
 * before as `tests/support/schemas/<version>.json`; `tests/sync/migration.test.ts` then tries that one too.
 */
export const MIGRATIONS: Readonly<Record<number, Partial<Record<ReplicatedName, Step>>>> = {
  // RxDB knows the id only, and no longer the fields of the first level.
  1: {},
};

/** All steps from a version to the newest, for one collection. */
export function stepsFrom(version: number, name: ReplicatedName): Step {
  const numbers = Array.from({ length: SCHEMA_VERSION - version }, (_, n) => version + n + 1);
  const steps = numbers.flatMap((number) => MIGRATIONS[number]?.[name] ?? []);
  return (document) => steps.reduce((changed, step) => step(changed), document);
}
