import type { z } from 'zod';

/** A place in a document that a schema does not know: a field, or a word of a closed list. */
export interface UnknownPlace {
  /** Keys from the document's top; for an unknown field its own name is the last. */
  path: PropertyKey[];
  value: unknown;
}

export type Reading<T> =
  | { ok: true; value: T; unknown: UnknownPlace[] }
  /** Something known has a wrong form; unknown places alone are never the reason. */
  | { ok: false; issues: z.core.$ZodIssue[] };

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/** What an issue says to be unknown; undefined where something known is wrong. */
function unknownOf(issue: z.core.$ZodIssue, root: unknown): UnknownPlace[] | undefined {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path, value: valueAt(root, path) };
    });
  if (issue.code !== 'invalid_value') return undefined;
  const value = valueAt(root, issue.path);
  // A word that a later version may have added; no version has ever put a number or nothing there.
  return typeof value === 'string' ? [{ path: issue.path, value }] : undefined;
}

/**
 * Reads a document that a newer version of the app may have written: its fields and words that `schema`
 * does not know stay in the value as they are and are named. A document of this version is read as
 * `schema.parse` reads it.
 * @param schema with strict objects: what they do not know is what "unknown" means here
 */
export function readTolerantly<S extends z.ZodType>(
  schema: S,
  document: unknown,
): Reading<z.output<S>> {
  const result = schema.safeParse(document);
  if (result.success) return { ok: true, value: result.data, unknown: [] };
  const unknown: UnknownPlace[] = [];
  for (const issue of result.error.issues) {
    const places = unknownOf(issue, document);
    if (!places) return { ok: false, issues: result.error.issues };
    unknown.push(...places);
  }
  // Whoever reads it finds what it knows, and words that its own lists do not have.
  return { ok: true, value: document as z.output<S>, unknown };
}
