import { isPastKeeping } from '../../../src/domain/publicHouse/articles/article';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';
import { readPages } from '../../couch/paging';
import type { WakeHub } from '../../http/wakeHub';
import { readWorkspace, workspaceKey } from '../accounts/accountRecords';
import type { Expiring } from '../../cleanUp';
import { bytesOfBody } from '../../sync/envelope';
import type { StorageQuota } from '../storage/storageQuota';
import { ACCOUNTS_DATABASE } from '../../store/envelope';

const EVERY = 86_400_000;

interface Parts {
  couch: Couch;
  rooms: StorageQuota;
  wake: WakeHub;
  now: () => Date;
}

/** Counts from the server's receipt: the deleting device's clock may be years off. */
function isOver({ type, deleted, body, receivedAt }: StoredDocument, now: Date): boolean {
  if (type !== 'articles' || deleted || typeof body.deletedAt !== 'string') return false;
  return isPastKeeping({ deletedAt: receivedAt }, now.toISOString());
}

async function purge({ couch, rooms, wake, now }: Parts, workspaceId: string): Promise<number> {
  const database = couch.database(workspaceDatabase(workspaceId));
  let removed = 0;
  for await (const rows of readPages(database, 'articles:')) {
    const over = rows.flatMap(({ doc }) => (doc && isOver(doc, now()) ? [doc] : []));
    if (over.length === 0) continue;
    const practice = await couch.database(ACCOUNTS_DATABASE).get(workspaceKey(workspaceId));
    const room = rooms.of(workspaceId, practice ? readWorkspace(practice, now()).plan : '');
    const receivedAt = now().toISOString();
    const writes = over.map((stored) => {
      const bytes = bytesOfBody(stored);
      const { deviceName: _name, ...kept } = stored;
      const write = { ...kept, deleted: true, by: 'gateway', device: 'gateway', receivedAt };
      return { write, stored, bytes, storedBytes: bytes };
    });
    await room.claim(writes);
    // A concurrent write wins: it may have restored the article.
    const results = await database.bulk(writes.map(({ write }) => write));
    const gone = results.flatMap((result) => (result.ok ? [result.id] : []));
    await room.settle(new Set(gone));
    removed += gone.length;
  }
  if (removed > 0) wake.wake(workspaceId, ['articles']);
  return removed;
}

/**
 * Removes articles deleted thirty days ago, for practices whose devices do not. A device that restored one offline keeps
 * it.
 */
export function createArticlePurge(parts: Parts): Expiring {
  let last = Number.NEGATIVE_INFINITY;
  return {
    name: 'deleted articles',
    remove: async () => {
      const at = parts.now().getTime();
      if (at - last < EVERY) return 0;
      const prefix = workspaceDatabase('');
      let removed = 0;
      for (const name of await parts.couch.databases())
        if (name.startsWith(prefix)) removed += await purge(parts, name.slice(prefix.length));
      last = at;
      return removed;
    },
  };
}
