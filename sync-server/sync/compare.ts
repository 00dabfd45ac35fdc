import { sameDocument } from '../../src/domain/records/equality';
import { WRITES_KEPT, type Verdict } from '../../src/domain/protocol/protocol';
import type { StoredDocument } from '../couch/client';
import { storedId, toWire, listWrites } from './envelope';
import { accepted, badField, conflict, rejected, unknownPlaces, type GoodRow } from './judge';
import { notCarriedOver } from './carriedOver';
import { forbiddenField } from './gatewayFields';

export interface Writer {
  accountId: string;
  name?: string | undefined;
  workspaceId: string;
  deviceId: string;
  deviceName?: string | undefined;
  members: readonly string[];
}

export type Decision = { verdict: Verdict } | { write: StoredDocument };

function envelope(
  row: GoodRow,
  writer: Writer,
  stored: StoredDocument | undefined,
): StoredDocument {
  const writes = [...(stored ? listWrites(stored) : []), ...(row.write ? [row.write] : [])];
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
 * The write's name is recorded even if the content is equal: a device whose answer was lost needs it to see that its
 * version is an ancestor of later ones.
 */
function decideSame(row: GoodRow, stored: StoredDocument): Decision {
  const { write } = row;
  const writes = listWrites(stored);
  if (write === undefined || writes.includes(write))
    return { verdict: accepted(row, stored._rev ?? '') };
  return { write: { ...stored, writes: [...writes, write].slice(-WRITES_KEPT) } };
}

export function decide(row: GoodRow, stored: StoredDocument | undefined, writer: Writer): Decision {
  if (!stored) return decideNew(row, writer);
  const master = toWire(stored);
  if (!master || master.workspaceId !== writer.workspaceId)
    return { verdict: rejected(row, 'other_workspace') };
  const assumed = row.rev !== null && row.rev === stored._rev;
  // A value set and set back is a version of its own: the value in between may still be on its way here.
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
 * Missing means new, or lost in a restore if it names a revision; but that is only the device's claim, so the author must
 * belong to the workspace either way.
 */
function decideNew(row: GoodRow, writer: Writer): Decision {
  // Also a copy of a document with unknown fields: it is accepted once this gateway knows them.
  if (row.unknown.length > 0) return { verdict: unknownPlaces(row, row.unknown) };
  if (!writer.members.includes(String(row.next.expertId)))
    return { verdict: badField(row, 'expertId', 'not_a_member') };
  const { next } = row;
  const forbidden = forbiddenField(row.collection, { next, stored: undefined, author: writer });
  if (forbidden) return { verdict: badField(row, forbidden.path, forbidden.code) };
  return { write: envelope(row, writer, undefined) };
}
