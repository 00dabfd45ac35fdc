import { TWO_WAY_NAMES, twoWay } from './index';

/**
 * Names of the fields that are derived from others, of all collections: a difference in them alone is no
 * difference. A test sees to it that what is derived in one is not typed in another.
 */
const DERIVED: ReadonlySet<string> = new Set(
  TWO_WAY_NAMES.flatMap((name) =>
    Object.entries(twoWay(name).fields).flatMap(([key, { merge }]) =>
      merge?.kind === 'derived' || merge?.kind === 'latest' ? [key] : [],
    ),
  ),
);

/** Deep equality of JSON values; an absent field equals `undefined`, order of keys does not matter. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((value, index) => sameValue(value, b[index]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
    if (!sameValue(left[key], right[key])) return false;
  return true;
}

function isPrivateKey(key: string): boolean {
  return key.startsWith('_') && key !== '_deleted';
}

type Fields = Record<string, unknown>;

function sameFields(a: Fields, b: Fields, isLeftOut: (key: string) => boolean): boolean {
  if (Boolean(a._deleted) !== Boolean(b._deleted)) return false;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (key === '_deleted' || isPrivateKey(key) || isLeftOut(key)) continue;
    if (!sameValue(a[key], b[key])) return false;
  }
  return true;
}

/**
 * Whether two versions of a document say the same to a person: derived fields and the store's own
 * underscore fields are left out; `_deleted` counts, absent meaning false.
 */
export function sameDocument(a: Fields, b: Fields): boolean {
  return sameFields(a, b, isDerivedField);
}

export function isDerivedField(key: string): boolean {
  return DERIVED.has(key);
}
