import type { OpenLocalData } from '../data/openLocalData';
import type { ConflictRecord } from '../data/sideStore';
import { putVersion } from '../data/versions';
import { applyKept, joinTexts, valueAt } from '../domain/merge';
import type { WireDocument } from '../domain/protocol';
import { nowInstant } from '../platform/clock';
import type { SyncActions } from './status';

/** The place of a kept value is gone: its line or its document was deleted meanwhile. */
export class KeptPlaceGone extends Error {
  override readonly name = 'KeptPlaceGone';
}

/** Both texts, the document's own first; what it says by now, not what it said at the merge. */
function bothTexts(present: WireDocument | null, conflict: ConflictRecord): string {
  const { collection, shown, kept } = conflict;
  const now = present ? valueAt(collection, present, conflict) : shown;
  return joinTexts(String(now ?? shown ?? ''), String(kept ?? ''));
}

/**
 * What a person can do in the sync centre. Decisions are stored, so that they survive a crash and
 * are carried out by whichever tab leads.
 */
export function createActions(local: OpenLocalData, retryNow: () => void): SyncActions {
  const { rx, side } = local;
  return {
    retryNow,
    async retryRejection(key) {
      await side.rejections.update(key, { retry: true, dropped: false });
      retryNow();
    },
    async discardRejection(key) {
      await side.rejections.update(key, { dropped: true, retry: false });
      retryNow();
    },
    /** @throws KeptPlaceGone when the other value has no place any more; it stays kept then */
    async resolveConflict(key, take) {
      const conflict = await side.conflicts.get(key);
      if (!conflict) return;
      if (take !== 'shown') {
        const { collection, id, path } = conflict;
        await putVersion({ rx, side }, collection, id, (current) => {
          const present = current && (!current._deleted || path === '_deleted') ? current : null;
          const value = take === 'both' ? bothTexts(present, conflict) : conflict.kept;
          const next = present && applyKept(collection, present, path, value);
          if (!next) throw new KeptPlaceGone(`${collection} ${id} ${path}`);
          return Promise.resolve({ ...next, updatedAt: nowInstant() });
        });
      }
      await side.conflicts.delete(key);
    },
  };
}
