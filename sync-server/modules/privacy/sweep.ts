import { CLIENT_COLLECTIONS, isErased } from '../../../src/domain/records/clientData';
import { CouchDatabaseMissing, workspaceDatabase, type Couch } from '../../couch/client';
import type { Expiring } from '../../cleanUp';
import type { WakeHub } from '../../http/wakeHub';
import { eraseClient } from './erase';
import type { Erasure, ErasureStore } from './erasures';

/** Milliseconds within which a push that began before the erasure may still have written. */
const YOUNG = 2 * 86_400_000;

interface Parts {
  couch: Couch;
  wake: WakeHub;
  erasures: ErasureStore;
  now: () => Date;
}

/** After a restore of a backup from before the erasure the client is there again. */
async function isDue({ couch, now }: Parts, erasure: Erasure): Promise<boolean> {
  if (now().getTime() - Date.parse(erasure.erasedAt) < YOUNG) return true;
  const database = couch.database(workspaceDatabase(erasure.workspaceId));
  const stored = await database.get(`clients:${erasure.clientId}`);
  return stored !== undefined && !isErased(stored.body);
}

async function sweepOne(parts: Parts, erasure: Erasure): Promise<number> {
  try {
    if (!(await isDue(parts, erasure))) return 0;
    const erased = await eraseClient(parts.couch, erasure);
    const count = Object.values(erased).reduce((sum, one) => sum + one, 0);
    if (count > 0) parts.wake.wake(erasure.workspaceId, [...CLIENT_COLLECTIONS]);
    return count;
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) return 0;
    throw error;
  }
}

/** Repeats erasures: what a dying gateway, a late push or a restored backup left. */
export function createErasureSweep(parts: Parts): Expiring {
  return {
    name: 'data of erased clients',
    remove: async () => {
      let removed = 0;
      for (const erasure of await parts.erasures.all()) removed += await sweepOne(parts, erasure);
      return removed;
    },
  };
}
