import { readFileSync } from 'node:fs';
import type * as Schemas from '../../../src/data/collections/schemas';

/** The schema version as which data are opened; undefined: the app's own. */
let pretended: number | undefined;

/** From now on data are opened by an app of an earlier schema version, or of this one again. */
export function pretendSchemaVersion(version: number | undefined): void {
  pretended = version;
}

function schemasOf(version: number): Record<string, unknown> {
  const file = new URL(`../../support/schemas/${version}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** What stands in for `src/data/collections/schemas.ts`. */
export function pretendingSchemas(own: typeof Schemas): object {
  return {
    ...own,
    get SCHEMA_VERSION() {
      return pretended ?? own.SCHEMA_VERSION;
    },
    rxSchemaOf: (name: Parameters<typeof own.rxSchemaOf>[0]) =>
      pretended === undefined ? own.rxSchemaOf(name) : schemasOf(pretended)[name],
  };
}
