import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isTwoWay, TWO_WAY, type TwoWayName } from '../../src/domain/records';
import { isErased } from '../../src/domain/records/clientData';
import { mergeDocuments, type MergeConflict } from '../../src/domain/protocol/merge';
import { WRITES_KEPT, type WireDocument } from '../../src/domain/protocol/protocol';
import { readTolerantly } from '../../src/domain/schema/tolerance';
import { CouchUnavailable, type CouchDatabase, type StoredDocument } from '../couch/client';
import { toBody, storedId, toWire, listWrites } from './envelope';

/** Most characters of one value that a notice quotes; a notice holds 20,000. */
const QUOTED = 2_000;
const MAX_TEXT = 20_000;

type Merge = { merged: WireDocument; conflicts: MergeConflict[] };

async function findAncestor(
  database: CouchDatabase,
  id: string,
  [left, right]: [string, string],
): Promise<WireDocument | undefined> {
  const others = new Set(await database.history(id, left));
  const common = (await database.history(id, right)).find((rev) => others.has(rev));
  const ancestor = common === undefined ? undefined : await database.revision(id, common);
  return ancestor && toWire(ancestor);
}

/** Both versions in one; where the schema does not take that, the shown one and the other kept whole. */
function mergeTwo(
  collection: TwoWayName,
  versions: { base: WireDocument | undefined; theirs: WireDocument; mine: WireDocument },
): Merge {
  const { theirs, mine } = versions;
  const { merged, conflicts } = mergeDocuments(collection, versions);
  const { ok } = readTolerantly<z.ZodType>(TWO_WAY[collection], toBody(merged));
  if (ok) return { merged, conflicts };
  return { merged: theirs, conflicts: [{ path: '', shown: null, kept: mine }] };
}

function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').slice(0, QUOTED);
}

function buildNotice(
  document: StoredDocument,
  conflicts: readonly MergeConflict[],
): StoredDocument {
  const quoted = conflicts.map((one) => `${one.path}: ${quote(one.kept)}`).join('\n');
  const text = `${document._id}\n${quoted}`.slice(0, MAX_TEXT);
  const id = `siblings-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  const at = document.receivedAt;
  return {
    _id: storedId('notices', id),
    type: 'notices',
    deleted: false,
    body: {
      id,
      createdAt: at,
      updatedAt: at,
      kind: 'notification',
      title: 'Hai máy chủ đã lưu hai bản khác nhau của một mục; đây là phần không được hiển thị',
      body: text,
    },
    by: 'gateway',
    device: 'gateway',
    receivedAt: at,
  };
}

async function removeLosers(
  database: CouchDatabase,
  shown: StoredDocument,
  losers: readonly string[],
): Promise<void> {
  await database.bulk(
    losers.map((loser) => ({ ...shown, _rev: loser, _deleted: true }) satisfies StoredDocument),
  );
}

/** An erasure on one node wins over what another one stored meanwhile. */
async function settleErased(
  database: CouchDatabase,
  shown: StoredDocument,
  losers: readonly string[],
): Promise<boolean> {
  const versions: StoredDocument[] = [shown];
  for (const loser of losers) {
    const version = await database.revision(shown._id, loser);
    if (version) versions.push(version);
  }
  const erased = versions.find(({ body }) => isErased(body));
  if (!erased) return false;
  if (erased !== shown) {
    const { _rev: _loser, ...content } = erased;
    const next = shown._rev === undefined ? content : { ...content, _rev: shown._rev };
    const [written] = await database.bulk([next]);
    if (!written?.ok) throw new CouchUnavailable('an erased document is being written');
  }
  await removeLosers(database, shown, losers);
  return true;
}

/**
 * Deterministic, so several gateways may do it and a crash in between repeats it.
 * @throws CouchUnavailable when somebody else writes the document meanwhile
 */
export async function mergeSiblings(
  database: CouchDatabase,
  document: StoredDocument,
): Promise<void> {
  const { _conflicts: losers = [], ...shown } = document;
  const collection = shown.type;
  const rev = shown._rev;
  let merged = toWire(shown);
  if (!isTwoWay(collection) || rev === undefined || !merged) return;
  if (await settleErased(database, shown, losers)) return;
  const conflicts: MergeConflict[] = [];
  let { receivedAt } = shown;
  const writes = new Set(listWrites(shown));
  // Same order on every gateway.
  for (const loser of [...losers].sort()) {
    const other = await database.revision(shown._id, loser);
    const mine = other && toWire(other);
    if (!mine) continue;
    const base = await findAncestor(database, shown._id, [rev, loser]);
    const result: Merge = mergeTwo(collection, { base, theirs: merged, mine });
    merged = result.merged;
    conflicts.push(...result.conflicts);
    // Both are ancestors of the merged version, so their writers merge against what they wrote.
    for (const write of listWrites(other)) writes.add(write);
    if (other.receivedAt > receivedAt) receivedAt = other.receivedAt;
  }
  const next = {
    ...shown,
    deleted: merged._deleted,
    body: toBody(merged),
    device: 'gateway',
    writes: [...writes].slice(-WRITES_KEPT),
    receivedAt,
  };
  if (conflicts.length > 0) {
    const notice = buildNotice(next, conflicts);
    if (!(await database.get(notice._id))) await database.bulk([notice]);
  }
  const [written] = await database.bulk([next]);
  if (!written?.ok) throw new CouchUnavailable('a document with siblings is being written');
  await removeLosers(database, shown, losers);
}
