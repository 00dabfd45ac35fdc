import { AppError } from '../../../src/domain/protocol/errors';
import {
  imageDatabase,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
} from '../../couch/client';
import { readPages } from '../../couch/paging';
import { changeTally } from '../storage/tally';

const USED_ID = 'meta:used';

export interface Counted extends CouchDocument {
  bytes?: number;
}

async function counted(database: CouchDatabase<Counted>): Promise<{ bytes: number }> {
  let bytes = 0;
  for (const size of ['full:', 'thumbnail:'] as const)
    for await (const rows of readPages(database, size))
      for (const { doc } of rows) bytes += doc?.bytes ?? 0;
  return { bytes };
}

export async function imageBytesUsed(couch: Couch, workspaceId: string): Promise<number> {
  const files = couch.database<Counted>(imageDatabase(workspaceId));
  const noted = await files.get(USED_ID);
  return noted?.bytes ?? (await counted(files)).bytes;
}

/**
 * Reserved before the file is written.
 * @param bytes negative where a file was removed
 * @param room of the plan
 * @returns bytes used with it
 * @throws AppError storage_full; CouchUnavailable when others keep counting
 */
export async function takeRoom(
  files: CouchDatabase<Counted>,
  bytes: number,
  room: number,
): Promise<number> {
  let total = 0;
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
    total = used.bytes + (isFull ? 0 : bytes);
    return { next: { bytes: total }, isFull };
  });
  if (refusal) throw refusal;
  return total;
}
