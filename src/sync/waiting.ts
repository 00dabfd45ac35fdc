import { getAssumedMasterState, getChangedDocumentsSince } from 'rxdb/plugins/core';
import type { Subscription } from 'rxjs';
import { heightOf, isAsPulled, originOf, storedVersions, toWire } from '../data/versions';
import type { StoredVersion } from '../data/versions';
import { titleOf } from '../data/titles';
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

export interface WaitingTracker {
  /** Begins to watch local writes; compares everything once. */
  start(): Promise<void>;
  /** A replication runs (anew): what it knows of the server counts from now on. */
  attach(name: CollectionName, state: Replication): void;
  items(): Waiting[];
  has(collection: CollectionName, id: string): boolean;
  stop(): void;
}

/** Changes are gathered this long before they are compared, in milliseconds. */
const SETTLE_MS = 15;
const SCAN_BATCH = 500;

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
  lookup: (name: CollectionName) => Replication | undefined,
  changed: () => void,
  failed: (error: unknown) => void,
): WaitingTracker {
  const waiting = new Map<string, Waiting>();
  const dirty = new Map<TwoWayName, Set<string>>();
  const subscriptions: Subscription[] = [];
  const hashes = new Map<TwoWayName, string>();
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

  /** Compares versions with what the server holds. */
  async function compare(name: TwoWayName, versions: StoredVersion[]): Promise<void> {
    const internal = lookup(name)?.internalReplicationState;
    const ids = versions.map((one) => one.id);
    const assumed = internal ? await getAssumedMasterState(internal, ids) : {};
    for (const version of versions) {
      const master = assumed[version.id]?.docData;
      const held = isPulled(name, version) || (master && sameDocument(master, toWire(version)));
      if (held) waiting.delete(`${name}|${version.id}`);
      else add(name, version, !master);
    }
  }

  async function settle(): Promise<void> {
    const todo = [...dirty];
    dirty.clear();
    for (const [name, ids] of todo) {
      if (stopped) return;
      await compare(name, await storedVersions(local[name], [...ids]));
    }
    if (!stopped) changed();
  }

  function look(name: TwoWayName, ids: string[]): void {
    const set = dirty.get(name) ?? new Set();
    dirty.set(name, set);
    for (const id of ids) set.add(id);
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
      await compare(name, page.documents);
      from = page.checkpoint;
      if (page.documents.length < SCAN_BATCH) break;
    }
    changed();
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
      versions.map((version) => version.id),
    );
  }

  function attach(name: CollectionName, state: Replication): void {
    const two = TWO_WAY_NAMES.find((one) => one === name);
    if (!two || !state.metaInstance) return;
    subscriptions.push(
      state.metaInstance.changeStream().subscribe((bulk) => {
        const ids = bulk.events.flatMap(({ documentData }) =>
          documentData.isCheckpoint === '0' ? [documentData.itemId] : [],
        );
        if (ids.length > 0) look(two, ids);
      }),
    );
    void enqueue(async () => {
      hashes.set(two, await hashOf(state));
      await scan(two);
    });
  }

  return {
    attach,
    async start() {
      for (const name of TWO_WAY_NAMES) {
        subscriptions.push(
          local[name].storageInstance.changeStream().subscribe((bulk) => {
            written(
              name,
              bulk.events.map((event) => event.documentData as StoredVersion),
            );
          }),
        );
        void enqueue(() => scan(name));
      }
      await work;
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
