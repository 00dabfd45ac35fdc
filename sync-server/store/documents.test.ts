import { expect, it } from 'vitest';
import type { CouchDatabase } from '../couch/client';
import { listDocuments } from './documents';

function buildDatabase(count: number): CouchDatabase {
  const ids = Array.from({ length: count }, (_, at) => `order:${String(at).padStart(6, '0')}`);
  const list = async ({ startKey = '', limit = 0 }: { startKey?: string; limit?: number }) =>
    ids
      .filter((id) => id >= startKey)
      .slice(0, limit)
      .map((id) => ({ id, doc: { _id: id } }));
  return { list } as unknown as CouchDatabase;
}

it.each([0, 1, 499, 500, 501, 999, 1_000, 1_499, 2_600])(
  'goes through all of %i',
  async (count) => {
    const documentIds: string[] = [];
    for await (const { _id } of listDocuments(buildDatabase(count), 'order:'))
      documentIds.push(_id);
    expect(new Set(documentIds).size).toBe(count);
    expect(documentIds).toHaveLength(count);
  },
);
