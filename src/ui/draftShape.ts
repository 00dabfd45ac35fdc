export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listWords(stored: unknown, initial: unknown[]): unknown[] {
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : initial;
}

/**
 * For forms of texts, numbers, switches, lists of words and records of these. A form with anything else, or with fields
 * that begin as `null`, gives a reader of its own.
 */
export function readByInitial<T>(stored: unknown, initial: T): T {
  if (Array.isArray(initial)) return listWords(stored, initial) as T;
  if (isRecord(initial)) {
    if (!isRecord(stored)) return initial;
    const fields = Object.entries(initial).map(([key, first]) => [
      key,
      Object.hasOwn(stored, key) ? readByInitial(stored[key], first) : first,
    ]);
    return Object.fromEntries(fields) as T;
  }
  return typeof stored === typeof initial && stored !== null ? (stored as T) : initial;
}
