import type { z } from 'zod';

export interface UnknownPlace {
  kind: 'field' | 'word';
  path: PropertyKey[];
  value: unknown;
}

export type Reading<T> =
  | { ok: true; value: T; unknown: UnknownPlace[] }
  | { ok: false; issues: z.core.$ZodIssue[] };

interface UnknownValue extends UnknownPlace {
  instead?: unknown;
}
type Container = Record<PropertyKey, unknown>;

/** Rules over a whole record run only once its fields are valid, so one round is not enough. */
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

function withAt(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  change: (container: Container, key: PropertyKey) => void,
): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
  if (rest.length > 0) define(copy, key, withAt(copy[key], rest, change));
  else change(copy, key);
  return copy;
}

/** `__proto__` too must become an ordinary field. */
function define(record: Container, key: PropertyKey, value: unknown): void {
  Object.defineProperty(record, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

const leaveOut = (container: Container, key: PropertyKey): void => void delete container[key];

function findUnknown(issue: z.core.$ZodIssue, root: unknown): UnknownValue[] | undefined {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { kind: 'field', path, value: valueAt(root, path) };
    });
  const { path } = issue;
  const value = valueAt(root, path);
  // A word that a later version may have added; no version has ever put a number or nothing there.
  if (typeof value !== 'string') return undefined;
  if (issue.code === 'invalid_value')
    return [{ kind: 'word', path, value, instead: issue.values[0] }];
  // A kind of record that a later version added: nothing is known of the fields beside it.
  if (issue.code === 'invalid_union' && issue.errors.length === 0)
    return [{ kind: 'word', path, value, instead: value }];
  return undefined;
}

const isKind = ({ kind, value, instead }: UnknownValue): boolean =>
  kind === 'word' && instead === value;

function withoutUnknown(document: unknown, positions: readonly UnknownValue[]): unknown {
  return positions.reduce(
    (whole, { kind, path, instead }) =>
      withAt(whole, path, (container, key) =>
        kind === 'field' ? leaveOut(container, key) : define(container, key, instead),
      ),
    document,
  );
}

function restored<T>(value: T, unknown: readonly UnknownValue[]): T {
  return unknown.reduce<unknown>(
    (whole, position) =>
      withAt(whole, position.path, (container, key) => define(container, key, position.value)),
    value,
  ) as T;
}

const named = (positions: readonly UnknownValue[]): UnknownPlace[] =>
  positions.map(({ kind, path, value }) => ({ kind, path, value }));

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
  const unknown: UnknownValue[] = [];
  let known = document;
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = schema.safeParse(known);
    if (result.success)
      return { ok: true, value: restored(result.data, unknown), unknown: named(unknown) };
    const { issues } = result.error;
    const wrong = issues.filter((issue) => !findUnknown(issue, known));
    if (wrong.length > 0) return { ok: false, issues: wrong };
    const positions = issues.flatMap((issue) => findUnknown(issue, known) ?? []);
    for (const position of positions) unknown.push(position);
    if (positions.some(isKind))
      return { ok: true, value: document as z.output<S>, unknown: named(unknown) };
    known = withoutUnknown(known, positions);
  }
  return { ok: false, issues: [] };
}

export function withoutUnknownFields(document: unknown, unknown: readonly UnknownPlace[]): unknown {
  const fields = unknown.filter(({ kind }) => kind === 'field');
  return fields.reduce((whole, { path }) => withAt(whole, path, leaveOut), document);
}

/** @throws Error that names the wrong places, never their values */
export function parseTolerantly<S extends z.ZodType>(schema: S, document: unknown): z.output<S> {
  const reading = readTolerantly(schema, document);
  if (reading.ok) return reading.value;
  const problems = reading.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new Error(`malformed: ${problems.join(', ')}`);
}
