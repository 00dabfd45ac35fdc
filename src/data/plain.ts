import type { StoredDocument, StoredRecord } from './store/recordDatabase';

const plainDocuments = new WeakMap<object, StoredDocument>();
const documentVersions = new WeakMap<object, number>();

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/**
 * A document without the store's own fields, deeply frozen. The same stored version always gives
 * the same object, so that screens can compare by identity.
 */
export function toPlain(stored: StoredRecord): StoredDocument {
  const known = plainDocuments.get(stored);
  if (known) return known;
  const fields: Record<string, unknown> = stored;
  const plain = {} as StoredDocument;
  for (const key of Object.keys(fields)) if (!key.startsWith('_')) plain[key] = fields[key];
  deepFreeze(plain);
  plainDocuments.set(stored, plain);
  documentVersions.set(plain, Number.parseInt(stored._rev, 10));
  return plain;
}

/**
 * Whether `one` is a later version than `other` of the same document on this device; the device's own count says it, no
 * clock. A document that was not read from the store (a new one, or a draft's) is older than all that were.
 */
export function isLater(one: object, other: object): boolean {
  return (documentVersions.get(one) ?? 0) > (documentVersions.get(other) ?? 0);
}
