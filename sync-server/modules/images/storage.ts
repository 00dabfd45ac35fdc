import { AppError } from '../../../src/domain/errors';
import type { CouchDatabase, CouchDocument } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import { changeTally } from '../storage/tally';

const USED_ID = 'meta:used';

/** Fields of a document that count. */
export interface Counted extends CouchDocument {
  bytes?: number;
}

/** @returns the bytes of all files that are there */
async function counted(database: CouchDatabase<Counted>): Promise<{ bytes: number }> {
  let bytes = 0;
  for (const size of ['full:', 'thumbnail:'] as const)
    for await (const rows of pagesOf(database, size))
      for (const { doc } of rows) bytes += doc?.bytes ?? 0;
  return { bytes };
}

/**
 * Takes room for a file before it is written.
 * @param bytes of the file; negative where one was removed
 * @param room most bytes of the plan
 * @throws AppError storage_full; CouchUnavailable when others keep counting
 */
export async function takeRoom(
  files: CouchDatabase<Counted>,
  bytes: number,
  room: number,
): Promise<void> {
  let refusal: AppError | undefined;
  const tally = {
    database: files as unknown as CouchDatabase,
    id: USED_ID,
    keys: ['bytes'] as const,
    count: () => counted(files),
  };
  await changeTally(tally, (used) => {
    const isFull = bytes > 0 && used.bytes + bytes > room;
    refusal = isFull
      ? new AppError('storage_full', { usedBytes: used.bytes, limitBytes: room })
      : undefined;
    return { next: isFull ? used : { bytes: used.bytes + bytes }, isFull };
  });
  if (refusal) throw refusal;
}
