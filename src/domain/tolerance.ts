import type { z } from 'zod';

/** A place in a document that a schema does not know. */
export interface UnknownPlace {
  kind: 'field' | 'word';
  /** Keys from the document's top; of an unknown field its own name is the last. */
  path: PropertyKey[];
  value: unknown;
}

export type Reading<T> =
  | { ok: true; value: T; unknown: UnknownPlace[] }
  /** Something known has a wrong form; unknown places alone are never the reason. */
  | { ok: false; issues: z.core.$ZodIssue[] };

type Container = Record<PropertyKey, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value);
}

/** What an issue says to be unknown; undefined where something known is wrong. */
function unknownOf(issue: z.core.$ZodIssue, root: unknown): UnknownPlace[] | undefined {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { kind: 'field', path, value: valueAt(root, path) };
    });
  if (issue.code !== 'invalid_value') return undefined;
  const value = valueAt(root, issue.path);
  // A word that a later version may have added; no version has ever put a number or nothing there.
  return typeof value === 'string' ? [{ kind: 'word', path: issue.path, value }] : undefined;
}

/** Changes the container of each place in a copy of the document. */
function copyWith(
  document: unknown,
  places: readonly { path: readonly PropertyKey[] }[],
  change: (container: Container, key: PropertyKey, place: number) => void,
): unknown {
  const copy = structuredClone(document);
  places.forEach(({ path }, place) => {
    const container = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (isContainer(container) && key !== undefined) change(container, key, place);
  });
  return copy;
}

/** A copy of a document without the fields that its schema does not know; unknown words stay. */
export function withoutUnknownFields(document: unknown, unknown: readonly UnknownPlace[]): unknown {
  const fields = unknown.filter(({ kind }) => kind === 'field');
  return copyWith(document, fields, (container, key) => delete container[key]);
}

/**
 * Whether a document keeps the rules of its schema beside its unknown places: zod leaves out checks of
 * several fields once a word is wrong, so a word of the list stands in for each unknown one.
 */
function keepsRules(
  schema: z.ZodType,
  document: unknown,
  unknown: readonly UnknownPlace[],
  issues: readonly z.core.$ZodIssue[],
): boolean {
  const words = issues.flatMap((issue) => (issue.code === 'invalid_value' ? [issue] : []));
  if (words.length === 0) return true;
  const known = withoutUnknownFields(document, unknown);
  return schema.safeParse(
    copyWith(known, words, (container, key, place) => {
      container[key] = words[place]?.values[0];
    }),
  ).success;
}

/** The value of a tolerant reading. @throws Error that names the wrong places, never what they hold */
export function parseTolerantly<S extends z.ZodType>(schema: S, document: unknown): z.output<S> {
  const reading = readTolerantly(schema, document);
  if (reading.ok) return reading.value;
  const places = reading.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new Error(`malformed: ${places.join(', ')}`);
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
  const { issues } = result.error;
  const unknown: UnknownPlace[] = [];
  for (const issue of issues) {
    const places = unknownOf(issue, document);
    if (!places) return { ok: false, issues };
    for (const place of places) unknown.push(place);
  }
  if (!keepsRules(schema, document, unknown, issues)) return { ok: false, issues };
  // Whoever reads it finds what it knows, and words that its own lists do not have.
  return { ok: true, value: document as z.output<S>, unknown };
}
