import type { OpenLocalData } from '../data/openLocalData';
import type { ConflictRecord, DecisionRecord } from '../data/store/decisions';
import { discardRefused, retryRefused } from '../data/store/serverWrites';
import { applyKept, joinTexts, valueAt } from '../domain/protocol/merge';
import type { WireDocument } from '../domain/protocol/protocol';
import { nowInstant } from '../platform/clock';
import type { SyncActions } from './status';

/** Its line or its document was deleted meanwhile. */
export class KeptPlaceGone extends Error {
  override readonly name = 'KeptPlaceGone';
}

/** Takes what the document says by now, not what it said at the merge. */
function bothTexts(present: WireDocument | null, conflict: ConflictRecord): string {
  const { collection, shown, kept } = conflict;
  const now = present ? valueAt(collection, present, conflict) : shown;
  return joinTexts(String(now ?? shown ?? ''), String(kept ?? ''));
}

export function createActions({ store }: OpenLocalData, retryNow: () => void): SyncActions {
  const decision = (key: string): Promise<DecisionRecord | undefined> =>
    store.database.decisions.get(key);
  return {
    retryNow,
    async retryRejection(key) {
      const refusal = await decision(key);
      if (refusal?.kind !== 'refused') return;
      await retryRefused(store, { collection: refusal.collection, id: refusal.documentId });
      retryNow();
    },
    async discardRejection(key) {
      const refusal = await decision(key);
      if (refusal?.kind !== 'refused') return;
      await discardRefused(store, { collection: refusal.collection, id: refusal.documentId });
    },
    /** @throws KeptPlaceGone when the other value has no place any more; it stays kept then */
    async resolveConflict(key, take) {
      const conflict = await decision(key);
      if (conflict?.kind !== 'conflict') return;
      if (take !== 'shown') {
        const { collection, documentId, path } = conflict;
        await store.edit(collection, documentId, (current) => {
          const present = current && (!current._deleted || path === '_deleted') ? current : null;
          const value = take === 'both' ? bothTexts(present, conflict) : conflict.kept;
          const next = present && applyKept(collection, present, path, value);
          if (!next) throw new KeptPlaceGone(`${collection} ${documentId} ${path}`);
          return { ...next, updatedAt: nowInstant() };
        });
      }
      await store.write((transaction) => transaction.withdraw([key]));
    },
  };
}
