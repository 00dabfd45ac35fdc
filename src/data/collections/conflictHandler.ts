import type { RxConflictHandler } from 'rxdb';
import { isTwoWay } from '../../domain/collections';
import type { CollectionName, TwoWayName } from '../../domain/collections';
import { sameDocument, sameValue } from '../../domain/equality';
import { mergeDocuments } from '../../domain/merge';
import type { WireDocument } from '../../domain/protocol';
import type { RejectionRecord, SideStore } from '../sideStore';
import { titleOf } from '../../domain/titles';
import type { StoredDocument } from './schemas';

function typedAt<K extends string>(
  key: K,
  { updatedAt }: WireDocument,
): Partial<Record<K, string>> {
  return typeof updatedAt === 'string' ? ({ [key]: updatedAt } as Record<K, string>) : {};
}

/** Three-way merge; what was decided by it is remembered before the result can be stored. */
export async function mergeAndNote(
  side: SideStore,
  collection: TwoWayName,
  versions: { base: WireDocument | null; mine: WireDocument; theirs: WireDocument },
): Promise<WireDocument> {
  const { base, mine, theirs } = versions;
  const result = mergeDocuments(collection, base ? { base, mine, theirs } : { mine, theirs });
  const title = titleOf(collection, result.merged);
  const shownBy = side.writers.take(collection, theirs);
  await side.keepConflicts(collection, mine.id, title, result.conflicts, {
    ...typedAt('shownAt', theirs),
    ...typedAt('keptAt', mine),
    ...(shownBy === undefined ? {} : { shownBy }),
  });
  await side.noteMerge(collection, mine.id, title, result.mergedFields);
  return { ...result.merged, _deleted: result.merged._deleted === true };
}

/** The refused version that RxDB takes for the server's, as it does with every pushed version. */
async function refusedVersion(
  side: SideStore,
  collection: TwoWayName,
  assumed: WireDocument | null,
): Promise<RejectionRecord | undefined> {
  if (!assumed) return undefined;
  const refused = await side.rejectionsOf(collection, assumed.id);
  return refused.find((record) => sameDocument(record.copy, assumed));
}

/** How RxDB compares and merges versions of a collection's documents. */
export function conflictHandlerOf(
  name: CollectionName,
  side: SideStore,
): RxConflictHandler<StoredDocument> {
  if (!isTwoWay(name))
    return {
      isEqual: (a, b) => sameValue(a, b),
      resolve: (input) => Promise.resolve(input.realMasterState),
    };
  return {
    isEqual: (a, b) => sameDocument(a, b),
    async resolve({ assumedMasterState, newDocumentState, realMasterState }) {
      const assumed = assumedMasterState ?? null;
      const known = side.bases.take(name, newDocumentState.id);
      const refused = await refusedVersion(side, name, assumed);
      const merged = await mergeAndNote(side, name, {
        // A refused version was never the server's: its own ancestor is what both sides know.
        base: refused ? refused.assumed : known === undefined ? assumed : known,
        mine: newDocumentState,
        theirs: realMasterState,
      });
      // From now on RxDB names the server's version; the refused one is settled with the result.
      if (refused) await side.rejections.update(refused.key, { merged: true });
      return merged;
    },
  };
}
