import { findClientId, isErased, toErased } from '../../../src/domain/records/clientData';
import {
  CouchUnavailable,
  workspaceDatabase,
  type Change,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import type { Erasure } from './erasures';

const PAGE = 100;
const ROUNDS = 8;

/** A conflict of two nodes is quoted in a notice, below the id of its document. */
function quotes({ type, body }: StoredDocument, erasedIds: ReadonlySet<string>): boolean {
  const [id = ''] = typeof body.body === 'string' ? body.body.split('\n', 1) : [];
  return type === 'notices' && erasedIds.has(id);
}

const isOf =
  ({ clientId }: Erasure, erasedIds: ReadonlySet<string>) =>
  ({ doc }: Change<StoredDocument>): boolean =>
    doc !== undefined &&
    typeof doc.body === 'object' &&
    !isErased(doc.body) &&
    (findClientId(doc.type, doc.body) === clientId || quotes(doc, erasedIds));

/** Names and times of devices and former writes go with the words. */
function erasedVersion(
  { _id, _rev, type, body }: StoredDocument,
  { erasedAt }: Erasure,
): StoredDocument {
  return {
    _id,
    ...(_rev === undefined ? {} : { _rev }),
    type,
    deleted: true,
    body: toErased(body, erasedAt),
    by: 'gateway',
    device: 'gateway',
    receivedAt: erasedAt,
  };
}

/** A version that lost on another node of a cluster would be left in the files. */
const withoutSiblings = ({ _id, _conflicts = [], type }: StoredDocument): StoredDocument[] =>
  _conflicts.map((_rev) => ({
    _id,
    _rev,
    _deleted: true,
    type,
    deleted: true,
    body: {},
    by: 'gateway',
    device: 'gateway',
    receivedAt: '',
  }));

/** @returns the collections of what was erased, one for each document */
async function eraseOnce(
  database: CouchDatabase,
  erasure: Erasure,
  erasedIds: Set<string>,
): Promise<{ erased: string[]; isSettled: boolean }> {
  const erased: string[] = [];
  let isSettled = true;
  for (let since: string | null = null; ;) {
    const page = await database.changes({ since, limit: PAGE, conflicts: true });
    const documents = page.rows.filter(isOf(erasure, erasedIds)).flatMap(({ doc }) => doc ?? []);
    if (documents.length > 0) {
      const results = await database.bulk(documents.map((one) => erasedVersion(one, erasure)));
      for (const [index, { ok, id }] of results.entries())
        if (ok) {
          erasedIds.add(id);
          erased.push(documents[index]?.type ?? '');
        } else isSettled = false;
      const siblings = documents.flatMap(withoutSiblings);
      if (siblings.length > 0) await database.bulk(siblings);
    }
    since = page.lastSeq;
    if (page.pending === 0) return { erased, isSettled };
  }
}

/**
 * Writes over all that names the client, then takes the words out of the database's files. May be repeated.
 * @returns number of documents by collection
 * @throws CouchUnavailable when others keep writing them
 */
export async function eraseClient(couch: Couch, erasure: Erasure): Promise<Record<string, number>> {
  const database = couch.database(workspaceDatabase(erasure.workspaceId));
  const counts: Record<string, number> = {};
  const erasedIds = new Set<string>();
  for (let round = 1; ; round += 1) {
    const { erased, isSettled } = await eraseOnce(database, erasure, erasedIds);
    for (const name of erased) counts[name] = (counts[name] ?? 0) + 1;
    // Once more behind the last write: a push may have passed its check before the erasure was noted.
    if (isSettled && erased.length === 0) break;
    if (round === ROUNDS) throw new CouchUnavailable('others keep writing what is erased');
  }
  await database.compact();
  return counts;
}
