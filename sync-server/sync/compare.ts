import { sameDocument } from '../../src/domain/records/equality';
import { WRITES_KEPT, type Verdict } from '../../src/domain/protocol/protocol';
import type { StoredDocument } from '../couch/client';
import { storedId, toWire, writesOf } from './envelope';
import { accepted, badField, conflict, rejected, unknownPlaces, type GoodRow } from './judge';
import { notCarriedOver } from './carriedOver';
import { forbiddenField } from './gatewayFields';

/** Who writes. */
export interface Writer {
  accountId: string;
  /** Name of the account. */
  name?: string | undefined;
  workspaceId: string;
  deviceId: string;
  /** Its name when it writes, for whoever meets the version in a conflict. */
  deviceName?: string | undefined;
  /** Accounts of the workspace: one of them has to be the author of a new document. */
  members: readonly string[];
}

/** The decision on a row: an answer, or a document to write first. */
export type Decision = { verdict: Verdict } | { write: StoredDocument };

/** The envelope in which a document is stored; its body stays as the device wrote it. */
function envelope(
  row: GoodRow,
  writer: Writer,
  stored: StoredDocument | undefined,
): StoredDocument {
  const writes = [...(stored ? writesOf(stored) : []), ...(row.write ? [row.write] : [])];
  return {
    _id: storedId(row.collection, row.next.id),
    ...(stored?._rev === undefined ? {} : { _rev: stored._rev }),
    type: row.collection,
    deleted: row.next._deleted,
    body: row.body,
    by: writer.accountId,
    device: writer.deviceId,
    ...(writer.deviceName === undefined ? {} : { deviceName: writer.deviceName }),
    ...(writes.length > 0 ? { writes: writes.slice(-WRITES_KEPT) } : {}),
    receivedAt: new Date().toISOString(),
  };
}

/**
 * Decides a row whose content is stored already. Its name is noted all the same: only by it a device whose answer is
 * lost learns that its version lies below what comes later.
 */
function decideSame(row: GoodRow, stored: StoredDocument): Decision {
  const { write } = row;
  const writes = writesOf(stored);
  if (write === undefined || writes.includes(write))
    return { verdict: accepted(row, stored._rev ?? '') };
  return { write: { ...stored, writes: [...writes, write].slice(-WRITES_KEPT) } };
}

/** Compares the revision on which a row builds with the stored one. */
export function decide(row: GoodRow, stored: StoredDocument | undefined, writer: Writer): Decision {
  if (!stored) return decideNew(row, writer);
  const master = toWire(stored);
  // Both versions have to be the caller's: the stored one as well as the new one.
  if (!master || master.workspaceId !== writer.workspaceId)
    return { verdict: rejected(row, 'other_workspace') };
  const assumed = row.rev !== null && row.rev === stored._rev;
  // A value that was set and set back is a version of its own: what was set may still be on its way here.
  const isNamed = assumed && row.write !== undefined;
  if (!isNamed && sameDocument(master, row.next)) return decideSame(row, stored);
  if (!assumed) return { verdict: conflict(row, master, stored) };
  const unknown = notCarriedOver(row.collection, row.unknown, row.next, master);
  if (unknown.length > 0) return { verdict: unknownPlaces(row, unknown) };
  if (master.expertId !== row.next.expertId)
    return { verdict: badField(row, 'expertId', 'changed') };
  const forbidden = forbiddenField(row.collection, {
    next: row.next,
    stored: master,
    author: writer,
  });
  if (forbidden) return { verdict: badField(row, forbidden.path, forbidden.code) };
  return { write: envelope(row, writer, stored) };
}

/**
 * A document that is not there: new, or lost in a restore, which the revision that it names would tell. But
 * that is only what the device says, so the author has to be one of the workspace in any case.
 */
function decideNew(row: GoodRow, writer: Writer): Decision {
  // A copy of a document with unknown fields, too: it goes up when this gateway knows them.
  if (row.unknown.length > 0) return { verdict: unknownPlaces(row, row.unknown) };
  if (!writer.members.includes(String(row.next.expertId)))
    return { verdict: badField(row, 'expertId', 'not_a_member') };
  const { next } = row;
  const forbidden = forbiddenField(row.collection, { next, stored: undefined, author: writer });
  if (forbidden) return { verdict: badField(row, forbidden.path, forbidden.code) };
  return { write: envelope(row, writer, undefined) };
}
