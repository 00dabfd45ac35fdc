import type { StoredDocument } from './store/documentDatabase';

const plainOf = new WeakMap<object, StoredDocument>();

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Freezes a value and all that is in it. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/**
 * A document without the store's own fields, deeply frozen. The same stored version always gives
 * the same object, so that screens can compare by identity.
 */
export function toPlain(stored: object): StoredDocument {
  const known = plainOf.get(stored);
  if (known) return known;
  const plain = Object.fromEntries(
    Object.entries(stored).filter(([key]) => !key.startsWith('_')),
  ) as StoredDocument;
  deepFreeze(plain);
  plainOf.set(stored, plain);
  return plain;
}
