import { getAssumedMasterState, getChangedDocumentsSince } from 'rxdb/plugins/core';
import type { Subscription } from 'rxjs';
import { heightOf, isAsPulled, originOf, storedVersions, toWire } from '../data/versions';
import type { StoredVersion } from '../data/versions';
import { titleOf } from '../domain/titles';
import type { RxCollections } from '../data/openLocalData';
import { TWO_WAY_NAMES } from '../domain/collections';
import type { CollectionName, TwoWayName } from '../domain/collections';
import { sameDocument } from '../domain/equality';
import { hashOf } from './replication';
import type { Replication } from './replication';
import type { WaitingItem } from './status';

/** A document whose newest version the server has not taken. */
export interface Waiting extends WaitingItem {
  rev: string;
  /** Whether the server holds no version of it, as far as is known. */
  fresh: boolean;
}

type Fields = Record<string, unknown>;

export interface WaitingTracker {
  /** Begins to watch local writes. Called before any replication is attached. */
  watch(): void;
  /** Everything was compared once, also where no replication runs yet. */
  count(): Promise<void>;
  /** A replication runs (anew): what it knows of the server counts from now on. */
  attach(name: CollectionName, state: Replication): void;
  items(): Waiting[];
  has(collection: CollectionName, id: string): boolean;
  stop(): void;
}

/** Changes are gathered this long before they are compared, in milliseconds. */
const SETTLE_MS = 15;
const SCAN_BATCH = 1000;

/**
 * Which documents wait, from what replication itself has stored: documents whose version differs
 * from the one that the server is known to hold. It needs no list of its own, so it is true after
 * any crash; and it asks no clock, unlike RxDB's upstream checkpoint.
 * @param local the device's collections
 * @param lookup the running replication of a collection, if one runs
 * @param changed called after the list has changed
 * @param failed told of a failing comparison; the next change compares again
 */
export function createWaitingTracker(
  local: RxCollections,
  lookup: (name: TwoWayName) => Replication | undefined,
  changed: () => void,
  failed: (error: unknown) => void,
): WaitingTracker {
  const waiting = new Map<string, Waiting>();
  /** What is to be compared, with what the server was just noted to hold. */
  const dirty = new Map<TwoWayName, Map<string, Fields | undefined>>();
  const subscriptions: Subscription[] = [];
  const hashes = new Map<TwoWayName, string>();
  const scanned = new Set<TwoWayName>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Written by the running replication; RxDB notes a moment later that the server holds it. */
  function isPulled(name: TwoWayName, version: StoredVersion): boolean {
    return isAsPulled(version) && originOf(version)?.hash === hashes.get(name);
  }

  function add(name: TwoWayName, version: StoredVersion, fresh: boolean): void {
    const wire = toWire(version);
    waiting.set(`${name}|${version.id}`, {
      collection: name,
      id: version.id,
      title: titleOf(name, wire),
      ...(typeof wire.clientId === 'string' ? { clientId: wire.clientId } : {}),
      changedAt: typeof wire.updatedAt === 'string' ? wire.updatedAt : '',
      rev: version._rev,
      fresh,
    });
  }

  /** What the server is known to hold of documents, by id. */
  async function mastersOf(name: TwoWayName, ids: string[]): Promise<Map<string, Fields>> {
    const internal = lookup(name)?.internalReplicationState;
    const assumed = internal ? await getAssumedMasterState(internal, ids) : {};
    return new Map(Object.entries(assumed).map(([id, { docData }]) => [id, docData]));
  }

  /** Compares versions with what the server holds. */
  function compare(
    name: TwoWayName,
    versions: StoredVersion[],
    masters: ReadonlyMap<string, Fields>,
  ): void {
    for (const version of versions) {
      const master = masters.get(version.id);
      const held = isPulled(name, version) || (master && sameDocument(master, toWire(version)));
      if (held) waiting.delete(`${name}|${version.id}`);
      else add(name, version, !master);
    }
  }

  async function settle(): Promise<void> {
    const todo = [...dirty];
    dirty.clear();
    for (const [name, found] of todo) {
      if (stopped) return;
      const unknown = [...found].flatMap(([id, master]) => (master ? [] : [id]));
      const masters = await mastersOf(name, unknown);
      for (const [id, master] of found) if (master) masters.set(id, master);
      compare(name, await storedVersions(local[name], [...found.keys()]), masters);
    }
    if (!stopped) changed();
  }

  function look(name: TwoWayName, changed: Iterable<[string, Fields | undefined]>): void {
    const found = dirty.get(name) ?? new Map<string, Fields | undefined>();
    dirty.set(name, found);
    // A write that comes behind a note does not change what was noted.
    for (const [id, master] of changed) found.set(id, master ?? found.get(id));
    timer ??= setTimeout(() => {
      timer = undefined;
      enqueue(settle);
    }, SETTLE_MS);
  }

  function enqueue(job: () => Promise<void>): Promise<void> {
    work = work.then(job).catch((error: unknown) => {
      // A database that was closed meanwhile has nothing that waits in this tab.
      if (!stopped) failed(error);
    });
    return work;
  }

  async function scan(name: TwoWayName): Promise<void> {
    let from: unknown;
    for (;;) {
      if (stopped) return;
      const page = await getChangedDocumentsSince(local[name].storageInstance, SCAN_BATCH, from);
      const ids = page.documents.map(({ id }) => id);
      const masters = await mastersOf(name, ids);
      // What was written meanwhile is newer than the page, and compared by itself.
      const unchanged = page.documents.filter(({ id }) => !dirty.get(name)?.has(id));
      compare(name, unchanged, masters);
      from = page.checkpoint;
      if (page.documents.length < SCAN_BATCH) break;
    }
    if (!stopped) changed();
  }

  /** A write of this device waits from the moment it is stored; comparing it comes after. */
  function written(name: TwoWayName, versions: StoredVersion[]): void {
    const own = versions.filter((version) => !isPulled(name, version));
    for (const version of own)
      add(
        name,
        version,
        waiting.get(`${name}|${version.id}`)?.fresh ?? heightOf(version._rev) === 1,
      );
    if (own.length > 0) changed();
    look(
      name,
      versions.map((version) => [version.id, undefined]),
    );
  }

  function attach(name: CollectionName, state: Replication): void {
    const two = TWO_WAY_NAMES.find((one) => one === name);
    if (!two || !state.metaInstance) return;
    subscriptions.push(
      state.metaInstance.changeStream().subscribe((bulk) => {
        const noted = bulk.events.flatMap(({ documentData }): [string, Fields][] =>
          documentData.isCheckpoint === '0' ? [[documentData.itemId, documentData.docData]] : [],
        );
        if (noted.length > 0) look(two, noted);
      }),
    );
    scanned.add(two);
    const found = dirty.get(two);
    // What an earlier replication noted is about a database that is gone.
    for (const id of found?.keys() ?? []) found?.set(id, undefined);
    void enqueue(async () => {
      hashes.set(two, await hashOf(state));
      await scan(two);
    });
  }

  return {
    attach,
    watch() {
      for (const name of TWO_WAY_NAMES)
        subscriptions.push(
          local[name].storageInstance.changeStream().subscribe((bulk) => {
            written(
              name,
              bulk.events.map((event) => event.documentData as StoredVersion),
            );
          }),
        );
    },
    async count() {
      // A replication that runs has had its collection compared when it was attached.
      for (const name of TWO_WAY_NAMES) if (!scanned.has(name)) void enqueue(() => scan(name));
      // What a scan left to be compared by itself.
      await enqueue(settle);
    },
    items: () => [...waiting.values()],
    has: (collection, id) => waiting.has(`${collection}|${id}`),
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
