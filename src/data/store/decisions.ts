import type { TwoWayName } from '../../domain/records';
import { sameValue } from '../../domain/records/equality';
import type { RejectionCode } from '../../domain/protocol/rejections';
import { valueAt, type MergeConflict } from '../../domain/protocol/merge';
import type { WireDocument } from '../../domain/protocol/protocol';
import { nowInstant } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { getDocumentTitle } from '../../domain/records/titles';

interface About {
  id: string;
  collection: TwoWayName;
  documentId: string;
  title: string;
  at: string;
}

export interface RefusalRecord extends About {
  kind: 'refused';
  code: RejectionCode;
  reason: string;
  paths: string[];
  clientId?: string;
}

/** Two devices wrote one value: `shown` stands in the document, `kept` is the other one. */
export interface ConflictRecord extends About {
  kind: 'conflict';
  path: string;
  shown: unknown;
  kept: unknown;
  /** When each was typed, by the clock of its device. */
  shownAt?: string;
  keptAt?: string;
  shownBy?: string;
}

export interface MergeRecord extends About {
  kind: 'merge';
  fields: string[];
}

export type DecisionRecord = RefusalRecord | ConflictRecord | MergeRecord;

export const MERGES_KEPT = 200;

export const refusalId = (collection: TwoWayName, id: string): string =>
  `refused|${collection}|${id}`;

function about(collection: TwoWayName, document: WireDocument): Omit<About, 'id'> {
  return {
    collection,
    documentId: document.id,
    title: getDocumentTitle(collection, document),
    at: nowInstant(),
  };
}

const pickClientId = ({ clientId }: WireDocument): { clientId?: string } =>
  typeof clientId === 'string' ? { clientId } : {};

export function buildRefusal(
  collection: TwoWayName,
  document: WireDocument,
  why: Pick<RefusalRecord, 'code' | 'reason' | 'paths'>,
): RefusalRecord {
  const id = refusalId(collection, document.id);
  return { ...about(collection, document), id, kind: 'refused', ...why, ...pickClientId(document) };
}

export function buildMerge(
  collection: TwoWayName,
  document: WireDocument,
  fields: string[],
): MergeRecord {
  return { ...about(collection, document), id: newId(), kind: 'merge', fields };
}

function typedAt<K extends string>(
  key: K,
  { updatedAt }: WireDocument,
): Partial<Record<K, string>> {
  return typeof updatedAt === 'string' ? ({ [key]: updatedAt } as Record<K, string>) : {};
}

export function buildConflicts(
  collection: TwoWayName,
  versions: { merged: WireDocument; mine: WireDocument; theirs: WireDocument },
  conflicts: readonly MergeConflict[],
  present: readonly DecisionRecord[],
  shownBy: string | undefined,
): ConflictRecord[] {
  const { merged, mine, theirs } = versions;
  const known = present.filter((one) => one.kind === 'conflict');
  return conflicts
    .filter(
      ({ path, kept }) => !known.some((one) => one.path === path && sameValue(one.kept, kept)),
    )
    .map((conflict) => ({
      ...about(collection, merged),
      id: newId(),
      kind: 'conflict',
      ...conflict,
      ...typedAt('shownAt', theirs),
      ...typedAt('keptAt', mine),
      ...(shownBy === undefined ? {} : { shownBy }),
    }));
}

/**
 * An open conflict after the document got a new version, from whichever device: the kept value settles it,
 * another one becomes the one that is shown.
 * @param by name of the device that wrote the version; undefined for this one
 * @returns null where it is settled
 */
export function conflictAfter(
  conflict: ConflictRecord,
  document: WireDocument,
  by: string | undefined,
): ConflictRecord | null {
  // A deletion is no value of the field; what was typed is still offered.
  if (document._deleted || conflict.path === '_deleted') return conflict;
  const now = valueAt(conflict.collection, document, conflict) ?? null;
  if (sameValue(now, conflict.kept)) return null;
  if (sameValue(now, conflict.shown ?? null)) return conflict;
  const { shownBy: _former, ...rest } = conflict;
  return {
    ...rest,
    shown: now,
    ...typedAt('shownAt', document),
    ...(by === undefined ? {} : { shownBy: by }),
  };
}

export const toSubject = (collection: TwoWayName, id: string): [string, string] => [collection, id];
