import type { RxConflictHandler } from 'rxdb';
import { isTwoWay } from '../../domain/collections';
import type { CollectionName, TwoWayName } from '../../domain/collections';
import { sameDocument, sameValue } from '../../domain/equality';
import { mergeDocuments } from '../../domain/merge';
import type { WireDocument } from '../../domain/protocol';
import type { SideStore } from '../sideStore';
import { titleOf } from '../titles';
import type { StoredDocument } from './schemas';

/** Three-way merge; what was decided by it is remembered before the result can be stored. */
export async function mergeAndNote(
  side: SideStore,
  collection: TwoWayName,
  versions: { base: WireDocument | null; mine: WireDocument; theirs: WireDocument },
): Promise<WireDocument> {
  const { base, mine, theirs } = versions;
  const result = mergeDocuments(collection, base ? { base, mine, theirs } : { mine, theirs });
  const title = titleOf(collection, result.merged);
  await side.keepConflicts(collection, mine.id, title, result.conflicts);
  await side.noteMerge(collection, mine.id, title, result.mergedFields);
  return { ...result.merged, _deleted: result.merged._deleted === true };
}

/**
 * The ancestor that both sides really know. RxDB takes every pushed version for the server's;
 * a refused one never was, so the ancestor of the refused version stands in for it.
 */
export async function trueAncestor(
  side: SideStore,
  collection: TwoWayName,
  id: string,
  assumed: WireDocument | null,
): Promise<WireDocument | null> {
  if (!assumed) return null;
  const refused = await side.rejectionsOf(collection, id);
  const match = refused.find((record) => sameDocument(record.copy, assumed));
  return match ? match.assumed : assumed;
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
      const { id } = newDocumentState;
      return mergeAndNote(side, name, {
        base: await trueAncestor(side, name, id, assumedMasterState ?? null),
        mine: newDocumentState,
        theirs: realMasterState,
      });
    },
  };
}
