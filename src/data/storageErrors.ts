import { StorageFull } from './types';

/** Whether an error, or one that it wraps (Dexie, RxDB and PouchDB all wrap), says that the disk is full. */
export function isQuotaError(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const named = error as Record<string, unknown>;
  if (named.name === 'QuotaExceededError') return true;
  // PouchDB puts the name of the browser's error into `reason`.
  const texts = [named.message, named.reason];
  if (texts.some((text) => typeof text === 'string' && text.includes('QuotaExceededError')))
    return true;
  const inner = [named.inner, named.cause, named.parameters, named.writeError, named.error];
  if (Array.isArray(named.errors)) inner.push(...named.errors);
  if (Array.isArray(named.failures)) inner.push(...named.failures);
  return inner.some((one) => isQuotaError(one, depth + 1));
}

/** @throws StorageFull when the browser refused to store more; nothing is written then */
export async function storing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isQuotaError(error)) throw new StorageFull('storage is full', { cause: error });
    throw error;
  }
}
