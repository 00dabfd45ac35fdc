import { sameDocument } from '../../src/domain/equality';
import type { Verdict } from '../../src/domain/protocol';
import type { StoredDocument } from '../couch/client';
import { bodyOf, storedId, toWire } from './envelope';
import type { GoodRow } from './judge';
import { notCarriedOver } from './carriedOver';
import { accepted, badField, conflict, rejected, unknownPlaces } from './judge';

/** Who writes. */
export interface Writer {
  accountId: string;
  workspaceId: string;
  deviceId: string;
  /** Its name when it writes, for whoever meets the version in a conflict. */
  deviceName?: string | undefined;
  /** Accounts of the workspace: one of them has to be the author of a new document. */
  members: readonly string[];
}

/** What is to be done with a row: an answer, or a document to write first. */
export type Decision = { verdict: Verdict } | { write: StoredDocument };

/** The envelope in which a document is stored; its body stays as the device wrote it. */
function envelope(row: GoodRow, writer: Writer, rev: string | undefined): StoredDocument {
  return {
    _id: storedId(row.collection, row.next.id),
    ...(rev === undefined ? {} : { _rev: rev }),
    type: row.collection,
    deleted: row.next._deleted,
    body: bodyOf(row.next),
    by: writer.accountId,
    device: writer.deviceId,
    ...(writer.deviceName === undefined ? {} : { deviceName: writer.deviceName }),
    receivedAt: new Date().toISOString(),
  };
}

/** Compares the assumed version with the stored one. */
export function decide(row: GoodRow, stored: StoredDocument | undefined, writer: Writer): Decision {
  if (!stored) return decideNew(row, writer);
  const master = toWire(stored);
  // Both versions have to be the caller's: the stored one as well as the new one.
  if (!master || master.workspaceId !== writer.workspaceId)
    return { verdict: rejected(row, 'other_workspace') };
  if (sameDocument(master, row.next)) return { verdict: accepted(row) };
  if (!row.assumed || !sameDocument(master, row.assumed))
    return { verdict: conflict(row, master, stored.deviceName) };
  const unknown = notCarriedOver(row.collection, row.unknown, row.next, master);
  if (unknown.length > 0) return { verdict: unknownPlaces(row, unknown) };
  if (master.expertId !== row.next.expertId)
    return { verdict: badField(row, 'expertId', 'changed') };
  return { write: envelope(row, writer, stored._rev) };
}

/**
 * A document that is not there: new, or lost in a restore, which its assumed version would tell. But
 * that is only what the device says, so the author has to be one of the workspace in any case.
 */
function decideNew(row: GoodRow, writer: Writer): Decision {
  // A copy of a document with unknown fields, too: it goes up when this gateway knows them.
  if (row.unknown.length > 0) return { verdict: unknownPlaces(row, row.unknown) };
  if (!writer.members.includes(String(row.next.expertId)))
    return { verdict: badField(row, 'expertId', 'not_a_member') };
  return { write: envelope(row, writer, undefined) };
}
