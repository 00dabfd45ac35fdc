import { mayAddClient } from '../../src/domain/account';
import type { CouchDatabase, StoredDocument } from '../couch/client';

/** Reads this many documents at a time while counting; each may have 1 MB. */
const PAGE = 50;

/** How many clients of a workspace are not deleted. */
export async function countClients(database: CouchDatabase): Promise<number> {
  let count = 0;
  let startKey = 'clients:';
  for (;;) {
    const rows = await database.list({
      startKey,
      endKey: 'clients:\ufff0',
      limit: PAGE,
      includeDocs: true,
    });
    count += rows.filter((row) => row.doc?.deleted === false).length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return count;
    // The least id behind the last one.
    startKey = `${last.id}\u0000`;
  }
}

/** A write and the document that it replaces. */
export interface ClientWrite {
  write: StoredDocument;
  stored: StoredDocument | undefined;
}

const isClient = ({ write }: ClientWrite): boolean => write.type === 'clients';
/** A new client, or a deleted one that is taken back. */
const adds = ({ write, stored }: ClientWrite): boolean =>
  !write.deleted && (stored === undefined || stored.deleted);
const removes = ({ write, stored }: ClientWrite): boolean =>
  write.deleted && stored?.deleted === false;

/**
 * Which of these writes exceed the plan. What the same batch deletes makes room first.
 * @param maxClients 0: unlimited
 * @param count how many clients there are; only asked when a write adds one
 */
export async function beyondLimit<W extends ClientWrite>(
  writes: readonly W[],
  maxClients: number,
  count: () => Promise<number>,
): Promise<{ refused: Set<W>; count: number }> {
  const refused = new Set<W>();
  const clients = writes.filter(isClient);
  if (maxClients === 0 || !clients.some(adds)) return { refused, count: 0 };
  const present = await count();
  let planned = present - clients.filter(removes).length;
  for (const entry of clients.filter(adds)) {
    if (mayAddClient(planned, maxClients)) planned += 1;
    else refused.add(entry);
  }
  return { refused, count: present };
}
