import { describe, expect, it } from 'vitest';
import { storing } from './storageErrors';
import { StorageFull } from './types';

describe('E14 a device without room', () => {
  it.each([
    new DOMException('no room', 'QuotaExceededError'),
    { name: 'AbortError', inner: new DOMException('no room', 'QuotaExceededError') },
    { status: 500, name: 'indexed_db_went_bad', message: 'abort', reason: 'QuotaExceededError' },
  ])('is told from other failures, also as PouchDB says it: %o', async (failure) => {
    const write = () => Promise.reject(failure as Error);
    await expect(storing(write)).rejects.toBeInstanceOf(StorageFull);
  });

  it('is not seen where something else went wrong', async () => {
    const other = Object.assign(new Error('conflict'), { status: 409, reason: 'conflict' });
    const write = () => Promise.reject(other);
    await expect(storing(write)).rejects.toBe(other);
  });
});
