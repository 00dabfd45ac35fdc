import { twoWay, type TwoWayName } from '../../records';
import { isDerivedField, sameDocument, sameValue } from '../../records/equality';
import type { Fields, MergeConflict } from './merged';
import { mergeFields } from './values';

export type SyncedDocument = { id: string; _deleted?: boolean };

/** Without `base` the two were written independently, or it was lost. */
export interface Versions<T extends SyncedDocument> {
  base?: T | undefined;
  mine: T;
  theirs: T;
}

export interface MergeResult<T extends SyncedDocument> {
  merged: T & { _deleted: boolean };
  conflicts: MergeConflict[];
  mergedFields: string[];
}

const isGone = (document: SyncedDocument | undefined): boolean => document?._deleted === true;

function getFields(document: SyncedDocument): Fields {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('_')));
}

function sameContent(a: SyncedDocument, b: SyncedDocument): boolean {
  return sameDocument(getFields(a), getFields(b));
}

function mergeDeletion<T extends SyncedDocument>(
  versions: Versions<T>,
): { deleted: boolean; disputed: boolean } {
  const { base, mine, theirs } = versions;
  if (isGone(mine) === isGone(theirs)) return { deleted: isGone(mine), disputed: false };
  // Both knew the deletion, and one side undid it.
  if (isGone(base)) return { deleted: false, disputed: false };
  const other = isGone(mine) ? theirs : mine;
  if (base && sameContent(base, other)) return { deleted: true, disputed: false };
  return { deleted: false, disputed: true };
}

function withoutQuestion<T extends SyncedDocument>(
  { base, mine, theirs }: Versions<T>,
  conflicts: MergeConflict[],
): string[] {
  const [left, right] = [getFields(mine), getFields(theirs)];
  const before = base ? getFields(base) : undefined;
  const disputed = new Set(conflicts.map((conflict) => conflict.path));
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].filter((key) => {
    if (isDerivedField(key) || disputed.has(key)) return false;
    if (!before) return !sameValue(left[key], right[key]);
    return !sameValue(before[key], left[key]) || !sameValue(before[key], right[key]);
  });
}

/**
 * Merges three ways on the common ancestor (product decision 12). What only one side changed is taken from
 * it; where both changed the same value, the server's is shown and the device's is kept and
 * offered as a conflict. A document that one side deleted and the other changed stays, and the
 * deletion is offered under the path `_deleted`. Pure: the same input gives the same result on
 * every device. The result may exceed a list's limit where two long lists were united.
 */
export function mergeDocuments<T extends SyncedDocument>(
  collection: TwoWayName,
  versions: Versions<T>,
): MergeResult<T> {
  const { base, mine, theirs } = versions;
  const before = base ? getFields(base) : undefined;
  const merged = mergeFields(
    twoWay(collection, theirs),
    before,
    getFields(mine),
    getFields(theirs),
  );
  const { deleted, disputed } = mergeDeletion(versions);
  // No decision is needed about a value of something that both sides deleted.
  const conflicts = isGone(mine) && isGone(theirs) ? [] : merged.conflicts;
  if (disputed) conflicts.push({ path: '_deleted', shown: false, kept: true });
  const document = settleDerived(collection, merged.value, versions);
  const met =
    !sameDocument(mine, theirs) &&
    !(base && (sameDocument(base, mine) || sameDocument(base, theirs)));
  return {
    merged: { ...document, _deleted: deleted } as unknown as T & { _deleted: boolean },
    conflicts,
    mergedFields: met ? withoutQuestion(versions, conflicts) : [],
  };
}

function settleDerived<T extends SyncedDocument>(
  collection: TwoWayName,
  value: Fields,
  { mine, theirs }: Versions<T>,
): Fields {
  for (const version of [getFields(theirs), getFields(mine)]) {
    if (!sameDocument(value, version)) continue;
    return { ...version, updatedAt: value.updatedAt };
  }
  return twoWay(collection, value).recompute?.(value) ?? value;
}
