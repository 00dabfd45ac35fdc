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

/** What stands in for unknown places while the rest is checked. */
type Known = { instead: unknown } | { left: true };
type Place = UnknownPlace & { known: Known };
type Container = Record<PropertyKey, unknown>;

/** Rounds of finding unknown places: rules of a whole record are looked at when its fields are in order. */
const ROUNDS = 5;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Container)[key]
        : undefined,
    value,
  );
}

/** The value with another one at a path; what lies beside the path stays the same object. */
function withAt(value: unknown, path: readonly PropertyKey[], known: Known): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return 'instead' in known ? known.instead : value;
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
  if (rest.length > 0) copy[key] = withAt(copy[key], rest, known);
  else if ('instead' in known) define(copy, key, known.instead);
  else delete copy[key];
  return copy;
}

/** Also `__proto__` is a field like any other. */
function define(record: Container, key: PropertyKey, value: unknown): void {
  Object.defineProperty(record, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

/** What an issue says to be unknown; undefined where something known is wrong. */
function unknownOf(issue: z.core.$ZodIssue, root: unknown): Place[] | undefined {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path, value: valueAt(root, path), known: { left: true } };
    });
  const value = valueAt(root, issue.path);
  // A word that a later version may have added; no version has ever put a number or nothing there.
  if (typeof value !== 'string') return undefined;
  const { path } = issue;
  if (issue.code === 'invalid_value') return [{ path, value, known: { instead: issue.values[0] } }];
  // A kind of record that a later version added: nothing is known of the fields beside it.
  if (issue.code === 'invalid_union' && issue.errors.length === 0)
    return [{ path, value, known: { instead: value } }];
  return undefined;
}

/** Whether a word that says of what kind a record is stands there: what is beside it cannot be checked. */
const isKind = ({ value, known }: Place): boolean => 'instead' in known && known.instead === value;

/**
 * Reads a document that a newer version of the app may have written: its fields and words that `schema`
 * does not know stay in the value as they are and are named. All that the schema knows is checked as
 * `schema.parse` checks it, also rules over several fields.
 * @param schema with strict objects: what they do not know is what "unknown" means here
 */
export function readTolerantly<S extends z.ZodType>(
  schema: S,
  document: unknown,
): Reading<z.output<S>> {
  const unknown: Place[] = [];
  let known = document;
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = schema.safeParse(known);
    if (result.success)
      return { ok: true, value: restored(result.data, unknown), unknown: told(unknown) };
    const { issues } = result.error;
    const wrong = issues.filter((issue) => !unknownOf(issue, known));
    if (wrong.length > 0) return { ok: false, issues: wrong };
    const found = issues.flatMap((issue) => unknownOf(issue, known) ?? []);
    unknown.push(...found);
    // Whoever reads it finds what it knows, and words that its own lists do not have.
    if (found.some(isKind))
      return { ok: true, value: document as z.output<S>, unknown: told(unknown) };
    for (const place of found) known = withAt(known, place.path, place.known);
  }
  return { ok: false, issues: [] };
}

const told = (places: readonly Place[]): UnknownPlace[] =>
  places.map(({ path, value }) => ({ path, value }));

/** What was read, with what is unknown in it. */
function restored<T>(value: T, unknown: readonly Place[]): T {
  return unknown.reduce<unknown>(
    (whole, { path, value: instead }) => withAt(whole, path, { instead }),
    value,
  ) as T;
}
