import { Dexie } from 'dexie';
import { defaultHashSha256 } from 'rxdb/plugins/core';
import { isRecord } from '../plain';
import { REPLICATED_NAMES, TWO_WAY_NAMES } from '../../domain/collections';
import type { ReplicatedName, TwoWayName } from '../../domain/collections';
import { sameDocument } from '../../domain/equality';
import type { RejectionCode } from '../../domain/rejections';
import { mergeDocuments } from '../../domain/merge';
import type { WireDocument } from '../../domain/protocol';
import { newWriteId } from '../../platform/ids';
import { refusalOf } from './decisions';
import type { ConflictRecord, DecisionRecord, MergeRecord } from './decisions';
import type { RecordStore } from './recordStore';
import { notePull } from './pullState';
import { UNNAMED } from './syncState';
import type { Held, SentVersion, SyncState } from './syncState';

/**
 * How data were kept before schema version 2: RxDB's storage with a database for each collection, what its
 * replication noted of the server in further ones, and tables beside them for what it could not note.
 */
export interface Former {
  name: string;
  workspaceId: string;
  /** Schema version of the collections: 0 or 1. */
  version: number;
}

/** The server's revision of what was pulled before revisions were told; any real one is newer. */
const UNKNOWN_REV = '0-unknown';

export interface FormerRejection {
  collection: TwoWayName;
  id: string;
  code: RejectionCode;
  reason: string;
  paths?: string[];
  copy: WireDocument;
  assumed: WireDocument | null;
  retry: boolean;
  merged: boolean;
  dropped: boolean;
}
export interface FormerAncestor {
  collection: TwoWayName;
  id: string;
  pulledBy: string | null;
  keptAt: number;
  document: WireDocument;
}
type FormerPassage =
  | { way: 'up'; collection: TwoWayName; documents: WireDocument[] }
  | { way: 'down'; collection: TwoWayName; ids: string[] };
type FormerDecision = Record<string, unknown> & {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  at: string;
};

interface Beside {
  rejections: FormerRejection[];
  conflicts: FormerDecision[];
  merges: FormerDecision[];
  ancestors: FormerAncestor[];
  passages: FormerPassage[];
  epoch: string | undefined;
}

/** What RxDB noted that the server holds. */
interface Noted {
  document: WireDocument;
  at: number;
}

async function rowsOf<T>(database: string, table: string): Promise<T[]> {
  if (!(await Dexie.exists(database))) return [];
  const opened = await new Dexie(database).open();
  try {
    return opened.tables.some(({ name }) => name === table)
      ? await opened.table<T>(table).toArray()
      : [];
  } finally {
    opened.close();
  }
}

const databaseOf = ({ name, version }: Former, collection: string): string =>
  `rxdb-dexie-${name}--${version}--${collection}`;

/** A stored row without what RxDB's storage added to it. */
function wireOf(row: Record<string, unknown>): WireDocument {
  const wire: WireDocument = {
    id: String(row.id),
    _deleted: row._deleted === true || row._deleted === '1',
  };
  for (const [key, value] of Object.entries(row)) if (!key.startsWith('_')) wire[key] = value;
  return wire;
}

async function documentsOf(former: Former, name: ReplicatedName): Promise<WireDocument[]> {
  return (await rowsOf<Record<string, unknown>>(databaseOf(former, name), 'docs')).map(wireOf);
}

/** The name of the database in which RxDB noted what it knew of a collection's server. */
async function notesName(former: Former, name: TwoWayName, epoch: string): Promise<string> {
  const identifier = `bualanh|${former.workspaceId}|${name}|${epoch}`;
  const hash = await defaultHashSha256([name, identifier].join('-'));
  return databaseOf(former, `rx-replication-meta-${hash}`);
}

async function notedOf(database: string): Promise<Map<string, Noted>> {
  const rows = await rowsOf<Record<string, unknown>>(database, 'docs');
  return new Map(
    rows.flatMap(({ isCheckpoint, itemId, docData, _meta: meta }): [string, Noted][] => {
      if (isCheckpoint !== '0' || !isRecord(docData)) return [];
      const at = isRecord(meta) ? Number(meta.lwt) : 0;
      return [[String(itemId), { document: wireOf(docData), at }]];
    }),
  );
}

async function besideOf({ name }: Former): Promise<Beside> {
  const side = `${name}-side`;
  const meta = await rowsOf<{ key: string; value: unknown }>(side, 'meta');
  const epochs = meta.find(({ key }) => key === 'epochs')?.value;
  return {
    rejections: await rowsOf(side, 'rejections'),
    conflicts: await rowsOf(side, 'conflicts'),
    merges: await rowsOf(side, 'merges'),
    ancestors: await rowsOf(side, 'ancestors'),
    passages: await rowsOf(side, 'passages'),
    epoch: isRecord(epochs) && typeof epochs.workspace === 'string' ? epochs.workspace : undefined,
  };
}

/** What the server and this device agreed on last, as far as the notes tell; null: nothing. */
function agreedOn(
  collection: TwoWayName,
  document: WireDocument,
  noted: Noted | undefined,
  { ancestors, passages }: Beside,
): WireDocument | null {
  const kept = ancestors.find((one) => one.collection === collection && one.id === document.id);
  if (kept && kept.pulledBy !== null && kept.keptAt > (noted?.at ?? 0)) return kept.document;
  if (noted) return noted.document;
  const pulled = passages.some(
    (one) => one.way === 'down' && one.collection === collection && one.ids.includes(document.id),
  );
  return pulled ? (kept?.document ?? document) : null;
}

function dirty(base: WireDocument | null, sent: SentVersion[] = []): SyncState {
  return {
    state: 'dirty',
    rev: base ? UNKNOWN_REV : null,
    base,
    write: newWriteId(),
    ...(sent.length > 0 ? { sent } : {}),
    waits: 1,
  };
}

/** A document and its state, from all that was noted of it; undefined where nothing of it is to stay. */
function heldOf(
  collection: TwoWayName,
  document: WireDocument,
  noted: Noted | undefined,
  beside: Beside,
): { held: Held; refusal?: FormerRejection } | undefined {
  const refusal = beside.rejections.find(
    (one) => one.collection === collection && one.id === document.id,
  );
  const stands = refusal !== undefined && sameDocument(refusal.copy, document);
  if (refusal && stands) {
    if (refusal.dropped)
      return refusal.assumed
        ? { held: { document: refusal.assumed, sync: { state: 'clean', rev: UNKNOWN_REV } } }
        : undefined;
    const sync = dirty(refusal.assumed);
    if (refusal.retry || sync.state === 'clean') return { held: { document, sync } };
    return { held: { document, sync: { ...sync, state: 'refused' } }, refusal };
  }
  // RxDB noted a refused version as the server's; what was built on it has the refused one's own base.
  const upon = noted && refusal && sameDocument(refusal.copy, noted.document);
  const base = upon ? refusal.assumed : agreedOn(collection, document, noted, beside);
  if (refusal && !upon && !refusal.dropped) {
    const versions = { mine: refusal.copy, theirs: document };
    const { merged } = mergeDocuments(
      collection,
      refusal.assumed ? { base: refusal.assumed, ...versions } : versions,
    );
    if (!sameDocument(merged, document))
      return { held: { document: merged, sync: dirty(base ?? document) } };
  }
  if (base && sameDocument(base, document))
    return { held: { document, sync: { state: 'clean', rev: UNKNOWN_REV } } };
  const sent = beside.passages.flatMap((one) =>
    one.way === 'up' && one.collection === collection
      ? one.documents.filter(({ id }) => id === document.id)
      : [],
  );
  return {
    held: {
      document,
      sync: dirty(
        base,
        sent.map((one) => ({ write: UNNAMED, document: one })),
      ),
    },
  };
}

function decisionOf(
  { key, id, ...rest }: FormerDecision,
  kind: 'conflict' | 'merge',
): DecisionRecord {
  return { ...rest, kind, id: key, documentId: id } as unknown as ConflictRecord | MergeRecord;
}

const decisionsOf = ({ conflicts, merges }: Beside): DecisionRecord[] => [
  ...conflicts.map((one) => decisionOf(one, 'conflict')),
  ...merges.map((one) => decisionOf(one, 'merge')),
];

/** Removes what was imported; run again, it goes on. */
async function removeFormer({ name }: Former): Promise<void> {
  const prefix = `rxdb-dexie-${name}--`;
  for (const database of await Dexie.getDatabaseNames())
    if (database.startsWith(prefix)) await Dexie.delete(database);
}

const IMPORTED = 'imported';

/**
 * Takes over data of schema versions 0 and 1 in one transaction, then removes them. Documents keep what is
 * known of their state; the server's revisions are learned by the next pull, which compares everything.
 * No other tab may have the database open.
 * @throws StorageFull when there is no room for a second copy; the data are as before
 */
export async function importFormer(store: RecordStore, former: Former): Promise<void> {
  const { database } = store;
  if (!(await database.pulls.get(IMPORTED))) {
    const beside = await besideOf(former);
    const found: { collection: TwoWayName; held: Held; refusal?: FormerRejection }[] = [];
    for (const collection of TWO_WAY_NAMES) {
      const noted = beside.epoch
        ? await notedOf(await notesName(former, collection, beside.epoch))
        : new Map<string, Noted>();
      for (const document of await documentsOf(former, collection)) {
        const taken = heldOf(collection, document, noted.get(document.id), beside);
        if (taken) found.push({ collection, ...taken });
      }
    }
    const mirrors = REPLICATED_NAMES.filter((one) => !TWO_WAY_NAMES.some((name) => name === one));
    const mirrored = await Promise.all(
      mirrors.map(async (name) => [name, await documentsOf(former, name)] as const),
    );
    await store.write(async (transaction) => {
      for (const { collection, held, refusal } of found) {
        transaction.hold({ collection, record: undefined, held: undefined }, held);
        if (!refusal) continue;
        const { code, reason, paths = [] } = refusal;
        await transaction.decide(refusalOf(collection, held.document, { code, reason, paths }));
      }
      for (const decision of decisionsOf(beside)) await transaction.decide(decision);
      for (const [name, documents] of mirrored) await transaction.mirror(name, documents);
      if (beside.epoch)
        await notePull(store, 'workspace', { epoch: beside.epoch, checkpoint: null });
      await database.pulls.put({ key: IMPORTED, value: true });
    });
  }
  await removeFormer(former);
}
