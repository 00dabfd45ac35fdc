import {
  isTwoWay,
  REPLICATED_NAMES,
  TWO_WAY_NAMES,
  type DatabaseName,
  type TwoWayName,
} from '../../domain/records';
import { isErased } from '../../domain/records/clientData';
import type { RejectionCode } from '../../domain/protocol/rejections';
import type { ChangedDocument, ServerVersion, WireDocument } from '../../domain/protocol/protocol';
import { newId, newWriteId } from '../../platform/ids';
import {
  buildConflicts,
  buildMerge,
  MERGES_KEPT,
  refusalId,
  buildRefusal,
  toSubject,
} from './decisions';
import { recordKey } from './recordDatabase';
import { dropDocument, takeErasure } from './erased';
import type { RecordStore, Loaded, StoreTransaction, Touched } from './recordStore';
import { notePull, type PullState } from './pullState';
import {
  acknowledged,
  detached,
  discarded,
  received,
  refused,
  retried,
  type Held,
  type Received,
  type SentVersion,
} from './syncState';

export interface OutgoingVersion extends SentVersion {
  collection: TwoWayName;
  /** Revision on which it builds; null: the server holds none. */
  rev: string | null;
}

const PULLED_ONLY = REPLICATED_NAMES.filter((name) => !isTwoWay(name));

export type Outcome =
  | { verdict: 'accepted'; rev: string }
  | ({ verdict: 'conflict'; writtenOn?: string | undefined } & ServerVersion)
  | Rejected;
export interface Rejected {
  verdict: 'rejected';
  code: RejectionCode;
  reason: string;
  paths: string[];
}

const versionKey = ({ collection, document, write }: Omit<OutgoingVersion, 'rev'>): string =>
  `${recordKey(collection, document.id)}|${write}`;

function openVersions(collection: TwoWayName, held: Held | undefined): string[] {
  if (!held || held.sync.state === 'clean') return [];
  const { document, sync } = held;
  const writes = [sync.write, ...(sync.sent ?? []).map(({ write }) => write)];
  return writes.map((write) => versionKey({ collection, document, write }));
}

/**
 * Asked of the database only after all documents are settled: Dexie drops a transaction after a hundred awaits without a
 * database request.
 */
type Later = (() => Promise<void>)[];

/** @returns its versions of which nothing more will be heard */
function settled(
  transaction: StoreTransaction,
  loaded: Loaded,
  next: Held | undefined,
  later: Later,
): string[] {
  const { collection, held } = loaded;
  transaction.hold(loaded, next);
  if (held?.sync.state === 'refused' && next?.sync.state !== 'refused')
    later.push(() => transaction.withdraw([refusalId(collection, held.document.id)]));
  const still = new Set(openVersions(collection, next));
  return openVersions(collection, held).filter((one) => !still.has(one));
}

async function noteInFlight(
  { database }: StoreTransaction,
  begun: readonly string[],
  ended: readonly string[],
): Promise<void> {
  const known = new Set([...begun, ...ended]);
  if (known.size === 0) return;
  for (const { push, writes } of await database.inFlight.toArray()) {
    const rest = writes.filter((one) => !known.has(one));
    if (rest.length === writes.length) continue;
    if (rest.length === 0) await database.inFlight.delete(push);
    else await database.inFlight.put({ push, writes: rest });
  }
  if (begun.length > 0) await database.inFlight.put({ push: newId(), writes: [...begun] });
}

async function noteMerge(
  { database, decide, withdraw }: StoreTransaction,
  collection: TwoWayName,
  versions: { merged: WireDocument; mine: WireDocument; theirs: WireDocument },
  { conflicts, mergedFields, by }: Pick<Received, 'conflicts' | 'mergedFields'> & { by?: string },
): Promise<void> {
  const { merged } = versions;
  if (conflicts.length > 0) {
    const subject = toSubject(collection, merged.id);
    const open = database.decisions.where('[collection+documentId]').equals(subject);
    for (const one of buildConflicts(collection, versions, conflicts, await open.toArray(), by))
      await decide(one);
  }
  if (mergedFields.length === 0) return;
  await decide(buildMerge(collection, merged, mergedFields));
  const merges = await database.decisions.filter(({ kind }) => kind === 'merge').primaryKeys();
  // Ids are in the order of time.
  await withdraw(merges.sort().slice(0, Math.max(0, merges.length + 1 - MERGES_KEPT)));
}

async function finish(later: Later): Promise<void> {
  for (const ask of later) await ask();
}

/**
 * Takes a version of the server in; what is merged is decided about, or told, in the same transaction.
 * @returns versions of this device of which nothing more is to be heard
 */
function receive(
  transaction: StoreTransaction,
  loaded: Loaded,
  server: ServerVersion & { writtenOn?: string | undefined },
  later: Later,
  pushedOn?: string | null,
): string[] {
  const { collection, held } = loaded;
  if (isErased(server.document))
    later.push(() => takeErasure(transaction, collection, server.document));
  const result = received(collection, held, server, newWriteId(), pushedOn);
  const { record: next, conflicts, mergedFields } = result;
  if (next === held) return [];
  const ended = settled(transaction, loaded, next, later);
  if (!held || !next) return ended;
  const versions = { merged: next.document, mine: held.document, theirs: server.document };
  const by = server.writtenOn === undefined ? {} : { by: server.writtenOn };
  if (conflicts.length + mergedFields.length > 0)
    later.push(() => noteMerge(transaction, collection, versions, { ...result, ...by }));
  return ended;
}

function reject(
  transaction: StoreTransaction,
  loaded: Loaded,
  write: string,
  { code, reason, paths }: Rejected,
  later: Later,
): string[] {
  const { collection, held } = loaded;
  if (held && code === 'client_erased') {
    later.push(() => dropDocument(transaction, { collection, id: held.document.id }));
    return openVersions(collection, held);
  }
  const next = held && refused(held, write);
  if (next?.sync.state !== 'refused') return [];
  const { document } = next;
  later.push(() => transaction.decide(buildRefusal(collection, document, { code, reason, paths })));
  return settled(transaction, loaded, next, later);
}

/** @returns as `receive` */
function settle(
  transaction: StoreTransaction,
  version: OutgoingVersion,
  loaded: Loaded,
  outcome: Outcome,
  later: Later,
): string[] {
  const { held } = loaded;
  if (!held) return [];
  if (outcome.verdict === 'conflict')
    return receive(transaction, loaded, outcome, later, version.rev);
  if (outcome.verdict === 'rejected')
    return reject(transaction, loaded, version.write, outcome, later);
  return settled(transaction, loaded, acknowledged(held, version, outcome.rev), later);
}

async function decided(
  transaction: StoreTransaction,
  documents: readonly Touched[],
  change: (held: Held) => Held | undefined,
): Promise<void> {
  for (const loaded of await transaction.load(documents))
    if (loaded.held) transaction.hold(loaded, change(loaded.held));
  await transaction.withdraw(documents.map(({ collection, id }) => refusalId(collection, id)));
}

const clientTaken = (collection: TwoWayName, { id, _deleted }: WireDocument): string | undefined =>
  collection === 'clients' && !_deleted ? id : undefined;

/** Sends what waited for refused clients again once the server has taken the clients. */
async function releaseDependents(
  transaction: StoreTransaction,
  taken: readonly (string | undefined)[],
): Promise<void> {
  const clients = new Set(taken.filter((id) => id !== undefined));
  if (clients.size === 0) return;
  const waiting = await transaction.database.decisions
    .filter(
      (one) =>
        one.kind === 'refused' &&
        one.code === 'depends_on_rejected' &&
        clients.has(one.clientId ?? ''),
    )
    .toArray();
  const documents = waiting.map(({ collection, documentId: id }) => ({ collection, id }));
  await decided(transaction, documents, retried);
}

/**
 * Takes a page of changes in, together with how far it goes; of a page that fails, nothing.
 * @param state of a pull that began where `nextPull` said
 * @throws StorageFull
 */
export function takePage(
  store: RecordStore,
  name: DatabaseName,
  changes: readonly ChangedDocument[],
  state: PullState,
): Promise<void> {
  const writers = new Map(
    changes.map(({ collection, document, writtenOn }) => [
      `${collection}|${document.id}`,
      writtenOn,
    ]),
  );
  return store.write(
    async (transaction) => {
      // A newer gateway may tell of a collection that this app does not have: `nextPull` of one that has it asks again.
      const own = changes.flatMap(({ collection, ...change }) =>
        isTwoWay(collection) ? [{ collection, id: change.document.id, change }] : [],
      );
      const loaded = await transaction.load(own);
      const later: Later = [];
      const ended = own.flatMap(({ change }, index) => {
        const one = loaded[index];
        return one ? receive(transaction, one, change, later) : [];
      });
      await finish(later);
      // Also here, since the answer that confirmed the client may have been lost.
      await releaseDependents(
        transaction,
        own.map(({ collection, change }) => clientTaken(collection, change.document)),
      );
      for (const mirror of PULLED_ONLY) {
        const documents = changes.filter(({ collection }) => collection === mirror);
        const wires = documents.map(({ document }) => document);
        await transaction.mirror(mirror, wires);
      }
      await noteInFlight(transaction, [], ended);
      await notePull(store, name, state);
    },
    (key) => writers.get(key),
  );
}

/** Another life of the workspace's database: all is compared again. @throws StorageFull */
export function detach(store: RecordStore, state: PullState): Promise<void> {
  const { database } = store;
  return store.write(async (transaction) => {
    for (const collection of TWO_WAY_NAMES) {
      const ids = await database.records(collection).toCollection().primaryKeys();
      for (const loaded of await transaction.load(ids.map((id) => ({ collection, id }))))
        if (loaded.held) transaction.hold(loaded, detached(loaded.held, newWriteId()));
    }
    await database.inFlight.clear();
    await notePull(store, 'workspace', state);
  });
}

/**
 * Reads what is dirty among some documents, and notes that it may be on its way from now on: after a killed tab it is
 * not known whether the server took it.
 * @param fitting how many of the versions from the front go out now
 */
export function beginPush(
  store: RecordStore,
  documents: readonly Touched[],
  fitting: (versions: readonly OutgoingVersion[]) => number,
): Promise<OutgoingVersion[]> {
  return store.write(async (transaction) => {
    const loaded = await transaction.load(documents);
    const ready = loaded.flatMap(({ collection, held }): OutgoingVersion[] => {
      if (held?.sync.state !== 'dirty') return [];
      const { rev, write } = held.sync;
      return [{ collection, rev, write, document: held.document }];
    });
    const versions = ready.slice(0, fitting(ready));
    await noteInFlight(transaction, versions.map(versionKey), []);
    return versions;
  });
}

/** Settles what the server said; `undefined` where it said nothing of a version: it may have taken it all the same. */
export function endPush(
  store: RecordStore,
  versions: readonly OutgoingVersion[],
  outcomes: readonly (Outcome | undefined)[],
): Promise<void> {
  return store.write(async (transaction) => {
    const loaded = await transaction.load(
      versions.map(({ collection, document: { id } }) => ({ collection, id })),
    );
    const clients: (string | undefined)[] = [];
    const ended: string[] = [];
    const later: Later = [];
    for (const [index, version] of versions.entries()) {
      const [outcome, one] = [outcomes[index], loaded[index]];
      if (!outcome || !one) continue;
      ended.push(versionKey(version), ...settle(transaction, version, one, outcome, later));
      if (outcome.verdict !== 'rejected')
        clients.push(clientTaken(version.collection, version.document));
    }
    await finish(later);
    await releaseDependents(transaction, clients);
    await noteInFlight(transaction, [], ended);
  });
}

export function refuse(
  store: RecordStore,
  documents: readonly Touched[],
  why: Rejected,
): Promise<void> {
  return store.write(async (transaction) => {
    const later: Later = [];
    for (const loaded of await transaction.load(documents))
      if (loaded.held?.sync.state === 'dirty')
        reject(transaction, loaded, loaded.held.sync.write, why, later);
    await finish(later);
  });
}

export function retryRefused(store: RecordStore, document: Touched): Promise<void> {
  return store.write((transaction) => decided(transaction, [document], retried));
}

export function discardRefused(store: RecordStore, document: Touched): Promise<void> {
  return store.write((transaction) => decided(transaction, [document], discarded));
}
