import type { RejectionRecord, SideStore } from '../data/sideStore';
import type { TwoWayName } from '../domain/collections';
import { sameDocument } from '../domain/equality';
import { REJECTIONS } from '../domain/rejections';
import type { RejectionCode } from '../domain/rejections';
import type { Verdict, WireDocument } from '../domain/protocol';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';

/** A document on its way up. `assumed` is what the server really held, as far as is known. */
export interface Row {
  collection: TwoWayName;
  assumed: WireDocument | null;
  next: WireDocument;
  /** The refused version on which this one was built, if any. */
  upon: RejectionRecord | null;
}

export type Rejected = Extract<Verdict, { verdict: 'rejected' }>;

/** A verdict that the device can give by itself. */
export function localRejection(
  row: Row,
  code: RejectionCode,
  details?: Record<string, unknown>,
): Rejected {
  const { collection, next } = row;
  const base = { collection, id: next.id, verdict: 'rejected' as const, code };
  return { ...base, error: REJECTIONS[code], ...(details ? { details } : {}) };
}

/**
 * The row for a version that RxDB wants to push.
 * @param known refused versions of the collection's documents, this one's among them, oldest first
 */
export function rowOf(
  known: readonly RejectionRecord[],
  collection: TwoWayName,
  assumed: WireDocument | null,
  next: WireDocument,
): Row {
  const refused = known.filter(({ id }) => id === next.id);
  const upon = assumed && refused.find((record) => sameDocument(record.copy, assumed));
  if (upon) return { collection, assumed: upon.assumed, next, upon };
  // After a new epoch RxDB knows no ancestor; the refused version itself is sent again then.
  const itself = assumed ? undefined : refused.find((record) => sameDocument(record.copy, next));
  if (itself) return { collection, assumed: itself.assumed, next, upon: itself };
  return { collection, assumed, next, upon: refused.find((record) => record.merged) ?? null };
}

/** The places that the server's refusal names. */
function pathsOf(details: Record<string, unknown> | undefined): string[] {
  const issues: unknown[] = Array.isArray(details?.issues) ? details.issues : [];
  return issues.flatMap((issue) => {
    if (typeof issue !== 'object' || issue === null || !('path' in issue)) return [];
    return typeof issue.path === 'string' && issue.path !== '' ? [issue.path] : [];
  });
}

/** Keeps a refused version with its ancestor, in place of the one on which it was built. */
export async function keepRejection(side: SideStore, row: Row, verdict: Rejected): Promise<void> {
  await side.transaction('rw', side.rejections, async () => {
    if (row.upon) await side.rejections.delete(row.upon.key);
    await side.rejections.put({
      key: newId(),
      collection: row.collection,
      id: row.next.id,
      code: verdict.code,
      reason: verdict.error,
      paths: pathsOf(verdict.details),
      rejectedAt: nowInstant(),
      copy: row.next,
      assumed: row.assumed,
      retry: false,
      merged: false,
      dropped: false,
    });
  });
}

/** The server holds this version now: what it was built on is settled. */
export async function settleAccepted(side: SideStore, row: Row): Promise<void> {
  if (row.upon) await side.rejections.delete(row.upon.key);
}

/** What waited for refused clients is sent again once the server has taken the clients. */
export async function releaseDependents(
  side: SideStore,
  clientIds: ReadonlySet<unknown>,
): Promise<void> {
  if (clientIds.size === 0) return;
  await side.rejections
    .filter(({ code, copy }) => code === 'depends_on_rejected' && clientIds.has(copy.clientId))
    .modify({ retry: true });
}
